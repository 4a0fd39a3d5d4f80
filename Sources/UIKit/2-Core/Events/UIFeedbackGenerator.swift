import CoreGraphics
import Foundation

/// Lets the user feel what happens.
///
/// Machines here have nothing that moves, so every feedback is felt as on an iPad: not at all.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view that the feedback belongs to.
  ///
  /// Kept for the app; nothing here reads it.
  open private(set) weak var view: UIView?

  /// Makes a generator that belongs to no view.
  public override init() { super.init() }

  /// Makes a generator that belongs to a view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Gets ready for a feedback that comes soon.
  open func prepare() {}
}

/// A knock, as of two things that meet.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and stiffness of what meets.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light.
    case light = 0
    /// Of middle size.
    case medium = 1
    /// Large and heavy.
    case heavy = 2
    /// Soft, so that the knock is long.
    case soft = 3
    /// Rigid, so that the knock is short.
    case rigid = 4
  }

  private let feedbackStyle: FeedbackStyle

  /// Makes a generator of knocks of a style.
  public init(style: FeedbackStyle) {
    feedbackStyle = style
    super.init()
  }

  /// Makes a generator of knocks of middle size.
  public override convenience init() { self.init(style: .medium) }

  /// Makes a generator of knocks that belongs to a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Tells of a knock.
  open func impactOccurred() {}

  /// Tells of a knock of an intensity, 0...1.
  open func impactOccurred(intensity: CGFloat) {}

  /// Tells of a knock at a place in the view.
  open func impactOccurred(at location: CGPoint) {}

  /// Tells of a knock of an intensity, 0...1, at a place in the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A tick, as of a wheel that turns on.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Tells that something else is selected.
  open func selectionChanged() {}

  /// Tells that something else is selected, at a place in the view.
  open func selectionChanged(at location: CGPoint) {}
}

/// Tells how a task ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task ended.
  public enum FeedbackType: Int, Sendable {
    /// It was done.
    case success = 0
    /// It was done, but something is to be looked at.
    case warning = 1
    /// It failed.
    case error = 2
  }

  /// Tells how a task ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// Tells how a task ended, at a place in the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
