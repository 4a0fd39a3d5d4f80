import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Values by paths: what is set is what is read, and nothing else changes.
@Suite struct `Laws of key paths` {
  private static let numbers = [
    "position.x", "position.y", "bounds.origin.x", "bounds.origin.y", "bounds.size.width",
    "bounds.size.height", "anchorPoint.x", "anchorPoint.y", "zPosition", "anchorPointZ", "opacity",
    "cornerRadius", "borderWidth", "shadowOpacity", "shadowRadius", "shadowOffset.width",
    "shadowOffset.height", "contentsRect.origin.x", "contentsRect.size.height",
    "transform.translation.x", "transform.translation.y", "transform.rotation.z",
    "transform.scale.x", "transform.scale.y",
  ]

  private func read(_ layer: CALayer) -> [String: Double] {
    Dictionary(
      uniqueKeysWithValues: Self.numbers.map {
        ($0, layer.value(forKeyPath: $0) as? Double ?? .nan)
      }
    )
  }

  @Test(arguments: 0..<60) func `numbers come back, and leave the others`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let layer = CALayer()
    var model = read(layer)
    #expect(model.values.allSatisfy { !$0.isNaN })
    for _ in 0..<40 {
      let path = random.pick(Self.numbers)
      // Quarters, which floats hold as well; angles below half a turn, scales above nothing.
      let value =
        path.hasPrefix("transform.scale") ? random.double(0.25...3) : Double(random.int(1...12)) / 4
      layer.setValue(value, forKeyPath: path)
      model[path] = value
      for (name, found) in read(layer) {
        #expect(abs(found - (model[name] ?? .nan)) < 1e-9, "\(name) after \(path)")
      }
    }
  }

  @Test func `parts and wholes are two ways to say the same`() {
    let layer = CALayer()
    layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKeyPath: "bounds")
    #expect(layer.value(forKeyPath: "bounds.origin") as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 3, height: 4))
    layer.setValue(CGSize(width: 7, height: 8), forKeyPath: "bounds.size")
    layer.setValue(CGPoint(x: 5, y: 6), forKeyPath: "bounds.origin")
    #expect(layer.bounds == CGRect(x: 5, y: 6, width: 7, height: 8))
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(layer.transform.m11 == 2 && layer.transform.m22 == 2 && layer.transform.m33 == 2)
    layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
    #expect(layer.transform.m41 == 3 && layer.transform.m42 == 4)
    layer.setValue(CGRect(x: 10, y: 20, width: 30, height: 40), forKeyPath: "frame")
    #expect(layer.value(forKeyPath: "frame") as? CGRect == layer.frame)
  }

  @Test(arguments: 0..<40) func `turns about each axis come back`(seed: Int) throws {
    var random = SplitMix64(seed: 100 + seed)
    for axis in ["x", "y", "z"] {
      let layer = CALayer()
      let angle = random.double(-1.5...1.5)
      layer.setValue(angle, forKeyPath: "transform.rotation.\(axis)")
      let found = try #require(layer.value(forKeyPath: "transform.rotation.\(axis)") as? Double)
      #expect(abs(found - angle) < 1e-9)
      let vector = ["x": (1.0, 0.0, 0.0), "y": (0, 1, 0), "z": (0, 0, 1)][axis] ?? (0, 0, 0)
      let expected = CATransform3DMakeRotation(angle, vector.0, vector.1, vector.2)
      let ways = [
        layer.transform.rows.0 - expected.rows.0, layer.transform.rows.1 - expected.rows.1,
        layer.transform.rows.2 - expected.rows.2,
      ]
      #expect(ways.allSatisfy { ($0 * $0).sum() < 1e-15 })
    }
  }

  @Test func `numbers that are none, and paths that lead nowhere, change nothing`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
    for path in Self.numbers {
      let before = read(layer)
      for value in [Double.nan, .infinity, -.infinity] as [Double] {
        layer.setValue(value, forKeyPath: path)
      }
      #expect(read(layer) == before)
    }
    for path in ["bounds.x.y", "position.z", "transform.turn", "position.width.x", "nothing", ""] {
      #expect(layer.value(forKeyPath: path) == nil)
    }
  }

  @Test func `names of one's own are kept, and may be taken away`() {
    let layer = CALayer()
    layer.setValue("mine", forKey: "tag")
    layer.setValue([1, 2], forKey: "list")
    #expect(layer.value(forKey: "tag") as? String == "mine")
    #expect(layer.shouldArchiveValue(forKey: "tag") && !layer.shouldArchiveValue(forKey: "other"))
    layer.setValue(nil, forKey: "tag")
    #expect(layer.value(forKey: "tag") == nil)
    #expect(layer.value(forKey: "list") as? [Int] == [1, 2])
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil)
  }
}
