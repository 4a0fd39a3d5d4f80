import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

/// Animations that are begun and committed, as before iOS 4.
extension UIView {
  /// Begins animated changes that `commitAnimations()` ends; may be nested.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func beginAnimations(
    _ animationID: String?,
    context: UnsafeMutableRawPointer?
  ) { OldAnimations.current.begin(animationID, context) }

  /// Starts what was changed since `beginAnimations(_:context:)`.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func commitAnimations() { OldAnimations.current.commit() }

  /// Sets the object that is called at start and stop, through the methods set below.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDelegate(_ delegate: Any?) {
    OldAnimations.current.set { $0.delegate = delegate as AnyObject? }
  }

  /// Sets the method of the delegate that is called at the start, with identifier and context.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationWillStart(_ selector: Selector?) {
    OldAnimations.current.set { $0.willStart = selector }
  }

  /// Sets the method of the delegate that is called at the end, with identifier, whether it
  /// finished, and context.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDidStop(_ selector: Selector?) {
    OldAnimations.current.set { $0.didStop = selector }
  }

  /// Sets the seconds that changes take; 0.2 before it is set.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    OldAnimations.current.set { $0.block.settings.duration = duration }
  }

  /// Sets the seconds before changes start.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    OldAnimations.current.set { $0.block.settings.delay = delay }
  }

  /// Sets when changes start; without effect, as Apple documents of later systems.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationStart(_ startDate: Date) {}

  /// Sets the pace.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    OldAnimations.current.set { $0.block.settings.pace = AnimationTiming(curve) }
  }

  /// Sets how often changes run.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OldAnimations.current.set { $0.block.settings.repeatCount = CGFloat(max(0, repeatCount)) }
  }

  /// Sets whether changes run back.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OldAnimations.current.set { $0.block.settings.autoreverses = repeatAutoreverses }
  }

  /// Sets whether changes start from what is shown.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OldAnimations.current.set {
      if fromCurrentState {
        $0.block.settings.options.insert(.beginFromCurrentState)
      } else {
        $0.block.settings.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Turns a view over with the changes.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationTransition(
    _ transition: AnimationTransition,
    for view: UIView,
    cache: Bool
  ) {
    OldAnimations.current.set { $0.block.turn(view, transition.options.transition) {} }
  }
}

/// The animations begun and not yet committed, innermost last.
@MainActor
private final class OldAnimations {
  /// One of them.
  struct Level {
    let block: AnimationBlock
    var id: String?
    var context: UnsafeMutableRawPointer?
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
  }

  private static var slot: OldAnimations?
  static var current: OldAnimations { slot ?? ScreenContext.keep(OldAnimations()) { slot = $0 } }
  private static let standardDuration = 0.2
  private var levels: [Level] = []

  func begin(_ id: String?, _ context: UnsafeMutableRawPointer?) {
    let settings = AnimationBlock.Settings(
      duration: Self.standardDuration,
      pace: .curve(.easeInOut),
      options: .allowUserInteraction
    )
    let block = AnimationBlock(settings, completion: nil)
    levels.append(Level(block: block, id: id, context: context))
    AnimationBlocks.current.push(block)
  }

  func set(_ change: (inout Level) -> Void) {
    guard !levels.isEmpty else { return }
    change(&levels[levels.count - 1])
  }

  func commit() {
    guard let level = levels.popLast() else { return }
    AnimationBlocks.current.pop()
    let (delegate, id, context) = (level.delegate, level.id, level.context)
    if let selector = level.willStart {
      level.block.whenStarted { [weak delegate] in
        guard let delegate else { return }
        SelectorTable.perform(selector, on: delegate, with: [id, context])
      }
    }
    if let selector = level.didStop {
      level.block.whenFinished { [weak delegate] finished in
        guard let delegate else { return }
        SelectorTable.perform(selector, on: delegate, with: [id, finished, context])
      }
    }
    level.block.close()
  }
}

extension UIView.AnimationTransition {
  fileprivate var options: UIView.AnimationOptions {
    switch self {
    case .none: []
    case .flipFromLeft: .transitionFlipFromLeft
    case .flipFromRight: .transitionFlipFromRight
    case .curlUp: .transitionCurlUp
    case .curlDown: .transitionCurlDown
    }
  }
}
