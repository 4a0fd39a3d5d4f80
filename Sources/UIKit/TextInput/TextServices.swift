import CoreGraphics
import Foundation
import WindowHost

/// What the machine does for text: the clipboard, and the place of the caret for input methods.
@MainActor
final class TextServices {
  static let current = TextServices()

  weak var host: (any WindowHost)?

  var clipboard: String? {
    get { host?.clipboardText }
    set { host?.clipboardText = newValue }
  }

  /// Tells where the caret is, in the coordinates of the screen; nil when nothing is edited.
  func showCaret(_ rect: CGRect?) {
    host?.setTextInput(
      rect.map {
        HostRect(
          x: Double($0.minX),
          y: Double($0.minY),
          width: Double($0.width),
          height: Double($0.height)
        )
      }
    )
  }
}
