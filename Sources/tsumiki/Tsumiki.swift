import Foundation
import UIKit

/// The command line: shows the gallery's screens and iOS app folders, in windows or in files.
@main
struct Tsumiki {
  static func main() {
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      exit(try run(arguments))
    } catch let problem as Problem {
      fail(problem.description)
    } catch {
      fail("\(error)")
    }
  }

  @MainActor
  private static func run(_ arguments: Arguments) throws -> Int32 {
    switch arguments.command {
    case .help:
      print(Arguments.help)
      return 0
    case .list:
      GalleryCommand.list()
      return 0
    case .gallery: return try GalleryCommand.showAll(arguments.options)
    case .screen(let id): return try GalleryCommand.show(id, arguments.options)
    case .app(let path):
      return try AppCommand.run(path, target: arguments.target, arguments.options)
    case .build(let path):
      print(try AppCommand.build(path, target: arguments.target).executable.path)
      return 0
    case .test(let path):
      return try AppCommand.test(path, target: arguments.target, filter: arguments.filter)
    case .doctor(let path): return try Doctor.examine(path, target: arguments.target)
    }
  }

  private static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(1)
  }
}

/// Something that keeps a command from being carried out.
struct Problem: Error, CustomStringConvertible {
  let code: String
  let what: String
  let place: String
  var saw = ""
  let remedy: String

  var description: String {
    Diagnosis(
      Diagnosis.Code(rawValue: code),
      .warning,
      what: what,
      place: place,
      saw: saw,
      remedy: remedy
    ).description
  }
}
