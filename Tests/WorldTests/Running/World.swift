import Foundation
import TestSupport
import UIKit

@testable import UIKit

/// A world that one seed decides: an app, those who use it, its machine and its clock.
@MainActor
final class World {
  /// Where a law did not hold.
  struct Failure: CustomStringConvertible {
    let violations: [Violation]
    /// The number of the step after which it was; the number of all where everything was done.
    let step: Int
    let frame: Int
    /// What was done last.
    var lastSteps: [Step] = []

    var law: Law? { violations.first?.law }

    var description: String {
      "after step \(step), in frame \(frame):\n"
        + violations.prefix(6).map { "  \($0)" }.joined(separator: "\n")
        + "\n  last steps: " + lastSteps.map(\.description).joined(separator: ", ")
    }
  }

  let plan: WorldPlan
  let machine: Machine
  let app: any WorldApp
  let inspector = Inspector()
  var hands: [Hand] = []
  var handsMade = 0
  var covers: [WeakController] = []
  var carry: Carry?
  private(set) var failure: Failure?
  private(set) var step = 0
  private var trace: [CGPoint]?
  /// The last of the steps, by which a failure in a long life is looked for.
  private var lastSteps: [Step] = []
  private static let mostLastSteps = 12

  private init(_ plan: WorldPlan, lie: Lie?, keepsTrace: Bool) {
    self.plan = plan
    trace = keepsTrace ? [] : nil
    machine = Machine(
      width: plan.width,
      height: plan.height,
      scale: plan.scale,
      isRightToLeft: plan.isRightToLeft
    )
    app = machine.context.perform {
      switch plan.subject {
      case .collection(let kind): CollectionApp(plan, kind, lie: lie)
      case .table(let kind): TableApp(plan, kind, lie: lie)
      }
    }
  }

  /// What a run came to.
  struct Outcome {
    var failure: Failure?
    /// How many steps were done.
    var steps = 0
    var frames = 0
    /// How long it lived by its own clock, in seconds.
    var time = 0.0
    /// Where the content was in each frame.
    var trace: [CGPoint] = []
  }

  /// Does what a script says, and what is wrong first.
  static func run(_ plan: WorldPlan, _ script: [Step]? = nil, lie: Lie? = nil) -> Outcome {
    var steps = (script ?? plan.script).makeIterator()
    return run(plan, lie: lie, keepsTrace: true) { $0.live { steps.next() } }
  }

  /// Lets one world live for some seconds of its clock, doing more of what its plan draws.
  ///
  /// Whenever nothing moves, `rests` is told how far it is, and says whether it goes on.
  static func run(
    _ plan: WorldPlan,
    for seconds: Double,
    rests: @escaping (_ time: Double, _ frames: Int) -> Bool
  ) -> Outcome {
    run(plan, lie: nil, keepsTrace: false) { world in
      var random = SplitMix64(seed: plan.seed)
      var goesOn = true
      var last: Step?
      world.live {
        if last?.act == .rest {
          world.checkCovers()
          goesOn = rests(world.machine.time, world.machine.frames)
        }
        last = goesOn && world.machine.time < seconds ? Step.draw(&random) : nil
        return last
      }
    }
  }

  private static func run(
    _ plan: WorldPlan,
    lie: Lie?,
    keepsTrace: Bool,
    _ live: (World) -> Void
  ) -> Outcome {
    var outcome = Outcome()
    var tracker = LeakTracker()
    let findings = UIKitDiagnostics.recording {
      let world = World(plan, lie: lie, keepsTrace: keepsTrace)
      world.machine.context.perform {
        live(world)
        tracker.watch(world)
        world.machine.close()
        world.machine.showFrame()
      }
      outcome = Outcome(
        failure: world.failure,
        steps: world.step,
        frames: world.machine.frames,
        time: world.machine.time,
        trace: world.trace ?? []
      )
    }
    if outcome.failure == nil, let left = tracker.left {
      outcome.failure = Failure(violations: [left], step: outcome.steps, frame: outcome.frames)
    }
    if outcome.failure == nil, let finding = findings.first {
      let violation = Violation(law: .diagnosis, text: "\(finding)")
      outcome.failure = Failure(violations: [violation], step: outcome.steps, frame: 0)
    }
    return outcome
  }

  /// Does one step after another until there is none.
  private func live(_ next: () -> Step?) {
    machine.window.rootViewController = app.controller
    machine.window.makeKeyAndVisible()
    show(2)
    while failure == nil, let now = next() {
      lastSteps = lastSteps.suffix(Self.mostLastSteps - 1) + [now]
      perform(now)
      show(now.frames)
      if failure == nil { step += 1 }
    }
    if failure == nil { settle() }
  }

  /// Whether what was dismissed is gone while the world lives on.
  private func checkCovers() {
    covers.removeAll { $0.controller == nil }
    let presented = app.controller.presentedViewController
    guard covers.contains(where: { $0.controller !== presented }) else { return }
    fail([Violation(law: .leak, text: "a dismissed controller")])
  }

  // MARK: Frames

  func show(_ frames: Int) {
    for _ in 0..<frames where failure == nil { showFrame() }
  }

  private func showFrame() {
    inspector.frameBegins(self)
    hands = hands.compactMap { hand in
      var hand = hand
      return hand.move(on: machine) ? hand : nil
    }
    carryOn()
    let hadInput = machine.showFrame()
    trace?.append(app.list.contentOffset)
    fail(inspector.inspect(self, hadInput: hadInput))
  }

  private func carryOn() {
    guard var carry else { return }
    if carry.frames > 0 {
      app.carry(by: carry.way)
      carry.frames -= 1
      self.carry = carry
    } else {
      app.drop()
      self.carry = nil
    }
  }

  private func fail(_ violations: [Violation]) {
    guard failure == nil, !violations.isEmpty else { return }
    failure = Failure(
      violations: violations,
      step: step,
      frame: machine.frames,
      lastSteps: lastSteps
    )
  }

  private static let longestWay = 1_500

  /// Goes on until nothing moves, and looks whether it is so.
  func settle() {
    for hand in hands { hand.lift(on: machine) }
    hands = []
    carry?.frames = 0
    show(1)
    waitForRest()
    // What waits for its time, as bars that fade, comes too.
    machine.skip(3)
    waitForRest()
    guard failure == nil else { return }
    fail(inspector.inspectRest(self))
    let before = inspector.still(self)
    show(3)
    let after = inspector.still(self)
    if let (old, new) = zip(before, after).first(where: { $0 != $1 }) {
      fail([Violation(law: .rest, text: "\(old) became \(new)")])
    }
  }

  private func waitForRest() {
    var left = Self.longestWay
    while machine.stage.comesToRest, left > 0, failure == nil {
      show(1)
      left -= 1
    }
    if left == 0 { fail([Violation(law: .settles, text: "after \(Self.longestWay) frames")]) }
  }
}

/// An item that is carried for some frames.
struct Carry {
  let way: CGVector
  var frames: Int
}

/// A controller that ought to go away once it was dismissed.
struct WeakController {
  weak var controller: UIViewController?
}
