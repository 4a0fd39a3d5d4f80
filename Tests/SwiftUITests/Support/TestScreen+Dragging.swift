import WindowHost

extension TestScreen {
  /// Rests a finger on something until it is lifted, and carries it to a place.
  func carry(from: (x: Double, y: Double), to: (x: Double, y: Double)) {
    finger(.began, from.x, from.y)
    step(32)
    for step in 1...10 {
      let share = Double(step) / 10
      finger(.moved, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    }
    step(2)
  }

  /// Carries something to a place and lets go.
  func dragAndDrop(from: (x: Double, y: Double), to: (x: Double, y: Double)) {
    carry(from: from, to: to)
    finger(.ended, to.x, to.y)
    settle()
    step(2)
  }
}
