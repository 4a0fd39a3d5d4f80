import CoreGraphics
import QuartzCore
import Testing

/// What each property of a plain layer does, in pictures worked out by hand.
@Suite struct `Pictures of layers` {
  private typealias Small = SmallPicture

  private func rows(_ layers: CALayer..., width: Int = 6, height: Int = 5) throws -> [String] {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    for layer in layers { root.addSublayer(layer) }
    return try #require(Small(root, width: width, height: height)).rows
  }

  @Test func `a background fills the bounds and nothing else`() throws {
    #expect(
      try rows(Small.layer("R", 1, 1, 3, 2)) == ["WWWWWW", "WRRRWW", "WRRRWW", "WWWWWW", "WWWWWW"]
    )
  }

  @Test func `edges go to the nearest pixel`() throws {
    #expect(try rows(Small.layer("R", 0.6, 0.4, 3, 1), height: 2) == ["WRRRWW", "WWWWWW"])
  }

  @Test func `later layers and those nearer lie above`() throws {
    let (red, green) = (Small.layer("R", 0, 0, 3, 1), Small.layer("G", 2, 0, 3, 1))
    #expect(try rows(red, green, height: 1) == ["RRGGGW"])
    red.zPosition = 1
    #expect(try rows(red, green, height: 1) == ["RRRGGW"])
  }

  @Test func `what lies below sticks out unless the bounds mask it`() throws {
    let outer = Small.layer("R", 1, 1, 3, 2)
    outer.addSublayer(Small.layer("G", 2, 1, 3, 3))
    #expect(try rows(outer) == ["WWWWWW", "WRRRWW", "WRRGGG", "WWWGGG", "WWWGGG"])
    outer.masksToBounds = true
    #expect(try rows(outer) == ["WWWWWW", "WRRRWW", "WRRGWW", "WWWWWW", "WWWWWW"])
  }

  @Test func `bounds that begin elsewhere move what lies below`() throws {
    let outer = Small.layer("R", 1, 0, 4, 1)
    outer.addSublayer(Small.layer("G", 2, 0, 1, 1))
    #expect(try rows(outer, height: 1) == ["WRRGRW"])
    outer.bounds.origin.x = 1
    #expect(try rows(outer, height: 1) == ["WRGRRW"])
  }

  @Test func `a border lies inside the bounds and above what lies below`() throws {
    let layer = Small.layer("R", 0, 0, 6, 5)
    layer.borderWidth = 1
    layer.borderColor = Small.color("B")
    layer.addSublayer(Small.layer("G", 0, 0, 2, 2))
    #expect(try rows(layer) == ["BBBBBB", "BGRRRB", "BRRRRB", "BRRRRB", "BBBBBB"])
    layer.borderWidth = 2
    #expect(try rows(layer) == ["BBBBBB", "BBBBBB", "BBRRBB", "BBBBBB", "BBBBBB"])
  }

  @Test func `a hidden layer hides what lies below too`() throws {
    let layer = Small.layer("R", 0, 0, 2, 1)
    layer.addSublayer(Small.layer("G", 0, 0, 6, 1))
    layer.isHidden = true
    #expect(try rows(layer, height: 1) == ["WWWWWW"])
  }

  @Test func `opacity mixes with what is behind`() throws {
    let layer = Small.layer("K", 0, 0, 2, 1)
    layer.opacity = 0.25
    let picture = try #require(Small(layer, width: 4, height: 1))
    #expect(abs(picture.red(0, 0) - 191) <= 1 && picture.red(2, 0) == 255)
  }

  /// As a group the layers are mixed first, one by one each lets the one behind it through.
  @Test func `opacity is the group's or each one's`() throws {
    let group = Small.layer("K", 0, 0, 2, 1)
    group.addSublayer(Small.layer("R", 0, 0, 1, 1))
    group.opacity = 0.5
    var picture = try #require(Small(group, width: 2, height: 1))
    #expect(picture.red(0, 0) == 255 && abs(picture.green(0, 0) - 128) <= 1)
    group.allowsGroupOpacity = false
    picture = try #require(Small(group, width: 2, height: 1))
    #expect(abs(picture.red(0, 0) - 191) <= 2 && abs(picture.green(0, 0) - 64) <= 2)
  }

  @Test func `a mask lets through where it is opaque`() throws {
    let layer = Small.layer("R", 0, 0, 6, 2)
    layer.addSublayer(Small.layer("G", 0, 1, 6, 1))
    layer.mask = Small.layer("K", 1, 0, 3, 4)
    #expect(try rows(layer, height: 2) == ["WRRRWW", "WGGGWW"])
    layer.mask?.opacity = 0.5
    let picture = try #require(Small(layer, width: 6, height: 2))
    #expect(picture.red(1, 0) == 255 && abs(picture.green(1, 0) - 128) <= 1)
    #expect(picture.green(0, 0) == 255)
  }

  @Test func `the mask's corners count, not its colour`() throws {
    let layer = Small.layer("R", 0, 0, 4, 1)
    let mask = CALayer()
    mask.frame = layer.frame
    mask.contents = Small.image("K.W.")
    layer.mask = mask
    #expect(try rows(layer, width: 4, height: 1) == ["RWRW"])
  }

  @Test func `a point is as many pixels as the scale says`() throws {
    let layer = Small.layer("R", 0.5, 0, 1, 1)
    let picture = try #require(Small(layer, width: 6, height: 2, scale: 2))
    #expect(picture.rows == ["WRRWWW", "WRRWWW"])
  }

  // MARK: Corners

  /// The share of a pixel in a rectangle with round corners, by sixteen times sixteen samples.
  private func coverage(_ x: Int, _ y: Int, side: Int, radius: Double) -> Double {
    var inside = 0
    for step in 0..<256 {
      let px = Double(x) + (Double(step % 16) + 0.5) / 16
      let py = Double(y) + (Double(step / 16) + 0.5) / 16
      let dx = max(radius - px, px - (Double(side) - radius), 0)
      let dy = max(radius - py, py - (Double(side) - radius), 0)
      if dx * dx + dy * dy <= radius * radius { inside += 1 }
    }
    return Double(inside) / 256
  }

  @Test(arguments: [2.0, 5, 8, 10])
  func `round corners cover each pixel by its share`(radius: Double) throws {
    let layer = Small.layer("K", 0, 0, 20, 20)
    layer.cornerRadius = radius
    let picture = try #require(Small(layer, width: 20, height: 20))
    for y in 0..<20 {
      for x in 0..<20 {
        let expected = 255 * (1 - coverage(x, y, side: 20, radius: radius))
        #expect(abs(Double(picture.red(x, y)) - expected) <= 16, "(\(x), \(y))")
      }
    }
  }

  @Test func `only the corners that are named are round`() throws {
    let corners: [(CACornerMask, Int, Int)] = [
      (.layerMinXMinYCorner, 0, 0), (.layerMaxXMinYCorner, 9, 0), (.layerMinXMaxYCorner, 0, 9),
      (.layerMaxXMaxYCorner, 9, 9),
    ]
    for (mask, x, y) in corners {
      let layer = Small.layer("K", 0, 0, 10, 10)
      layer.cornerRadius = 4
      layer.maskedCorners = mask
      let picture = try #require(Small(layer, width: 10, height: 10))
      for (_, otherX, otherY) in corners {
        #expect((picture.red(otherX, otherY) > 200) == (otherX == x && otherY == y))
      }
    }
  }

  @Test func `round corners cut what lies below only where the bounds mask it`() throws {
    let layer = Small.layer(nil, 0, 0, 10, 10)
    layer.cornerRadius = 5
    layer.addSublayer(Small.layer("K", 0, 0, 10, 10))
    #expect(try #require(Small(layer, width: 10, height: 10)).red(0, 0) == 0)
    layer.masksToBounds = true
    let picture = try #require(Small(layer, width: 10, height: 10))
    #expect(picture.red(0, 0) > 240 && picture.red(5, 5) == 0)
  }

  @Test func `a border follows round corners`() throws {
    let layer = Small.layer("R", 0, 0, 20, 20)
    layer.cornerRadius = 10
    layer.borderWidth = 3
    layer.borderColor = Small.color("B")
    let picture = try #require(Small(layer, width: 20, height: 20))
    // Along the diagonal: outside, border, inside.
    let letters = (0..<10).compactMap { index in
      picture.rows[index].dropFirst(index).first
    }
    #expect(letters.first == "W" && letters.last == "R" && letters[4] == "B")
    let across = picture.rows[10]
    #expect(across.dropFirst().prefix(2) == "BB" && across.suffix(3).prefix(2) == "BB")
    #expect(across.dropFirst(4).prefix(12) == String(repeating: "R", count: 12))
  }

  // MARK: Transforms

  private func turned(_ transform: CATransform3D) throws -> [String] {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 1, width: 4, height: 4)
    layer.contents = Small.image("RG", "BY")
    layer.magnificationFilter = .nearest
    layer.transform = transform
    return try rows(layer, width: 6, height: 6)
  }

  @Test func `turns by right angles move whole pixels`() throws {
    #expect(
      try turned(CATransform3DIdentity)
        == ["WWWWWW", "WRRGGW", "WRRGGW", "WBBYYW", "WBBYYW", "WWWWWW"]
    )
    #expect(
      try turned(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        == ["WWWWWW", "WBBRRW", "WBBRRW", "WYYGGW", "WYYGGW", "WWWWWW"]
    )
    #expect(
      try turned(CATransform3DMakeRotation(.pi, 0, 0, 1))
        == ["WWWWWW", "WYYBBW", "WYYBBW", "WGGRRW", "WGGRRW", "WWWWWW"]
    )
    #expect(
      try turned(CATransform3DMakeScale(-1, 1, 1))
        == ["WWWWWW", "WGGRRW", "WGGRRW", "WYYBBW", "WYYBBW", "WWWWWW"]
    )
  }

  @Test func `scales and moves go about the anchor`() throws {
    #expect(
      try turned(CATransform3DMakeScale(0.5, 0.5, 1))
        == ["WWWWWW", "WWWWWW", "WWRGWW", "WWBYWW", "WWWWWW", "WWWWWW"]
    )
    #expect(
      try turned(CATransform3DMakeTranslation(1, -1, 0))
        == ["WWRRGG", "WWRRGG", "WWBBYY", "WWBBYY", "WWWWWW", "WWWWWW"]
    )
    let layer = Small.layer("R", 0, 0, 2, 2)
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 1, y: 1)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    let found = try rows(layer)
    #expect(found == ["WWWWWW", "WRRRRW", "WRRRRW", "WRRRRW", "WRRRRW"])
  }

  @Test func `a transform of what lies below goes about the middle of the bounds`() throws {
    let outer = Small.layer("R", 0, 0, 6, 4)
    outer.addSublayer(Small.layer("G", 0, 0, 2, 1))
    outer.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(try rows(outer, height: 4) == ["RRRRRR", "RRRRRR", "RRRRRR", "RRRRGG"])
  }

  @Test func `the back of a layer is seen unless it has one side`() throws {
    let layer = Small.layer("R", 0, 0, 6, 1)
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try rows(layer, height: 1) == ["RRRRRR"])
    layer.isDoubleSided = false
    #expect(try rows(layer, height: 1) == ["WWWWWW"])
  }

  // MARK: Shadows

  @Test func `a sharp shadow is the outline elsewhere`() throws {
    let layer = Small.layer("R", 1, 1, 2, 2)
    layer.shadowColor = Small.color("B")
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 2, height: 1)
    #expect(try rows(layer) == ["WWWWWW", "WRRWWW", "WRRBBW", "WWWBBW", "WWWWWW"])
    layer.shadowPath = CGPath(rect: CGRect(x: -1, y: 0, width: 1, height: 1), transform: nil)
    #expect(try rows(layer) == ["WWWWWW", "WRRWWW", "WRRWWW", "WWWWWW", "WWWWWW"])
    layer.shadowOffset = .zero
    #expect(try rows(layer) == ["WWWWWW", "BRRWWW", "WRRWWW", "WWWWWW", "WWWWWW"])
  }

  @Test func `a layer without a background has the shadow of what it shows`() throws {
    let layer = Small.layer(nil, 0, 0, 3, 1)
    layer.addSublayer(Small.layer("R", 0, 0, 1, 1))
    layer.shadowColor = Small.color("B")
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 2)
    #expect(try rows(layer, height: 3) == ["RWWWWW", "WWWWWW", "BWWWWW"])
  }

  @Test func `a blurred shadow is even on all sides and loses nothing`() throws {
    let layer = Small.layer(nil, 0, 0, 60, 60)
    layer.shadowColor = Small.color("K")
    layer.shadowOpacity = 0.5
    layer.shadowOffset = .zero
    layer.shadowRadius = 4
    layer.shadowPath = CGPath(rect: CGRect(x: 20, y: 20, width: 20, height: 20), transform: nil)
    let picture = try #require(Small(layer, width: 60, height: 60))
    var sum = 0
    for y in 0..<60 {
      for x in 0..<60 {
        let dark = 255 - picture.red(x, y)
        sum += dark
        #expect(abs(dark - (255 - picture.red(59 - x, y))) <= 1)
        #expect(abs(dark - (255 - picture.red(y, x))) <= 1)
      }
    }
    // As much darkness as four hundred pixels half covered.
    #expect(abs(sum - 400 * 128) < 400 * 128 / 20)
    let across = (0...30).map { 255 - picture.red($0, 30) }
    #expect(across == across.sorted())
    // Half of the darkness of the middle lies at the edge.
    #expect(abs((across[19] + across[20]) / 2 - 64) < 6)
  }
}
