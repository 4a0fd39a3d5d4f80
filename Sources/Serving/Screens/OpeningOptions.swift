import Foundation
import ScreenProtocol

/// Makes of the parameters of `open` what the command line would have said.
struct OpeningOptions {
  let parameters: ServedParameters

  /// What is to be opened; what is not said is as in `standard`, which the command line named.
  func request(_ standard: ScreenRequest?) throws(ServedError) -> ScreenRequest {
    var request: ScreenRequest
    if let id = parameters.text("gallery") {
      request = ScreenRequest(.gallery(id))
      request.device = standard?.device ?? []
    } else if let path = parameters.text("path") {
      let whole = URL(fileURLWithPath: path).standardizedFileURL.path
      guard FileManager.default.fileExists(atPath: whole) else {
        throw .parameters("There is nothing at \(whole).")
      }
      request = ScreenRequest(.app(whole, project: project))
      request.device = standard?.device ?? []
    } else if let standard {
      request = standard
    } else {
      throw .parameters(
        "open needs \"path\" or \"gallery\": nothing was named on the command line."
      )
    }
    if let name = parameters.text("name") { request.name = name }
    request.device += try device()
    request.arguments = try language() + request.arguments + parameters.texts("arguments")
    for name in ["controller", "storyboard", "id"] {
      if let value = parameters.text(name) { request.shown[name] = value }
    }
    return request
  }

  /// What is said of the language and the region, as launch arguments.
  func language() throws(ServedError) -> [String] {
    var arguments: [String] = []
    if let language = parameters.text("language") {
      guard !language.isEmpty, language.allSatisfy({ $0.isLetter || $0 == "-" || $0.isNumber })
      else {
        throw .parameters("\"language\" is a code as in de or zh-Hans, not \"\(language)\".")
      }
      arguments += ["-AppleLanguages", "(\(language))"]
    }
    if let locale = parameters.text("locale") {
      guard (2...15).contains(locale.utf8.count),
        locale.utf8.allSatisfy({
          $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") || Self.isPlain($0)
        })
      else {
        throw .parameters(
          "\"locale\" is a code as in de_AT of 15 letters at most, not \"\(locale)\"."
        )
      }
      arguments += ["-AppleLocale", locale]
    }
    return arguments
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private var project: [String] {
    ["target", "scheme", "configuration", "packages"].flatMap { name in
      parameters.text(name).map { ["--\(name)", $0] } ?? []
    }
  }

  private func device() throws(ServedError) -> [String] {
    var options: [String] = []
    if let (width, height) = try parameters.pair("size") {
      options += ["--size", "\(Self.text(width))x\(Self.text(height))"]
    }
    if let scale = parameters.number("scale") { options += ["--scale", Self.text(scale)] }
    if let insets = try parameters.numbers("safeArea", count: 4) {
      options += ["--safe-area", insets.map(Self.text).joined(separator: ",")]
    }
    if let style = parameters.text("style") { options += ["--style", style] }
    if let size = parameters.text("textSize") { options += ["--text-size", size] }
    if let date = parameters.text("date") { options += ["--date", date] }
    if let url = parameters.text("url") { options += ["--open", url] }
    if let preview = parameters.text("preview") { options += ["--screen", preview] }
    if parameters.flag("rightToLeft") == true { options.append("--rtl") }
    if parameters.flag("keyboard") == true { options.append("--keyboard") }
    // A value that looks like an option would be taken for one.
    if let wrong = options.first(where: { $0.hasPrefix("--") && !Self.known.contains($0) }) {
      throw .parameters("\"\(wrong)\" is no value.")
    }
    return options
  }

  private static let known: Set<String> = [
    "--size", "--scale", "--safe-area", "--style", "--text-size", "--date", "--rtl", "--open",
    "--keyboard", "--screen",
  ]

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
