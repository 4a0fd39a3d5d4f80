import Diagnostics
import Foundation
import InterfaceFiles
import Synchronization

extension SymbolDescription {
  /// The symbol of the files in a folder.
  func set(in folder: String, name: String, languages: [String]) -> SymbolSet {
    let files = files(languages: languages)
    func path(_ name: String?) -> String? { name.flatMap { AssetFolder(folder).file($0) } }
    return SymbolSet(
      name: name,
      plain: path(files.plain),
      fromLeft: path(files.fromLeft),
      fromRight: path(files.fromRight)
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
        Diagnosis(.symbolTemplate, place: "\(path):\(error.line)", saw: error.reason)
      )
      return nil
    }
  }
}
