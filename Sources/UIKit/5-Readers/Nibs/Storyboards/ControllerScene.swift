import Foundation
import InterfaceFiles

/// The scene a controller came from: it holds the controller's view and the ways to other scenes.
@MainActor
final class ControllerScene: ControllerSource {
  let storyboard: UIStoryboard?
  let element: InterfaceElement
  private let file: NibFile
  /// Objects of the scene that nobody else holds on to.
  private var kept: [AnyObject] = []
  /// What popovers of the scene point at, by id.
  private var anchors: [String: Anchor] = [:]

  private struct Anchor {
    weak var object: AnyObject?
  }

  /// Connections of the controller's own items to what comes with the view.
  private var postponed: [NibMaking.Postponed] = []
  /// What was made with the controller, such as the items of its bars, which its outlets may lead to.
  private var made: [String: NibMaking.WeakObject] = [:]

  init(_ element: InterfaceElement, _ making: NibMaking) {
    self.element = element
    storyboard = making.storyboard
    file = NibFile(document: making.document, bundle: making.bundle, strings: making.strings)
  }

  var document: InterfaceDocument { file.document }

  /// Keeps in mind what was made with the controller, before there is a view.
  func remember(_ making: NibMaking) {
    postponed = making.postponed
    made = making.objects
    rememberAnchors(of: making)
  }

  /// Makes the view of the controller, connects the scene and fills container views; false where the
  /// scene has no view.
  func loadView(of controller: UIViewController) -> Bool {
    guard let child = element.child(key: "view") else {
      connectWithoutView(controller)
      return false
    }
    return SceneMaker.once(child, document.path) { makeView(child, controller) } ?? false
  }

  private func makeView(_ child: InterfaceElement, _ controller: UIViewController) -> Bool {
    let making = NibMaking(file, storyboard: storyboard, controller: controller)
    if let id = element.id { making.know(controller, as: id) }
    making.know(made)
    guard let view = making.make(child) as? UIView else { return false }
    makeOthers(making)
    controller.view = view
    making.connect(postponed)
    postponed = []
    making.complete(with: [(element, controller)])
    rememberAnchors(of: making)
    for embedding in making.embeddings { NibSegues.embed(embedding, in: controller, making) }
    return true
  }

  private func connectWithoutView(_ controller: UIViewController) {
    let making = NibMaking(file, storyboard: storyboard, controller: controller)
    if let id = element.id { making.know(controller, as: id) }
    making.know(made)
    makeOthers(making)
    making.connect(postponed)
    postponed = []
    making.complete(with: [(element, controller)])
  }

  /// Makes what stands in the scene beside the controller.
  private func makeOthers(_ making: NibMaking) {
    guard let scene = element.id.flatMap({ document.scene(of: $0) }) else { return }
    for other in scene.objects where other !== element {
      if ["placeholder", "exit"].contains(other.name) { continue }
      if let object = making.make(other) { kept.append(object) }
    }
  }

  /// Keeps in mind what the scene's popovers point at, as far as it is made.
  private func rememberAnchors(of making: NibMaking) {
    whole.walk { element in
      guard element.name == "segue", let id = element.popoverAnchor else { return }
      if let object = making.object(id) { anchors[id] = Anchor(object: object) }
    }
  }

  /// What a popover of the scene points at; nil where the file does not say it.
  func anchor(of segue: InterfaceElement) -> AnyObject? {
    segue.popoverAnchor.flatMap { anchors[$0]?.object }
  }

  func performSegue(
    withIdentifier identifier: String,
    from controller: UIViewController,
    sender: Any?
  ) -> Bool {
    guard let segue = segue(withIdentifier: identifier) else { return false }
    NibSegues.perform(segue, from: controller, sender: sender)
    return true
  }

  /// The segue of an identifier, wherever in the scene it begins.
  private func segue(withIdentifier identifier: String) -> InterfaceElement? {
    var found: InterfaceElement?
    whole.walk { element in
      guard found == nil, element.name == "segue" else { return }
      if element.attributes["identifier"] == identifier { found = element }
    }
    return found
  }

  /// The identifiers of the scene's segues, for messages.
  var segueIdentifiers: [String] {
    var found: Set<String> = []
    whole.walk { element in
      if element.name == "segue", let name = element.attributes["identifier"] { found.insert(name) }
    }
    return found.sorted()
  }

  private var whole: InterfaceElement {
    element.id.flatMap { document.scene(of: $0)?.element } ?? element
  }
}

extension UIViewController {
  /// The scene of a storyboard that the controller came from, as it was read.
  var readScene: ControllerScene? { scene as? ControllerScene }
}

extension InterfaceElement {
  /// The id of what a popover segue points at.
  fileprivate var popoverAnchor: String? {
    attributes["popoverAnchorView"] ?? attributes["popoverAnchorBarButtonItem"]
  }
}
