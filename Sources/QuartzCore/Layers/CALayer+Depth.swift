import Diagnostics

extension CALayer {
  /// More layers inside each other than any screen has, and less than the stack has room for: laying
  /// out, drawing and letting go of a tree go down into it.
  static let mostLevels = 1_024

  /// Whether the tree can still be gone through with a layer put into this one; told where it cannot.
  package func hasRoom(below layer: CALayer, place: String) -> Bool {
    var levels: Int32 = 1
    var ancestor: CALayer? = self
    while let current = ancestor {
      levels += 1
      ancestor = current.parent
    }
    guard levels + layer.levelsBelow > Self.mostLevels else { return true }
    // What was taken out again still counts.
    layer.countLevels()
    guard levels + layer.levelsBelow > Self.mostLevels else { return true }
    UIKitDiagnostics.report(
      Diagnosis(
        .tooDeep,
        place: place,
        saw: "\(levels + layer.levelsBelow) levels, of at most \(Self.mostLevels)"
      )
    )
    return false
  }

  /// Tells the layers above that a sublayer with what is in it was added: their `levelsBelow` are
  /// never fewer than there are.
  func noteLevels(of layer: CALayer) {
    var levels = layer.levelsBelow + 1
    var ancestor: CALayer? = self
    while let current = ancestor, current.levelsBelow < levels {
      current.levelsBelow = levels
      levels += 1
      ancestor = current.parent
    }
  }

  private func countLevels() {
    var level = children
    var count: Int32 = 0
    while !level.isEmpty {
      count += 1
      level = level.flatMap(\.children)
    }
    levelsBelow = count
  }
}
