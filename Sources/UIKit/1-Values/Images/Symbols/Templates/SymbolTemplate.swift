import CoreGraphics
import Foundation
import InterfaceFiles

/// A drawing in the form that SF Symbols exports: the same sign in several weights and scales, with
/// guides.
///
/// Source: Apple, "Creating custom symbol images for your app".
struct SymbolTemplate: Sendable {
  /// The sign in one weight and scale.
  struct Design: Sendable {
    /// Where the drawing's shapes stand on the sheet.
    var transform: NumberedText?
    var pieces: [TemplatePiece]
    /// The line that text stands on, and the height of capitals, on the sheet.
    var baseline: CGFloat
    var capHeight: CGFloat
    /// What layouts align, on the sheet; nil where no guide says it.
    var margins: ClosedRange<CGFloat>?

    /// The design between this one and another; nil where they are drawn in another way.
    func mixed(with other: Design, _ share: Double) -> Design? {
      guard let pieces = pieces.mixed(with: other.pieces, share) else { return nil }
      var result = self
      result.pieces = pieces
      if let own = transform {
        guard let mixed = other.transform.flatMap({ own.mixed(with: $0, share) }) else {
          return nil
        }
        result.transform = mixed
      } else if other.transform != nil {
        return nil
      }
      func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(share) }
      result.baseline = between(baseline, other.baseline)
      result.capHeight = between(capHeight, other.capHeight)
      if let own = margins, let end = other.margins {
        let low = between(own.lowerBound, end.lowerBound)
        result.margins = low...max(low, between(own.upperBound, end.upperBound))
      }
      return result
    }
  }

  /// A place on the sheet.
  struct Key: Hashable, Sendable {
    var weight: UIImage.SymbolWeight
    var scale: UIImage.SymbolScale

    var name: String {
      "\(SymbolTemplate.weights[weight.rawValue - 1])-\(SymbolTemplate.scales[scale.rawValue - 1])"
    }
  }

  /// Why a drawing is no template.
  struct Failure: Error {
    let line: Int
    let reason: String
  }

  static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  static let scales = ["S", "M", "L"]

  private(set) var designs: [Key: Design] = [:]
  let styles: [String: [String: String]]
  let classes: Set<String>

  /// Reads a file's bytes.
  init(_ data: Data, path: String) throws(Failure) {
    let root: InterfaceElement
    do throws(InterfaceFileError) {
      root = try InterfaceElement.root(of: data, path: path)
    } catch {
      throw Failure(line: error.line, reason: error.reason)
    }
    var elements: [String: InterfaceElement] = [:]
    var style = ""
    root.walk { element in
      if let id = element.id, elements[id] == nil { elements[id] = element }
      if element.name == "style" { style += element.text }
    }
    styles = TemplateStyles.read(style)
    var found: Set<String> = []
    let guides = TemplateGuides(elements)
    for scale in [UIImage.SymbolScale.small, .medium, .large] {
      for weight in 1...Self.weights.count {
        guard let weight = UIImage.SymbolWeight(rawValue: weight) else { continue }
        let key = Key(weight: weight, scale: scale)
        guard let group = elements[key.name], group.name == "g" else { continue }
        let pieces = group.children.compactMap(TemplatePiece.init)
        guard !pieces.isEmpty else { continue }
        guard let lines = guides.lines(scale) else {
          throw Failure(
            line: group.line,
            reason: "no guides Baseline-\(Self.scales[scale.rawValue - 1]) and"
              + " Capline-\(Self.scales[scale.rawValue - 1])"
          )
        }
        found = pieces.reduce(found) { $0.union($1.allClasses) }
        designs[key] = Design(
          transform: group.attributes["transform"].map(NumberedText.init),
          pieces: pieces,
          baseline: lines.baseline,
          capHeight: lines.baseline - lines.capline,
          margins: guides.margins(key.name)
        )
      }
    }
    classes = found
    guard !designs.isEmpty else {
      throw Failure(line: root.line, reason: "no group Regular-S, Regular-M or of another weight")
    }
    if designs.values.allSatisfy({ $0.margins == nil }) { placeCommonMargins(guides) }
  }

  /// Older templates have one pair of margins, around the design it was drawn for.
  private mutating func placeCommonMargins(_ guides: TemplateGuides) {
    guard let margins = guides.commonMargins else { return }
    let places = designs.keys.sorted {
      ($0.scale == .medium ? 0 : 1, $0.weight.rawValue)
        < ($1.scale == .medium ? 0 : 1, $1.weight.rawValue)
    }
    for key in places {
      guard let design = designs[key], let ink = TemplateInk.box(design) else { continue }
      if margins.contains(ink.midX) {
        designs[key]?.margins = margins
        return
      }
    }
  }
}

/// The guides of a template.
struct TemplateGuides {
  private let elements: [String: InterfaceElement]

  init(_ elements: [String: InterfaceElement]) { self.elements = elements }

  /// The lines that text of a scale stands between; nil where there are none.
  func lines(_ scale: UIImage.SymbolScale) -> (baseline: CGFloat, capline: CGFloat)? {
    let name = SymbolTemplate.scales[scale.rawValue - 1]
    guard let baseline = y("Baseline-\(name)"), let capline = y("Capline-\(name)"),
      baseline > capline
    else { return nil }
    return (baseline, capline)
  }

  /// The margins of a design; nil where it has none of its own.
  func margins(_ design: String) -> ClosedRange<CGFloat>? {
    range("left-margin-\(design)", "right-margin-\(design)")
  }

  var commonMargins: ClosedRange<CGFloat>? { range("left-margin", "right-margin") }

  private func range(_ left: String, _ right: String) -> ClosedRange<CGFloat>? {
    guard let low = x(left), let high = x(right), low < high else { return nil }
    return low...high
  }

  private func x(_ id: String) -> CGFloat? { number(id, "x1", 0) }
  private func y(_ id: String) -> CGFloat? { number(id, "y1", 1) }

  /// A guide is a line, or an outline that begins where the line does.
  private func number(_ id: String, _ attribute: String, _ index: Int) -> CGFloat? {
    guard let element = elements[id] else { return nil }
    if let number = element.number(attribute) { return CGFloat(number) }
    let numbers = element.attributes["d"].map { NumberedText($0).numbers } ?? []
    return numbers.indices.contains(index) ? CGFloat(numbers[index]) : nil
  }
}

/// Where designs have ink.
enum TemplateInk {
  /// The box around everything a design draws, on the sheet; nil where it draws nothing.
  static func box(_ design: SymbolTemplate.Design) -> CGRect? {
    box(of: design.text(in: nil))
  }

  /// The box around shapes.
  static func box(of elements: String) -> CGRect? {
    // The sheet of the templates is smaller than that.
    let reach: CGFloat = 8192
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(2 * reach)\" height=\"\(2 * reach)\""
      + " viewBox=\"\(-reach) \(-reach) \(2 * reach) \(2 * reach)\">\(elements)</svg>"
    return VectorDocument(data: Data(svg.utf8), format: .svg)?.ink?.offsetBy(dx: -reach, dy: -reach)
  }
}

extension SymbolTemplate.Design {
  /// The shapes of a layer as they stand on the sheet; nil is all of them.
  func text(in layer: String?) -> String {
    let inside = pieces.text(in: layer)
    guard let transform else { return inside }
    return "<g transform=\"\(transform.text)\">\(inside)</g>"
  }
}
