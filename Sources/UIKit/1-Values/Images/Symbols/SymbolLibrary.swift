import Diagnostics
import Foundation
import Synchronization

/// The symbols by the names they have on iOS.
enum SymbolLibrary {
  /// Where Debian's package `bootstrap-icons` puts its drawings.
  static let folder = "/usr/share/bootstrap-icons/svg"

  private enum Entry {
    case known(Symbol)
    case missing
  }

  private static let entries = Mutex<[String: Entry]>([:])

  /// The symbol of a name, or nil with a diagnosis.
  static func symbol(named name: String) -> Symbol? {
    if let entry = entries.withLock({ $0[name] }) {
      if case .known(let symbol) = entry { return symbol }
      reportMissing(name)
      return nil
    }
    let symbol = load(name)
    entries.withLock { $0[name] = symbol.map(Entry.known) ?? .missing }
    if symbol == nil { reportMissing(name) }
    return symbol
  }

  private static func load(_ name: String) -> Symbol? {
    guard let drawingName = drawingName(of: name) else { return nil }
    let parts = drawingName.split(separator: "@").map(String.init)
    guard let signName = parts.first,
      let text = text(of: signName),
      let sign = SymbolDrawing(svg: text, ink: SymbolInk.box(of: signName, in: text))
    else { return nil }
    let frame = parts.count > 1 ? parts[1] : nil
    let drawing =
      frame.map { sign.framed(by: $0, ink: SymbolInk.box(of: drawingName, in: text)) } ?? sign
    return drawing.map {
      Symbol(
        name: name,
        form: OpenSymbol(name: name, drawingName: drawingName, drawing: $0),
        followsReadingDirection: pointsAlong(name)
      )
    }
  }

  /// Whether a sign of a name points along the reading direction.
  private static func pointsAlong(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.contains("forward") || parts.contains("backward")
  }

  /// What a symbol is called in the open set: as the map says, else with hyphens for points.
  static func drawingName(of name: String) -> String? {
    if let mapped = SymbolMap.drawing(of: name) { return mapped }
    let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
    let hyphened = name.replacingOccurrences(of: ".", with: "-")
    if isPlain, FileManager.default.fileExists(atPath: path(of: hyphened)) { return hyphened }
    return framed(name)
  }

  /// A sign that is known, in a frame it is not drawn in.
  private static func framed(_ name: String) -> String? {
    for frame in ["circle", "square"] {
      let isFilled = name.hasSuffix(".\(frame).fill")
      guard isFilled || name.hasSuffix(".\(frame)") else { continue }
      let stem = String(name.dropLast(frame.count + (isFilled ? 6 : 1)))
      let full = isFilled ? SymbolMap.drawing(of: stem + ".fill") : nil
      guard let drawing = full ?? SymbolMap.drawing(of: stem), !drawing.contains("@")
      else { continue }
      return "\(drawing)@\(frame)\(isFilled ? "-fill" : "")"
    }
    return nil
  }

  /// What is in the file of a drawing, or in place of it; of a sign in a frame, the sign's.
  static func text(of drawingName: String) -> String? {
    OwnSigns.svg(of: String(drawingName.prefix { $0 != "@" }))
      ?? (try? String(contentsOfFile: path(of: drawingName), encoding: .utf8))
  }

  /// The file of a drawing; of a sign in a frame, the sign's.
  static func path(of drawingName: String) -> String {
    "\(folder)/\(drawingName.prefix { $0 != "@" }).svg"
  }

  private static func reportMissing(_ name: String) {
    let isInstalled = FileManager.default.fileExists(atPath: folder)
    UIKitDiagnostics.report(
      Diagnosis(
        .symbolMissing,
        what: isInstalled
          ? "There is no symbol of this name in the open set."
          : "The open symbol set is not installed.",
        place: "UIImage(systemName: \"\(name)\")",
        saw: isInstalled ? "" : "no folder \(folder)",
        remedy: isInstalled
          ? "Take a name of Docs/Symbols.md, or put an image in its place; nil is returned."
          : "Install Debian's package bootstrap-icons.",
        applePhrase: "No symbol named '\(name)' found in system symbol set"
      )
    )
  }
}
