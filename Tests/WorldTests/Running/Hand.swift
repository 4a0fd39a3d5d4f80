import CoreGraphics
import WindowHost

/// A finger that does something over several frames while other things go on.
struct Hand {
  let id: Int
  private var reports: [(phase: HostPointer.Phase, place: CGPoint)]

  /// A finger that goes evenly from one place to another, waits, and is lifted.
  init(id: Int, from: CGPoint, by way: CGVector, frames: Int, waits: Int = 0) {
    self.id = id
    reports = [(.began, from)]
    for step in 0..<frames {
      let share = CGFloat(step + 1) / CGFloat(frames)
      reports.append((.moved, CGPoint(x: from.x + way.dx * share, y: from.y + way.dy * share)))
    }
    let end = CGPoint(x: from.x + way.dx, y: from.y + way.dy)
    for _ in 0..<waits { reports.append((.moved, end)) }
    reports.append((.ended, end))
    reports.reverse()
  }

  /// Reports what the finger does in the next frame; returns whether there is more.
  @MainActor
  mutating func move(on machine: Machine) -> Bool {
    guard let report = reports.popLast() else { return false }
    machine.finger(report.phase, report.place, id: id)
    return !reports.isEmpty
  }

  /// Lifts the finger where it is.
  @MainActor
  func lift(on machine: Machine) {
    if let last = reports.first { machine.finger(.ended, last.place, id: id) }
  }
}
