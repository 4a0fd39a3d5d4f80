import CoreGraphics

extension TransitionRun {
  /// Moves to one of the ends and is over there, unless it is over before.
  ///
  /// - Parameters:
  ///   - toEnd: whether to the end, not back to the start.
  ///   - pace: how it moves.
  ///   - show: shows how far the run is, 0...1.
  func move(toEnd: Bool, _ pace: TransitionPace, _ show: @escaping (CGFloat) -> Void) {
    headsForEnd = toEnd
    pace.animate { [self] in
      show(toEnd ? 1 : 0)
      if toEnd { coordinator.runAnimations() }
    } completion: { [weak self] in
      self?.end(toEnd)
    }
  }
}
