import Foundation

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or over.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, and not finished yet.
  case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it was to go.
  case end = 0
  /// Where it came from.
  case start = 1
  /// Where it is.
  case current = 2
}

/// Something that runs animations which can be paused, reversed and stopped.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where the animator is in its life.
  var state: UIViewAnimatingState { get }

  /// Whether the animations move.
  var isRunning: Bool { get }

  /// Whether the animations run back to their start.
  var isReversed: Bool { get set }

  /// How far the animations are, 0...1; setting it pauses an animator that has not started.
  var fractionComplete: CGFloat { get set }

  /// Starts the animations, or goes on with paused ones.
  func startAnimation()

  /// Starts the animations after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Holds the animations where they are.
  func pauseAnimation()

  /// Stops the animations where they are; without finishing, `finishAnimation(at:)` is due.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Ends stopped animations, with views where it is said.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates the changes made in blocks.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that start later, by a share of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds a block that learns where the animations ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Goes on with paused animations with another pace and duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}

extension UIViewImplicitlyAnimating {
  /// Adds changes that start later; here at once, with those already there.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Ignores changes: an animator need not take any.
  public func addAnimations(_ animation: @escaping () -> Void) {}

  /// Ignores the block.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  /// Goes on with the pace the animator has.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) { startAnimation() }
}
