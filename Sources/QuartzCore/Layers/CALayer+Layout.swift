import Diagnostics

extension CALayer {
  /// How often one layer may ask for layout again before the pass gives up.
  static let maximumLayoutPasses = 100

  /// Lays out what waits in this layer and below, parents first, until nothing waits.
  ///
  /// Starts above, at the highest of the ancestors that wait in an unbroken chain, as
  /// `CALayer.layoutIfNeeded()` is documented to do.
  func layoutTree() {
    if let parent, parent.pending.contains(.layout) { return parent.layoutIfNeeded() }
    layoutDown()
  }

  /// Lays out what waits in this layer and below, and leaves waiting what is above.
  package func layoutDown() {
    var passes = 0
    while !pending.isDisjoint(with: [.layout, .layoutBelow]) {
      passes += 1
      guard passes <= Self.maximumLayoutPasses else {
        reportLayoutLoop()
        return
      }
      layoutOnce()
    }
  }

  /// Whether the layer's own sublayers are being placed.
  package var isLayingOut: Bool { layoutDepth > 0 }

  private func layoutOnce() {
    if pending.contains(.layout) {
      // Layout may lay out again within itself, but not for ever.
      guard layoutDepth < Self.maximumLayoutPasses else { return reportLayoutLoop() }
      pending.remove(.layout)
      layoutDepth += 1
      layoutSublayers()
      layoutDepth -= 1
    }
    guard pending.contains(.layoutBelow) else { return }
    pending.remove(.layoutBelow)
    // The list is fixed here: layers added on the way are met in the next pass.
    for child in children where !child.pending.isDisjoint(with: [.layout, .layoutBelow]) {
      child.layoutOnce()
    }
    if children.contains(where: { !$0.pending.isDisjoint(with: [.layout, .layoutBelow]) }) {
      pending.insert(.layoutBelow)
    }
  }

  private func reportLayoutLoop() {
    let layer = deepestWaiting
    UIKitDiagnostics.report(
      Diagnosis(
        .layoutLoop,
        what: "Layout did not settle: the same layers asked for it again"
          + " \(Self.maximumLayoutPasses) times in one frame.",
        place: layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))",
        saw: "bounds \(layer.bounds)",
        applePhrase: "is stuck in its update/layout loop"
      )
    )
    layer.forgetLayout()
    forgetLayout()
  }

  private var deepestWaiting: CALayer {
    children.first { !$0.pending.isDisjoint(with: [.layout, .layoutBelow]) }?.deepestWaiting
      ?? self
  }

  private func forgetLayout() {
    pending.subtract([.layout, .layoutBelow])
    for child in children where !child.pending.isDisjoint(with: [.layout, .layoutBelow]) {
      child.forgetLayout()
    }
  }

  /// Makes the contents that were asked for, in this layer and below; hidden ones wait.
  package func displayTree() {
    guard !hidden else { return }
    displayIfNeeded()
    if let mask, !mask.pending.isDisjoint(with: [.display, .displayBelow]) { mask.displayTree() }
    guard pending.contains(.displayBelow) else { return }
    pending.remove(.displayBelow)
    for child in children where !child.pending.isDisjoint(with: [.display, .displayBelow]) {
      child.displayTree()
    }
  }
}
