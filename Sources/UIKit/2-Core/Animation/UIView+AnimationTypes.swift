import Foundation

extension UIView {
  /// How the pace of an animation changes.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Even.
    case linear = 3
  }

  /// How a view turns into another, for `setAnimationTransition(_:for:cache:)`.
  public enum AnimationTransition: Int, Sendable {
    /// At once.
    case none = 0
    /// Turns about a vertical axis, the left edge coming to the front.
    case flipFromLeft = 1
    /// Turns about a vertical axis, the right edge coming to the front.
    case flipFromRight = 2
    /// Curls up from the bottom; drawn as a dissolve here.
    case curlUp = 3
    /// Curls down from the top; drawn as a dissolve here.
    case curlDown = 4
  }

  /// An animation that the system provides.
  public enum SystemAnimation: UInt, Sendable {
    /// Removes views while they shrink and fade.
    case delete = 0
  }

  /// How changes are animated.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// Bits and small numbers.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views that change lay out their subviews in the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown and ends the animations that are under way.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after each run; with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its curve inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws what changes during a transition instead of using pictures; always so here.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows views in a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes no options from an animation around.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Starts and ends slowly; the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns about a vertical axis from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about a vertical axis from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up from the bottom; drawn as a dissolve here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down from the top; drawn as a dissolve here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolves one picture into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns about a horizontal axis from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns about a horizontal axis from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Sixty frames a second; frames come as the display shows them here.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty frames a second; frames come as the display shows them here.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The flags, without curve, transition and rate.
    var flags: AnimationOptions { AnimationOptions(rawValue: rawValue & 0xFFFF) }

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut }
  }

  /// How keyframes are animated.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// Bits and small numbers; those of a curve of `AnimationOptions` count too.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views that change lay out their subviews in the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown and ends the animations that are under way.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back after each run; with `repeat`.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its duration inside another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes no options from an animation around.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from one keyframe to the next; the default.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// At once, when a keyframe is reached.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight and with even speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve with even speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// What counts for every animation.
    var general: AnimationOptions {
      AnimationOptions(rawValue: rawValue & (0xF_0000 | 0x3FF))
    }

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}

extension AnimationTiming {
  init(_ curve: UIView.AnimationCurve) {
    self =
      switch curve {
      case .easeInOut: .curve(.easeInOut)
      case .easeIn: .curve(.easeIn)
      case .easeOut: .curve(.easeOut)
      case .linear: .curve(.linear)
      }
  }
}
