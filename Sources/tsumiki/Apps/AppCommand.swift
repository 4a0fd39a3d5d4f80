import Foundation
import UIKit

/// Builds and runs iOS app folders.
enum AppCommand {
  static func run(_ path: String, _ options: LaunchOptions) throws -> Int32 {
    let app = try build(path)
    var options = options
    options.title = app.name
    options.fallbackPNG = URL(fileURLWithPath: "out/\(app.name).png").path
    setenv(LaunchOptions.variable, options.environmentValue, 1)
    return try replaceProcess(with: app.executable)
  }

  /// Makes sure that an app's program is built from what is in its folder now.
  static func build(_ path: String) throws -> BuiltApp {
    let folder = try AppFolder(path: path)
    return try AppBuilder(folder: folder, toolchain: Toolchain.current()).build()
  }

  /// Lets the app take the place of this process, so that signals and output are its own.
  private static func replaceProcess(with executable: URL) throws -> Int32 {
    let arguments = [strdup(executable.path), nil]
    execv(executable.path, arguments)
    throw Problem(
      code: "TSK-APP-START",
      what: "The app's program could not be started.",
      place: executable.path,
      saw: String(cString: strerror(errno)),
      remedy: "Remove the folder it is in and run once more."
    )
  }
}

/// An app that is ready to run.
struct BuiltApp {
  let name: String
  let executable: URL
}
