import CoreGraphics
import Foundation
internal import ScreenProtocol
import UIKit

/// What an element said of itself, for predicates and for whoever took a snapshot.
@MainActor
final class ElementRecord: NSObject, XCUIElementSnapshot {
  let tree: ElementTree
  let number: Int
  /// Whether a finger reaches an element now.
  private let touches: @MainActor (Int) -> Bool

  init(_ tree: ElementTree, _ number: Int, touches: @escaping @MainActor (Int) -> Bool) {
    (self.tree, self.number, self.touches) = (tree, number, touches)
    super.init()
    ElementKeys.enter()
  }

  private var node: ElementTree.Node { tree.nodes[number] }

  var identifier: String { node.element.identifier }
  var frame: CGRect { node.element.rect }
  var value: Any? { node.element.value }
  var title: String { node.element.title }
  var label: String { node.element.label }
  var elementType: XCUIElement.ElementType { node.type }
  var isEnabled: Bool { node.element.isEnabled }
  var placeholderValue: String? { node.element.placeholder }
  var isSelected: Bool { node.element.isSelected }
  var hasFocus: Bool { node.element.hasFocus }
  var horizontalSizeClass: XCUIElement.SizeClass { tree.sizeClasses.horizontal }
  var verticalSizeClass: XCUIElement.SizeClass { tree.sizeClasses.vertical }
  var hasKeyboardFocus: Bool { node.element.hasKeyboardFocus }
  var isHittable: Bool { touches(number) }

  var children: [any XCUIElementSnapshot] {
    tree.children(of: number).map { ElementRecord(tree, $0, touches: touches) }
  }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var all: [XCUIElement.AttributeName: Any] = [
      .identifier: identifier, .label: label, .title: title,
      .elementType: elementType.rawValue, .enabled: isEnabled, .selected: isSelected,
      .hasFocus: hasFocus,
      .frame: [
        "X": frame.minX, "Y": frame.minY, "Width": frame.width, "Height": frame.height,
      ],
      .horizontalSizeClass: horizontalSizeClass.rawValue,
      .verticalSizeClass: verticalSizeClass.rawValue,
      .children: children.map(\.dictionaryRepresentation),
    ]
    if let value { all[.value] = value }
    if let placeholderValue { all[.placeholderValue] = placeholderValue }
    return all
  }
}

extension ScreenElement {
  /// Where it is on the screen, in points.
  var rect: CGRect {
    CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }
}

extension ElementTree {
  /// Phones have much room upwards only, and little on their side; wide screens have much.
  var sizeClasses: (horizontal: XCUIElement.SizeClass, vertical: XCUIElement.SizeClass) {
    let screen = nodes[0].element.rect
    return (
      screen.width >= 700 && min(screen.width, screen.height) >= 500 ? .regular : .compact,
      screen.height >= 500 ? .regular : .compact
    )
  }
}

/// The names by which predicates ask elements and queries.
@MainActor
enum ElementKeys {
  private static var areEntered = false

  static func enter() {
    guard !areEntered else { return }
    areEntered = true
    enterRecords()
    enterElements()
    KeyTable.register(XCUIElementQuery.self, "count", readOnly: \.count)
  }

  private static func enterRecords() {
    let type = ElementRecord.self
    KeyTable.register(type, "identifier", readOnly: \.identifier)
    KeyTable.register(type, "label", readOnly: \.label)
    KeyTable.register(type, "title", readOnly: \.title)
    KeyTable.register(type, "value", readOnly: \.value)
    KeyTable.register(type, "placeholderValue", readOnly: \.placeholderValue)
    KeyTable.register(type, "elementType", readOnly: \.elementType.rawValue)
    KeyTable.register(type, "frame", readOnly: \.frame)
    for key in ["isEnabled", "enabled"] { KeyTable.register(type, key, readOnly: \.isEnabled) }
    for key in ["isSelected", "selected"] { KeyTable.register(type, key, readOnly: \.isSelected) }
    for key in ["isHittable", "hittable"] { KeyTable.register(type, key, readOnly: \.isHittable) }
    KeyTable.register(type, "hasFocus", readOnly: \.hasFocus)
    KeyTable.register(type, "hasKeyboardFocus", readOnly: \.hasKeyboardFocus)
    KeyTable.register(type, "exists", readOnly: \.isThere)
  }

  private static func enterElements() {
    let type = XCUIElement.self
    KeyTable.register(type, "identifier", readOnly: \.identifier)
    KeyTable.register(type, "label", readOnly: \.label)
    KeyTable.register(type, "title", readOnly: \.title)
    KeyTable.register(type, "value", readOnly: \.value)
    KeyTable.register(type, "placeholderValue", readOnly: \.placeholderValue)
    KeyTable.register(type, "elementType", readOnly: \.elementType.rawValue)
    KeyTable.register(type, "frame", readOnly: \.frame)
    for key in ["isEnabled", "enabled"] { KeyTable.register(type, key, readOnly: \.isEnabled) }
    for key in ["isSelected", "selected"] { KeyTable.register(type, key, readOnly: \.isSelected) }
    for key in ["isHittable", "hittable"] { KeyTable.register(type, key, readOnly: \.isHittable) }
    KeyTable.register(type, "hasFocus", readOnly: \.hasFocus)
    KeyTable.register(type, "hasKeyboardFocus", readOnly: \.hasKeyboardFocus)
    KeyTable.register(type, "exists", readOnly: \.exists)
    KeyTable.register(XCUIApplication.self, "state", readOnly: \.state.rawValue)
  }
}

extension ElementRecord: CustomReflectable {
  /// What was recorded was there.
  var isThere: Bool { true }

  /// What predicates find by name that are not asked on the main thread.
  nonisolated var customMirror: Mirror {
    MainActor.assumeIsolated {
      Unchecked(
        Mirror(
          self,
          children: [
            "identifier": identifier, "label": label, "title": title, "value": value as Any,
            "placeholderValue": placeholderValue as Any, "elementType": elementType.rawValue,
            "frame": frame, "isEnabled": isEnabled, "enabled": isEnabled, "isSelected": isSelected,
            "selected": isSelected, "hasFocus": hasFocus, "hasKeyboardFocus": hasKeyboardFocus,
            "exists": true,
          ]
        )
      )
    }.mirror
  }
}

/// A mirror on its way out of the main actor, where it was made for the caller alone.
private struct Unchecked: @unchecked Sendable {
  let mirror: Mirror

  init(_ mirror: Mirror) { self.mirror = mirror }
}
