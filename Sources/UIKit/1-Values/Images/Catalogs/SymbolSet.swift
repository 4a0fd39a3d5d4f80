import Diagnostics
import Foundation
import Synchronization

/// The description of a symbol in an asset catalog.
struct SymbolDescription: Decodable {
  struct Variant: Decodable, CatalogEntry {
    var slot: CatalogSlot
    var filename: String?
    var direction: String?

    enum CodingKeys: String, CodingKey {
      case filename
      case direction = "language-direction"
    }

    init(from decoder: any Decoder) throws {
      slot = try CatalogSlot(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      direction = try values.decodeIfPresent(String.self, forKey: .direction)
    }
  }

  var symbols: [Variant]?

  /// The symbol of the files in a folder.
  func set(in folder: String, name: String, languages: [String]) -> SymbolSet {
    let filled = (symbols ?? []).filter { $0.filename?.isEmpty == false }
    let useful = filled.map(\.slot).useful(languages: languages).map { filled[$0] }
    func path(_ direction: String?) -> String? {
      useful.last { $0.direction == direction }?.filename.map { "\(folder)/\($0)" }
    }
    return SymbolSet(
      name: name,
      plain: path(nil),
      fromLeft: path("left-to-right"),
      fromRight: path("right-to-left")
    )
  }
}

/// A symbol of an app's catalog, read when it is first shown.
final class SymbolSet: Sendable {
  private let name: String
  private let plain: String?
  private let fromLeft: String?
  private let fromRight: String?
  private let symbols = Mutex<[String: Symbol?]>([:])

  /// Makes a symbol of a file for all languages, or of such for their directions.
  init(name: String, plain: String?, fromLeft: String?, fromRight: String?) {
    self.name = name
    self.plain = plain
    self.fromLeft = fromLeft
    self.fromRight = fromRight
  }

  /// The symbol where the language reads in the traits' direction; nil with a diagnosis where its
  /// file cannot be used.
  func symbol(for traits: UITraitCollection) -> Symbol? {
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    if isRightToLeft, let fromRight { return symbol(at: fromRight, flips: false) }
    if let fromLeft { return symbol(at: fromLeft, flips: fromRight == nil) }
    return (plain ?? fromRight).flatMap { symbol(at: $0, flips: false) }
  }

  private func symbol(at path: String, flips: Bool) -> Symbol? {
    if let known = symbols.withLock({ $0[path] }) { return known }
    let symbol = Self.read(path).map {
      Symbol(name: name, form: TemplateSymbol($0), followsReadingDirection: flips)
    }
    return symbols.withLock { symbols in
      if let known = symbols[path] { return known }
      symbols[path] = .some(symbol)
      return symbol
    }
  }

  private static func read(_ path: String) -> SymbolTemplate? {
    guard let data = FileManager.default.contents(atPath: path) else {
      AssetMistake.reportMissingFile(path)
      return nil
    }
    do throws(SymbolTemplate.Failure) {
      return try SymbolTemplate(data, path: path)
    } catch {
      UIKitDiagnostics.report(
        Diagnosis(
          "TSK-SYMBOL-TEMPLATE",
          .warning,
          what: "A symbol's drawing is not in the form that SF Symbols exports.",
          place: "\(path):\(error.line)",
          saw: error.reason,
          remedy:
            "Export the template again with the names of its layers and guides kept; no symbol"
            + " is shown."
        )
      )
      return nil
    }
  }
}
