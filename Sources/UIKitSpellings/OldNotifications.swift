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
}

extension RunLoop.Mode {
  /// `RunLoop.Mode.common`, as Swift 3 and 4 called it.
  public static var commonModes: Self { .common }

  /// `RunLoop.Mode.default`, as Swift 3 and 4 called it.
  public static var defaultRunLoopMode: Self { .default }
}
