import Foundation
import InterfaceFiles

/// What the storeys below know of the readers of interface files.
@MainActor
struct NibMaker: InterfaceMaking {
  func objects(of file: NibFile, owner: AnyObject?, external: [String: Any]) -> [Any] {
    NibInstance.make(file, owner: owner, external: external)
  }

  func controller(
    of element: InterfaceElement,
    in storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    SceneMaker(storyboard: storyboard).make(element, creator: creator)
  }

  func loadView(of controller: UIViewController) -> Bool { controller.loadViewFromFile() }

  func takeSegue(_ identifier: String, from controller: UIViewController, sender: Any?) {
    controller.takeSegue(identifier, sender)
  }
}
