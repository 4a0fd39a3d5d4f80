import UIKit

/// Writes down what recognisers tell it.
@MainActor
final class GestureTarget {
  let log = CallLog()

  init() {
    SelectorTable.register(GestureTarget.self, "recognized:") { target, arguments in
      guard let recognizer = arguments.first as? UIGestureRecognizer else { return nil }
      target.log.lines.append("\(recognizer.name ?? "gesture") \(recognizer.state)")
      return nil
    }
  }

  func watch(_ recognizer: UIGestureRecognizer, _ name: String, in view: UIView) {
    recognizer.name = name
    recognizer.addTarget(self, action: "recognized:")
    view.addGestureRecognizer(recognizer)
  }
}

/// Answers a recogniser's questions as a test wants.
@MainActor
final class GestureChoices: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var together = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }
}
