import CoreGraphics
import Foundation
import Synchronization

/// A symbol of an app's own, drawn from a template.
///
/// Units are a hundredth of the point size; the baseline is at 0, with y down, and so is the left
/// margin.
final class TemplateSymbol: SymbolForm {
  /// The symbol in one weight and scale.
  private struct Shape: Sendable {
    let design: SymbolTemplate.Design
    /// What brings the sheet to units.
    let transform: String
    let ink: CGRect
    /// What layouts align, from the left margin to the right one.
    let aligned: ClosedRange<CGFloat>
  }

  private let template: SymbolTemplate
  private let layers: [TemplateLayer.Mode: [TemplateLayer]]
  private let shapes = Mutex<[SymbolTemplate.Key: Shape]>([:])
  let ownColors: [UIColor]

  init(_ template: SymbolTemplate) {
    self.template = template
    var layers: [TemplateLayer.Mode: [TemplateLayer]] = [:]
    for mode in [TemplateLayer.Mode.monochrome, .hierarchical, .multicolor] {
      layers[mode] = TemplateLayer.layers(
        mode,
        classes: template.classes,
        styles: template.styles
      )
    }
    self.layers = layers
    ownColors = layers[.multicolor]?.map(\.color) ?? []
  }

  // MARK: Shapes

  /// How high capitals are in units, in San Francisco's measures.
  private static let capHeight: CGFloat = 100 * 1443 / 2048

  private func shape(_ size: SymbolSize) -> Shape? {
    let key = SymbolTemplate.Key(weight: size.weight, scale: size.symbolScale)
    if let known = shapes.withLock({ $0[key] }) { return known }
    guard let shape = makeShape(key) else { return nil }
    shapes.withLock { $0[key] = shape }
    return shape
  }

  private func makeShape(_ key: SymbolTemplate.Key) -> Shape? {
    guard let choice = template.choice(key), let sheet = TemplateInk.box(choice.design) else {
      return nil
    }
    let design = choice.design
    let unit = Self.capHeight / design.capHeight
    var margins = design.margins ?? sheet.minX...sheet.maxX
    if design.margins == nil, let borrowed = template.borrowedMargins {
      let ratio = design.capHeight / borrowed.capHeight
      let low = sheet.minX - borrowed.left * ratio
      margins = low...max(low, sheet.maxX + borrowed.right * ratio)
    }
    let factor = unit * choice.factor
    // A scale that is not drawn is made of another about the middle of the capitals.
    let middle = -Self.capHeight / 2
    let y = middle - middle * choice.factor - design.baseline * factor
    let x = -margins.lowerBound * factor
    return Shape(
      design: design,
      transform: "matrix(\(factor) 0 0 \(factor) \(x) \(y))",
      ink: CGRect(
        x: Self.fine(sheet.minX * factor + x),
        y: Self.fine(sheet.minY * factor + y),
        width: Self.fine(sheet.width * factor),
        height: Self.fine(sheet.height * factor)
      ),
      aligned: 0...Self.fine((margins.upperBound - margins.lowerBound) * factor)
    )
  }

  /// A length without the noise of small numbers on a large sheet.
  private static func fine(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }

  // MARK: SymbolForm

  /// The image holds the ink and the margins.
  func placement(_ size: SymbolSize) -> SymbolPlacement {
    let unit = size.pointSize / 100
    guard let shape = shape(size) else {
      let box = SymbolDrawing.Box(.zero, pixel: 1 / (unit * size.scale))
      return SymbolPlacement(box: box, baselineOffset: 0)
    }
    let low = min(shape.ink.minX, shape.aligned.lowerBound)
    let high = max(shape.ink.maxX, shape.aligned.upperBound)
    let held = CGRect(
      x: low,
      y: shape.ink.minY,
      width: high - low,
      height: shape.ink.height
    )
    let box = SymbolDrawing.Box(held, pixel: 1 / (unit * size.scale))
    return SymbolPlacement(
      box: box,
      baselineOffset: box.view.maxY * unit,
      alignmentInsets: UIEdgeInsets(
        top: 0,
        left: (shape.aligned.lowerBound - low) * unit,
        bottom: 0,
        right: (high - shape.aligned.upperBound) * unit
      )
    )
  }

  func coverage(_ size: SymbolSize) -> Bitmap? {
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    return painted(size, .monochrome) { _ in black }?.alphaOnly()
  }

  func coloured(
    _ size: SymbolSize,
    _ coverage: Bitmap,
    _ colors: [CGColor],
    isMulticolor: Bool
  ) -> Bitmap? {
    guard let last = colors.last else { return nil }
    return painted(size, isMulticolor ? .multicolor : .hierarchical) { level in
      level < colors.count ? colors[level] : last
    }
  }

  /// Paints the layers, those behind first.
  private func painted(
    _ size: SymbolSize,
    _ mode: TemplateLayer.Mode,
    _ color: (Int) -> CGColor
  ) -> Bitmap? {
    let box = placement(size).box
    guard let shape = shape(size), let result = Bitmap(width: box.columns, height: box.rows) else {
      return nil
    }
    for layer in layers[mode] ?? [] {
      let text = shape.design.text(in: layer.className)
      let elements = "<g transform=\"\(shape.transform)\">\(text)</g>"
      guard let drawing = SymbolDrawing(elements: elements, ink: shape.ink),
        let mask = drawing.render(box, widening: 0, isTrusted: false)?.alphaOnly()
      else { return nil }
      if layer.clearsBehind, let rest = mask.complement() {
        result.multiply(by: rest, at: (0, 0), in: result.bounds)
      }
      // In a hierarchy the levels have their strengths already.
      let color = color(layer.level)
      let strength = mode == .hierarchical ? 1 : layer.opacity
      let faded = color.copy(alpha: color.alpha * strength) ?? color
      result.fillOver(Pixel(faded), through: mask, at: (0, 0), clip: result.bounds)
    }
    return result
  }
}
