import CoreGraphics
import Foundation

/// A button in a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  private(set) var systemItem: SystemItem?
  /// What UIKit's own items do.
  var handler: ((UIBarButtonItem) -> Void)?
  weak var group: UIBarButtonItemGroup?
  /// The view that shows the item, while one does.
  weak var shownView: UIView?

  /// Makes an item that shows nothing.
  public override init() { super.init() }

  /// Makes an item from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.containsValue(forKey: "UISystemItem") {
      show(SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem")) ?? .done)
    }
    style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
    width = CGFloat(coder.decodeDouble(forKey: "UIWidth"))
    customView = coder.decodeObject(forKey: "UICustomView") as? UIView
  }

  /// Makes a button with a picture.
  public convenience init(
    image: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    aim(target, action)
  }

  /// Makes a button with a picture, and another for low bars.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    aim(target, action)
  }

  /// Makes a button of the system.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    show(systemItem)
    aim(target, action)
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a button of the system that runs an action, or opens a menu.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    show(systemItem)
    self.primaryAction = primaryAction
    takeAction()
    self.menu = menu
  }

  /// Makes a button that runs an action, or opens a menu.
  ///
  /// What is not given comes from the action.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    takeAction()
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Makes a button that calls a method, or opens a menu.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    target: Any?,
    action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    aim(target, action)
    self.menu = menu
  }

  convenience init(barButtonSystemItem: SystemItem, handler: ((UIBarButtonItem) -> Void)?) {
    self.init()
    show(barButtonSystemItem)
    self.handler = handler
  }

  /// Room of a width.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self.make()
    item.show(.fixedSpace)
    item.width = width
    return item
  }

  /// Room that takes what others leave.
  public class func flexibleSpace() -> Self {
    let item = Self.make()
    item.show(.flexibleSpace)
    return item
  }

  private class func make() -> Self { DynamicInstantiation.make(Self.self) }

  private func aim(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }

  /// Takes the looks of a button of the system.
  func show(_ item: SystemItem) {
    systemItem = item
    title = item.title
    image = item.symbol.flatMap { UIImage(systemName: $0) }
    if item == .done || item == .save { style = .done }
    if item == .edit || item == .cancel { style = .plain }
    accessibilityLabel = item.accessibilityLabel
    changed()
  }

  // MARK: Looks

  /// How the button looks.
  ///
  /// Defaults to `plain`.
  open var style = Style.plain { didSet { if style != oldValue { changed() } } }

  /// The width of the item; 0 is that of what it shows.
  ///
  /// Defaults to 0.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }

  /// Titles the button may have; it is as wide as the widest.
  ///
  /// Defaults to nil.
  open var possibleTitles: Set<String>? { didSet { changed() } }

  /// The view the item shows.
  ///
  /// Defaults to nil.
  open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }

  /// The colour of the button; nil is the bar's.
  ///
  /// Defaults to nil.
  open var tintColor: UIColor? {
    didSet {
      changed()
      note(.tintColor, \UIBarButtonItem.tintColor)
    }
  }

  /// Whether the item is left out.
  ///
  /// Defaults to false.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }

  /// Whether the button shows as chosen.
  ///
  /// Defaults to false.
  open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }

  /// Whether the button chooses one of its menu's entries, or goes on and off.
  ///
  /// Defaults to false.
  open var changesSelectionAsPrimaryAction = false { didSet { changed() } }

  /// What lies behind the button.
  var looks = BarButtonLooks()
  /// What lies behind it where it leads back.
  var backLooks = BarButtonLooks()

  /// Sets how far the title is moved.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.titleOffsets[barMetrics] = adjustment
    changed()
    note(AppearanceCall(.titlePosition, barMetrics.rawValue)) { (item: UIBarButtonItem) in
      item.setTitlePositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// How far the title is moved.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.titleOffsets[barMetrics] ?? .zero
  }

  // MARK: Actions

  /// The method that is called.
  ///
  /// Defaults to nil.
  open var action: Selector?

  /// Whose method is called; nil is the first responder who has it.
  ///
  /// Defaults to nil.
  open weak var target: AnyObject?

  /// The action that runs in place of the method; it gives title and picture.
  ///
  /// Defaults to nil.
  open var primaryAction: UIAction? { didSet { takeAction() } }

  /// Takes title, picture and state of the action.
  private func takeAction() {
    guard let primaryAction else { return }
    if systemItem == nil {
      title = primaryAction.title.isEmpty ? nil : primaryAction.title
      image = primaryAction.image
    }
    isEnabled = !primaryAction.attributes.contains(.disabled)
    changed()
  }

  /// The menu that opens: at once without an action, else when a finger rests.
  ///
  /// Defaults to nil.
  open var menu: UIMenu? { didSet { changed() } }

  /// In which order the menu's entries show.
  ///
  /// Defaults to `automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// What stands for the item in a menu.
  ///
  /// Defaults to nil.
  open var menuRepresentation: UIMenuElement?

  var opensMenuAtOnce: Bool {
    menu != nil && primaryAction == nil && action == nil && handler == nil
  }

  /// Does what the button is for.
  func perform(from view: UIView, with event: UIEvent?) {
    if let primaryAction { return primaryAction.perform(sender: self) }
    if let handler { return handler(self) }
    guard let action else { return }
    let chain = sequence(
      first: (view.window?.firstResponder ?? view) as UIResponder,
      next: \.next
    )
    guard
      let receiver = target ?? chain.first(where: { SelectorTable.responds($0, to: action) })
    else { return }
    let count = action.name.count { $0 == ":" }
    SelectorTable.perform(action, on: receiver, with: Array([self, event].prefix(count)))
  }
}
