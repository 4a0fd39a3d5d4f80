import Foundation

/// What an app says when it stops: where, the lines of its source, and who called it.
package enum CrashReports {
  /// The environment variable that the Swift runtime reads its settings from.
  package static let variable = "SWIFT_BACKTRACE"

  /// Short reports with the source, and no question to whoever sits at the keyboard; where the
  /// toolchain has no program that writes them, there is only the message.
  package static let settings =
    "enable=yes,interactive=no,preset=friendly,output-to=stderr,warnings=suppressed"

  /// An environment with these settings, unless it has settings of its own.
  package static func enabled(in environment: [String: String]) -> [String: String] {
    environment.merging([variable: settings]) { own, _ in own }
  }
}
