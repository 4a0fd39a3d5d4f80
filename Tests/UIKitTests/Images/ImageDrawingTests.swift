import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

@Suite struct ImageDrawingTests {
  private let corners = UIImage(cgImage: Picture.make(["RGB", "WKW", "BGR"]))

  @Test func `a border keeps its size while the middle stretches`() {
    let image = corners.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
      resizingMode: .stretch
    )
    let drawn = Picture.drawn(5, 4) { image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4)) }
    #expect(drawn == ["RGGGB", "WKKKW", "WKKKW", "BGGGR"])
  }

  @Test func `a middle of several pixels is repeated`() {
    let image = UIImage(cgImage: Picture.make(["RGBW"])).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    )
    let drawn = Picture.drawn(7, 1) { image.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1)) }
    #expect(drawn == ["RGBGBGW"])
    #expect(image.resizingMode == .tile)
    #expect(image.capInsets.left == CGFloat(1))
  }

  @Test(arguments: 0..<60)
  func `the parts of a resizable picture cover it once`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let scale = CGFloat(random.int(1...3))
    let pixels = CGSize(width: random.int(1...60), height: random.int(1...60))
    let rect = CGRect(
      x: random.double(-20...20),
      y: random.double(-20...20),
      width: random.double(0.5...90),
      height: random.double(0.5...90)
    )
    func inset() -> CGFloat { CGFloat(random.double(-2...25)) }
    let parts = NinePatch(
      pixels: pixels,
      scale: scale,
      insets: UIEdgeInsets(top: inset(), left: inset(), bottom: inset(), right: inset()),
      rect: rect,
      repeats: random.int(0...1) == 1
    ).parts
    let area = parts.reduce(CGFloat(0)) { $0 + $1.target.width * $1.target.height }
    #expect(abs(area - rect.width * rect.height) < 1e-6 * max(1, area))
    let whole = CGRect(origin: .zero, size: pixels)
    for part in parts {
      #expect(isInside(part.target, rect))
      #expect(isInside(part.source, whole))
    }
  }

  private func isInside(_ a: CGRect, _ b: CGRect) -> Bool {
    let near: CGFloat = 1e-6
    return a.minX >= b.minX - near && a.minY >= b.minY - near && a.maxX <= b.maxX + near
      && a.maxY <= b.maxY + near
  }

  @Test func `a tint covers whatever the picture covers`() {
    let image = UIImage(cgImage: Picture.make(["R.", ".W"])).withTintColor(.blue)
    #expect(Picture.drawn(2, 2) { image.draw(at: .zero) } == ["B.", ".B"])
    #expect(image.renderingMode == .automatic)
    let forced = image.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(Picture.drawn(2, 2) { forced.draw(at: .zero) } == ["G.", ".G"])
    #expect(forced.renderingMode == .alwaysOriginal)
  }

  @Test func `a dynamic tint follows the traits it is drawn under`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    let image = UIImage(cgImage: Picture.make(["K"])).withTintColor(color)
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    var drawn: [String] = []
    dark.performAsCurrent { drawn = Picture.drawn(1, 1) { image.draw(at: .zero) } }
    #expect(drawn == ["W"])
    #expect(Picture.drawn(1, 1) { image.draw(at: .zero) } == ["R"])
  }

  @Test func `blend modes and alpha hold for one drawing`() {
    let image = UIImage(cgImage: Picture.make(["W"]))
    let drawn = Picture.drawn(3, 1) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 1))
      image.draw(at: .zero, blendMode: .multiply, alpha: 1)
      image.draw(in: CGRect(x: 1, y: 0, width: 1, height: 1), blendMode: .clear, alpha: 1)
      image.draw(at: CGPoint(x: 2, y: 0))
    }
    #expect(drawn == ["R.W"])
  }

  @Test func `a pattern repeats from the corner of the context`() {
    let image = UIImage(cgImage: Picture.make(["RG", "BW"]))
    let drawn = Picture.drawn(5, 3) {
      image.drawAsPattern(in: CGRect(x: 1, y: 0, width: 3, height: 3))
    }
    #expect(drawn == [".GRG.", ".WBW.", ".GRG."])
  }

  @Test func `pictures for one reading direction are mirrored in the other`() {
    let image = UIImage(cgImage: Picture.make(["RG"]))
    let flipping = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(flipping.flipsForRightToLeftLayoutDirection)
    let arabic = UITraitCollection { $0.layoutDirection = .rightToLeft }
    arabic.performAsCurrent {
      #expect(Picture.drawn(2, 1) { flipping.draw(at: .zero) } == ["GR"])
      #expect(Picture.drawn(2, 1) { image.draw(at: .zero) } == ["RG"])
    }
    #expect(Picture.drawn(2, 1) { flipping.draw(at: .zero) } == ["RG"])
  }

  @Test func `a mirror exchanges the borders too`() {
    let image = UIImage(cgImage: Picture.make(["RGGB"])).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2),
      resizingMode: .stretch
    )
    let mirrored = image.withHorizontallyFlippedOrientation()
    #expect(mirrored.capInsets.left == CGFloat(2))
    let rect = CGRect(x: 0, y: 0, width: 6, height: 1)
    #expect(Picture.drawn(6, 1) { mirrored.draw(in: rect) } == ["BGGGGR"])
    let arabic = UITraitCollection { $0.layoutDirection = .rightToLeft }
    arabic.performAsCurrent {
      let flipping = image.imageFlippedForRightToLeftLayoutDirection()
      #expect(Picture.drawn(6, 1) { flipping.draw(in: rect) } == ["BGGGGR"])
    }
  }

  @Test func `images with the same pixels shown the same way are equal`() {
    let pixels = Picture.make(["R"])
    let image = UIImage(cgImage: pixels)
    #expect(image == UIImage(cgImage: pixels))
    #expect(image.hash == UIImage(cgImage: pixels).hash)
    #expect(image != UIImage(cgImage: pixels, scale: 2, orientation: .up))
    #expect(image != image.withRenderingMode(.alwaysTemplate))
    #expect(image != UIImage(cgImage: Picture.make(["R"])))
  }

  @Test func `an animated picture has the first one's pixels`() {
    let frames = [corners, UIImage(cgImage: Picture.make(["R"]))]
    let image = UIImage.animatedImage(with: frames, duration: 2)
    #expect(image?.size == corners.size)
    #expect(image?.images?.count == 2)
    #expect(image?.duration == 2)
    #expect(UIImage.animatedImage(with: [], duration: 2) == nil)
  }
}
