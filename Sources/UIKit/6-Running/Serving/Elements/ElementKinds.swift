import CoreGraphics
import Foundation

/// What views are to UI tests, by their classes and by what they say of themselves.
@MainActor
struct ElementKinds {
  /// Classes of other modules, by name.
  private static let others = [
    "WKWebView": "webView", "MKMapView": "map", "UIWebView": "webView",
  ]

  /// What was found of classes that have no kind of their own here.
  private var known: [ObjectIdentifier: String] = [:]

  /// The kind of a view.
  mutating func kind(of view: UIView) -> String {
    if let kind = Self.list(view) ?? Self.control(view) ?? Self.part(view) { return kind }
    let isOne = view.accessibilityStore?.said.isElement == true || view is UIControl
    if isOne || view.accessibilityStore?.said.traits != nil {
      let kind = Self.kind(view.accessibilityTraits)
      if kind != "other" { return kind }
    }
    return named(type(of: view))
  }

  /// The kind of what is no view.
  static func kind(_ traits: UIAccessibilityTraits) -> String {
    if traits.contains(.searchField) { return "searchField" }
    if traits.contains(.keyboardKey) { return "key" }
    if traits.contains(.link) { return "link" }
    if traits.contains(.button) { return "button" }
    if traits.contains(.image) { return "image" }
    if traits.contains(.adjustable) { return "slider" }
    if traits.contains(.tabBar) { return "tabBar" }
    if !traits.isDisjoint(with: [.staticText, .header]) { return "staticText" }
    return "other"
  }

  private static func list(_ view: UIView) -> String? {
    switch view {
    case is UIWindow: "window"
    case is UITableView: "table"
    case is UICollectionView: "collectionView"
    case is UITableViewCell, is UICollectionViewCell: "cell"
    case is PickerWheel: "pickerWheel"
    case is UITextView: "textView"
    case is UIScrollView: "scrollView"
    case is UILabel: "staticText"
    case is UIImageView: "image"
    default: nil
    }
  }

  private static func control(_ view: UIView) -> String? {
    switch view {
    case is UISearchTextField: "searchField"
    case let field as UITextField: field.isSecureTextEntry ? "secureTextField" : "textField"
    case is UISwitch: "switch"
    case is UISlider: "slider"
    case is UIStepper: "stepper"
    case is UISegmentedControl: "segmentedControl"
    case is UIPageControl: "pageIndicator"
    case is UIDatePicker: "datePicker"
    case is UIPickerView: "picker"
    case is UIProgressView: "progressIndicator"
    case is UIActivityIndicatorView: "activityIndicator"
    case is UIButton: "button"
    default: nil
    }
  }

  private static func part(_ view: UIView) -> String? {
    switch view {
    case is UINavigationBar: "navigationBar"
    case is UITabBar: "tabBar"
    case is UIToolbar: "toolbar"
    case is KeyboardView: "keyboard"
    case let alert as AlertView: alert.isSheet ? "sheet" : "alert"
    case is AlertRow: "button"
    case is MenuView: "menu"
    case let row as MenuRowView: row.roleByNature == .staticText ? "staticText" : "button"
    case is EditBarButton: "menuItem"
    case is CellGlyphView, is RowGrip: "button"
    default: nil
    }
  }

  private mutating func named(_ type: AnyClass) -> String {
    if let kind = known[ObjectIdentifier(type)] { return kind }
    var next: AnyClass? = type
    var kind = "other"
    while let current = next {
      if let found = Self.others["\(current)"] {
        kind = found
        break
      }
      next = _getSuperclass(current)
    }
    known[ObjectIdentifier(type)] = kind
    return kind
  }
}
