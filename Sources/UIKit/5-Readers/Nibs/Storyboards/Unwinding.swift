import Diagnostics
import Foundation
import InterfaceFiles

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

  /// Finds the end of the way, lets both ends know, and goes back.
  func perform() {
    guard let name = element.attributes["unwindAction"] else { return }
    let action = Selector(name)
    let start = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
    guard let target = find(start) else { return reportNoTarget(name) }
    let segue = NibSegues.make(element, source, target, source.readScene?.document.path ?? "")
    let isAnimated = element.flag("animates") ?? true
    segue.standard = { [unowned segue] in
      Self.goBack(segue, isAnimated: isAnimated && UIView.areAnimationsEnabled)
    }
    source.prepare(for: segue, sender: sender)
    SelectorTable.perform(action, on: target, with: [segue])
    segue.perform()
  }

  // MARK: The end of the way

  /// Looks in what is around the start, level by level, then in what presents it.
  private func find(_ start: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var level = source.parent ?? source.presentingViewController
    while let current = level {
      if let found = search(current, start) { return found }
      level = current.parent ?? current.presentingViewController
    }
    return nil
  }

  private func search(
    _ controller: UIViewController,
    _ start: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: start) {
      if let found = search(child, start) { return found }
    }
    let can = controller.canPerformUnwindSegueAction(
      start.unwindAction,
      from: source,
      sender: sender
    )
    return can ? controller : nil
  }

  // MARK: Going back

  private static func goBack(_ segue: UIStoryboardSegue, isAnimated: Bool) {
    let target = segue.destination
    var presented: UIViewController? = segue.source
    while let current = presented, let presenter = current.presentingViewController {
      if contains(presenter, target) {
        presenter.dismiss(animated: isAnimated)
        break
      }
      presented = presenter
    }
    var (child, parent) = (target, target.parent)
    while let current = parent {
      current.unwind(for: segue, towards: child)
      (child, parent) = (current, current.parent)
    }
  }

  private static func contains(_ root: UIViewController, _ controller: UIViewController) -> Bool {
    sequence(first: controller, next: \.parent).contains { $0 === root }
  }

  private func reportNoTarget(_ name: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .segueUnwind,
        place: NibPlace(
          source.readScene?.document.path ?? "\(type(of: source))",
          element
        ).description,
        saw: name,
        remedy: "Write @IBAction func \(name.split(separator: ":").first ?? "")"
          + "(_ segue: UIStoryboardSegue) in the controller to come back to; nothing moves."
      )
    )
  }
}
