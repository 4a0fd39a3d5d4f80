import Foundation

/// The programs that lie beside this one.
package struct Tools: Sendable {
  let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// Those beside the program that runs.
  package static var beside: Tools {
    Tools(
      folder: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
    )
  }

  /// What shows screens.
  var screens: String { folder.appendingPathComponent("tsumiki").path }
  /// What builds apps.
  var builder: String { folder.appendingPathComponent("tsumiki-translate").path }
}
