import CoreGraphics
import Foundation

/// How high the parts of a navigation bar are for an item, in points.
struct NavigationBarHeights: Equatable {
  /// The row of title and buttons, a prompt above included.
  var row: CGFloat = 44
  /// The large title.
  var large: CGFloat = 0
  /// The search bar.
  var search: CGFloat = 0
  /// Whether the search bar goes away under content that scrolls.
  var searchHides = false

  /// The height that is always there.
  var least: CGFloat { row + (searchHides ? 0 : search) }
  /// How much may come and go with the content.
  var extra: CGFloat { large + (searchHides ? search : 0) }
}

/// What a navigation bar shows for an item: the row of title and buttons, and the large title.
@MainActor
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  private weak var bar: UINavigationBar?
  let titleLabel = UILabel()
  private(set) var customTitle: CustomBarView?
  let back = BackButtonView()
  private let prompt = UILabel()
  private let largeHolder = UIView()
  let largeTitle = UILabel()
  private var left = BarItemRow()
  private var right = BarItemRow()
  private var middle = BarItemRow()
  /// Whether groups show what stands for them, and at which width they began to.
  private var groupsAreCollapsed = false
  private var collapsedWidth: CGFloat = 0
  private var hadCenter = false
  private(set) var palette: UIView?
  var heights = NavigationBarHeights() { didSet { setNeedsLayout() } }
  private var showsBack = false
  private var shownBackItem: UINavigationItem?

  init(_ item: UINavigationItem, in bar: UINavigationBar) {
    self.item = item
    self.bar = bar
    super.init(frame: bar.bounds)
    largeHolder.clipsToBounds = true
    largeHolder.isUserInteractionEnabled = false
    largeHolder.addSubview(largeTitle)
    prompt.font = .systemFont(ofSize: 12)
    prompt.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    largeTitle.accessibilityTraits = .header
    for view in [largeHolder, prompt, titleLabel, back] as [UIView] { addSubview(view) }
    back.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if let action = self.item.backAction { return action.perform(sender: self.item) }
        self.bar?.backWasTapped()
      },
      for: .touchUpInside
    )
    back.makeMenu = { [weak bar] in bar?.makeBackMenu() }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Showing

  /// Takes everything from the item again.
  func reload(backItem: UINavigationItem?) {
    guard let bar else { return }
    shownBackItem = backItem
    if bar.window != nil, !Appearances.shared.isApplying { bar.applyToItems() }
    left.remove()
    right.remove()
    let changed: () -> Void = { [weak self] in
      guard let self else { return }
      self.bar?.itemDidChange(item, animated: false)
    }
    let (first, last) = (
      [bar.leadingButton].compactMap(\.self), [bar.trailingButton].compactMap(\.self)
    )
    let groups = item.groups
    let ownLeft =
      groups.leadingItems(isCollapsed: groupsAreCollapsed) ?? item.leftBarButtonItems ?? []
    left = BarItemRow(first + ownLeft, in: self, changed: changed)
    let hasCenter = showsCenter
    hadCenter = hasCenter
    let ownRight = groups.trailingItems(
      item.rightBarButtonItems ?? [],
      isCollapsed: groupsAreCollapsed,
      showsCenter: hasCenter
    )
    right = BarItemRow(last + ownRight, in: self, changed: changed)
    middle.remove()
    middle = BarItemRow(groups.centerItems(showsCenter: hasCenter), in: self, changed: changed)
    let hasOwnLeft = ownLeft.contains { !$0.isHidden }
    showsBack =
      (backItem != nil || item.backAction != nil) && !item.hidesBackButton
      && (!hasOwnLeft || item.leftItemsSupplementBackButton)
    back.isHidden = !showsBack
    if customTitle?.custom !== item.titleView {
      customTitle?.removeFromSuperview()
      customTitle = item.titleView.map { CustomBarView($0) }
      if let customTitle { addSubview(customTitle) }
    }
    titleLabel.isHidden = customTitle != nil
    prompt.text = item.prompt
    prompt.isHidden = item.prompt == nil
    if palette !== item.palette {
      if palette?.superview === self { palette?.removeFromSuperview() }
      palette = item.palette
      if let palette { addSubview(palette) }
    }
    take(bar.appearance(of: item))
    setNeedsLayout()
  }

  /// Takes the looks that hold now.
  func take(_ appearance: UINavigationBarAppearance) {
    func look(
      _ font: UIFont,
      _ attributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any] {
      attributes.merging([.font: font, .foregroundColor: UIColor.label]) { own, _ in own }
    }
    let title = item.title ?? ""
    titleLabel.show(title, look(BarMetrics.titleFont, appearance.titleTextAttributes))
    let large = BarMetrics.largeTitleFont(bar?.sizeOfText ?? .large)
    largeTitle.show(title, look(large, appearance.largeTitleTextAttributes))
    titleOffset = appearance.titlePositionAdjustment
    left.take(appearance.buttonAppearance, done: appearance.doneButtonAppearance)
    right.take(appearance.buttonAppearance, done: appearance.doneButtonAppearance)
    middle.take(appearance.buttonAppearance, done: appearance.doneButtonAppearance)
    if showsBack {
      var attributes = appearance.backButtonAppearance.normal.titleTextAttributes
      let own = backLooksItem
      attributes.merge(own.mergedAttributes(for: .normal)) { $1 }
      back.show(
        backTitles,
        image: shownBackItem?.backBarButtonItem?.image ?? item.backAction?.image,
        indicator: bar?.backIndicatorImage ?? appearance.backIndicatorImage,
        attributes: attributes
      )
      let isCompact = bar?.isCompact ?? false
      let look = appearance.backButtonAppearance.normal
      let moved = own.backLooks.titleOffset(isCompact: isCompact)
      back.show(
        ground: own.backLooks.image(0, isCompact: isCompact) ?? look.backgroundImage,
        offset: UIOffset(
          horizontal: look.backgroundImagePositionAdjustment.horizontal,
          vertical: look.backgroundImagePositionAdjustment.vertical
            + own.backLooks.offset(isCompact: isCompact)
        ),
        titleOffset: UIOffset(
          horizontal: look.titlePositionAdjustment.horizontal + moved.horizontal,
          vertical: look.titlePositionAdjustment.vertical + moved.vertical
        )
      )
    }
    setNeedsLayout()
  }

  /// The item whose looks the way back has: the screen's own, else what was set for all.
  private var backLooksItem: UIBarButtonItem {
    if let own = shownBackItem?.backBarButtonItem { return own }
    let item = UIBarButtonItem()
    if let bar, Appearances.shared.hasRules { Appearances.shared.apply(to: [item], in: bar) }
    return item
  }

  private var titleOffset = UIOffset.zero

  /// What the way back may say, widest first.
  private var backTitles: [String] {
    if let action = item.backAction { return [action.title, ""] }
    guard let from = shownBackItem else { return [""] }
    if let own = from.backBarButtonItem?.title { return own.isEmpty ? [""] : [own, ""] }
    switch from.backButtonDisplayMode {
    case .minimal: return [""]
    case .generic: return ["Back", ""]
    case .default:
      if let own = from.backButtonTitle { return own.isEmpty ? [""] : [own, "Back", ""] }
      guard let title = from.title, !title.isEmpty else { return ["Back", ""] }
      return [title, "Back", ""]
    }
  }

  /// How much of the large title's room shows, in points; more than its own when it is pulled.
  var largeExtent: CGFloat {
    let fixed = heights.row + (heights.searchHides ? 0 : heights.search)
    let rest = bounds.height - fixed
    return max(0, min(rest, heights.large) + max(0, rest - heights.extra))
  }

  // MARK: Layout

  /// Whether there is room in the middle for groups.
  private var showsCenter: Bool {
    item.style != .navigator && traitCollection.horizontalSizeClass == .regular
  }

  /// Shows what stands for groups where their items have no room.
  private func collapseGroups(_ row: CGRect) {
    if hadCenter != showsCenter, !item.groups.center.isEmpty {
      return reload(backItem: shownBackItem)
    }
    guard item.groups.canCollapse || groupsAreCollapsed else { return }
    if groupsAreCollapsed {
      guard row.width > collapsedWidth else { return }
      groupsAreCollapsed = false
    } else {
      let room = row.width - 2 * BarMetrics.margin(forWidth: row.width) - 60
      let all = CGFloat.greatestFiniteMagnitude
      guard left.width(row.height, room: all) + right.width(row.height, room: all) > room else {
        return
      }
      groupsAreCollapsed = true
      collapsedWidth = row.width
    }
    reload(backItem: shownBackItem)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let promptHeight = item.prompt == nil ? 0 : BarMetrics.promptHeight
    let row = CGRect(x: 0, y: promptHeight, width: width, height: heights.row - promptHeight)
    collapseGroups(row)
    prompt.frame = CGRect(x: 16, y: 2, width: max(0, width - 32), height: promptHeight)
    layOutRow(row)
    // While one searches there is no row.
    for view in subviews where view !== largeHolder && view !== palette && view !== titleLabel {
      view.alpha = item.hidesRow ? 0 : 1
    }
    if item.hidesRow { titleLabel.alpha = 0 }
    layOutLarge(below: row.maxY)
    layOutPalette()
  }

  private func layOutRow(_ row: CGRect) {
    let margin = BarMetrics.margin(forWidth: row.width)
    let isMirrored = isRightToLeft
    func place(_ rect: CGRect) -> CGRect { isMirrored ? rect.mirrored(in: row.width) : rect }
    var start = margin
    var end = row.maxX - margin
    let rightWidth = right.width(row.height, room: row.width / 2)
    if rightWidth > 0 {
      right.place(
        in: CGRect(x: margin, y: row.minY, width: row.width - 2 * margin, height: row.height),
        fromEnd: true,
        isMirrored: isMirrored,
        totalWidth: row.width
      )
      end -= rightWidth + 8
    }
    let leftWidth = left.width(row.height, room: row.width / 2)
    let titleWidth =
      customTitle?.sizeThatFits(CGSize(width: max(0, end - start), height: row.height)).width
      ?? titleLabel.sizeThatFits(.zero).width
    if showsBack {
      // The title goes first; what leads back takes what is left beside it.
      let centred = (row.width - titleWidth) / 2 - 8
      back.leading = margin - BarMetrics.backArrowOutset
      let room = max(60, min(centred, row.width / 2) - (leftWidth > 0 ? leftWidth + 16 : 0))
      back.fit(room)
      let width = min(back.fittingWidth, room)
      back.frame = place(CGRect(x: 0, y: row.minY, width: width, height: row.height))
      start = width + 8
    }
    if leftWidth > 0 {
      if showsBack { start += 8 }
      left.place(
        in: CGRect(x: start, y: row.minY, width: row.width - start - margin, height: row.height),
        isMirrored: isMirrored,
        totalWidth: row.width
      )
      start += leftWidth + 8
    }
    let centerWidth = middle.width(row.height, room: row.width / 2)
    if centerWidth > 0 {
      let x = max(start + titleWidth + 16, (row.width - centerWidth) / 2)
      middle.place(
        in: CGRect(x: x, y: row.minY, width: centerWidth, height: row.height),
        isMirrored: isMirrored,
        totalWidth: row.width
      )
      end = min(end, x - 8)
    }
    placeTitle(in: row, start: start, end: end, titleWidth, place)
  }

  private func placeTitle(
    in row: CGRect,
    start: CGFloat,
    end: CGFloat,
    _ wanted: CGFloat,
    _ place: (CGRect) -> CGRect
  ) {
    let width = max(0, min(wanted, end - start))
    var x = (row.width - width) / 2
    // A title that would meet the buttons leaves the middle.
    x = max(start, min(x, end - width))
    if item.style != .navigator { x = start }
    if let customTitle {
      let height = min(
        row.height,
        customTitle.sizeThatFits(CGSize(width: width, height: row.height)).height
      )
      customTitle.frame = place(
        CGRect(
          x: x,
          y: row.minY + ((row.height - height) / 2).rounded(),
          width: width,
          height: height
        )
      )
      return
    }
    let height = titleLabel.sizeThatFits(.zero).height
    let scale = max(traitCollection.displayScale, 1)
    let y = ((row.height - height) / 2 * scale).rounded() / scale
    titleLabel.frame = place(CGRect(x: x, y: row.minY + y, width: width, height: height))
      .offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
    // The title comes when the large one is nearly gone.
    titleLabel.alpha = heights.large > 0 ? max(0, min(1, (16 - largeExtent) / 12)) : 1
  }

  private func layOutLarge(below y: CGFloat) {
    let extent = largeExtent
    let search = heights.search
    let shownSearch =
      heights.searchHides ? max(0, min(search, bounds.height - y - heights.large)) : search
    let bottom = bounds.height - (heights.large > 0 ? shownSearch : 0)
    largeHolder.isHidden = heights.large == 0 || extent <= 0
    largeHolder.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(0, bottom - y))
    let size = largeTitle.sizeThatFits(.zero)
    let margin = BarMetrics.margin(forWidth: bounds.width)
    let width = max(0, bounds.width - 2 * margin)
    let descent = -(largeTitle.font?.descender ?? 0)
    // A title that is pulled down grows a little.
    let stretch = max(0, extent - heights.large)
    let room = size.width > 0 ? max(1, width / min(size.width, width)) : 1
    let scale = min(room, 1 + min(stretch, 200) / 2000)
    largeTitle.transform = .identity
    let frame = CGRect(
      x: margin,
      y: max(0, bottom - y) - BarMetrics.largeTitleBaseline - size.height + descent,
      width: min(size.width, width),
      height: size.height
    )
    largeTitle.layer.anchorPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 1)
    largeTitle.frame = isRightToLeft ? frame.mirrored(in: bounds.width) : frame
    if scale > 1 { largeTitle.transform = CGAffineTransform(scaleX: scale, y: scale) }
  }

  private func layOutPalette() {
    guard let palette else { return }
    let height = heights.search
    let room =
      heights.searchHides
      ? max(0, min(height, bounds.height - heights.row - heights.large)) : height
    palette.frame = CGRect(
      x: 0,
      y: bounds.height - room,
      width: bounds.width,
      height: height
    )
    palette.alpha = heights.searchHides && height > 0 ? max(0, (room / height - 0.3) / 0.7) : 1
    palette.isUserInteractionEnabled = room > height / 2
  }

  /// Only what is shown answers.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  // MARK: Transitions

  /// Shows the content as it is before it comes or after it went.
  ///
  /// - Parameters:
  ///   - side: 1 for the side where screens come from, -1 for where they go.
  ///   - morphs: Whether large title and label go their own way.
  func moveAway(to side: CGFloat, morphs: Bool = false) {
    let direction: CGFloat = isRightToLeft ? -1 : 1
    let way = bounds.width * 0.5 * side * direction
    for view in subviews where view !== largeHolder && view !== palette { view.alpha = 0 }
    palette?.alpha = 0
    (customTitle ?? titleLabel).transform = CGAffineTransform(translationX: way, y: 0)
    // What stands below the title goes with the page.
    let aside =
      side > 0 ? bounds.width * direction : -bounds.width * 0.3 * direction
    palette?.transform = CGAffineTransform(translationX: aside, y: 0)
    guard !morphs else { return }
    back.title.transform = CGAffineTransform(translationX: way, y: 0)
    largeHolder.alpha = 0
    largeHolder.transform = CGAffineTransform(translationX: aside, y: 0)
  }

  /// Takes the large title out of what `moveAway` hid.
  func showLargeTitle() {
    largeHolder.alpha = 1
    largeHolder.transform = .identity
  }

  /// Shows the content as it is at rest.
  func comeBack() {
    // The layout says how much of the title shows beside a large one.
    for view in subviews where view !== titleLabel { view.alpha = 1 }
    largeTitle.alpha = 1
    (customTitle ?? titleLabel).transform = .identity
    back.title.transform = .identity
    largeHolder.transform = .identity
    palette?.transform = .identity
    setNeedsLayout()
    layoutIfNeeded()
  }
}

/// How a large title becomes the label that leads back to it, and the label the title.
extension NavigationBarContent {
  struct Morph {
    fileprivate let page: NavigationBarContent
    fileprivate let next: NavigationBarContent
    /// Brings the large title to the label's place and size, and the label to the title's.
    fileprivate let titleToLabel: CGAffineTransform
    fileprivate let labelToTitle: CGAffineTransform

    /// Shows the label at its place, and the title there as well, unseen.
    @MainActor
    func showLabel() {
      page.largeHolder.clipsToBounds = false
      page.largeTitle.transform = titleToLabel
      page.largeTitle.alpha = 0
      next.back.title.transform = .identity
    }

    /// Shows the title at its place, and the label there as well.
    @MainActor
    func showTitle() {
      page.largeHolder.clipsToBounds = false
      page.largeTitle.transform = .identity
      page.largeTitle.alpha = 1
      next.back.title.transform = labelToTitle
    }

    @MainActor
    func end() { page.largeHolder.clipsToBounds = true }
  }

  /// The way between the large title and the label of what comes after, where both show and say the same.
  func morph(with next: NavigationBarContent) -> Morph? {
    let label = next.back.title
    guard heights.large > 0, largeExtent > 0, next.showsBack, !label.isHidden,
      label.text == largeTitle.text, label.bounds.height > 0, largeTitle.bounds.height > 0
    else { return nil }
    let scale = label.bounds.height / largeTitle.bounds.height
    let side: CGFloat = isRightToLeft ? -1 : 1
    // The title hangs at its lower leading corner, the label at its middle.
    let corner = largeHolder.convert(largeTitle.layer.position, to: superview)
    let middle = next.back.convert(label.layer.position, to: superview)
    let labelCorner = CGPoint(
      x: middle.x - side * label.bounds.width / 2,
      y: middle.y + label.bounds.height / 2
    )
    let titleMiddle = CGPoint(
      x: corner.x + side * largeTitle.bounds.width / 2,
      y: corner.y - largeTitle.bounds.height / 2
    )
    return Morph(
      page: self,
      next: next,
      titleToLabel: CGAffineTransform(
        translationX: labelCorner.x - corner.x,
        y: labelCorner.y - corner.y
      ).scaledBy(x: scale, y: scale),
      labelToTitle: CGAffineTransform(
        translationX: titleMiddle.x - middle.x,
        y: titleMiddle.y - middle.y
      ).scaledBy(x: 1 / scale, y: 1 / scale)
    )
  }
}
