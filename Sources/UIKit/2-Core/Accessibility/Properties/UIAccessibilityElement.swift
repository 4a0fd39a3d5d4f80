import CoreGraphics
import Foundation

/// Something told of that is no view, as a part of a drawing.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  private weak var container: AnyObject?
  private var place: CGRect?

  /// Makes an element in a container, which is mostly a view.
  public init(accessibilityContainer container: Any) {
    self.container = container as AnyObject
    super.init()
  }

  /// What the element is in.
  open weak var accessibilityContainer: AnyObject? {
    get { container }
    set { container = newValue }
  }

  /// Where the element is in the coordinates of its container, if that is a view.
  ///
  /// Defaults to nothing; `accessibilityFrame` follows it.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { place ?? .zero }
    set { place = newValue }
  }

  open override var next: UIResponder? { container as? UIResponder }

  override var isElementByNature: Bool { true }

  override var frameByNature: CGRect {
    guard let place else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(place, in: container as? UIView)
  }
}

/// A part of a control that is no view of its own, as a segment.
@MainActor
final class AccessibilityPart: UIAccessibilityElement {
  private let read: @MainActor () -> (label: String?, traits: UIAccessibilityTraits, frame: CGRect)
  private let act: @MainActor () -> Bool

  /// Makes a part of a view out of what it is called, what it is and where it is in the view, and
  /// what a tap does.
  init(
    of view: UIView,
    read:
      @escaping @MainActor () -> (
        label: String?, traits: UIAccessibilityTraits, frame: CGRect
      ),
    act: @escaping @MainActor () -> Bool
  ) {
    self.read = read
    self.act = act
    super.init(accessibilityContainer: view)
  }

  override var labelByNature: String? { read().label }
  override var traitsByNature: UIAccessibilityTraits { read().traits }
  override var frameByNature: CGRect {
    UIAccessibility.convertToScreenCoordinates(
      read().frame,
      in: accessibilityContainer as? UIView
    )
  }
  override func accessibilityActivate() -> Bool { act() }
}
