import CoreGraphics
import Foundation

/// One run of a change of what controllers are on the screen, to its end or back to its start.
///
/// Whoever comes and goes hears of it in order, what was asked for beside it moves with it, and its
/// end comes once. What is seen of it is up to the container that runs it.
@MainActor
class TransitionRun: NSObject {
  /// The controllers that leave the screen.
  let going: [UIViewController]
  /// The controllers that come onto it.
  let coming: [UIViewController]
  let isAnimated: Bool
  private(set) lazy var coordinator = makeCoordinator()
  /// Called once, with whether the run came to its end; completions come after it.
  var ended: (Bool) -> Void = { _ in }
  private(set) var isOver = false
  /// Where it is when it is brought to rest at once.
  var headsForEnd = true
  /// The controllers that have its coordinator.
  private var accompanied: [UIViewController] = []

  init(going: [UIViewController], coming: [UIViewController], isAnimated: Bool) {
    self.going = going
    self.coming = coming
    self.isAnimated = isAnimated
  }

  func makeCoordinator() -> TransitionCoordinator { TransitionCoordinator() }

  /// Lets controllers hand out the coordinator until the run ends.
  func accompany(_ controllers: [UIViewController]) {
    accompanied = controllers
    for controller in controllers { controller.parts.coordinator = coordinator }
  }

  // MARK: Start

  /// Tells the controllers that the change begins, those that go first.
  ///
  /// - Parameters:
  ///   - between: runs once those that go have heard.
  ///   - bring: puts a controller's view in, once the controller has heard that it comes.
  func tellBegin(
    between: () -> Void = {},
    bring: (UIViewController) -> Void = { _ in }
  ) {
    for controller in going { controller.beginAppearanceTransition(false, animated: isAnimated) }
    between()
    for controller in coming {
      controller.beginAppearanceTransition(true, animated: isAnimated)
      bring(controller)
    }
  }

  // MARK: Motion

  /// Brings the run at once to where it heads for.
  func settle() { end(headsForEnd) }

  // MARK: End

  /// Ends the run, unless it is over.
  final func end(_ completed: Bool) {
    guard !isOver else { return }
    isOver = true
    for controller in accompanied { controller.parts.coordinator = nil }
    let told = ended
    ended = { _ in }
    told(completed)
    didEnd(completed)
    coordinator.runCompletions()
  }

  /// Called before the completions run.
  func didEnd(_ completed: Bool) {}

  /// Tells the controllers that the change is over, one after the other; on the way back to the
  /// start each hears first that it turns.
  ///
  /// - Parameters:
  ///   - completed: whether the run came to its end.
  ///   - stayersFirst: whether those that are on the screen in the end hear first.
  ///   - takeAway: takes the view of a controller out, before the controller hears that it left.
  ///   - bringBack: puts the view of a controller in, before the controller hears that it stays.
  func tellEnd(
    _ completed: Bool,
    stayersFirst: Bool = false,
    takeAway: (UIViewController) -> Void = { _ in },
    bringBack: (UIViewController) -> Void = { _ in }
  ) {
    func tellLeavers() {
      for controller in completed ? going : coming {
        if !completed { controller.beginAppearanceTransition(false, animated: isAnimated) }
        takeAway(controller)
        controller.endAppearanceTransition()
      }
    }
    if !stayersFirst { tellLeavers() }
    for controller in completed ? coming : going {
      bringBack(controller)
      if !completed { controller.beginAppearanceTransition(true, animated: isAnimated) }
      controller.endAppearanceTransition()
    }
    if stayersFirst { tellLeavers() }
  }

  /// Tells the controllers that the change is over, all together around a block that puts their
  /// views where they belong.
  func tellEnd(_ completed: Bool, rearranging rearrange: () -> Void) {
    let (leavers, stayers) = completed ? (going, coming) : (coming, going)
    if !completed {
      for controller in leavers {
        controller.beginAppearanceTransition(false, animated: isAnimated)
      }
      for controller in stayers { controller.beginAppearanceTransition(true, animated: isAnimated) }
    }
    rearrange()
    for controller in leavers + stayers { controller.endAppearanceTransition() }
  }
}
