import Foundation
import InterfaceFiles

/// Makes the objects of a nib.
@MainActor
enum NibInstance {
  /// The objects at the top of a file, connected and told.
  static func make(_ file: NibFile, owner: AnyObject?, external: [String: Any]) -> [Any] {
    let making = NibMaking(file, controller: owner as? UIViewController)
    making.owner = owner
    var placeholders: [(InterfaceElement, AnyObject)] = []
    var elements: [InterfaceElement] = []
    for element in file.document.objects {
      guard element.name == "placeholder" else {
        elements.append(element)
        continue
      }
      guard let id = element.id else { continue }
      switch element.attributes["placeholderIdentifier"] {
      case "IBFilesOwner":
        making.know(owner, as: id)
        if let owner { placeholders.append((element, owner)) }
      case "IBFirstResponder", nil: continue
      case .some(let name):
        guard let object = external[name] else { continue }
        making.know(object as AnyObject, as: id)
      }
    }
    let objects = elements.compactMap { making.make($0) }
    making.complete(with: placeholders)
    return objects
  }
}
