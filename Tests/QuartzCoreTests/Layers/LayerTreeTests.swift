import CoreGraphics
import Diagnostics
import QuartzCore
import TestSupport
import Testing

@Suite struct `Trees of layers` {
  /// A tree as lists of numbers.
  private struct Model {
    var children: [Int: [Int]] = [:]

    func parent(_ layer: Int) -> Int? { children.first { $0.value.contains(layer) }?.key }

    func isAncestor(_ layer: Int, of other: Int) -> Bool {
      var current: Int? = other
      while let next = current {
        if next == layer { return true }
        current = parent(next)
      }
      return false
    }

    mutating func remove(_ layer: Int) {
      for key in children.keys { children[key]?.removeAll { $0 == layer } }
    }

    mutating func insert(_ layer: Int, into parent: Int, at index: Int) {
      remove(layer)
      let index = min(index, children[parent, default: []].count)
      children[parent, default: []].insert(layer, at: index)
    }
  }

  private struct Pair {
    var random: SplitMix64
    let layers = (0..<8).map { _ in CALayer() }
    var model = Model()

    mutating func step() {
      let (parent, child) = (random.int(0...7), random.int(0...7))
      guard !model.isAncestor(child, of: parent) else { return }
      let siblings = model.children[parent, default: []].filter { $0 != child }
      let layer = layers[child]
      switch random.int(0...5) {
      case 0:
        layers[parent].addSublayer(layer)
        model.insert(child, into: parent, at: .max)
      case 1:
        let index = random.int(0...4)
        layers[parent].insertSublayer(layer, at: UInt32(index))
        model.insert(child, into: parent, at: index)
      case 2:
        layer.removeFromSuperlayer()
        model.remove(child)
      case 3:
        guard let sibling = siblings.randomElement(using: &random) else { return }
        layers[parent].insertSublayer(layer, below: layers[sibling])
        insert(child, parent, beside: sibling, 0)
      case 4:
        guard let sibling = siblings.randomElement(using: &random) else { return }
        layers[parent].insertSublayer(layer, above: layers[sibling])
        insert(child, parent, beside: sibling, 1)
      default:
        guard let sibling = siblings.randomElement(using: &random) else { return }
        layers[parent].replaceSublayer(layers[sibling], with: layer)
        insert(child, parent, beside: sibling, 0)
        model.remove(sibling)
      }
    }

    private mutating func insert(_ child: Int, _ parent: Int, beside sibling: Int, _ offset: Int) {
      model.remove(child)
      let index = model.children[parent]?.firstIndex(of: sibling) ?? 0
      model.insert(child, into: parent, at: index + offset)
    }
  }

  @Test(arguments: 0..<60) func `are what lists make of the same steps`(seed: Int) {
    var pair = Pair(random: SplitMix64(seed: seed))
    for step in 0..<60 {
      pair.step()
      for (index, layer) in pair.layers.enumerated() {
        let expected = pair.model.children[index, default: []]
        let found = (layer.sublayers ?? []).compactMap { child in
          pair.layers.firstIndex { $0 === child }
        }
        #expect(found == expected, "step \(step)")
        let parent = pair.model.parent(index)
        #expect(layer.superlayer === parent.map { pair.layers[$0] })
      }
    }
  }

  @Test func `never contain themselves`() throws {
    let layers = (0..<4).map { _ in CALayer() }
    for (parent, child) in zip(layers, layers.dropFirst()) { parent.addSublayer(child) }
    for (parent, child) in [(3, 0), (2, 1), (0, 0)] {
      let findings = UIKitDiagnostics.recording { layers[parent].addSublayer(layers[child]) }
      #expect(findings.map(\.code) == ["TSK-LAYER-CYCLE"])
    }
    #expect(layers[0].superlayer == nil && layers[3].sublayers == nil)
    #expect(layers[1].superlayer === layers[0])
  }

  @Test func `do not mask themselves, nor by what they are in`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    for mask in [inner, outer] {
      let findings = UIKitDiagnostics.recording { inner.mask = mask }
      #expect(findings.map(\.code) == ["TSK-LAYER-CYCLE"])
      #expect(inner.mask == nil && inner.superlayer === outer && outer.superlayer == nil)
    }
    // What was a sublayer is one no more.
    outer.mask = inner
    #expect(outer.mask === inner && outer.sublayers == nil && inner.superlayer === outer)
  }

  @Test func `lose a mask that goes elsewhere`() {
    let (first, second, mask) = (CALayer(), CALayer(), CALayer())
    first.mask = mask
    second.mask = mask
    #expect(first.mask == nil && second.mask === mask)
    first.addSublayer(mask)
    #expect(second.mask == nil && mask.superlayer === first)
    first.mask = mask
    mask.removeFromSuperlayer()
    #expect(first.mask == nil && mask.superlayer == nil && first.sublayers == nil)
  }

  @Test func `replaced as a whole let go of those that are missing`() {
    let root = CALayer()
    let layers = (0..<5).map { _ in CALayer() }
    root.sublayers = [layers[0], layers[1], layers[2]]
    root.sublayers = [layers[3], layers[2], layers[0]]
    #expect(
      root.sublayers?.map(ObjectIdentifier.init) == [3, 2, 0].map { ObjectIdentifier(layers[$0]) }
    )
    #expect(layers[1].superlayer == nil && layers[3].superlayer === root)
    root.sublayers = nil
    #expect(root.sublayers == nil)
    #expect(layers.allSatisfy { $0.superlayer == nil })
  }

  @Test func `keep their sublayers, but not what they are in`() {
    weak var weakParent: CALayer?
    weak var weakChild: CALayer?
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(child)
      let other = CALayer()
      child.addSublayer(other)
      (weakParent, weakChild) = (parent, other)
    }
    #expect(weakParent == nil && child.superlayer == nil)
    #expect(weakChild != nil)
    child.sublayers = nil
    #expect(weakChild == nil)
  }

  @Test func `show those nearer the viewer last, and equals in their order`() throws {
    var random = SplitMix64(seed: 4)
    let root = CALayer()
    for _ in 0..<12 {
      let layer = CALayer()
      layer.zPosition = CGFloat(random.int(-2...2))
      root.addSublayer(layer)
    }
    let shown = root.backToFront
    for (lower, upper) in zip(shown, shown.dropFirst()) {
      #expect(lower.zPosition <= upper.zPosition)
      guard lower.zPosition == upper.zPosition else { continue }
      let places = try [lower, upper].map { layer in
        try #require(root.sublayers?.firstIndex { $0 === layer })
      }
      #expect(places[0] < places[1])
    }
  }
}
