import Diagnostics
import Foundation
import InterfaceFiles

/// Makes the controllers of a storyboard's scenes.
@MainActor
struct SceneMaker {
  let storyboard: UIStoryboard
  /// References to other storyboards that were followed on the way.
  var followed: [String] = []

  /// The elements whose controllers, or whose views, are being made.
  private static var underway: [ObjectIdentifier] = []
  /// How many have been made since the first of them was begun.
  private static var count = 0
  /// No scene holds as many others as that; scenes that hold each other in every order do.
  private static let most = 1_000

  /// Makes the controller of an element, with the controllers it cannot be without.
  func make(
    _ element: InterfaceElement,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if element.name == "viewControllerPlaceholder" { return follow(element, creator) }
    guard let file = storyboard.file else { return nil }
    return Self.once(element, file.document.path) {
      let making = NibMaking(file, storyboard: storyboard)
      var controller: UIViewController?
      if let creator {
        controller = creator(NibCoder(element, making))
        if let controller { making.adopt(controller, element) }
      }
      if controller == nil { controller = making.make(element) as? UIViewController }
      guard let controller else { return nil }
      making.completeController()
      controller.readScene?.remember(making)
      return controller
    } ?? nil
  }

  /// Runs a block unless it runs already for the element, which would never end, or did for so many
  /// others.
  static func once<Value>(
    _ element: InterfaceElement,
    _ path: String,
    _ body: () -> Value
  ) -> Value? {
    let id = ObjectIdentifier(element)
    if underway.isEmpty { count = 0 }
    count += 1
    guard !underway.contains(id), count <= most else {
      UIKitDiagnostics.report(
        Diagnosis(
          .storyboardCycle,
          place: NibPlace(path, element).description,
          applePhrase: "There are unexpected subviews in the container view"
        )
      )
      return nil
    }
    underway.append(id)
    defer { underway.removeLast() }
    return body()
  }

  // MARK: References

  /// Makes a controller of another storyboard that a placeholder stands for.
  private func follow(
    _ element: InterfaceElement,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let file = storyboard.file else { return nil }
    let place = NibPlace(file.document.path, element).description
    guard let name = element.attributes["storyboardName"] else {
      UIKitDiagnostics.report(
        Diagnosis(
          .storyboardReference,
          place: place,
          applePhrase: "Could not find a storyboard named '' in bundle"
        )
      )
      return UIViewController()
    }
    let identifier = element.attributes["referencedIdentifier"]
    let step = "\(name)#\(identifier ?? "")"
    guard !followed.contains(step) else {
      UIKitDiagnostics.report(
        Diagnosis(
          .storyboardCircle,
          place: NibPlace(file.document.path, element).description,
          saw: (followed + [step]).joined(separator: " → "),
          applePhrase: "Could not find a storyboard named '\(name)' in bundle"
        )
      )
      return UIViewController()
    }
    let bundle = element.attributes["bundleIdentifier"].flatMap { Bundle(identifier: $0) }
    var maker = SceneMaker(
      storyboard: UIStoryboard(name, bundle ?? file.bundle, place: place)
    )
    maker.followed = followed + [step]
    guard let target = maker.storyboard.target(identifier, askedBy: place) else {
      return UIViewController()
    }
    return maker.make(target, creator: creator)
  }
}

/// The controllers that a container cannot be without, such as the root of a navigation.
@MainActor
enum SceneRelations {
  /// The controllers that relations of a kind lead to, made in order.
  static func controllers(_ relation: String, of coder: NibCoder) -> [UIViewController] {
    guard let storyboard = coder.making.storyboard else { return [] }
    let document = coder.making.document
    var controllers: [UIViewController] = []
    for segue in coder.element.list("connections")
    where segue.name == "segue" && segue.attributes["relationship"] == relation {
      guard let target = segue.attributes["destination"].flatMap(document.element) else {
        NibSegues.reportNowhere(segue, document)
        continue
      }
      if let made = storyboard.make(target, creator: nil) { controllers.append(made) }
    }
    return controllers
  }
}
