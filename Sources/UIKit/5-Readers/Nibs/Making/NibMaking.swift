import Diagnostics
import Foundation
import InterfaceFiles

/// One making of objects from an interface file: what was made, and what is to be done when all is.
///
/// Objects are made first, by `init(coder:)`, each with all that is inside it. Then connections are
/// made, runtime attributes set, and every object is told by `awakeFromNib()`.
@MainActor
final class NibMaking {
  /// An object with the element it was made of.
  struct Made {
    let element: InterfaceElement
    let object: AnyObject
  }

  let document: InterfaceDocument
  let bundle: Bundle
  let strings: NibStrings
  /// Where controllers in the file lead to; nil for nibs.
  let storyboard: UIStoryboard?
  /// The traits that decide about variations.
  let traits: UITraitCollection
  private(set) var objects: [String: WeakObject] = [:]
  private(set) var made: [Made] = []
  private var waiting: [Waiting] = []
  /// The view whose controller's old layout guides are spoken of.
  private(set) weak var rootView: UIView?
  /// The controller whose view is being made, if it is one's.
  weak var controller: UIViewController?
  /// Who a nib is made for, if it is no controller.
  weak var owner: AnyObject?
  /// What decides by the size of the window in the objects made.
  private(set) var variations: [NibVariation] = []

  /// Container views that are to be filled when all is made.
  private(set) var embeddings: [NibSegues.Embedding] = []
  /// Connections that lead to what comes with the view of a scene.
  private(set) var postponed: [Postponed] = []

  /// A connection that is made later.
  struct Postponed {
    let connection: InterfaceElement
    let object: AnyObject
  }

  /// What there is to keep for when the window has another size.
  private(set) var keptForVariations: [AnyObject] = []
  private var adopted: Set<ObjectIdentifier> = []
  /// Objects that stand for elements instead of new ones.
  private var presets: [String: AnyObject] = [:]

  struct WeakObject {
    weak var object: AnyObject?
  }

  /// A constraint that speaks of what is not made yet.
  private struct Waiting {
    let element: InterfaceElement
    let view: UIView
    let owner: InterfaceElement
  }

  init(
    _ file: NibFile,
    storyboard: UIStoryboard? = nil,
    controller: UIViewController? = nil,
    traits: UITraitCollection? = nil
  ) {
    document = file.document
    bundle = file.bundle
    strings = file.strings
    self.storyboard = storyboard
    self.controller = controller
    self.traits = traits ?? controller?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// A making of a part of the same file that knows the objects of this one.
  func further() -> NibMaking {
    let making = NibMaking(
      NibFile(document: document, bundle: bundle, strings: strings),
      storyboard: storyboard,
      controller: controller,
      traits: controller?.traitCollection ?? rootView?.traitCollection ?? traits
    )
    making.objects = objects
    making.owner = owner
    return making
  }

  // MARK: Objects

  /// Makes the object of an element, with all that is inside it.
  func make(_ element: InterfaceElement) -> AnyObject? {
    guard let base = base(of: element) else { return nil }
    let type: AnyClass = NibClasses.type(
      of: element,
      base: base,
      path: document.path,
      owner: controller ?? owner
    )
    let coder = NibCoder(element, self)
    guard let object = instantiate(type, coder) else {
      report(.nibInit, element, saw: "\(type)")
      return nil
    }
    coder.finish(object)
    return object
  }

  private func base(of element: InterfaceElement) -> AnyClass? {
    if let type = NibKinds.type(of: element.name) { return type }
    let isView = NibKinds.isView(element.name)
    let base: AnyClass? =
      isView
      ? UIView.self : NibKinds.isController(element.name) ? UIViewController.self : nil
    report(
      .nibElement,
      element,
      remedy: base.map { "\($0) is used in its place." } ?? "It is left out."
    )
    return base
  }

  private func instantiate(_ type: AnyClass, _ coder: NibCoder) -> AnyObject? {
    switch type {
    case let type as UIView.Type: return type.init(coder: coder)
    case let type as UIViewController.Type: return type.init(coder: coder)
    case let type as UIGestureRecognizer.Type: return type.init(coder: coder)
    case let type as UICollectionViewLayout.Type: return type.init(coder: coder)
    case let type as any NSCoding.Type: return type.init(coder: coder) as AnyObject?
    case let type as NSObject.Type where NibClasses.isMadePlainly(type):
      return DynamicInstantiation.make(type)
    default: return nil
    }
  }

  /// Enters an object under the id of its element, to be connected and told.
  func adopt(_ object: AnyObject, _ element: InterfaceElement) {
    if let id = element.id { objects[id] = WeakObject(object: object) }
    guard adopted.insert(ObjectIdentifier(element)).inserted else { return }
    made.append(Made(element: element, object: object))
  }

  /// Lets an object that exists stand for an element, such as the label that a cell has by itself.
  func preset(_ object: AnyObject?, as id: String) { presets[id] = object }

  /// The object that stands for an element already, filled from it.
  func presetObject(for element: InterfaceElement) -> AnyObject? {
    guard let id = element.id, let object = presets.removeValue(forKey: id) else { return nil }
    fill(object, from: element)
    return object
  }

  /// Enters an object that was not made here: the owner, or one of another making.
  func know(_ object: AnyObject?, as id: String) { objects[id] = WeakObject(object: object) }

  /// Enters the objects of another making of the same file.
  func know(_ others: [String: WeakObject]) { objects.merge(others) { own, _ in own } }

  /// Gives an object that exists already what an element says, as content views of cells.
  func fill(_ object: AnyObject, from element: InterfaceElement) {
    adopt(object, element)
    NibReaders.read(element, into: object, self)
  }

  /// Gives an object what its element says; called while it is being made.
  func read(_ element: InterfaceElement, into object: AnyObject) {
    adopt(object, element)
    if rootView == nil, let view = object as? UIView { rootView = view }
    NibReaders.read(element, into: object, self)
  }

  /// The object with an id, as far as it is made.
  func object(_ id: String) -> AnyObject? {
    if let object = objects[id]?.object { return object }
    guard let element = document.element(id), element.name == "viewControllerLayoutGuide" else {
      return nil
    }
    let placement: GuidePlacement =
      element.attributes["type"] == "bottom" ? .bottomBars : .topBars
    return rootView?.ownGuide(placement, BarLayoutGuide.init)
  }

  // MARK: Constraints

  /// Makes the constraints that stand in a view, now or when what they speak of is made.
  func constrain(_ view: UIView, _ element: InterfaceElement) {
    for constraint in element.list("constraints") where constraint.name == "constraint" {
      if !NibConstraints.make(constraint, in: view, element, self) {
        waiting.append(Waiting(element: constraint, view: view, owner: element))
      }
    }
  }

  private func constrainWaiting() {
    for entry in waiting
    where !NibConstraints.make(entry.element, in: entry.view, entry.owner, self) {
      NibConstraints.reportUnknownItem(entry.element, self)
    }
    waiting = []
  }

  // MARK: Variations

  func vary(_ variation: NibVariation) { variations.append(variation) }

  func keep(_ object: AnyObject) { keptForVariations.append(object) }

  // MARK: The end

  /// Connects what was made, sets runtime attributes and tells every object.
  ///
  /// Objects that were there before are connected too, with what their placeholders say.
  func complete(with placeholders: [(element: InterfaceElement, object: AnyObject)] = []) {
    constrainWaiting()
    let made = self.made
    for (element, object) in placeholders {
      NibConnections.connect(Made(element: element, object: object), self)
    }
    for entry in made { NibConnections.connect(entry, self) }
    for entry in made { NibRuntimeAttributes.set(entry, self) }
    NibVariations.follow(variations, of: self)
    for entry in made { awake(entry) }
    // Nothing here holds on to the objects from now on.
    self.made = []
    variations = []
    keptForVariations = []
  }

  /// Ends the making of a scene's controller, whose outlets are connected with its view.
  func completeController() {
    let made = self.made
    for entry in made where !(entry.object is UIViewController) {
      NibConnections.connect(entry, self)
    }
    for entry in made { NibRuntimeAttributes.set(entry, self) }
    for entry in made { awake(entry) }
    self.made = []
  }

  /// Makes connections that had to wait for this making.
  func connect(_ postponed: [Postponed]) {
    for entry in postponed { NibConnections.connect(entry, self) }
  }

  func postpone(_ connection: InterfaceElement, of object: AnyObject) {
    postponed.append(Postponed(connection: connection, object: object))
  }

  func embed(_ embedding: NibSegues.Embedding) { embeddings.append(embedding) }

  private func awake(_ entry: Made) {
    if let object = entry.object as? any NibAwakening {
      traits.performAsCurrent { object.awakeFromNib() }
    } else if SelectorTable.responds(entry.object, to: Selector("awakeFromNib")) {
      SelectorTable.perform(Selector("awakeFromNib"), on: entry.object)
    }
  }

  // MARK: Mistakes

  func report(
    _ kind: Diagnosis.Kind,
    _ element: InterfaceElement,
    what: String? = nil,
    saw: String = "",
    remedy: String? = nil,
    applePhrase: String? = nil
  ) {
    UIKitDiagnostics.report(
      Diagnosis(
        kind,
        what: what,
        place: NibPlace(document.path, element).description,
        saw: saw,
        remedy: remedy,
        applePhrase: applePhrase
      )
    )
  }
}
