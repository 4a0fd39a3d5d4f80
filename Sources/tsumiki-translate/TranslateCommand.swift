import Diagnostics
import Foundation

/// Translates, builds and tests iOS apps, for the command line and for build tools.
@main
struct TranslateCommand {
  private var verb = ""
  private var path = ""
  private var target: String?
  private var filter: String?

  static func main() {
    Problem.exit { try Self(CommandLine.arguments.dropFirst()).run() }
  }

  private init(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    while let argument = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Self.unknown(argument) }
      switch argument {
      case "--build", "--test", "--doctor", "--plan": (verb, path) = (argument, value)
      case "--target": target = value
      case "--filter": filter = value
      default: throw Self.unknown(argument)
      }
    }
  }

  private func run() throws -> Int32 {
    switch verb {
    case "--build":
      print(try AppCommand.build(path, target: target).executable.path)
      return 0
    case "--test": return try AppCommand.test(path, target: target, filter: filter)
    case "--doctor": return try Doctor.examine(path, target: target)
    case "--plan": return try PlannedTranslation.run(path)
    default: throw Self.unknown("no command")
    }
  }

  private static func unknown(_ argument: String) -> Problem {
    Problem(
      .optionInvalid,
      what: "The arguments cannot be used.",
      place: argument,
      remedy: "Give --build, --test or --doctor with a path, and --target or --filter with a name;"
        + " tsumiki --help tells what they do."
    )
  }
}
