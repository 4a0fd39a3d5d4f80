import UIKit
import ViewLayout

/// The cell of a row, header or footer.
final class RowCell: UICollectionViewListCell {
  static let name = "SwiftUI.Row"

  enum Kind {
    case row
    case header
    case footer
  }

  var kind = Kind.row
  private let ground = Surface(PassingView())
  private var groundHost: HostedGround?

  /// Shows the elements of a row.
  func show(_ elements: [LayoutElement], _ path: IndexPath, _ list: ListElement) {
    let content: RowContentView
    if let own = contentView as? RowContentView {
      content = own
    } else {
      contentConfiguration = RowConfiguration()
      guard let made = contentView as? RowContentView else { return }
      content = made
    }
    content.kind = kind
    content.show(elements, list)
    guard kind == .row, let row = elements.first else { return }
    setAccessories(row, path, list)
    setGround(row, list)
  }

  /// Brings the row up to date where it is.
  func refresh() { (contentView as? RowContentView)?.refresh() }

  private var shownAccessories = (
    disclosure: false, outline: false, badge: String?.none, delete: false, move: false
  )

  private func setAccessories(_ row: LayoutElement, _ path: IndexPath, _ list: ListElement) {
    let badge = row.trait(BadgeTrait.self)?.characters(in: list.environment)
    let (source, _) = list.source(path) ?? (nil, 0)
    let wanted = (
      disclosure: row.trait(DisclosureTrait.self),
      outline: row.trait(OutlineTrait.self) != nil,
      badge: badge,
      delete: source?.rowEdits.delete != nil && !row.trait(DeleteDisabledTrait.self),
      move: source?.rowEdits.move != nil && !row.trait(MoveDisabledTrait.self)
    )
    guard wanted != shownAccessories else { return }
    shownAccessories = wanted
    var accessories: [UICellAccessory] = []
    if wanted.delete {
      accessories.append(
        .delete(displayed: .whenEditing) { [weak list, weak self] in
          guard let list, let self, let path = list.view.indexPath(for: self) else { return }
          if let delete = list.deletion(path) { withAnimation { delete() } }
        }
      )
    }
    if let badge = wanted.badge { accessories.append(.label(text: badge)) }
    if wanted.disclosure {
      accessories.append(.disclosureIndicator(displayed: .whenNotEditing))
    }
    if wanted.outline {
      // The whole row opens and closes it, as on iOS.
      accessories.append(.outlineDisclosure(options: .init(style: .header)))
    }
    if wanted.move { accessories.append(.reorder(displayed: .whenEditing)) }
    if list.selection?.isMultiple == true {
      accessories.append(.multiselect(displayed: .whenEditing))
    }
    self.accessories = accessories
  }

  private func setGround(_ row: LayoutElement, _ list: ListElement) {
    guard let wanted = row.trait(RowBackgroundTrait.self) else {
      if groundHost != nil || hasOwnGround {
        groundHost = nil
        hasOwnGround = false
        automaticallyUpdatesBackgroundConfiguration = true
        setNeedsUpdateConfiguration()
      }
      return
    }
    hasOwnGround = true
    automaticallyUpdatesBackgroundConfiguration = false
    var configuration = UIBackgroundConfiguration.listPlainCell()
    if list.look.kind == .insetGrouped || list.look.kind == .grouped {
      configuration = .listGroupedCell()
    }
    if let color = wanted.color {
      groundHost = nil
      configuration.backgroundColor = list.environment.color(color)
    } else {
      let host = groundHost ?? HostedGround(wanted.view)
      host.view.rootView = wanted.view
      groundHost = host
      configuration.backgroundColor = .clear
      configuration.customView = host.view
    }
    backgroundConfiguration = configuration
  }

  private var hasOwnGround = false

  override func prepareForReuse() {
    super.prepareForReuse()
    (contentView as? RowContentView)?.isStale = true
  }
}

/// Views behind a row.
@MainActor
private final class HostedGround {
  let view: HostingView<AnyView>

  init(_ content: AnyView) {
    view = HostingView(rootView: content)
    view.respectsSafeArea = false
  }
}

/// The content of a row's cell.
struct RowConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { RowContentView(self) }

  func updated(for state: any UIConfigurationState) -> RowConfiguration { self }
}

/// The view that the elements of a row are placed in.
final class RowContentView: UIView, UIContentView, MeasuringContent {
  var configuration: any UIContentConfiguration
  var kind = RowCell.Kind.row
  var isStale = false
  private let surface: Surface
  private let holder = RowHolder()
  private weak var list: ListElement?

  init(_ configuration: RowConfiguration) {
    self.configuration = configuration
    let content = PassingView()
    surface = Surface(content)
    super.init(frame: .zero)
    addSubview(content)
    holder.changed = { [weak self] in
      guard let self, !isPlacing else { return }
      measuredContentDidChange()
      setNeedsLayout()
      list?.host.setNeedsPlacing()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }

  func show(_ elements: [LayoutElement], _ list: ListElement) {
    self.list = list
    isStale = false
    let isSame = holder.elements.elementsEqual(elements, by: ===)
    holder.elements = elements
    for element in elements { element.container = holder }
    if isSame { return refresh() }
    setNeedsLayout()
    measuredContentDidChange()
  }

  func refresh() {
    for element in holder.elements { element.container = holder }
    placeElements(list?.animation)
  }

  // MARK: Measuring

  var rowMargins: (leading: CGFloat, trailing: CGFloat)? {
    didSet {
      if let rowMargins, let oldValue, rowMargins == oldValue { return }
      setNeedsLayout()
    }
  }

  private var insets: EdgeInsets {
    switch kind {
    case .header: return EdgeInsets(top: 17, leading: side, bottom: 6, trailing: end)
    case .footer: return EdgeInsets(top: 6, leading: side, bottom: 11, trailing: end)
    case .row:
      if let own = holder.elements.first?.trait(RowInsetsTrait.self) { return own }
      return EdgeInsets(top: 11, leading: side, bottom: 11, trailing: end)
    }
  }

  /// Beside accessories rows keep the room that UIKit's contents of lists keep.
  private var side: CGFloat {
    rowMargins.map { max($0.leading, 16) } ?? directionalLayoutMargins.leading
  }
  private var end: CGFloat {
    rowMargins.map { max($0.trailing, 8) } ?? directionalLayoutMargins.trailing
  }

  private var element: LayoutElement? {
    holder.elements.count == 1 ? holder.elements[0] : holder.elements.isEmpty ? nil : holder.stack
  }

  func fittedHeight(forWidth width: CGFloat) -> CGFloat {
    guard let element else { return 0 }
    let insets = insets
    let size = element.size(
      ProposedViewSize(width: max(width - insets.horizontal, 0), height: nil)
    )
    let height = size.height + insets.vertical
    let least = kind == .row ? list?.environment.defaultMinListRowHeight ?? 44 : 0
    let rounding = list?.rounding ?? PixelRounding(scale: traitCollection.pixelsPerPoint)
    return max(rounding.roundedUp(height), least)
  }

  var separatorStart: CGFloat {
    surface.view.firstTextStart(in: self) ?? insets.leading
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: targetSize.width,
      height: vertical == .required ? targetSize.height : fittedHeight(forWidth: targetSize.width)
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittedHeight(forWidth: size.width))
  }

  // MARK: Placing

  private var isPlacing = false

  override func layoutSubviews() {
    super.layoutSubviews()
    placeElements(nil)
  }

  private func placeElements(_ animation: Animation?) {
    guard !isPlacing, bounds.width > 0 else { return }
    isPlacing = true
    defer { isPlacing = false }
    surface.view.frame = bounds
    surface.isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = insets
    let room = CGRect(
      x: insets.leading,
      y: insets.top,
      width: max(bounds.width - insets.horizontal, 0),
      height: max(bounds.height - insets.vertical, 0)
    )
    let region = SafeRegion(bounds: .zero, safe: .zero, aboveKeyboard: .zero)
    let placing = Placing(
      surface: surface,
      animation: animation,
      region: region,
      rounding: list?.rounding ?? PixelRounding(scale: traitCollection.pixelsPerPoint)
    )
    surface.fill(placing) {
      guard let element else { return }
      let proposal = ProposedViewSize(room.size)
      let size = element.size(proposal)
      element.place(
        CGRect(
          x: room.minX,
          y: room.minY + (room.height - size.height) / 2,
          width: size.width,
          height: size.height
        ),
        proposal,
        placing
      )
    }
  }
}

/// Holds the elements of a row, and hears when they measure differently.
private final class RowHolder: LayoutElement {
  var elements: [LayoutElement] = [] { didSet { stack.forgetStructure() } }
  var changed: () -> Void = {}
  private(set) lazy var stack: StackElement = {
    let stack = StackElement(axis: .vertical)
    stack.horizontal = .leading
    stack.collector = { [unowned self] in elements }
    return stack
  }()

  override func sizeDidChange() { changed() }
}
