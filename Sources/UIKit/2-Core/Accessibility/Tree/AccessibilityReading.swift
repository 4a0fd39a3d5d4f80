import CoreGraphics
import Foundation

/// What is read of a node, at one moment.
struct AccessibilityReading {
  var role = AccessibilityRole.group
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var language: String?
  var traits: UIAccessibilityTraits = []
  /// On the screen, in points.
  var frame = CGRect.zero
  var isFocused = false
  var canBeFocused = false
  var isEditable = false
  /// Whether it is ticked; nil for what cannot be.
  var isChecked: Bool?
  /// What shows while there is no text.
  var placeholder: String?
  var actionNames: [String] = []
  /// The lists of places in it that one can go through.
  var rotorNames: [String] = []
  /// How deep a heading is, from 1; nil where that is not told.
  var headingLevel: Int?
  /// What else is worth knowing, with its names.
  var details: [String] = []

  @MainActor
  init(application: Void) {
    role = .application
    let info = Bundle.main.information
    label =
      info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String
      ?? ProcessInfo.processInfo.processName
    frame = UIScreen.main.bounds
  }

  @MainActor
  init(_ object: AccessibilityObject) {
    traits = object.accessibilityTraits
    label = object.accessibilityLabel
    value = object.accessibilityValue
    hint = object.accessibilityHint
    identifier = object.accessibilityIdentifier
    language = object.accessibilityLanguage
    frame = object.accessibilityFrame
    isChecked = object.isCheckedByNature
    actionNames = object.accessibilityCustomActions?.map(\.name) ?? []
    rotorNames = object.accessibilityCustomRotors?.map(\.name) ?? []
    let handlers = object.accessibilityStore?.said.handlers
    headingLevel = handlers?.headingLevel
    details = (handlers?.customContent ?? []).map { "\($0.content.label): \($0.content.value)" }
    let view = object as? UIView
    role = Self.role(of: object, traits)
    if let view {
      isFocused = view.isFocused || view.isFirstResponder && view.roleByNature?.isText == true
      canBeFocused = view.canBecomeFocused || view.roleByNature?.isText == true
      isEditable = (view as? any EditableText).map { !$0.isReadOnly } ?? false
      placeholder = (view as? any EditableText)?.placeholderText
    }
    if view is UIWindow { label = label ?? Self.title(of: view as? UIWindow) }
  }

  @MainActor
  private static func role(
    of object: AccessibilityObject,
    _ traits: UIAccessibilityTraits
  ) -> AccessibilityRole {
    if object is UIWindow { return .window }
    if object is any AccessibleList { return .list }
    // What an app says goes before what the class is.
    let said = object.accessibilityStore?.said
    let isSaid = said?.traits != nil || said?.handlers.addedTraits.isEmpty == false
    if let role = object.roleByNature, !isSaid || role.isGroup { return role }
    if let container = (object as? UIAccessibilityElement)?.accessibilityContainer as? UIView,
      container.roleByNature == .tabs
    {
      return .tab
    }
    if let view = object as? UIView, view is UIControl,
      sequence(first: view.superview, next: { $0?.superview }).contains(where: { $0 is UITabBar })
    {
      return .tab
    }
    return AccessibilityRole(traits: traits, isElement: object.isAccessibilityElement)
  }

  /// A window is called as the screen that it shows.
  @MainActor
  private static func title(of window: UIWindow?) -> String? {
    var controller = window?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    if let navigation = controller as? UINavigationController {
      controller = navigation.topViewController
    }
    return controller?.title ?? controller?.navigationItem.title
  }
}

extension AccessibilityRole {
  /// Whether it is text that is edited.
  var isText: Bool { self == .field || self == .password || self == .text || self == .search }
}

/// Keeps what was read of cells that had to be made for it, until the next frame.
@MainActor
final class AccessibilityReadings {
  private static var slot: AccessibilityReadings?
  static var current: AccessibilityReadings {
    slot ?? ScreenContext.keep(AccessibilityReadings()) { slot = $0 }
  }
  /// The most readings that are kept.
  private static let most = 256

  private struct Key: Hashable {
    let list: ObjectIdentifier
    let place: AccessibleListPlace
  }

  private var known: [Key: AccessibilityReading] = [:]
  /// How many cells were made to be read; tests look at it.
  private(set) var spareCells = 0

  private init() {}

  /// What is on the screen may be another now.
  func forget() { if !known.isEmpty { known = [:] } }

  func reading(
    of place: AccessibleListPlace,
    in list: any AccessibleList,
    _ view: UIView?
  ) -> AccessibilityReading {
    if let view { return finished(AccessibilityReading(view), place, list, view) }
    let key = Key(list: ObjectIdentifier(list), place: place)
    if let reading = known[key] { return reading }
    if known.count >= Self.most { known = [:] }
    var reading = AccessibilityReading(application: ())
    switch place {
    case .item(let path):
      spareCells += 1
      list.withSpareCell(at: path) { cell in
        reading = finished(AccessibilityReading(cell), place, list, cell)
      }
      reading.frame = list.focusRect(of: path).map { list.convert($0, to: nil as UIView?) } ?? .zero
    case .header(let section), .footer(let section):
      let isHeader = place == .header(section)
      reading.label = list.accessibleEndText(section, isHeader: isHeader)
      reading.role = isHeader ? .heading : .staticText
      reading.traits = isHeader ? .header : .staticText
      reading.frame = .zero
    case .before, .after: break
    }
    known[key] = reading
    return reading
  }

  /// What the place in the list adds to what the cell says.
  private func finished(
    _ reading: AccessibilityReading,
    _ place: AccessibleListPlace,
    _ list: any AccessibleList,
    _ view: UIView
  ) -> AccessibilityReading {
    var reading = reading
    if reading.label == nil { reading.label = AccessibilityText.merged(of: view) }
    switch place {
    case .item(let path):
      reading.role = .item
      reading.traits.remove(.selected)
      if list.isItemSelected(path) { reading.traits.insert(.selected) }
      reading.isFocused = UIFocusSystem.current.isFocused(path, in: list)
      reading.canBeFocused = list.canFocus(path)
    case .header: reading.role = .heading
    case .footer: reading.role = .staticText
    case .before, .after: break
    }
    return reading
  }
}
