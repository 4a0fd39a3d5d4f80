import QuartzCore
import UIKit

@testable import UIKit

/// Looks after each frame whether the laws hold.
@MainActor
final class Inspector {
  private var offset = CGPoint.zero
  private var wasQuiet = false
  private var steps = 0

  /// Whether the list moves or is held.
  private func moves(_ list: UIScrollView) -> Bool {
    list.isTracking || list.isDragging || list.isDecelerating || list.isScrollAnimating
  }

  /// Whether nothing that takes time is under way.
  private func isQuiet(_ world: World) -> Bool {
    !moves(world.app.list) && world.hands.isEmpty && world.carry == nil
      && !world.machine.stage.comesToRest
      && !world.app.isBetween
  }

  func frameBegins(_ world: World) {
    wasQuiet = isQuiet(world)
    offset = world.app.list.contentOffset
  }

  func inspect(_ world: World, hadInput: Bool) -> [Violation] {
    var found = world.app.ledger.takeMistakes()
    let app = world.app
    found += DataLaws.check(app)
    guard app.list.window != nil else { return found }
    let isStill = isQuiet(world)
    found += CellLaws.check(app, isStill: isStill)
    if !app.isBetween, let problem = app.headerProblem {
      found.append(Violation(law: .headers, text: problem))
    }
    found += ScrollLaws.check(app, isStill: isStill)
    if wasQuiet, !hadInput, offset != app.list.contentOffset {
      found.append(Violation(law: .jump, text: "from \(offset) to \(app.list.contentOffset)"))
    }
    if world.machine.frames % 16 == 0 { found += PaintLaw.check(world.machine) }
    return found + app.ledger.takeMistakes()
  }

  /// Looks at what has to hold only where nothing moves.
  func inspectRest(_ world: World) -> [Violation] {
    let app = world.app
    var found = PaintLaw.check(world.machine)
    let open = app.ledger.openCompletions
    if !open.isEmpty { found.append(Violation(law: .completion, text: "\(open) never came")) }
    guard app.list.window != nil else { return found }
    found += VoiceLaw.check(app)
    found += RowLaw.check(app)
    found += ScrollLaws.checkRest(app)
    if let difference = app.differenceFromScratch() {
      found.append(Violation(law: .scratch, text: difference))
    }
    return found
  }

  /// What may not change at rest.
  func still(_ world: World) -> [String] {
    // A list out of the window is laid out when it is asked for its cells, and not before.
    let cells = world.app.shownCells.map { "\($0.path) \($0.view.frame)" }
    return [
      "offset \(world.app.list.contentOffset)",
      "presented \(world.machine.stage.work.presentedFrames)",
    ] + cells
  }
}
