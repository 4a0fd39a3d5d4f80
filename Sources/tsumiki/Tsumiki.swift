import Diagnostics
import Foundation
import UIKit

/// The command line: shows the gallery's screens and iOS app folders, in windows or in files.
@main
struct Tsumiki {
  static func main() {
    Problem.exit {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      return try run(arguments)
    }
  }

  @MainActor
  private static func run(_ arguments: Arguments) throws -> Int32 {
    if arguments.isForABrowser { return try AppCommand.keepOpen(["serve"] + arguments.words) }
    switch arguments.command {
    case .help:
      print(Problem.named(Arguments.help))
      return 0
    case .list:
      GalleryCommand.list()
      return 0
    case .gallery: return try GalleryCommand.showAll(arguments.options)
    case .screen(let id): return try GalleryCommand.show(id, arguments.options)
    case .app(let path):
      return try AppCommand.run(
        path,
        arguments.project,
        arguments.options,
        arguments.appArguments
      )
    case .program(let path):
      return try AppCommand.become(
        URL(fileURLWithPath: path),
        arguments.options,
        arguments.appArguments
      )
    case .keeper(let words): return try AppCommand.keepOpen(words)
    case .build(let path): return try AppCommand.handOver(["--build", path] + arguments.project)
    case .test(let path):
      // What the device is like holds for tests as well.
      arguments.options.export()
      return try AppCommand.handOver(["--test", path] + arguments.project)
    case .merge(let folders):
      let parts = folders.dropFirst().flatMap { ["--from", $0] }
      return try AppCommand.handOver(["--merge", folders[0]] + parts)
    case .approve(let report):
      return try AppCommand.handOver(["--approve", report] + arguments.project)
    case .doctor(let path): return try AppCommand.handOver(["--doctor", path] + arguments.project)
    }
  }
}
