// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

import UIKit

// Names of notifications and run loop modes that Swift 3 and 4 had.

extension NSNotification.Name {
  public static var UIKeyboardWillShow: Self { UIResponder.keyboardWillShowNotification }
  public static var UIKeyboardDidShow: Self { UIResponder.keyboardDidShowNotification }
  public static var UIKeyboardWillHide: Self { UIResponder.keyboardWillHideNotification }
  public static var UIKeyboardDidHide: Self { UIResponder.keyboardDidHideNotification }
}

extension RunLoop.Mode {
  public static var commonModes: Self { .common }
  public static var defaultRunLoopMode: Self { .default }
}
