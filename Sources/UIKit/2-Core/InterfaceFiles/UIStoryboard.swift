import Diagnostics
import Foundation
import InterfaceFiles

/// A storyboard: the screens in a file, each made when it is asked for, and the ways between them.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  let name: String
  let file: NibFile?

  /// Opens a storyboard of a bundle; nil is the app's own.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.init(name, storyboardBundleOrNil ?? .main, place: "UIStoryboard(name: \"\(name)\")")
  }

  /// Opens a storyboard that is named somewhere, which is told where there is none.
  init(_ name: String, _ bundle: Bundle, place: String) {
    self.name = name
    if let path = NibFinder.path(name, .storyboard, in: bundle) {
      file = NibFinder.load(path, in: bundle)
    } else {
      file = nil
      Self.reportMissing(name, bundle, place)
    }
    super.init()
  }

  init(name: String, file: NibFile) {
    self.name = name
    self.file = file
    super.init()
  }

  // MARK: Controllers

  /// Makes the controller that the storyboard starts with; nil where it marks none.
  open func instantiateInitialViewController() -> UIViewController? {
    initialElement.flatMap { make($0, creator: nil) }
  }

  /// Makes the controller that the storyboard starts with by a block; where the block gives none,
  /// by `init(coder:)`.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let element = initialElement else { return nil }
    let controller = make(element, creator: creator)
    if let controller, !(controller is ViewController) {
      reportOtherClass(controller, ViewController.self, "the initial view controller")
    }
    return controller as? ViewController
  }

  /// Makes the controller of an identifier, as the file has it.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let element = element(withIdentifier: identifier),
      let controller = make(element, creator: nil)
    else { return UIViewController() }
    return controller
  }

  /// Makes the controller of an identifier by a block; where the block gives none, by
  /// `init(coder:)`.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let element = element(withIdentifier: identifier)
    let controller = element.flatMap { make($0, creator: creator) }
    if let controller = controller as? ViewController { return controller }
    if let controller {
      reportOtherClass(controller, ViewController.self, "identifier \"\(identifier)\"")
    }
    guard let replacement = ViewController(coder: EmptyCoder()) else {
      fatalError("\(ViewController.self) cannot be made with init(coder:).")
    }
    return replacement
  }

  func make(
    _ element: InterfaceElement,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    Services.the((any InterfaceMaking).self).controller(of: element, in: self, creator: creator)
  }

  // MARK: Elements

  private var initialElement: InterfaceElement? {
    guard let file else { return nil }
    if let id = file.document.initialController, let element = file.document.element(id) {
      return element
    }
    let id = file.document.initialController
    UIKitDiagnostics.report(
      Diagnosis(
        .storyboardInitial,
        what: id == nil
          ? "A storyboard marks no controller to start with."
          : "A storyboard starts with a controller that it does not have.",
        place: "\(file.document.path):\(file.document.root.line), <document>",
        saw: id.map { "no object with the id \($0)" } ?? "",
        applePhrase: "perhaps the designated entry point is not set?"
      )
    )
    return nil
  }

  private func element(withIdentifier identifier: String) -> InterfaceElement? {
    let place = "\(file?.document.path ?? name), identifier \"\(identifier)\""
    return element(withIdentifier: identifier, askedBy: place)
  }

  /// The controller of an identifier that is asked for somewhere, which is told where there is none.
  private func element(
    withIdentifier identifier: String,
    askedBy place: String
  ) -> InterfaceElement? {
    guard let file else { return nil }
    for scene in file.document.scenes {
      if let controller = scene.controller,
        controller.attributes["storyboardIdentifier"] == identifier
      {
        return controller
      }
    }
    let known = file.document.scenes.compactMap {
      $0.controller?.attributes["storyboardIdentifier"]
    }.sorted()
    UIKitDiagnostics.report(
      Diagnosis(
        .storyboardID,
        place: place,
        saw: known.isEmpty
          ? "no identifiers in \(name).storyboard"
          : "known in \(name).storyboard: " + known.map { "\"\($0)\"" }.joined(separator: ", "),
        remedy: DidYouMean.question(identifier, in: known)
          + "Set the Storyboard ID in the identity inspector; an empty controller is used.",
        applePhrase: "Storyboard doesn't contain a view controller with identifier '\(identifier)'"
      )
    )
    return nil
  }

  /// The controller a reference from another storyboard leads to; nil with a diagnosis.
  func target(_ identifier: String?, askedBy place: String) -> InterfaceElement? {
    guard let identifier else { return initialElement }
    return element(withIdentifier: identifier, askedBy: place)
  }

  // MARK: Mistakes

  private static func reportMissing(_ name: String, _ bundle: Bundle, _ place: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .storyboardMissing,
        place: place,
        saw: "no \(name).storyboard in \(bundle.contentFolder)",
        applePhrase: "Could not find a storyboard named '\(name)' in bundle"
      )
    )
  }

  private func reportOtherClass(
    _ controller: UIViewController,
    _ type: UIViewController.Type,
    _ place: String
  ) {
    UIKitDiagnostics.report(
      Diagnosis(
        .storyboardClass,
        place: "\(file?.document.path ?? name), \(place)",
        saw: "\(Swift.type(of: controller)) instead of \(type)",
        applePhrase: "Custom instantiated UIViewController must be kind of class"
      )
    )
  }
}

/// An archive with nothing in it.
private final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
}
