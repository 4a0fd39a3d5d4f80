import CoreGraphics
import Foundation

/// The edit menu of a text, which a secondary click opens.
@MainActor
enum TextClickMenu {
  /// Makes the interaction of a view that edits text.
  static func make(for host: UIView & TextEditingHost) -> UIEditMenuInteraction {
    let menu = UIEditMenuInteraction(delegate: nil)
    menu.willPresentForClick = { [weak host] place in
      guard let host, host.becomeFirstResponder() else { return }
      host.layoutIfNeeded()
      host.textEditing.click(at: host.convert(place, to: host.canvas))
    }
    return menu
  }
}

extension TextEditing {
  /// Chooses the word at a point, unless what is chosen is there already.
  func click(at point: CGPoint) {
    guard let canvas = host?.canvas else { return }
    if NSLocationInRange(canvas.place(nearestTo: point), editor.selection) { return }
    press(at: point, taps: 2)
  }
}
