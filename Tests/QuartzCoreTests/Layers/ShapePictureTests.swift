import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct `Pictures of shapes` {
  private typealias Small = SmallPicture

  private func shape(_ path: CGPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 6)
    layer.path = path
    layer.fillColor = Small.color("R")
    return layer
  }

  private func rows(_ layer: CAShapeLayer) throws -> [String] {
    try #require(Small(layer, width: 8, height: 6)).rows
  }

  private func line(_ points: [(CGFloat, CGFloat)]) -> CAShapeLayer {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    let layer = shape(path)
    layer.fillColor = nil
    layer.strokeColor = Small.color("B")
    layer.lineWidth = 2
    return layer
  }

  private static let empty = "WWWWWWWW"

  @Test func `a path is filled, also beyond the bounds`() throws {
    let layer = shape(CGPath(rect: CGRect(x: 1, y: 1, width: 4, height: 2), transform: nil))
    #expect(
      try rows(layer)
        == [Self.empty, "WRRRRWWW", "WRRRRWWW", Self.empty, Self.empty, Self.empty]
    )
    layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 1)
    layer.position = CGPoint(x: 1, y: 0.5)
    #expect(try rows(layer)[1] == "WRRRRWWW")
  }

  @Test func `a path in a path is a hole by the one rule and none by the other`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 6, height: 5))
    path.addRect(CGRect(x: 2, y: 1, width: 2, height: 2))
    let layer = shape(path)
    #expect(try rows(layer)[1] == "RRRRRRWW")
    layer.fillRule = .evenOdd
    #expect(try rows(layer)[1] == "RRWWRRWW" && rows(layer)[3] == "RRRRRRWW")
  }

  @Test func `a stroke lies on both sides of its line`() throws {
    #expect(
      try rows(line([(1, 2), (6, 2)]))
        == [Self.empty, "WBBBBBWW", "WBBBBBWW", Self.empty, Self.empty, Self.empty]
    )
  }

  @Test func `caps lengthen a stroke or do not`() throws {
    let layer = line([(2, 2), (6, 2)])
    #expect(try rows(layer)[1] == "WWBBBBWW")
    layer.lineCap = .square
    #expect(try rows(layer)[1] == "WBBBBBBW")
    layer.lineCap = .round
    #expect(try rows(layer)[1] == "W?BBBB?W")
  }

  @Test func `joins are pointed, cut or round`() throws {
    let layer = line([(1, 2), (5, 2), (5, 6)])
    layer.lineJoin = .miter
    #expect(try rows(layer)[1] == "WBBBBBWW")
    layer.lineJoin = .bevel
    #expect(try rows(layer)[1] == "WBBBB?WW")
    let bevel = try #require(Small(layer, width: 8, height: 6)).red(5, 1)
    layer.lineJoin = .round
    let round = try #require(Small(layer, width: 8, height: 6)).red(5, 1)
    // Half the corner is cut off; round, a fifth of it.
    #expect(abs(bevel - 128) < 16 && round < bevel)
  }

  @Test func `part of a stroke can be shown`() throws {
    let layer = line([(0, 2), (8, 2)])
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    #expect(try rows(layer)[1] == "WWBBBBWW")
    layer.strokeStart = 0
    #expect(try rows(layer)[1] == "BBBBBBWW")
    layer.strokeEnd = 0
    #expect(try rows(layer)[1] == Self.empty)
  }

  @Test func `a stroke can be dashed, beginning anywhere in the dashes`() throws {
    let layer = line([(0, 2), (8, 2)])
    layer.lineDashPattern = [2, 1]
    #expect(try rows(layer)[1] == "BBWBBWBB")
    layer.lineDashPhase = 1
    #expect(try rows(layer)[1] == "BWBBWBBW")
  }

  @Test func `without a path or colours there is nothing`() throws {
    let layer = shape(CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 6), transform: nil))
    layer.fillColor = nil
    #expect(try rows(layer)[0] == Self.empty)
    layer.fillColor = Small.color("R")
    layer.path = nil
    #expect(try rows(layer)[0] == Self.empty)
  }

  @Test func `the stroke lies above the fill, and both above the background`() throws {
    let layer = shape(CGPath(rect: CGRect(x: 2, y: 1, width: 4, height: 4), transform: nil))
    layer.backgroundColor = Small.color("G")
    layer.strokeColor = Small.color("B")
    layer.lineWidth = 2
    #expect(try rows(layer)[2] == "GBBRRBBG")
  }
}
