import CoreGraphics
import Foundation

/// A screen to choose a colour on: from a grid, from a spectrum or by its parts.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
  /// Told of the choice.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The colour that is chosen.
  ///
  /// Defaults to white.
  open var selectedColor = UIColor.white {
    didSet { if !isChoosing { (viewIfLoaded as? ColorPickerView)?.show(selectedColor) } }
  }

  /// Whether colours may let through what lies behind.
  ///
  /// Defaults to true.
  open var supportsAlpha = true {
    didSet { (viewIfLoaded as? ColorPickerView)?.supportsAlpha = supportsAlpha }
  }

  private var isChoosing = false

  /// Makes a screen of colours.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a screen of colours.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "Colors"
    modalPresentationStyle = .popover
    preferredContentSize = CGSize(width: 375, height: 600)
  }

  /// Makes a screen of colours from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Colors"
  }

  open override func loadView() {
    let view = ColorPickerView(title ?? "")
    view.supportsAlpha = supportsAlpha
    view.show(selectedColor)
    view.choose = { [weak self] in self?.choose($0, continuously: $1) }
    view.close = { [weak self] in self?.finish() }
    self.view = view
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { tellFinished() }
  }

  private func choose(_ color: UIColor, continuously: Bool) {
    isChoosing = true
    selectedColor = color
    isChoosing = false
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
    if !continuously { delegate?.colorPickerViewControllerDidSelectColor(self) }
  }

  private func finish() {
    guard presentingViewController != nil else { return tellFinished() }
    dismiss(animated: true)
  }

  private func tellFinished() { delegate?.colorPickerViewControllerDidFinish(self) }
}

/// Told of the colour that was chosen.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called with every colour that is chosen, also while a finger moves. Defaults to nothing.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )

  /// The old call, when a finger lifts. Defaults to nothing.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// Called when the screen is left. Defaults to nothing.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {}

  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}

  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
