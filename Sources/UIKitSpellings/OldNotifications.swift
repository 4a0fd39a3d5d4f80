// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

// Names of notifications and run loop modes that Swift 3 and 4 had.

extension NSNotification.Name {
  /// `UIResponder.keyboardWillShowNotification`, as Swift 3 and 4 called it.
  public static var UIKeyboardWillShow: Self { UIResponder.keyboardWillShowNotification }

  /// `UIResponder.keyboardDidShowNotification`, as Swift 3 and 4 called it.
  public static var UIKeyboardDidShow: Self { UIResponder.keyboardDidShowNotification }

  /// `UIResponder.keyboardWillHideNotification`, as Swift 3 and 4 called it.
  public static var UIKeyboardWillHide: Self { UIResponder.keyboardWillHideNotification }

  /// `UIResponder.keyboardDidHideNotification`, as Swift 3 and 4 called it.
  public static var UIKeyboardDidHide: Self { UIResponder.keyboardDidHideNotification }

  /// `UIResponder.keyboardWillChangeFrameNotification`, as Swift 3 and 4 called it.
  public static var UIKeyboardWillChangeFrame: Self {
    UIResponder.keyboardWillChangeFrameNotification
  }

  /// `UIResponder.keyboardDidChangeFrameNotification`, as Swift 3 and 4 called it.
  public static var UIKeyboardDidChangeFrame: Self {
    UIResponder.keyboardDidChangeFrameNotification
  }

  /// `UITextField.textDidBeginEditingNotification`, as Swift 3 and 4 called it.
  public static var UITextFieldTextDidBeginEditing: Self {
    UITextField.textDidBeginEditingNotification
  }

  /// `UITextField.textDidEndEditingNotification`, as Swift 3 and 4 called it.
  public static var UITextFieldTextDidEndEditing: Self { UITextField.textDidEndEditingNotification }

  /// `UITextField.textDidChangeNotification`, as Swift 3 and 4 called it.
  public static var UITextFieldTextDidChange: Self { UITextField.textDidChangeNotification }

  /// `UITextView.textDidBeginEditingNotification`, as Swift 3 and 4 called it.
  public static var UITextViewTextDidBeginEditing: Self {
    UITextView.textDidBeginEditingNotification
  }

  /// `UITextView.textDidEndEditingNotification`, as Swift 3 and 4 called it.
  public static var UITextViewTextDidEndEditing: Self { UITextView.textDidEndEditingNotification }

  /// `UITextView.textDidChangeNotification`, as Swift 3 and 4 called it.
  public static var UITextViewTextDidChange: Self { UITextView.textDidChangeNotification }

  /// `UIContentSizeCategory.didChangeNotification`, as Swift 3 and 4 called it.
  public static var UIContentSizeCategoryDidChange: Self {
    UIContentSizeCategory.didChangeNotification
  }

  /// `UIApplication.didFinishLaunchingNotification`, as Swift 3 and 4 called it.
  public static var UIApplicationDidFinishLaunching: Self {
    UIApplication.didFinishLaunchingNotification
  }

  /// `UIApplication.significantTimeChangeNotification`, as Swift 3 and 4 called it.
  public static var UIApplicationSignificantTimeChange: Self {
    UIApplication.significantTimeChangeNotification
  }

  /// `UIApplication.userDidTakeScreenshotNotification`, as Swift 3 and 4 called it.
  public static var UIApplicationUserDidTakeScreenshot: Self {
    UIApplication.userDidTakeScreenshotNotification
  }

  /// `UIDevice.batteryLevelDidChangeNotification`, as Swift 3 and 4 called it.
  public static var UIDeviceBatteryLevelDidChange: Self {
    UIDevice.batteryLevelDidChangeNotification
  }

  /// `UIDevice.batteryStateDidChangeNotification`, as Swift 3 and 4 called it.
  public static var UIDeviceBatteryStateDidChange: Self {
    UIDevice.batteryStateDidChangeNotification
  }
}

extension RunLoop.Mode {
  /// `RunLoop.Mode.common`, as Swift 3 and 4 called it.
  public static var commonModes: Self { .common }

  /// `RunLoop.Mode.default`, as Swift 3 and 4 called it.
  public static var defaultRunLoopMode: Self { .default }
}
