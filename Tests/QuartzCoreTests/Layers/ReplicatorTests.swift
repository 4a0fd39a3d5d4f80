import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct `Layers that show their sublayers several times` {
  private func replicator(_ count: Int, _ x: CGFloat, _ y: CGFloat = 0) -> CAReplicatorLayer {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
    layer.instanceCount = count
    layer.instanceTransform = CATransform3DMakeTranslation(x, y, 0)
    return layer
  }

  private func rows(_ layer: CALayer, _ width: Int = 8, _ height: Int = 4) throws -> [String] {
    try #require(SmallPicture(layer, width: width, height: height)).rows
  }

  @Test func `each copy stands further`() throws {
    let layer = replicator(3, 3, 1)
    layer.addSublayer(SmallPicture.layer("R", 0, 0, 2, 1))
    #expect(try rows(layer) == ["RRWWWWWW", "WWWRRWWW", "WWWWWWRR", "WWWWWWWW"])
    layer.instanceCount = 2
    #expect(try rows(layer) == ["RRWWWWWW", "WWWRRWWW", "WWWWWWWW", "WWWWWWWW"])
    layer.instanceCount = 0
    #expect(try rows(layer).allSatisfy { $0 == "WWWWWWWW" })
    layer.instanceCount = -5
    #expect(layer.instanceCount == 0)
  }

  @Test func `what stands below and in nested replicators is shown as often`() throws {
    let inner = replicator(2, 2)
    let holder = CALayer()
    holder.addSublayer(SmallPicture.layer("G", 0, 0, 1, 1))
    inner.addSublayer(holder)
    let outer = replicator(2, 4, 2)
    outer.addSublayer(inner)
    #expect(try rows(outer) == ["GWGWWWWW", "WWWWWWWW", "WWWWGWGW", "WWWWWWWW"])
  }

  @Test func `copies turn about the middle of the bounds`() throws {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.instanceCount = 2
    layer.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    layer.addSublayer(SmallPicture.layer("B", 0, 0, 2, 1))
    #expect(try rows(layer, 4) == ["BBWW", "WWWW", "WWWW", "WWBB"])
  }

  @Test func `colours are multiplied, more with each copy`() throws {
    let layer = replicator(3, 2)
    layer.instanceColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    layer.instanceGreenOffset = -0.5
    layer.instanceBlueOffset = -1
    let picture = CALayer()
    picture.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
    picture.contents = SmallPicture.image("WG")
    layer.addSublayer(picture)
    let first = try #require(SmallPicture(layer, width: 8, height: 4))
    #expect((first.red(2, 0), first.green(2, 0), first.blue(2, 0)) == (255, 128, 0))
    #expect((first.red(3, 0), first.green(3, 0), first.blue(3, 0)) == (0, 128, 0))
    #expect(first.rows[0].hasPrefix("WG") && first.rows[0].hasSuffix("RKWW"))
    layer.instanceColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    layer.instanceAlphaOffset = -0.5
    let faded = try #require(SmallPicture(layer, width: 8, height: 4))
    #expect(faded.rows[0].hasSuffix("WWWWWW") && [127, 128].contains(faded.red(1, 0)))
  }

  @Test func `each copy moves later`() throws {
    let screen = try #require(LayerScreen(side: 20))
    defer { screen.close() }
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.instanceCount = 3
    layer.instanceDelay = 0.5
    layer.instanceTransform = CATransform3DMakeTranslation(0, 5, 0)
    let dot = SmallPicture.layer("R", 0, 0, 2, 2)
    layer.addSublayer(dot)
    screen.root.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 1
    animation.toValue = 11
    animation.duration = 2
    animation.repeatCount = .infinity
    dot.add(animation, forKey: "x")
    screen.show(0)
    screen.show(1.2)
    func start(_ y: Int) -> Int? { (0..<20).first { screen.bitmap[$0, y].red == 255 } }
    // Five points a second.
    #expect([start(0), start(5), start(10)] == [6, 4, 1])
    #expect(screen.needsFrame)
  }

  @Test func `later copies keep what lies in front`() throws {
    let screen = try #require(LayerScreen(side: 20))
    defer { screen.close() }
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.instanceCount = 2
    layer.instanceDelay = 0.5
    layer.instanceTransform = CATransform3DMakeTranslation(0, 5, 0)
    let holder = CALayer()
    holder.frame = CGRect(x: 0, y: 0, width: 4, height: 2)
    let front = SmallPicture.layer("R", 0, 0, 2, 2)
    front.zPosition = 1
    holder.addSublayer(front)
    holder.addSublayer(SmallPicture.layer("G", 0, 0, 2, 2))
    layer.addSublayer(holder)
    screen.root.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 1
    animation.duration = 2
    holder.add(animation, forKey: "o")
    screen.show(0)
    screen.show(1)
    #expect([0, 5].map { screen.bitmap[1, $0].red } == [255, 255])
    #expect([0, 5].map { screen.bitmap[1, $0].green } == [0, 0])
  }
}
