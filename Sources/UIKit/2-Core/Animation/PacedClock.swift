import QuartzCore

/// How far a paced animation is.
package final class PacedClock: AnimationDriver {
  /// How an animation ends.
  package enum End {
    /// When its law is over.
    case own
    /// When its law is over, and others of its kind follow without end.
    case followed
    /// When what it animates gets another value, or is gone.
    case never
  }

  var value = 0.0
  fileprivate let end: End
  package private(set) var isMoving = true

  init(_ end: End) { self.end = end }

  package var isEndless: Bool { end != .own }

  package func progress(from start: Double, isVertical: Bool) -> Double { value }

  func stop() {
    value = 1
    isMoving = false
  }
}

extension CALayer {
  /// Whether a property is moved without end.
  func isMovedEndlessly(_ keyPath: String) -> Bool {
    guard hasAnimations else { return false }
    return animationList.contains { $0.animation.isEndless(of: keyPath) }
  }

  /// Ends what moves a property without end.
  func endEndlessMotion(_ keyPath: String) {
    for (key, animation) in animationList where animation.isEndless(of: keyPath) {
      removeAnimation(forKey: key)
    }
  }
}

extension CAAnimation {
  fileprivate func isEndless(of keyPath: String) -> Bool {
    guard let clock = pacer as? PacedClock, clock.end == .never else { return false }
    return (self as? CAPropertyAnimation)?.keyPath == keyPath
  }
}
