import Foundation

/// A nib or storyboard file, read and never changed again.
public final class InterfaceDocument: Sendable {
  /// What the file is for.
  public enum Kind: Sendable {
    /// Objects that are made together.
    case nib
    /// Scenes that are made one by one.
    case storyboard
  }

  /// Where the file lies, or what its data is called.
  public let path: String
  /// What the file is for.
  public let kind: Kind
  /// The outermost element.
  public let root: InterfaceElement
  /// What stands beside views in a file: the ids of colours and images of the design tool.
  public let resources: InterfaceResources
  /// The scenes of a storyboard, in order.
  public let scenes: [InterfaceScene]
  private let elements: [String: InterfaceElement]
  private let scenesOfObjects: [String: Int]
  /// What was noticed while reading that does not stand in the way.
  public let remarks: [InterfaceRemark]

  /// Reads a file from its characters; the path is for messages.
  ///
  /// - Throws: `InterfaceFileError` with the line that cannot be read.
  public convenience init(_ data: Data, path: String) throws(InterfaceFileError) {
    try self.init(InterfaceParser(data, path: path).parse(), path: path)
  }

  init(_ root: InterfaceElement, path: String) throws(InterfaceFileError) {
    guard root.name == "document" || root.name == "archive" else {
      throw InterfaceFileError(
        path: path,
        line: root.line,
        reason: "The file begins with <\(root.name)> where <document> is expected."
      )
    }
    if root.name == "archive" {
      throw InterfaceFileError(
        path: path,
        line: root.line,
        reason: "The file has the format of Xcode 4 and older.",
        remedy: "Open and save it in a newer Xcode."
      )
    }
    let type = root.attributes["type"] ?? ""
    if type.contains("Cocoa.") {
      throw InterfaceFileError(
        path: path,
        line: root.line,
        reason: "The file is an interface for the Mac.",
        remedy: "Leave it out of the iOS target."
      )
    }
    self.path = path
    self.root = root
    kind = root.first("scenes") != nil || type.contains("Storyboard") ? .storyboard : .nib
    var index = InterfaceIndex()
    index.read(root)
    elements = index.elements
    remarks = index.remarks
    let scenes = root.list("scenes").filter { $0.name == "scene" }.map(InterfaceScene.init)
    self.scenes = scenes
    var owners: [String: Int] = [:]
    for (number, scene) in scenes.enumerated() {
      scene.element.walk { if let id = $0.id { owners[id] = number } }
    }
    scenesOfObjects = owners
    resources = InterfaceResources(root.first("resources"))
  }

  /// The element with an id.
  public func element(_ id: String) -> InterfaceElement? { elements[id] }

  /// The scene in which an object stands.
  public func scene(of id: String) -> InterfaceScene? {
    scenesOfObjects[id].map { scenes[$0] }
  }

  /// The objects at the top of a nib, placeholders among them.
  public var objects: [InterfaceElement] { root.list("objects") }

  /// The id of the controller that a storyboard starts with.
  public var initialController: String? { root.attributes["initialViewController"] }

  /// Whether views in the file may be placed by constraints.
  public var usesAutoLayout: Bool { root.flag("useAutolayout") ?? false }

  /// Whether the file tells sizes of windows apart.
  public var usesTraits: Bool { root.flag("useTraitCollections") ?? false }

  /// Whether the margins of views follow the safe area.
  public var usesSafeAreas: Bool { root.flag("useSafeAreas") ?? false }
}

/// One screen of a storyboard: a controller and what belongs to it.
public struct InterfaceScene: Sendable {
  /// The element of the scene.
  public let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The objects of the scene, the controller among them.
  public var objects: [InterfaceElement] { element.list("objects") }

  /// The controller of the scene.
  public var controller: InterfaceElement? {
    objects.first { $0.attributes["sceneMemberID"] == "viewController" }
      ?? objects.first {
        $0.name.hasSuffix("ontroller") || $0.name == "viewControllerPlaceholder"
      }
  }
}

/// Something odd in a file that does not stand in the way of reading it.
public struct InterfaceRemark: Sendable, Hashable {
  /// The line of the file.
  public let line: Int
  /// What is odd, as a sentence.
  public let text: String
  /// The id of the element concerned, if it has one.
  public let id: String?
}

/// Collects the elements of a file by their ids.
private struct InterfaceIndex {
  var elements: [String: InterfaceElement] = [:]
  var remarks: [InterfaceRemark] = []

  mutating func read(_ element: InterfaceElement) {
    if let id = element.id, element.name != "device" {
      if let first = elements[id] {
        remarks.append(
          InterfaceRemark(
            line: element.line,
            text: "The id \(id) was given before, on line \(first.line).",
            id: id
          )
        )
      } else {
        elements[id] = element
      }
    }
    for child in element.children { read(child) }
  }
}

/// What a file says of the colours and images it names, for where the bundle has none.
public struct InterfaceResources: Sendable {
  /// The colours of asset catalogs as the design tool knew them.
  public let namedColors: [String: InterfaceElement]
  /// The system's colours as the design tool knew them.
  public let systemColors: [String: InterfaceElement]
  /// The sizes of images in points.
  public let imageSizes: [String: CGSize]

  init(_ element: InterfaceElement?) {
    var named: [String: InterfaceElement] = [:]
    var system: [String: InterfaceElement] = [:]
    var images: [String: CGSize] = [:]
    for child in element?.children ?? [] {
      guard let name = child.attributes["name"] else { continue }
      switch child.name {
      case "namedColor": named[name] = child.first("color")
      case "systemColor": system[name] = child.first("color")
      case "image":
        images[name] = CGSize(
          width: child.number("width") ?? 0,
          height: child.number("height") ?? 0
        )
      default: continue
      }
    }
    namedColors = named
    systemColors = system
    imageSizes = images
  }
}
