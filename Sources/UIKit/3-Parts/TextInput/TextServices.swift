import CoreGraphics
import Diagnostics
import Foundation
import WindowHost

/// What the machine does for text: the clipboard, and the place of the caret for input methods.
@MainActor
final class TextServices {
  private static var slot: TextServices?
  static var current: TextServices { slot ?? ScreenContext.keep(TextServices()) { slot = $0 } }

  weak var host: (any WindowHost)?

  /// Text copied where there is no host.
  private var ownText: String?
  /// The last bytes that were no text, told of once.
  private var broken: [UInt8] = []

  var clipboard: String? {
    get {
      guard let host else { return ownText }
      return host.clipboardBytes.map(text)
    }
    set {
      guard let host else {
        ownText = newValue
        return
      }
      host.clipboardText = newValue
    }
  }

  /// What bytes say; what is no UTF-8 among them shows as U+FFFD.
  private func text(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    if bytes != broken {
      broken = bytes
      UIKitDiagnostics.report(
        Diagnosis(.clipboardText, place: "UIPasteboard.general", saw: "\(bytes.count) bytes")
      )
    }
    return String(decoding: bytes, as: UTF8.self)
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
