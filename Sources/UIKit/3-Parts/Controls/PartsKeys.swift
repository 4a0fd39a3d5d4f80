import Foundation

extension SystemKeyList {
  /// Enters the properties of controls, text input, pickers and pages.
  mutating func enterParts() {
    add("progress", \UIProgressView.progress)
    add("progressTintColor", \UIProgressView.progressTintColor)
    add("trackTintColor", \UIProgressView.trackTintColor)
    add("delegate", \UIPickerView.delegate)
    add("dataSource", \UIPickerView.dataSource)
    add("delegate", \UIPageViewController.delegate)
    add("dataSource", \UIPageViewController.dataSource)
    add("delegate", \UITextField.delegate)
    add("delegate", \UITextView.delegate)
    add("delegate", \UISearchBar.delegate)
    add("delegate", \UISearchController.delegate)
    add("on", \UISwitch.isOn)
    add("value", \UISlider.value)
    add("value", \UIStepper.value)
    add(reading: "titleLabel", \UIButton.titleLabel)
    add(reading: "imageView", \UIButton.imageView)
  }
}
