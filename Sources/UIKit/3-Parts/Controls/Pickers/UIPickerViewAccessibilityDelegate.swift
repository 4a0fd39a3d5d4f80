import Foundation

/// Says what a picker view's wheels are called; every method is optional.
///
/// Text with looks of its own comes before plain text.
@MainActor @preconcurrency
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// What a wheel is called.
  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityLabelForComponent component: Int
  ) -> String?

  /// What turning a wheel does.
  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityHintForComponent component: Int
  ) -> String?

  /// What else a person may call a wheel when speaking to it.
  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityUserInputLabelsForComponent component: Int
  ) -> [String]

  /// What a wheel is called, with how it is spoken.
  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString?

  /// What turning a wheel does, with how it is spoken.
  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString?

  /// What else a person may call a wheel, with how it is spoken.
  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    accessibilityLabelForComponent component: Int
  ) -> String? { nil }

  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    accessibilityHintForComponent component: Int
  ) -> String? { nil }

  /// Nothing but the label.
  public func pickerView(
    _ pickerView: UIPickerView,
    accessibilityUserInputLabelsForComponent component: Int
  ) -> [String] { [] }

  /// The text without a look of its own.
  public func pickerView(
    _ pickerView: UIPickerView,
    accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? { nil }

  /// The text without a look of its own.
  public func pickerView(
    _ pickerView: UIPickerView,
    accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString? { nil }

  /// The texts without looks of their own.
  public func pickerView(
    _ pickerView: UIPickerView,
    accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString] { [] }
}
