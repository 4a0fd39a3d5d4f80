import Diagnostics
import Foundation
import InterfaceFiles

/// How the kinds of segues show their destination.
@MainActor
enum SegueKinds {
  private static let popovers: Set<String> = ["popover", "popoverPresentation"]
  private static let presentations: Set<String> = ["presentation", "modal", "present"]

  /// Gives the destination what the file says of its presentation, before the source is called.
  static func prepare(_ element: InterfaceElement, _ segue: UIStoryboardSegue, _ sender: Any?) {
    let kind = element.attributes["kind"] ?? ""
    let destination = segue.destination
    if presentations.contains(kind) {
      if let style = element.attributes["modalPresentationStyle"].flatMap({ styles[$0] }) {
        destination.modalPresentationStyle = style
      }
      if let style = element.attributes["modalTransitionStyle"].flatMap({ transitions[$0] }) {
        destination.modalTransitionStyle = style
      }
    } else if popovers.contains(kind) {
      destination.modalPresentationStyle = .popover
      guard let popover = destination.popoverPresentationController else { return }
      if let directions = arrowDirections(element) {
        popover.permittedArrowDirections = directions
      }
      let anchor = segue.source.readScene?.anchor(of: element) ?? sender
      if let item = anchor as? UIBarButtonItem { popover.barButtonItem = item }
      if let view = anchor as? UIView {
        popover.sourceView = view
        popover.sourceRect =
          element.child(key: "popoverAnchorRect").map(NibValues.rect) ?? view.bounds
      }
    }
  }

  /// Where a popover's arrow may point; nil where the file leaves it open.
  private static func arrowDirections(
    _ element: InterfaceElement
  ) -> UIPopoverArrowDirection? {
    guard let list = element.child(key: "popoverArrowDirection") else { return nil }
    let known: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    let allowed = known.filter { list.flag($0.0) == true }.map(\.1)
    return allowed.isEmpty ? nil : UIPopoverArrowDirection(allowed)
  }

  /// Shows the destination.
  static func perform(_ element: InterfaceElement, _ segue: UIStoryboardSegue, _ sender: Any?) {
    let kind = element.attributes["kind"] ?? "custom"
    let (source, destination) = (segue.source, segue.destination)
    let isAnimated = element.flag("animates") ?? true && UIView.areAnimationsEnabled
    if presentations.contains(kind) || popovers.contains(kind) {
      return source.present(destination, animated: isAnimated)
    }
    switch kind {
    // A custom segue shows its destination by itself.
    case "custom": break
    case "show", "push":
      if isAnimated { return source.show(destination, sender: sender) }
      UIView.performWithoutAnimation { source.show(destination, sender: sender) }
    case "showDetail", "replace":
      if isAnimated { return source.showDetailViewController(destination, sender: sender) }
      UIView.performWithoutAnimation {
        source.showDetailViewController(destination, sender: sender)
      }
    default:
      UIKitDiagnostics.report(
        Diagnosis(
          .segueKindUnknown,
          place: NibPlace(segue.source.readScene?.document.path ?? "", element).description,
          saw: kind
        )
      )
    }
  }

  static let styles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover,
  ]

  static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
