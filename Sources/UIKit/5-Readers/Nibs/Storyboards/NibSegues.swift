import Diagnostics
import Foundation
import InterfaceFiles

/// Takes the ways that a storyboard draws between its scenes.
@MainActor
enum NibSegues {
  /// A container view with the segue that fills it.
  struct Embedding {
    let segue: InterfaceElement
    let container: UIView
  }

  // MARK: Triggers

  /// Lets an object begin a segue.
  static func connect(
    _ segue: InterfaceElement,
    of entry: NibMaking.Made,
    _ making: NibMaking
  ) {
    let kind = segue.attributes["kind"]
    if kind == "relationship" { return }
    if kind == "embed" {
      if let container = entry.object as? UIView {
        making.embed(Embedding(segue: segue, container: container))
      }
      return
    }
    guard let controller = making.controller else { return }
    let trigger = SegueTrigger(segue, controller)
    switch entry.object {
    case let control as UIControl:
      let event = segue.attributes["trigger"].flatMap { NibConnections.events[$0] }
      control.addAction(
        UIAction { action in trigger.fire(action.sender) },
        for: event ?? .primaryActionTriggered
      )
    case let gesture as UIGestureRecognizer:
      gesture.addHandler { gesture in if gesture.state == .ended { trigger.fire(gesture) } }
    case let cell as UITableViewCell:
      if segue.attributes["trigger"] == "accessoryAction" {
        cell.accessorySegue = trigger
      } else {
        cell.selectionSegue = trigger
      }
    case let cell as UICollectionViewCell: cell.selectionSegue = trigger
    default: NibOtherActions.connect(entry.object, trigger)
    }
  }

  // MARK: Ways

  /// Takes a segue from a controller.
  static func perform(
    _ segue: InterfaceElement,
    from source: UIViewController,
    sender: Any?
  ) {
    guard let scene = source.readScene else { return }
    if segue.attributes["kind"] == "unwind" {
      return Unwinding(segue, source, sender).perform()
    }
    guard let storyboard = scene.storyboard,
      let target = segue.attributes["destination"].flatMap(scene.document.element)
    else { return reportNowhere(segue, scene.document) }
    let creator = creator(segue, source, sender)
    guard let destination = storyboard.make(target, creator: creator) else { return }
    let made = make(segue, source, destination, scene.document.path)
    made.standard = { [unowned made] in SegueKinds.perform(segue, made, sender) }
    SegueKinds.prepare(segue, made, sender)
    source.prepare(for: made, sender: sender)
    made.perform()
  }

  /// The method of a controller that makes the destination, if the segue names one.
  private static func creator(
    _ segue: InterfaceElement,
    _ source: UIViewController,
    _ sender: Any?
  ) -> ((NSCoder) -> UIViewController?)? {
    guard let name = segue.attributes["destinationCreationSelector"] else { return nil }
    let selector = Selector(name)
    guard SelectorTable.responds(source, to: selector) else { return nil }
    let identifier = segue.attributes["identifier"]
    let count = name.filter { $0 == ":" }.count
    return { coder in
      let arguments = [coder, sender, identifier].prefix(max(1, count)).map { $0 as Any? }
      return SelectorTable.perform(selector, on: source, with: Array(arguments))
        as? UIViewController
    }
  }

  /// A segue of the class that the file names.
  static func make(
    _ element: InterfaceElement,
    _ source: UIViewController,
    _ destination: UIViewController,
    _ path: String
  ) -> UIStoryboardSegue {
    let identifier = element.attributes["identifier"]
    let found: AnyClass =
      NibClasses.type(of: element, base: UIStoryboardSegue.self, path: path)
    guard let type = found as? UIStoryboardSegue.Type, type != UIStoryboardSegue.self else {
      return UIStoryboardSegue(
        identifier: identifier,
        source: source,
        destination: destination
      )
    }
    return DynamicInstantiation.make(
      type,
      identifier: identifier,
      source: source,
      destination: destination
    )
  }

  // MARK: Containers

  /// Fills a container view with the controller its segue leads to.
  static func embed(
    _ embedding: Embedding,
    in parent: UIViewController,
    _ making: NibMaking
  ) {
    let segue = embedding.segue
    guard let storyboard = making.storyboard,
      let target = segue.attributes["destination"].flatMap(making.document.element)
    else { return reportNowhere(segue, making.document) }
    let creator = creator(segue, parent, nil)
    guard let child = storyboard.make(target, creator: creator) else { return }
    let made = make(segue, parent, child, making.document.path)
    made.standard = { [unowned made] in
      let (parent, child, container) = (made.source, made.destination, embedding.container)
      parent.addChild(child)
      guard let view = child.view else { return }
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
      container.addSubview(view)
      child.didMove(toParent: parent)
    }
    parent.prepare(for: made, sender: nil)
    made.perform()
  }

  // MARK: Mistakes

  static func reportNowhere(_ segue: InterfaceElement, _ document: InterfaceDocument) {
    UIKitDiagnostics.report(
      Diagnosis(
        .segueNowhere,
        place: NibPlace(document.path, segue).description,
        saw: "no object with the id \(segue.attributes["destination"] ?? "(none)")"
      )
    )
  }
}

/// Something that begins a segue when it is used.
@MainActor
final class SegueTrigger: SegueTriggering {
  private let segue: InterfaceElement
  private weak var controller: UIViewController?

  init(_ segue: InterfaceElement, _ controller: UIViewController) {
    self.segue = segue
    self.controller = controller
  }

  /// Takes the segue, if its controller lets it.
  func fire(_ sender: Any?) {
    guard let controller else { return }
    let identifier = segue.attributes["identifier"] ?? ""
    guard controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    NibSegues.perform(segue, from: controller, sender: sender)
  }
}
