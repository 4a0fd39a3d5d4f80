import Foundation

/// A control that is about a number.
@MainActor
protocol AccessibleNumber: AccessibilityObject {
  var number: Double { get }
  var numberRange: ClosedRange<Double> { get }
  var numberStep: Double { get }
  /// Takes a number that a person chose.
  func take(number: Double)
}

extension UISlider: AccessibleNumber {
  var number: Double { Double(value) }
  var numberRange: ClosedRange<Double> {
    Double(minimumValue)...Double(max(minimumValue, maximumValue))
  }
  var numberStep: Double { (numberRange.upperBound - numberRange.lowerBound) / 10 }
  func take(number: Double) {
    guard isEnabled, number.isFinite else { return }
    setValue(Float(number), animated: true)
    valueChangedByPerson()
  }
}

extension UIStepper: AccessibleNumber {
  var number: Double { value }
  var numberRange: ClosedRange<Double> { minimumValue...max(minimumValue, maximumValue) }
  var numberStep: Double { stepValue }
  func take(number: Double) {
    guard isEnabled, number.isFinite else { return }
    value = number
    valueChangedByPerson()
  }
}

extension UIProgressView: AccessibleNumber {
  var number: Double { Double(progress) }
  var numberRange: ClosedRange<Double> { 0...1 }
  var numberStep: Double { 0 }
  func take(number: Double) {}
}
