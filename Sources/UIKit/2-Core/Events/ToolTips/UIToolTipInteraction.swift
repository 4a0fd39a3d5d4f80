import CoreGraphics
import Foundation

/// The text of a tool tip and what it is about.
@MainActor @preconcurrency
open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// Where it holds, in the coordinates of the interaction's view; null for the whole view.
  public let sourceRect: CGRect

  /// Makes a tip for the whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// Makes a tip for a part of the view.
  public init(toolTip: String, in rect: CGRect) {
    self.toolTip = toolTip
    sourceRect = rect
    super.init()
  }
}

/// Says which tool tips show.
@MainActor @preconcurrency
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// The tip for a point of the view; nil for none. Defaults to the interaction's own.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// The interaction's own.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

/// Shows a text beside a pointer that rests over a view.
@MainActor @preconcurrency
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// Who says which tips show.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The tip where the delegate says nothing.
  ///
  /// Defaults to nil.
  open var defaultToolTip: String?
  /// Whether tips show.
  ///
  /// Defaults to true.
  open var isEnabled = true { didSet { if !isEnabled { stopShowing() } } }
  open private(set) weak var view: UIView?

  /// Makes an interaction without a tip of its own.
  public override init() { super.init() }

  /// Makes an interaction with a tip.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  open func willMove(to view: UIView?) { if view == nil { stopShowing() } }

  open func didMove(to view: UIView?) { self.view = view }

  private func stopShowing() { Services.the((any ToolTipShowing).self).leave(self) }

  /// The tip at a place of the view; one without words is none.
  func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
    guard isEnabled else { return nil }
    let found =
      if let delegate {
        delegate.toolTipInteraction(self, configurationAt: point)
      } else {
        defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
      }
    return found.flatMap { $0.toolTip.isEmpty ? nil : $0 }
  }
}

/// Shows the tips of interactions.
@MainActor
protocol ToolTipShowing: AnyObject {
  /// An interaction shows no more tips.
  func leave(_ interaction: UIToolTipInteraction)
}
