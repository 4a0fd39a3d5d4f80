import CoreGraphics
import Diagnostics
import Foundation
import Synchronization
import TestSupport
import Testing

/// Cells drawn by a function, and layers, pixel by pixel.
@Suite struct `Patterns and layers` {
  /// A cell of two by two with one red pixel in its first corner, unless it is a stencil.
  private func corner(
    isColored: Bool = true,
    matrix: CGAffineTransform = .identity,
    step: CGFloat = 2
  ) throws -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { info, context in
        if info == nil { context.setFillColor(.red) }
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      },
      releaseInfo: nil
    )
    return try #require(
      CGPattern(
        info: isColored ? nil : UnsafeMutableRawPointer(bitPattern: 1),
        bounds: CGRect(x: 0, y: 0, width: 2, height: 2),
        matrix: matrix,
        xStep: step,
        yStep: step,
        tiling: .constantSpacing,
        isColored: isColored,
        callbacks: &callbacks
      )
    )
  }

  private func filled(
    _ width: Int,
    _ height: Int,
    _ pattern: CGPattern,
    base: CGColorSpace? = nil,
    _ components: [CGFloat] = [1],
    _ prepare: (CGContext) -> Void = { _ in }
  ) throws -> [[Pixel]] {
    let (bitmap, context) = try picture(width, height)
    context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: base)))
    context.setFillPattern(pattern, colorComponents: components)
    prepare(context)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    return (0..<height).map { y in (0..<width).map { bitmap[$0, y] } }
  }

  private static let none = Pixel(argb: 0)

  @Test func `cells are repeated from the corner of the context`() throws {
    let rows = try filled(5, 3, try corner())
    #expect(rows[0] == [.fullRed, Self.none, .fullRed, Self.none, .fullRed])
    #expect(rows[1] == Array(repeating: Self.none, count: 5))
    #expect(rows[2] == rows[0])
  }

  @Test func `a later transform leaves them where they are and a phase moves them`() throws {
    let rows = try filled(4, 2, try corner()) { $0.translateBy(x: -1, y: 0) }
    #expect(rows[0] == [.fullRed, Self.none, .fullRed, Self.none])
    let moved = try filled(4, 2, try corner()) { $0.setPatternPhase(CGSize(width: 1, height: 1)) }
    #expect(moved[1] == [Self.none, .fullRed, Self.none, .fullRed])
    #expect(moved[0] == Array(repeating: Self.none, count: 4))
  }

  @Test func `a stencil takes the colour that it is set with`() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let rows = try filled(3, 1, try corner(isColored: false), base: space, [0, 1, 0, 1])
    #expect(rows[0] == [.fullGreen, Self.none, .fullGreen])
  }

  @Test func `its alpha makes a pattern fainter`() throws {
    let pixel = try filled(1, 1, try corner(), [0.5])[0][0]
    #expect(abs(Int(pixel.alpha) - 128) <= 1 && pixel.green == 0)
  }

  @Test func `a matrix turns and scales the cells`() throws {
    let larger = try filled(6, 1, try corner(matrix: CGAffineTransform(scaleX: 2, y: 2)))
    #expect(larger[0] == [.fullRed, .fullRed, Self.none, Self.none, .fullRed, .fullRed])
    let turned = try corner(matrix: CGAffineTransform(rotationAngle: .pi / 4))
    let rows = try filled(40, 40, turned)
    let covered = rows.joined().map { Double($0.alpha) / 255 }.reduce(0, +)
    #expect(abs(covered / 1600 - 0.25) < 0.02)
  }

  @Test(arguments: [3, 4.5]) func `a larger step leaves room between cells`(step: CGFloat) throws {
    let row = try filled(9, 1, try corner(step: step))[0]
    let places = row.indices.filter { row[$0] == .fullRed }
    let wanted = (0..<3).map { (index: Int) -> Int in Int((CGFloat(index) * step).rounded()) }
    #expect(places == wanted.filter { $0 < 9 })
  }

  @Test func `painted in tiles they are what they are at once`() throws {
    let pattern = try corner(matrix: CGAffineTransform(scaleX: 1.3, y: 0.9))
    let whole = try filled(32, 32, pattern)
    for y in stride(from: 0, to: 32, by: 8) {
      let part = try filled(32, 32, pattern) {
        $0.clip(to: CGRect(x: 0, y: y, width: 32, height: 8))
      }
      #expect(Array(part[y..<y + 8]) == Array(whole[y..<y + 8]))
    }
  }

  @Test func `a space that does not fit is told and changes nothing`() throws {
    let (bitmap, context) = try picture(2, 1)
    context.setFillColor(.green)
    let pattern = try corner()
    let found = UIKitDiagnostics.recording { context.setFillPattern(pattern, colorComponents: [1]) }
    #expect(found.map(\.code) == ["TSK-PATTERN-SPACE"])
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(bitmap[0, 0] == .fullGreen)
  }

  @Test func `colours have patterns, and their space says so`() throws {
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let color = try #require(CGColor(patternSpace: space, pattern: try corner(), components: [0.5]))
    #expect(color.pattern != nil)
    #expect(color.numberOfComponents == 1)
    #expect(color.alpha == 0.5)
    #expect(color.copy(alpha: 1)?.pattern === color.pattern)
    #expect(
      color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
        == nil
    )
    #expect(space.model == .pattern)
    #expect(space.name == nil)
    #expect(CGColorSpace(patternBaseSpace: space) == nil)
    let plain = CGColorSpaceCreateDeviceRGB()
    #expect(CGColor(patternSpace: plain, pattern: try corner(), components: [1]) == nil)
  }

  @Test func `numbers that make no pattern make none`() {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: nil)
    let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
    func make(_ bounds: CGRect, _ matrix: CGAffineTransform, _ step: CGFloat) -> CGPattern? {
      CGPattern(
        info: nil,
        bounds: bounds,
        matrix: matrix,
        xStep: step,
        yStep: 1,
        tiling: .noDistortion,
        isColored: true,
        callbacks: &callbacks
      )
    }
    #expect(make(bounds, .identity, 1) != nil)
    #expect(make(bounds, .identity, 0) == nil)
    #expect(make(.zero, .identity, 1) == nil)
    #expect(make(bounds, CGAffineTransform(scaleX: 0, y: 1), 1) == nil)
  }

  @Test func `the end of a pattern is told once`() {
    let ends = Ends()
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, _ in },
      releaseInfo: { _ in ends.count.withLock { $0 += 1 } }
    )
    var pattern = CGPattern(
      info: nil,
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      matrix: .identity,
      xStep: 1,
      yStep: 1,
      tiling: .noDistortion,
      isColored: true,
      callbacks: &callbacks
    )
    #expect(pattern != nil && ends.count.withLock { $0 } == 0)
    pattern = nil
    #expect(ends.count.withLock { $0 } == 1)
  }

  private final class Ends: Sendable {
    let count = Mutex(0)
  }

  @Test func `a layer is drawn as its content would be`() throws {
    let (bitmap, context) = try picture(6, 4)
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil)
    )
    let inside = try #require(layer.context)
    inside.setFillColor(.red)
    inside.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.draw(layer, at: CGPoint(x: 1, y: 1))
    #expect(bitmap[1, 1] == .fullRed)
    #expect(bitmap[1, 2] == Self.none)
    inside.setFillColor(.green)
    inside.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.interpolationQuality = .none
    context.draw(layer, in: CGRect(x: 2, y: 0, width: 4, height: 4))
    #expect(bitmap[1, 1] == .fullRed)
    #expect(bitmap[2, 0] == .fullGreen && bitmap[3, 1] == .fullGreen)
    #expect(bitmap[4, 0] == Self.none)
    #expect(layer.size == CGSize(width: 2, height: 2))
  }

  @Test func `a layer may be drawn into itself`() throws {
    let (_, context) = try picture(1, 1)
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 2, height: 1), auxiliaryInfo: nil)
    )
    let inside = try #require(layer.context)
    inside.setFillColor(.red)
    inside.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    inside.draw(layer, at: CGPoint(x: 1, y: 0))
    #expect(inside.bitmap[1, 0] == .fullRed)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: -1, height: 2), CGSize(width: 1e9, height: 1)])
  func `a layer without pixels is none`(size: CGSize) throws {
    let (_, context) = try picture(1, 1)
    #expect(CGLayer(context, size: size, auxiliaryInfo: nil) == nil)
  }
}
