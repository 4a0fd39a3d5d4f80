import Foundation

/// What is asked for on the command line: a path, and what of it.
struct ProjectRequest {
  var path = ""
  /// The target to build, where there are several.
  var target: String?
  /// The scheme that names the target and the configuration.
  var scheme: String?
  /// The configuration whose settings count.
  var configuration: String?
  /// The tests to run.
  var filter: String?
  /// Folders with clones of packages.
  var packages: [URL] = []
  /// The plugins of packages that may run.
  var plugins: Set<String> = []
  /// Whether what does not compile is left out and told.
  var keepsGoing = false
  /// How tests are run and told.
  var tests = TestOptions()

  /// The folder that it is in.
  var root: URL {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let isFolder = FileKind(url) == .folder
    return isFolder && !["xcodeproj", "xcworkspace"].contains(url.pathExtension)
      ? url : url.deletingLastPathComponent()
  }

  /// Reads what has to be built for it.
  func plan(for purpose: ProjectReader.Purpose, toolchain: Toolchain) throws -> ProjectPlan {
    var reader = ProjectReader(path: path, target: target, purpose: purpose, toolchain: toolchain)
    reader.packages = packages
    reader.plugins = plugins
    reader.keepsGoing = keepsGoing
    reader.scheme = scheme
    reader.configuration = configuration
    return try reader.read()
  }
}
