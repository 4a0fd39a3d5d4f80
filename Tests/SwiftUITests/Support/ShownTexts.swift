import SwiftUI
import UIKit

extension TestScreen {
  /// Where a text is seen that is there once.
  func place(of text: String) -> CGRect? {
    var found: [CGRect] = []
    func search(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      if let label = view as? UILabel, label.text == text {
        found.append(label.convert(label.bounds, to: nil))
      }
      for subview in view.subviews { search(subview) }
    }
    search(window)
    return found.count == 1 ? found[0] : nil
  }

  /// Taps a text that is there once, and waits until nothing moves.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  func tap(_ text: String) -> Bool {
    guard let frame = place(of: text) else { return false }
    tap(frame.midX, frame.midY)
    settle()
    return true
  }
}
