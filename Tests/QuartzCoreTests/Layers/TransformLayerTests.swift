import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct `Layers that keep the depth of their sublayers` {
  /// A red square that is turned away by a quarter and back again by its superlayer.
  private func turned(in layer: CALayer) -> CALayer {
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    let square = SmallPicture.layer("R", 0, 0, 4, 4)
    square.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
    layer.addSublayer(square)
    return layer
  }

  @Test func `two turns in one room come to one`() throws {
    let room = try #require(SmallPicture(turned(in: CATransformLayer()), width: 4, height: 4))
    #expect(room.rows == ["RRRR", "RRRR", "RRRR", "RRRR"])
    let flat = try #require(SmallPicture(turned(in: CALayer()), width: 4, height: 4))
    #expect(flat.rows == ["WWWW", "WWWW", "WWWW", "WWWW"])
    let replicator = CAReplicatorLayer()
    replicator.preservesDepth = true
    let copies = try #require(SmallPicture(turned(in: replicator), width: 4, height: 4))
    #expect(copies.rows == room.rows)
  }

  @Test func `what is nearer stands in front, whatever layer it is in`() throws {
    let room = CATransformLayer()
    room.frame = CGRect(x: 0, y: 0, width: 4, height: 2)
    let near = SmallPicture.layer("R", 0, 0, 2, 2)
    near.zPosition = 5
    room.addSublayer(near)
    let other = CATransformLayer()
    other.frame = room.bounds
    other.addSublayer(SmallPicture.layer("G", 0, 0, 3, 2))
    let holder = CALayer()
    holder.frame = room.bounds
    holder.addSublayer(room)
    holder.addSublayer(other)
    let picture = try #require(SmallPicture(holder, width: 4, height: 2))
    #expect(picture.rows == ["RRGW", "RRGW"])
  }

  @Test func `nothing of the layer itself shows, and each sublayer has its opacity`() throws {
    let room = CATransformLayer()
    room.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    room.backgroundColor = SmallPicture.color("B")
    room.opacity = 0.5
    room.addSublayer(SmallPicture.layer("K", 0, 0, 2, 1))
    room.addSublayer(SmallPicture.layer("K", 1, 0, 2, 1))
    let picture = try #require(SmallPicture(room, width: 4, height: 1))
    #expect((0..<4).map { picture.red($0, 0) } == [127, 63, 127, 255])
    room.isHidden = true
    #expect(try #require(SmallPicture(room, width: 4, height: 1)).rows == ["WWWW"])
  }
}

@MainActor @Suite struct `Layers that scroll or draw tiles` {
  @Test func `a scroll layer moves in its directions, no further than needed`() {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.masksToBounds)
    layer.scroll(to: CGPoint(x: 3, y: 4))
    #expect(layer.bounds.origin == CGPoint(x: 3, y: 4))
    layer.scroll(to: CGRect(x: 5, y: 20, width: 5, height: 5))
    #expect(layer.bounds.origin == CGPoint(x: 3, y: 15))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 9, y: 0))
    #expect(layer.bounds.origin == CGPoint(x: 3, y: 0))
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 50, width: 5, height: 5)
    layer.addSublayer(inner)
    inner.scrollRectToVisible(inner.bounds)
    #expect(layer.bounds.origin == CGPoint(x: 3, y: 45))
  }

  private final class Tiles: CATiledLayer {
    var drawn: [CGRect] = []

    override func draw(in ctx: CGContext) {
      let tile = ctx.boundingBoxOfClipPath
      drawn.append(tile)
      ctx.setFillColor(SmallPicture.color(drawn.count % 2 == 1 ? "R" : "B"))
      ctx.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
  }

  @Test func `each tile is drawn alone`() throws {
    let layer = Tiles()
    layer.frame = CGRect(x: 0, y: 0, width: 6, height: 3)
    layer.tileSize = CGSize(width: 2, height: 2)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.drawn.count == 6)
    #expect(layer.drawn.first == CGRect(x: 0, y: 0, width: 2, height: 2))
    let picture = try #require(SmallPicture(layer, width: 6, height: 3))
    #expect(picture.rows == ["RRBBRR", "RRBBRR", "BBRRBB"])
  }

  @Test func `an enlarged layer has as many pixels as its levels allow`() {
    let layer = Tiles()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.tileSize = CGSize(width: 4, height: 4)
    layer.levelsOfDetail = 3
    layer.levelsOfDetailBias = 2
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.displayIfNeeded()
    #expect(layer.drawn.count == 4)
    layer.drawn = []
    layer.transform = CATransform3DMakeScale(16, 16, 1)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.drawn.count == 16)
  }

  @Test func `more than a picture can hold is drawn less sharp`() {
    let layer = Tiles()
    layer.frame = CGRect(x: 0, y: 0, width: 100_000, height: 4)
    layer.tileSize = CGSize(width: 32_000, height: 32_000)
    layer.displayIfNeeded()
    // A quarter of its pixels, which are 25,000 in one tile.
    #expect(layer.drawn == [CGRect(x: 0, y: 0, width: 100_000, height: 4)])
  }
}
