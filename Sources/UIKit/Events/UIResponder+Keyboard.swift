import Foundation

// What is told of a keyboard on the display. Here keys are those of the machine, as with a keyboard that
// is attached to an iPhone: nothing covers the app, and none of this is ever posted.
extension UIResponder {
  /// The keyboard is about to show.
  nonisolated public static var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }

  /// The keyboard shows.
  nonisolated public static var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }

  /// The keyboard is about to go.
  nonisolated public static var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }

  /// The keyboard went.
  nonisolated public static var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }

  /// The keyboard is about to have another frame.
  nonisolated public static var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }

  /// The keyboard has another frame.
  nonisolated public static var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// The key of the frame before, a `CGRect` in the screen's coordinates.
  nonisolated public static var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }

  /// The key of the frame after, a `CGRect` in the screen's coordinates.
  nonisolated public static var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }

  /// The key of how long the change takes, in seconds.
  nonisolated public static var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }

  /// The key of the curve of the change, as the number of a `UIView.AnimationCurve`.
  nonisolated public static var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }

  /// The key of whether the keyboard belongs to the app.
  nonisolated public static var keyboardIsLocalUserInfoKey: String {
    "UIKeyboardIsLocalUserInfoKey"
  }
}
