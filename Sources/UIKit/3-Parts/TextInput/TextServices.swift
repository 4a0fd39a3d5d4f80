import CoreGraphics
import Diagnostics
import Foundation
import WindowHost

/// What the machine does for text: the clipboard, and the place of the caret for input methods.
@MainActor
final class TextServices {
  static let current = TextServices()

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
        Diagnosis(
          "TSK-CLIPBOARD-TEXT",
          .warning,
          what: "The clipboard holds text that is not UTF-8.",
          place: "UIPasteboard.general",
          saw: "\(bytes.count) bytes",
          remedy: "Copy it again from a program that writes UTF-8; what cannot be read shows as"
            + " U+FFFD."
        )
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
