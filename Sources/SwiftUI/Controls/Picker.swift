import UIKit
import ViewGraph
import ViewLayout

/// A control with which one of several values is chosen.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Makes a control; its views stand for the values of their tags.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Makes a control; its views stand for the values of their tags.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  /// The control, in the style of pickers.
  @MainActor
  public var body: some View {
    PickerBody(
      selection: Binding<AnyHashable>(
        get: { AnyHashable(selection.wrappedValue) },
        set: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
      ),
      label: AnyView(label),
      content: content
    )
  }
}

extension Picker where Label == Text {
  /// Makes a control with a text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) })
  }

  /// Makes a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

/// How pickers look.
public protocol PickerStyle: Sendable {
  /// The form of a picker.
  var form: PickerForm { get }
}

/// The form of a picker.
public enum PickerForm: Sendable {
  /// A menu.
  case menu
  /// Segments side by side.
  case segmented
  /// A wheel.
  case wheel
  /// The values one below the other.
  case inline
  /// The values on a page of their own.
  case navigationLink
}

/// As the system likes: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A menu.
  public var form: PickerForm { .menu }
}

/// A menu.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A menu.
  public var form: PickerForm { .menu }
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Segments.
  public var form: PickerForm { .segmented }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A wheel.
  public var form: PickerForm { .wheel }
}

/// The values one below the other.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// One below the other.
  public var form: PickerForm { .inline }
}

/// The values on a page of their own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// On a page of their own.
  public var form: PickerForm { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the system likes.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The values one below the other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The values on a page of their own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

enum PickerFormKey: EnvironmentKey {
  static var defaultValue: PickerForm { .menu }
}

extension EnvironmentValues {
  var pickerForm: PickerForm {
    get { self[PickerFormKey.self] }
    set { self[PickerFormKey.self] = newValue }
  }
}

extension View {
  /// Sets how pickers look.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.pickerForm, style.form)
  }
}

/// A value to choose.
@MainActor
struct PickerOption {
  let tag: AnyHashable
  let title: String
  let image: UIImage?

  /// The values that views stand for by their tags; those of a collection for its identities where they have none.
  static func all(in reader: GraphNode) -> [PickerOption] {
    let tagged = reader.elements.compactMap { element -> PickerOption? in
      (element.trait(TagTrait.self) ?? element.trait(IdentityTrait.self))
        .map { PickerOption($0, element) }
    }
    if !tagged.isEmpty { return tagged }
    let rows = RowList(of: reader)
    return (0..<rows.count).compactMap { row in
      rows.element(row).map { PickerOption(rows.identity(row), $0) }
    }
  }

  private init(_ tag: AnyHashable, _ element: LayoutElement) {
    self.tag = tag
    (title, image) = MenuReading.label([element])
  }
}

struct PickerBody<Content: View>: View {
  let selection: Binding<AnyHashable>
  let label: AnyView
  let content: Content
  @Environment(\.pickerForm) private var form
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isListRow) private var isListRow
  @Environment(\.menuCollector) private var isCollected

  var body: some View {
    if isCollected {
      OptionsView(content: content, selection: selection, form: .menu)
    } else if form == .segmented || form == .wheel || hidesLabels || !isListRow {
      OptionsView(content: content, selection: selection, form: form)
    } else {
      HStack {
        label
        Spacer(minLength: 8)
        OptionsView(content: content, selection: selection, form: .menu)
      }
    }
  }
}

/// Reads the options of a picker and shows the control.
struct OptionsView<Content: View>: PrimitiveView {
  let content: Content
  let selection: Binding<AnyHashable>
  let form: PickerForm

  static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    OptionsNode(view, in: place)
  }
}

final class OptionsNode<Content: View>: ViewNode<OptionsView<Content>> {
  private var reader: LayerNode<Content>?
  private var element: PickerElement?
  private var computation: Computation?

  override init(_ view: OptionsView<Content>, in place: NodePlace) {
    super.init(view, in: place)
    var environment = environment
    environment.menuCollector = false
    let reader = LayerNode(view.content, in: childPlace(environment))
    self.reader = reader
    let element = PickerElement(view.form)
    self.element = element
    computation = Computation(depth: depth, schedule: host.schedule) { [unowned self] in
      refresh()
    }
    element.chosen = { [unowned self] tag in self.view.selection.wrappedValue = tag }
    refresh()
  }

  private func refresh() {
    guard let computation, let element else { return }
    let selected = computation.observe { view.selection.wrappedValue }
    let options = reader.map(PickerOption.all) ?? []
    element.items = options.map { menuItem($0, selected) }
    element.show(options, selected: selected, environment)
    element.sizeDidChange()
  }

  private func menuItem(_ option: PickerOption, _ selected: AnyHashable) -> MenuItem {
    MenuItem(
      title: option.title,
      image: option.image,
      isEnabled: environment.isEnabled,
      isOn: PickerElement.isSame(option.tag, selected),
      keepsMenu: environment.menuDismissal == .disabled,
      kind: .action { [weak self] in self?.view.selection.wrappedValue = option.tag }
    )
  }

  override func viewDidChange(_ change: NodeChange<OptionsView<Content>>) {
    var environment = environment
    environment.menuCollector = false
    reader?.update(view.content, environment)
    if change.old.form != view.form { element?.form = view.form }
    refresh()
  }

  override func structureDidChange() { refresh() }

  override func collect(_ elements: inout [LayoutElement]) {
    if let element { elements.append(element) }
  }

  override var isStructural: Bool { false }

  override func remove() {
    computation?.end()
    reader?.remove()
    super.remove()
  }
}

/// The control of a picker.
final class PickerElement: LayoutElement {
  var form: PickerForm
  var chosen: (AnyHashable) -> Void = { _ in }
  var items: [MenuItem] = []
  private var options: [PickerOption] = []
  private lazy var segments = UISegmentedControl()
  private lazy var wheel = UIPickerView()
  private let wheelDriver = WheelDriver()
  private lazy var button = UIButton(type: .system)

  init(_ form: PickerForm) {
    self.form = form
    super.init()
  }

  static func isSame(_ tag: AnyHashable, _ selected: AnyHashable) -> Bool {
    if tag == selected { return true }
    // A tag of a value stands for an optional of it as well.
    if let optional = selected.base as? any OptionalValue {
      return optional.wrappedHashable == tag
    }
    return false
  }

  func show(_ new: [PickerOption], selected: AnyHashable, _ environment: EnvironmentValues) {
    options = new
    let index = new.firstIndex { Self.isSame($0.tag, selected) }
    switch form {
    case .segmented:
      if segments.numberOfSegments != new.count {
        segments.removeAllSegments()
        for (position, option) in new.enumerated() {
          if let image = option.image, option.title.isEmpty {
            segments.insertSegment(with: image, at: position, animated: false)
          } else {
            segments.insertSegment(withTitle: option.title, at: position, animated: false)
          }
        }
      } else {
        for (position, option) in new.enumerated() where option.image == nil {
          segments.setTitle(option.title, forSegmentAt: position)
        }
      }
      segments.selectedSegmentIndex = index ?? UISegmentedControl.noSegment
      segments.isEnabled = environment.isEnabled
      segments.setAction(for: .valueChanged) { [weak self] in
        guard let self, options.indices.contains(segments.selectedSegmentIndex) else { return }
        chosen(options[segments.selectedSegmentIndex].tag)
      }
    case .wheel:
      wheelDriver.titles = new.map(\.title)
      wheelDriver.chosen = { [weak self] row in
        guard let self, options.indices.contains(row) else { return }
        chosen(options[row].tag)
      }
      wheel.dataSource = wheelDriver
      wheel.delegate = wheelDriver
      wheel.reloadAllComponents()
      if let index { wheel.selectRow(index, inComponent: 0, animated: false) }
    case .menu, .inline, .navigationLink:
      var configuration = UIButton.Configuration.plain()
      configuration.title = index.map { new[$0].title } ?? ""
      configuration.image = UIImage(
        systemName: "chevron.up.chevron.down",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
      )
      configuration.imagePlacement = .trailing
      configuration.imagePadding = 5
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 7,
        leading: 12,
        bottom: 7,
        trailing: 12
      )
      if environment.isListRow {
        configuration.contentInsets = NSDirectionalEdgeInsets(
          top: 0,
          leading: 0,
          bottom: 0,
          trailing: 0
        )
        configuration.baseForegroundColor = .secondaryLabel
      } else if let tint = environment.tintStyle?.solidColor(in: environment) {
        configuration.baseForegroundColor = tint
      }
      button.configuration = configuration
      button.isEnabled = environment.isEnabled
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(
        title: "",
        options: .singleSelection,
        children: MenuItem.elements(items)
      )
    }
  }

  private var view: UIView {
    switch form {
    case .segmented: segments
    case .wheel: wheel
    case .menu, .inline, .navigationLink: button
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = view.intrinsicContentSize
    return switch form {
    case .segmented: CGSize(width: proposal.width ?? own.width, height: own.height)
    case .wheel:
      CGSize(width: proposal.width ?? 320, height: proposal.height.map { min($0, 216) } ?? 216)
    case .menu, .inline, .navigationLink: own
    }
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    placing.surface.show(view, in: rect, placing)
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value {
    if Key.self == MenuItemTrait.self {
      let make: (@MainActor () -> MenuItem)? = { [unowned self] in
        MenuItem(kind: .submenu(items, isInline: true))
      }
      if let value = make as? Key.Value { return value }
    }
    return super.trait(key)
  }

  override func isHit(_ point: CGPoint) -> Bool { true }
}

/// Fills the wheel of a picker.
final class WheelDriver: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var titles: [String] = []
  var chosen: (Int) -> Void = { _ in }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles.count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    titles.indices.contains(row) ? titles[row] : nil
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen(row)
  }
}

/// An optional of any type.
protocol OptionalValue {
  var wrappedHashable: AnyHashable? { get }
}

extension Optional: OptionalValue {
  var wrappedHashable: AnyHashable? { flatMap { $0 as? AnyHashable } }
}

extension EnvironmentValues {
  var datePickerStyle: UIDatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how controls for dates look.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    environment(\.datePickerStyle, style.style)
  }
}
