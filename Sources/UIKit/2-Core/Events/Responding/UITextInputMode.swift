import Foundation

/// A language that is typed in.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
  static let current = UITextInputMode()

  /// Posted when another language came to be typed in.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )

  /// The language, as `en-US`.
  open var primaryLanguage: String? {
    Locale.current.identifier.split(separator: ".").first.map {
      $0.replacingOccurrences(of: "_", with: "-")
    }
  }

  /// The languages that can be typed in; the machine's own keyboard settings are not known.
  open class var activeInputModes: [UITextInputMode] { [.current] }
}
