import Foundation
import InterfaceFiles

/// Makes the objects that interface files describe.
@MainActor
protocol InterfaceMaking {
  /// The objects at the top of a nib, connected and awake.
  ///
  /// `external` has objects for placeholders of the file, by their identifiers.
  func objects(of file: NibFile, owner: AnyObject?, external: [String: Any]) -> [Any]

  /// The controller of an element of a storyboard; `creator` makes it where one is given.
  func controller(
    of element: InterfaceElement,
    in storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?

  /// Makes a controller's view from the scene or the nib it has; false where it has neither.
  func loadView(of controller: UIViewController) -> Bool

  /// Takes the way of a name from a controller; says so where there is none.
  func takeSegue(_ identifier: String, from controller: UIViewController, sender: Any?)
}

/// The scene of a storyboard that a controller came from.
@MainActor
protocol ControllerSource: AnyObject {
  /// The storyboard; nil for a controller of a nib.
  var storyboard: UIStoryboard? { get }

  /// The identifiers of the scene's segues, for messages.
  var segueIdentifiers: [String] { get }

  /// Makes the controller's view and connects the scene; false where the scene has no view.
  func loadView(of controller: UIViewController) -> Bool

  /// Performs the segue of an identifier; false where the scene has none.
  func performSegue(
    withIdentifier identifier: String,
    from controller: UIViewController,
    sender: Any?
  ) -> Bool
}

/// Something that performs a segue when it is used, such as a cell that is selected.
@MainActor
protocol SegueTriggering: AnyObject {
  /// Performs the segue, if its controller allows it.
  func fire(_ sender: Any?)
}
