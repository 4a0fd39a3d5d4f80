import Diagnostics
import Foundation
import Serving

/// What was asked for on the command line.
struct ServeArguments {
  /// How answers go out.
  enum Face { case agent, everybody }

  private(set) var face = Face.everybody
  private(set) var request: ScreenRequest?
  /// How long an app may take to answer, in seconds.
  private(set) var patience = 30.0
  private(set) var port = 0
  private(set) var socket: String?
  /// The address at which others are listened to as well.
  private(set) var host: String?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    face = rest.popFirst() == "mcp" ? .agent : .everybody
    var source: ScreenSource?
    var screen: String?
    var device: [String] = []
    var project: [String] = []
    var appArguments: [String] = []
    while let argument = rest.popFirst() {
      switch argument {
      case "--screen": screen = try Self.value(&rest, argument)
      case "--patience": patience = try Self.number(&rest, argument, 1...3_600)
      case "--port": port = Int(try Self.number(&rest, argument, 0...65_535))
      case "--host": host = try Self.value(&rest, argument)
      case "--socket": socket = try Self.value(&rest, argument)
      case "--target", "--scheme", "--configuration", "--packages", "--allow-plugin":
        project += [argument, try Self.value(&rest, argument)]
      case "--keep-going": project.append(argument)
      case "--rtl", "--smart-typing", "--keyboard": device.append(argument)
      case "--size", "--scale", "--style", "--text-size", "--safe-area", "--date", "--open":
        device += [argument, try Self.value(&rest, argument)]
      case "--":
        appArguments += rest
        rest = []
      case _ where argument.hasPrefix("-") && argument.dropFirst().first?.isUppercase == true:
        appArguments += [argument, try Self.value(&rest, argument)]
      case _ where argument.hasPrefix("-"):
        throw Problem(
          .optionInvalid,
          what: "There is no such option.",
          place: argument,
          remedy: "tsumiki --help lists them; what is for the app stands behind --."
        )
      default: source = .app(URL(fileURLWithPath: argument).standardizedFileURL.path, project: [])
      }
    }
    if case .app(let path, _) = source {
      guard FileManager.default.fileExists(atPath: path) else {
        throw Problem(
          .optionInvalid,
          what: "There is no such file or folder.",
          place: path,
          remedy: "Give an iOS app's folder, project or Swift file."
        )
      }
      source = .app(path, project: project)
    } else if let screen {
      source = .gallery(screen)
    }
    // Whoever looks on sees the gallery where nothing is named.
    if source == nil, face == .everybody { source = .gallery("") }
    // The app is launched with its preview, so that its own screens are not opened before.
    if case .app = source, let screen { device += ["--screen", screen] }
    request = source.map { ScreenRequest($0, device: device, arguments: appArguments) }
  }

  private static func value(_ rest: inout ArraySlice<String>, _ option: String) throws -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw Problem(
        .optionInvalid,
        what: "An option has no value.",
        place: option,
        remedy: "Give one behind it."
      )
    }
    return value
  }

  private static func number(
    _ rest: inout ArraySlice<String>,
    _ option: String,
    _ range: ClosedRange<Double>
  ) throws -> Double {
    let text = try value(&rest, option)
    guard let number = Double(text), range.contains(number) else {
      throw Problem(
        .optionInvalid,
        what: "An option has a value that cannot be used.",
        place: option,
        saw: text,
        remedy: "Give a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))."
      )
    }
    return number
  }
}
