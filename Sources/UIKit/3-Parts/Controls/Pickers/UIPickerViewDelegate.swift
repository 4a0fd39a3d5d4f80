import CoreGraphics
import Foundation

/// Says how many rows a picker view's wheels have.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what a picker view's rows show, and is notified of which one is chosen; every method is
/// optional.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// How wide a wheel is, in points; 0 leaves it to the picker view.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// How high a wheel's rows are, in points; 0 leaves it to the picker view.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// What a row says.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?

  /// What a row says, in a look of its own; nil asks for the title without one.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?

  /// What a row shows in place of a title; `view` is one that is not needed any more.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// Called after a person chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Leaves it to the picker view.
  public func pickerView(
    _ pickerView: UIPickerView,
    widthForComponent component: Int
  ) -> CGFloat { 0 }

  /// Leaves it to the picker view.
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { 0 }

  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }

  /// The title without a look of its own.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// The title.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { PickerTitleMark.shared }

  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}

/// Stands for the view of a row that has none: it shows its title.
@MainActor
final class PickerTitleMark: UIView {
  static let shared = PickerTitleMark()
}
