import CoreGraphics
import QuartzCore
import Testing

/// Where a layer puts its picture.
@Suite struct `Pictures in layers` {
  private typealias Small = SmallPicture

  private func rows(
    _ image: CGImage?,
    width: Int = 6,
    height: Int = 4,
    _ change: (CALayer) -> Void
  ) throws -> [String] {
    let layer = Small.layer(nil, 0, 0, CGFloat(width), CGFloat(height))
    layer.contents = image
    layer.magnificationFilter = .nearest
    layer.masksToBounds = true
    change(layer)
    return try #require(Small(layer, width: width, height: height)).rows
  }

  @Test func `gravity says where a picture of its own size goes`() throws {
    let places: [(CALayerContentsGravity, Int, Int)] = [
      (.center, 2, 1), (.left, 0, 1), (.right, 4, 1), (.top, 2, 0), (.bottom, 2, 2),
      (.topLeft, 0, 0), (.topRight, 4, 0), (.bottomLeft, 0, 2), (.bottomRight, 4, 2),
    ]
    for (gravity, x, y) in places {
      let found = try rows(Small.image("RG", "BY")) { $0.contentsGravity = gravity }
      var expected = [[Character]](repeating: Array("WWWWWW"), count: 4)
      (expected[y][x], expected[y][x + 1]) = ("R", "G")
      (expected[y + 1][x], expected[y + 1][x + 1]) = ("B", "Y")
      #expect(found == expected.map { String($0) }, "\(gravity.rawValue)")
    }
  }

  @Test func `gravity says how a picture is stretched`() throws {
    #expect(
      try rows(Small.image("RG")) { $0.contentsGravity = .resize }
        == Array(repeating: "RRRGGG", count: 4)
    )
    #expect(
      try rows(Small.image("RG")) { $0.contentsGravity = .resizeAspect }[1...2]
        .allSatisfy { $0 == "RRRGGG" }
    )
    #expect(
      try rows(Small.image("RG", "RG"), width: 8) { $0.contentsGravity = .resizeAspect }
        == Array(repeating: "WWRRGGWW", count: 4)
    )
    // Filled, the middle of what is too high is seen.
    #expect(
      try rows(Small.image("R", "G", "B", "Y"), width: 4, height: 8) {
        $0.contentsGravity = .resizeAspectFill
      } == ["GGGG", "GGGG", "GGGG", "GGGG", "BBBB", "BBBB", "BBBB", "BBBB"]
    )
  }

  @Test func `the scale says how many pixels of the picture a point is`() throws {
    let found = try rows(Small.image("RRGG", "RRGG"), width: 4, height: 2) {
      $0.contentsGravity = .topLeft
      $0.contentsScale = 2
    }
    #expect(found == ["RGWW", "WWWW"])
  }

  @Test func `a part of the picture can be shown`() throws {
    let image = Small.image("RG", "BY")
    let parts: [(CGFloat, CGFloat, Character)] = [
      (0, 0, "R"), (0.5, 0, "G"), (0, 0.5, "B"), (0.5, 0.5, "Y"),
    ]
    for (x, y, letter) in parts {
      let found = try rows(image, width: 3, height: 2) {
        $0.contentsRect = CGRect(x: x, y: y, width: 0.5, height: 0.5)
      }
      #expect(found == Array(repeating: String(repeating: letter, count: 3), count: 2))
    }
    #expect(
      try rows(image, width: 2, height: 2) {
        $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
      } == ["GG", "YY"]
    )
  }

  /// Nine parts: corners keep their size, edges stretch one way, the middle both.
  @Test func `the middle can be stretched alone`() throws {
    let image = Small.image("RGB", "YKY", "BGR")
    let found = try rows(image, width: 7, height: 5) {
      $0.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    }
    #expect(found == ["RGGGGGB", "YKKKKKY", "YKKKKKY", "YKKKKKY", "BGGGGGR"])
  }

  @Test func `clear parts show what is behind`() throws {
    let found = try rows(Small.image("R.", ".G"), width: 2, height: 2) {
      $0.backgroundColor = Small.color("B")
    }
    #expect(found == ["RB", "BG"])
  }

  @Test func `what is no picture shows nothing`() throws {
    #expect(try rows(nil, width: 2, height: 1) { $0.contents = "text" } == ["WW"])
  }
}
