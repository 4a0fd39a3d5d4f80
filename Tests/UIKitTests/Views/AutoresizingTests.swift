import TestSupport
import Testing
import UIKit

@MainActor @Suite struct AutoresizingTests {
  private static let parts: [String: UIView.AutoresizingMask] = [
    "left": .flexibleLeftMargin, "width": .flexibleWidth, "right": .flexibleRightMargin,
    "top": .flexibleTopMargin, "height": .flexibleHeight, "bottom": .flexibleBottomMargin,
  ]

  @Test(arguments: try Fixture.vectors("geometry", "autoresizing"))
  func `views follow their superview as measured`(vector: Fixture.Vector) {
    let inputs = vector.inputs
    let parent = UIView(frame: inputs["parentBefore"].rect)
    let child = UIView(frame: inputs["childFrame"].rect)
    child.autoresizingMask = (inputs["autoresizingMask"].list ?? [])
      .compactMap { $0.string.flatMap { Self.parts[$0] } }.reduce([]) { $0.union($1) }
    if inputs["intermediate"].isNull {
      parent.addSubview(child)
    } else {
      let middle = UIView(frame: inputs["intermediate"].rect)
      middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(middle)
      middle.addSubview(child)
    }
    parent.bounds = CGRect(
      origin: vector.id.hasSuffix("bounds_origin_only") ? CGPoint(x: 10, y: 10) : .zero,
      size: inputs["parentAfter"].rect.size
    )
    #expect(isNear(child.frame, vector.expected["childFrame"].rect))
  }

  @Test func `a superview that does not resize leaves its subviews alone`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(child.frame.size == CGSize(width: 100, height: 100))
  }

  @Test(arguments: 0..<50)
  func `flexible parts and fixed parts always add up`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let x = random.double(0...50)
    let child = UIView(frame: CGRect(x: x, y: 0, width: random.double(0...50), height: 10))
    let mask = UIView.AutoresizingMask(rawValue: UInt(random.int(0...7)))
    child.autoresizingMask = mask
    parent.addSubview(child)
    let before = (child.frame.minX, child.frame.width, 100 - child.frame.maxX)
    parent.bounds.size.width = random.double(100...400)
    let after = (child.frame.minX, child.frame.width, parent.bounds.width - child.frame.maxX)
    if !mask.contains(.flexibleLeftMargin) { #expect(abs(before.0 - after.0) < 1e-9) }
    if !mask.contains(.flexibleWidth) { #expect(abs(before.1 - after.1) < 1e-9) }
    if !mask.contains(.flexibleRightMargin), !mask.isEmpty {
      #expect(abs(before.2 - after.2) < 1e-9)
    }
  }
}
