import CoreGraphics
import Foundation
import Testing

@testable import TextShaping

@Suite struct PixelGridTests {
  private static func grid(
    _ scale: Double,
    _ change: (CGContext) -> Void = { _ in }
  ) throws
    -> PixelGrid
  {
    let canvas = try #require(Canvas(width: 50, height: 50, scale: scale))
    change(canvas.context)
    return PixelGrid(canvas.context)
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func `places go to the nearest pixel, halves down and right`(scale: Double) throws {
    let grid = try Self.grid(scale)
    for pixel in 0..<20 {
      for part in [-0.49, -0.2, 0, 0.2, 0.49] {
        let place = CGFloat((Double(pixel) + part) / scale)
        #expect(abs(grid.snapped(y: place) - CGFloat(Double(pixel) / scale)) < 1e-9)
        #expect(abs(grid.snapped(x: place) - CGFloat(Double(pixel) / scale)) < 1e-9)
      }
      let half = CGFloat((Double(pixel) + 0.5) / scale)
      #expect(abs(grid.snapped(y: half) - CGFloat(Double(pixel + 1) / scale)) < 1e-9)
      #expect(abs(grid.snapped(x: half) - CGFloat(Double(pixel + 1) / scale)) < 1e-9)
    }
    #expect(abs(grid.pixel - CGFloat(1 / scale)) < 1e-9)
  }

  @Test func `a moved context has its pixels moved`() throws {
    let grid = try Self.grid(2) { $0.translateBy(x: 0.25, y: 0.25) }
    #expect(abs(grid.snapped(y: 1) - 1.25) < 1e-9)
    #expect(abs(grid.snapped(x: 1.2) - 1.25) < 1e-9)
  }

  @Test func `a turned context has no pixels to go to`() throws {
    let grid = try Self.grid(2) { $0.rotate(by: 0.3) }
    #expect(grid.snapped(y: 1.234) == 1.234 && grid.snapped(x: 1.234) == 1.234)
    #expect(abs(grid.pixel - 0.5) < 1e-9)
  }

  @Test(arguments: [(0.1, 0.5), (0.5, 0.5), (0.7, 0.5), (0.8, 1.0), (1, 1), (1.2, 1), (1.3, 1.5)])
  func `thickness is whole pixels, at least one`(wanted: Double, got: Double) throws {
    let grid = try Self.grid(2)
    #expect(abs(grid.snapped(thickness: CGFloat(wanted)) - CGFloat(got)) < 1e-9)
  }

  @Test func `boxes that touch still touch`() throws {
    let grid = try Self.grid(3)
    let one = grid.snapped(CGRect(x: 0.1, y: 0.1, width: 7.77, height: 10.3))
    let other = grid.snapped(CGRect(x: 7.87, y: 0.1, width: 5, height: 10.3))
    #expect(abs(one.maxX - other.minX) < 1e-9)
    #expect(abs(one.height - other.height) < 1e-9)
  }

  @Test func `patterns have ink and gaps in turn`() {
    for pattern in [LineDecoration.Pattern.dot, .dash, .dashDot, .dashDotDot] {
      #expect(pattern.lengths.count % 2 == 0 && pattern.lengths.allSatisfy { $0 > 0 })
    }
    #expect(LineDecoration.Pattern.solid.lengths.isEmpty)
  }
}
