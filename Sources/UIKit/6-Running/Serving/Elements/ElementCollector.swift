import CoreGraphics
import Foundation
import ScreenProtocol

/// Collects what is on the screen as UI tests see it: views with what is in them, and the elements that
/// apps name for assistive programs.
///
/// Each element has a number, its place in the order of the tree, by which it is known until the next
/// tree is collected.
@MainActor
final class ElementCollector {
  /// What an element stands for.
  struct Subject {
    weak var object: AccessibilityObject?
    /// Where a part is that is no object, on the screen.
    var part: CGRect?
    /// The row of a table that it is in, where that is off screen.
    var row: Row?

    var view: UIView? { object as? UIView }
  }

  /// A row of a table that is off screen.
  struct Row {
    weak var table: UITableView?
    let path: IndexPath
  }

  private var kinds = ElementKinds()
  /// The row that is looked at, where it is off screen.
  private var row: Row?
  private(set) var subjects: [Subject] = []

  /// The app with all that is in its windows.
  func collect() -> ScreenElement {
    subjects = [Subject()]
    let reading = AccessibilityReading(application: ())
    var app = ScreenElement(kind: "application")
    app.identifier = Bundle.main.bundleIdentifier ?? ""
    app.label = reading.label ?? ""
    app.frame = Self.numbers(reading.frame)
    app.children = AccessibilityTree.windows.filter(ReadingOrder.isSeen).map { element($0) }
    return app
  }

  static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() / 1000 }
  }

  // MARK: Views

  /// Looks at a row that is off screen.
  func looking(at place: Row, _ body: () -> Void) {
    row = place
    body()
    row = nil
  }

  func element(_ view: UIView) -> ScreenElement {
    var element = ScreenElement(kind: kinds.kind(of: view))
    describe(view, in: &element)
    subjects.append(Subject(object: row == nil ? view : nil, row: row))
    element.children = children(of: view, element.kind)
    return element
  }

  private func describe(_ view: UIView, in element: inout ScreenElement) {
    let said = view.accessibilityStore?.said
    let traits = view.accessibilityTraits
    element.identifier = view.accessibilityIdentifier ?? ""
    element.frame = Self.numbers(view.accessibilityFrame)
    element.isEnabled = (view as? UIControl)?.isEnabled ?? !traits.contains(.notEnabled)
    element.isSelected = traits.contains(.selected) || (view as? UIControl)?.isSelected == true
    element.hasFocus = view.isFocused
    element.hasKeyboardFocus = view.isFirstResponder && view is any UIKeyInput
    // A row is made of its texts; what is read of it as one is the app's own word alone.
    let isMerged = ["cell", "other", "window"].contains(element.kind)
    let label =
      isMerged && said?.isElement != true ? said?.label?.string : view.accessibilityLabel
    element.label = label ?? ""
    element.value = view.accessibilityValue.flatMap {
      element.kind == "cell" ? said?.value?.string : $0
    }
    switch view {
    case let bar as UINavigationBar:
      if element.identifier.isEmpty { element.identifier = bar.topItem?.title ?? "" }
    case is UITabBar: if label == nil { element.label = "Tab Bar" }
    case is UIToolbar: if label == nil { element.label = "Toolbar" }
    case let slider as UISlider:
      let length = slider.maximumValue - slider.minimumValue
      element.position = length > 0 ? Double((slider.value - slider.minimumValue) / length) : 0
    case is UISwitch: if element.label.isEmpty { element.label = Self.row(of: view) ?? "" }
    // No name of its own: what the row is called is made of what is in it.
    case is RowGrip: element.label = "Reorder \(Self.row(of: view) ?? "")"
    case let cell as UITableViewCell: element.isSelected = cell.isSelected
    case let cell as UICollectionViewCell: element.isSelected = cell.isSelected
    case let glyph as CellGlyphView: if element.label.isEmpty { element.label = glyph.glyph.name }
    case let alert as AlertView: element.label = alert.labelByNature ?? ""
    case let row as AlertRow:
      element.label = row.action.title ?? ""
      element.isEnabled = row.action.isEnabled
    default: break
    }
    if let text = view as? any EditableText {
      element.placeholder = text.placeholderText
      if (view as? any UITextInputTraits)?.isSecureTextEntry == true { hide(view, in: &element) }
    }
  }

  /// What a row is called that a view is in: a switch at its end is what the row is about.
  private static func row(of view: UIView) -> String? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }.first?
      .accessibilityLabel
  }

  /// Of a password no more is told than how long it is.
  private func hide(_ view: UIView, in element: inout ScreenElement) {
    let count = (view as? UITextField)?.text?.count ?? 0
    if count > 0 { element.value = String(repeating: "•", count: count) }
  }

  // MARK: What is in them

  private func children(of view: UIView, _ kind: String) -> [ScreenElement] {
    if view.accessibilityElementsHidden { return [] }
    switch view {
    case let keyboard as KeyboardView: return keys(of: keyboard)
    case let stepper as UIStepper: return halves(of: stepper)
    case is UISlider, is UISwitch, is UIProgressView, is UIActivityIndicatorView, is PickerWheel,
      is UIImageView, is UILabel, is UIPageControl, is AlertRow, is MenuRowView, is RowGrip:
      return []
    case is UITextField: return seen(in: view).filter { $0 is UIControl }.map { element($0) }
    case is UITextView: return view.accessibilityElements.map(given) ?? []
    case let table as UITableView where named(by: table) == nil: return rows(of: table)
    default: break
    }
    // A button of a bar is its title.
    if kind == "button", Self.isInBar(view) { return [] }
    if let named = named(by: view) { return given(named) }
    // What an app says to be one thing has nothing in it; of rows and controls it is known.
    let isOne = view.accessibilityStore?.said.isElement == true
    if isOne, !(view is UIControl), kind != "cell" { return [] }
    return seen(in: view).map { element($0) }
  }

  /// The elements that an object names itself.
  private func named(by object: AccessibilityObject) -> [Any]? {
    if let elements = object.accessibilityElements { return elements }
    let count = object.accessibilityElementCount()
    if count != NSNotFound, count >= 0 {
      return (0..<min(count, 10_000)).compactMap { object.accessibilityElement(at: $0) }
    }
    return object.elementsByNature
  }

  private func given(_ elements: [Any]) -> [ScreenElement] {
    elements.compactMap { entry in
      if let view = entry as? UIView {
        return ReadingOrder.isSeen(view) ? element(view) : nil
      }
      return (entry as? AccessibilityObject).map(part)
    }
  }

  func seen(in view: UIView) -> [UIView] {
    let seen = view.subviewList.filter { ReadingOrder.isSeen($0) && !isEmpty($0) }
    if let modal = seen.last(where: { $0.accessibilityStore?.said.isModal == true }) {
      return [modal]
    }
    let isOrdered =
      view is any AccessibleList || view is UINavigationBar || view is UITabBar
      || view is UIToolbar || view.superview is UINavigationBar
    return isOrdered ? ReadingOrder.sorted(seen, in: view) : seen
  }

  private static func isInBar(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { $0 is UINavigationBar }
  }

  /// Whether a text or a picture shows nothing: a label without a text is no element on iOS, whatever its identifier.
  private func isEmpty(_ view: UIView) -> Bool {
    guard view.accessibilityLabel?.isEmpty ?? true else { return false }
    if view is UILabel { return true }
    return view.accessibilityIdentifier == nil
      && (view as? UIImageView).map { $0.image == nil } ?? false
  }

  // MARK: What is no view

  private func part(_ object: AccessibilityObject) -> ScreenElement {
    let traits = object.accessibilityTraits
    var element = ScreenElement(kind: ElementKinds.kind(traits))
    element.identifier = object.accessibilityIdentifier ?? ""
    element.label = object.accessibilityLabel ?? ""
    element.value = object.accessibilityValue
    element.frame = Self.numbers(object.accessibilityFrame)
    element.isEnabled = !traits.contains(.notEnabled)
    element.isSelected = traits.contains(.selected)
    subjects.append(Subject(object: row == nil ? object : nil, row: row))
    if let elements = object.accessibilityElements { element.children = given(elements) }
    return element
  }

  private func piece(
    _ kind: String,
    _ label: String,
    _ frame: CGRect,
    of view: UIView
  ) -> ScreenElement {
    var element = ScreenElement(kind: kind)
    let place = view.convert(frame, to: nil as UIView?)
    (element.identifier, element.label) = (label, label)
    element.frame = Self.numbers(place)
    subjects.append(Subject(object: view, part: place, row: row))
    return element
  }

  private func keys(of keyboard: KeyboardView) -> [ScreenElement] {
    let names = ["⇧": "shift", "⌫": "delete", "123": "more", "return": "Return"]
    return keyboard.keys.keys.filter { !$0.label.isEmpty }.map { key in
      let name = names[key.label] ?? key.label
      let isButton = ["shift", "Return"].contains(name)
      return piece(isButton ? "button" : "key", name, key.frame, of: keyboard)
    }
  }

  private func halves(of stepper: UIStepper) -> [ScreenElement] {
    let (first, second) = stepper.bounds.divided(
      atDistance: stepper.bounds.width / 2,
      from: stepper.isRightToLeft ? .maxXEdge : .minXEdge
    )
    var less = piece("button", "Decrement", first, of: stepper)
    var more = piece("button", "Increment", second, of: stepper)
    less.isEnabled = stepper.isEnabled && (stepper.wraps || stepper.value > stepper.minimumValue)
    more.isEnabled = stepper.isEnabled && (stepper.wraps || stepper.value < stepper.maximumValue)
    return [less, more]
  }
}
