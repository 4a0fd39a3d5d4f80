import Diagnostics
import Foundation
import InterfaceFiles

/// How the kinds of segues show their destination.
@MainActor
enum SegueKinds {
  static func perform(_ element: InterfaceElement, _ segue: UIStoryboardSegue, _ sender: Any?) {
    switch element.attributes["kind"] {
    // A custom segue shows its destination by itself.
    case "custom", nil: break
    case .some(let kind):
      UIKitDiagnostics.report(
        Diagnosis(
          "TSK-SEGUE-KIND",
          .warning,
          what: "A segue has a kind that is not known.",
          place: "segue \"\(segue.identifier ?? "")\", line \(element.line)",
          saw: kind,
          remedy: "Choose another kind in Xcode, or a custom class; nothing is shown."
        )
      )
    }
  }
}

/// The way back to a controller that has a method for it.
@MainActor
struct Unwinding {
  private let element: InterfaceElement
  private let source: UIViewController
  private let sender: Any?

  init(_ element: InterfaceElement, _ source: UIViewController, _ sender: Any?) {
    self.element = element
    self.source = source
    self.sender = sender
  }

  func perform() {}
}
