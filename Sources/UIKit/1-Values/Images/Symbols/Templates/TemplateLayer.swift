import CoreGraphics
import Foundation

/// Shapes of a symbol that take one colour.
struct TemplateLayer: Sendable {
  /// The way of showing a symbol that a layer is for.
  enum Mode: String, Sendable {
    case monochrome
    case hierarchical
    case multicolor
  }

  /// The class of its shapes; nil for all there are.
  let className: String?
  /// The level in the hierarchy, 0 the foremost, or the place among the colours.
  let level: Int
  /// The name of its colour, in multicolour.
  let colorName: String?
  /// What its style says of the colour.
  let fill: String?
  let opacity: CGFloat
  /// Whether it takes away what lies behind it.
  let clearsBehind: Bool

  /// All shapes in one layer.
  static let whole = TemplateLayer(
    className: nil,
    level: 0,
    colorName: nil,
    fill: nil,
    opacity: 1,
    clearsBehind: false
  )

  /// The layers of a mode among the classes of a drawing, those behind first; one of all shapes where
  /// there are none.
  static func layers(
    _ mode: Mode,
    classes: Set<String>,
    styles: [String: [String: String]]
  ) -> [TemplateLayer] {
    let own = classes.compactMap { name -> (order: Int, name: String, word: String?)? in
      let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
      guard let head = parts.first, head.hasPrefix("\(mode.rawValue)-"),
        let order = Int(head.dropFirst(mode.rawValue.count + 1))
      else { return nil }
      return (order, name, parts.count > 1 ? parts[1] : nil)
    }
    guard !own.isEmpty else { return mode == .multicolor ? [] : [whole] }
    let levels = ["primary": 0, "secondary": 1, "tertiary": 2]
    return own.sorted { ($0.order, $0.name) < ($1.order, $1.name) }.enumerated().map {
      index,
      layer in
      let style = styles[layer.name] ?? [:]
      return TemplateLayer(
        className: layer.name,
        level: mode == .hierarchical ? layer.word.flatMap { levels[$0] } ?? 0 : index,
        colorName: mode == .multicolor ? layer.word : nil,
        fill: style["fill"],
        opacity: style["opacity"].flatMap { Double($0) }.map { CGFloat($0) } ?? 1,
        clearsBehind: style["-sfsymbols-clear-behind"] == "true"
      )
    }
  }

  /// The colour of the layer in multicolour: the system's or the app's of the name, else as the style
  /// has it.
  var color: UIColor {
    if let colorName {
      if colorName == "tintColor" { return .accent }
      if let color = UIColor.system(named: colorName) ?? AssetCatalogs.of(.main).color(colorName) {
        return color
      }
      if colorName == "white" { return .white }
      if colorName == "black" { return .black }
    }
    let digits = (fill ?? "").drop { $0 == "#" }
    guard digits.count == 6, let number = Int(digits, radix: 16) else { return .accent }
    func part(_ shift: Int) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}

/// The styles of a drawing, by class.
enum TemplateStyles {
  static func read(_ text: String) -> [String: [String: String]] {
    var styles: [String: [String: String]] = [:]
    for match in text.matches(of: /\.([\w:\-]+)\s*\{([^}]*)\}/) {
      var values: [String: String] = [:]
      for entry in match.2.split(separator: ";") {
        let parts = entry.split(separator: ":", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        if parts.count == 2 { values[parts[0]] = parts[1] }
      }
      styles[String(match.1)] = values
    }
    return styles
  }
}
