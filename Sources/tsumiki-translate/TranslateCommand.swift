import Diagnostics
import Foundation

/// Translates, builds and tests iOS apps, for the command line and for build tools.
@main
struct TranslateCommand {
  private var verb = ""
  private var request = ProjectRequest()

  static func main() {
    Problem.exit { try Self(CommandLine.arguments.dropFirst()).run() }
  }

  private init(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--keep-going" {
        request.keepsGoing = true
        continue
      }
      guard let value = rest.popFirst() else { throw Self.unknown(argument) }
      switch argument {
      case "--build", "--test", "--doctor", "--plan", "--merge", "--approve":
        (verb, request.path) = (argument, value)
      case "--target": request.target = value
      case "--scheme": request.scheme = value
      case "--configuration": request.configuration = value
      case "--filter": request.filter = value
      case "--packages": request.packages.append(try Self.folder(value))
      case "--allow-plugin": request.plugins.insert(value)
      default:
        guard try request.tests.take(argument, value) else { throw Self.unknown(argument) }
      }
    }
  }

  private func run() throws -> Int32 {
    switch verb {
    case "--build":
      print(try AppCommand.build(request).executable.path)
      return 0
    case "--test": return try AppCommand.test(request)
    case "--doctor": return try Doctor.examine(request)
    case "--plan": return try PlannedTranslation.run(request.path)
    case "--merge": return try TestMerge.run(request)
    case "--approve": return try TestApprovalCommand.run(request)
    default: throw Self.unknown("no command")
    }
  }

  private static func folder(_ path: String) throws -> URL {
    let url = URL(fileURLWithPath: path)
    guard FileKind(url) == .folder else {
      throw Problem(
        .optionInvalid,
        what: "There is no such folder.",
        place: "--packages",
        saw: path,
        remedy: "Give a folder with clones of packages in it, under their repositories' names."
      )
    }
    return url
  }

  private static func unknown(_ argument: String) -> Problem {
    Problem(
      .optionInvalid,
      what: "The arguments cannot be used.",
      place: argument,
      remedy: "Give --build, --test or --doctor with a path, and options with a value each;"
        + " tsumiki --help tells what they do."
    )
  }
}
