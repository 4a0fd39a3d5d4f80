import CoreGraphics
import Foundation
import TestSupport

/// A list of drawings that looks random and can be run again on another context.
struct DrawingProgram: CustomStringConvertible {
  private var steps: [(CGContext) -> Void] = []
  private(set) var description = ""

  func run(on context: CGContext) {
    for step in steps { step(context) }
  }

  /// Makes a program for a picture of a size.
  init(seed: Int, side: Double, image: CGImage) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<4 { addStep(&random, side, image) }
  }

  private mutating func addStep(_ random: inout SplitMix64, _ side: Double, _ image: CGImage) {
    let setUp = setUp(&random, side)
    let draw = draw(&random, side, image)
    steps.append { context in
      context.saveGState()
      setUp(context)
      draw(context)
      context.restoreGState()
    }
  }

  private mutating func setUp(_ random: inout SplitMix64, _ side: Double) -> (CGContext) -> Void {
    let alpha = random.double(0.3...1)
    let color = CGColor(
      red: random.double(0...1),
      green: random.double(0...1),
      blue: random.double(0...1),
      alpha: [1, random.double(0...1)][random.int(0...1)]
    )
    let mode = CGBlendMode.allCases[random.int(0...2) == 0 ? random.int(0...27) : 0]
    let turn = random.int(0...3) == 0 ? random.double(-1...1) : 0
    let shadow =
      random.int(0...2) == 0
      ? (
        CGSize(width: random.double(-6...6), height: random.double(-6...6)),
        random.double(0...8)
      ) : nil
    let clip = random.int(0...3) == 0 ? random.path(side, curved: true) : nil
    let line = random.double(0...6)
    description += "mode \(mode)"
    if turn != 0 { description += " turned" }
    if shadow != nil { description += " shadow" }
    if clip != nil { description += " clipped" }
    let dashes = random.int(0...2) == 0 ? [CGFloat(random.double(1...9)), 3] : []
    return { context in
      context.setAlpha(alpha)
      context.setFillColor(color)
      context.setStrokeColor(color)
      context.setBlendMode(mode)
      context.rotate(by: turn)
      context.setLineWidth(line)
      context.setLineDash(phase: 0, lengths: dashes)
      if let clip {
        context.addPath(clip)
        context.clip()
      }
      if let shadow { context.setShadow(offset: shadow.0, blur: shadow.1, color: .black) }
    }
  }

  private mutating func draw(
    _ random: inout SplitMix64,
    _ side: Double,
    _ image: CGImage
  ) -> (CGContext) -> Void {
    let path = random.path(side, curved: true)
    let rect = CGRect(
      origin: random.point(side),
      size: CGSize(width: random.double(1...side), height: random.double(1...side))
    )
    let whole = rect.integral
    let (from, to) = (random.point(side), random.point(side))
    let kind = random.int(0...9)
    description += " kind \(kind); "
    let gradient = CGGradient(
      colorsSpace: nil,
      colors: [CGColor.red, CGColor.clear, CGColor.blue],
      locations: nil
    )
    return { context in
      switch kind {
      case 0: context.fill(rect)
      case 1: context.fill(whole)
      case 2, 3:
        context.addPath(path)
        context.drawPath(using: kind == 2 ? .eoFillStroke : .fill)
      case 4:
        context.addPath(path)
        context.strokePath()
      case 5: context.draw(image, in: rect)
      case 6:
        context.draw(image, in: CGRect(origin: whole.origin, size: image.size))
      case 7:
        guard let gradient else { return }
        context.drawLinearGradient(gradient, start: from, end: to, options: .drawsAfterEndLocation)
      case 8:
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(rect)
        context.setFillColor(.green)
        context.fillEllipse(in: rect.offsetBy(dx: 3, dy: 2))
        context.endTransparencyLayer()
      default: context.clear(rect)
      }
    }
  }
}

extension CGImage {
  var size: CGSize { CGSize(width: width, height: height) }
}
