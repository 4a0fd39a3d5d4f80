import CoreGraphics
import Foundation

/// One row of a menu.
@MainActor
final class MenuRowView: UIView {
  let row: MenuRows.Row
  private let label = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()
  private let tick = UIImageView()
  private let style: MenuRowStyle
  private let isIndented: Bool
  /// On how many lines a title breaks where the menu does not say.
  private static let titleLines = 2

  init(
    _ row: MenuRows.Row,
    _ style: MenuRowStyle,
    isIndented: Bool,
    preferences: UIMenuDisplayPreferences? = nil
  ) {
    self.row = row
    self.style = style
    self.isIndented = isIndented
    super.init(frame: .zero)
    for view in [label, subtitle, picture, tick] { addSubview(view) }
    picture.contentMode = .center
    tick.contentMode = .center
    label.font = .systemFont(ofSize: 17)
    subtitle.font = .systemFont(ofSize: 13)
    subtitle.textColor = .secondaryLabel
    let lines = preferences?.maximumNumberOfTitleLines ?? 0
    label.numberOfLines = lines > 0 ? lines : Self.titleLines
    fill()
    if style != .row { becomeCompact() }
  }

  private func becomeCompact() {
    tick.isHidden = true
    subtitle.isHidden = true
    label.textAlignment = .center
    label.numberOfLines = 1
    label.font = .systemFont(ofSize: 13)
    // Without a picture the title says what it is.
    label.isHidden = style == .small && picture.image != nil
    isLit = false
  }

  required init?(coder: NSCoder) { nil }

  private func fill() {
    switch row {
    case .title(let title):
      label.text = title
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
    case .back(let menu):
      label.text = menu.title
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      showTick("chevron.down", 13)
      show(menu.image, .label)
    case .menu(let menu):
      label.text = menu.title
      subtitle.text = menu.subtitle
      let color = menu.options.contains(.destructive) ? UIColor.systemRed : .label
      label.textColor = color
      showTick("chevron.forward", 13)
      show(menu.image, color)
    case .leaf(let leaf, _): fill(leaf)
    case .waiting:
      label.text = "Loading…"
      label.textColor = .tertiaryLabel
    }
  }

  private func fill(_ leaf: any UIMenuLeaf) {
    label.text = leaf.title
    subtitle.text = (leaf as? UIMenuElement)?.subtitle
    var color = UIColor.label
    if leaf.attributes.contains(.destructive) { color = .systemRed }
    if leaf.attributes.contains(.disabled) { color = .tertiaryLabel }
    label.textColor = color
    switch leaf.state {
    case .on: showTick("checkmark", 15)
    case .mixed: showTick("minus", 15)
    case .off: break
    }
    show((leaf as? UIAction)?.shownImage ?? leaf.image, color)
  }

  private func showTick(_ name: String, _ size: CGFloat) {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    tick.image = UIImage(systemName: name, withConfiguration: configuration)
    tick.tintColor = .label
  }

  private func show(_ image: UIImage?, _ color: UIColor) {
    picture.image = image
    picture.tintColor = color
  }

  /// Whether a finger or the arrows chose it.
  var isLit = false {
    didSet { backgroundColor = isLit || isMarked ? MenuMetrics.highlight : nil }
  }

  /// Whether it is ticked and has no room for a tick.
  private var isMarked: Bool {
    guard style != .row, case .leaf(let leaf, _) = row else { return false }
    return leaf.state != .off
  }

  private var isTitle: Bool { if case .title = row { true } else { false } }

  private var textFrame: (x: CGFloat, width: CGFloat) {
    let x = isIndented && !isTitle ? MenuMetrics.tickedLeading : MenuMetrics.leading
    let end =
      picture.image == nil ? MenuMetrics.leading : MenuMetrics.trailing + MenuMetrics.imageSide + 8
    return (x, MenuMetrics.width - x - end)
  }

  /// How tall the row wants to be where it is so wide.
  func height(for width: CGFloat) -> CGFloat {
    switch style {
    case .small: return MenuMetrics.rowHeight
    case .medium: return MenuMetrics.mediumHeight
    case .row: break
    }
    if isTitle { return MenuMetrics.headerHeight }
    let size = CGSize(width: textFrame.width, height: .greatestFiniteMagnitude)
    var text = label.sizeThatFits(size).height
    if subtitle.text?.isEmpty == false { text += 2 + subtitle.sizeThatFits(size).height }
    return max(MenuMetrics.rowHeight, (text + 22).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard style == .row else { return layOutCompact() }
    let (x, width) = textFrame
    let fitting = CGSize(width: width, height: .greatestFiniteMagnitude)
    let title = label.sizeThatFits(fitting).height
    let hasSubtitle = subtitle.text?.isEmpty == false
    let under = hasSubtitle ? subtitle.sizeThatFits(fitting).height : 0
    let top = (bounds.height - title - (hasSubtitle ? under + 2 : 0)) / 2
    place(label, CGRect(x: x, y: top, width: width, height: title))
    place(subtitle, CGRect(x: x, y: top + title + 2, width: width, height: under))
    place(tick, CGRect(x: 9, y: (bounds.height - 22) / 2, width: 20, height: 22))
    let side = MenuMetrics.imageSide
    let start = bounds.width - MenuMetrics.trailing - side
    place(picture, CGRect(x: start, y: (bounds.height - side) / 2, width: side, height: side))
  }

  /// Places a part that is told from the leading edge.
  private func place(_ view: UIView, _ frame: CGRect) {
    let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
    view.frame = CGRect(origin: CGPoint(x: x, y: frame.minY), size: frame.size)
  }

  private func layOutCompact() {
    let side = MenuMetrics.imageSide
    let text = label.sizeThatFits(bounds.size).height
    let hasBoth = !label.isHidden && picture.image != nil
    let top = (bounds.height - (hasBoth ? side + MenuMetrics.mediumGap + text : side)) / 2
    picture.frame = CGRect(x: (bounds.width - side) / 2, y: top, width: side, height: side)
    label.frame = CGRect(
      x: 4,
      y: hasBoth ? top + side + MenuMetrics.mediumGap : (bounds.height - text) / 2,
      width: bounds.width - 8,
      height: text
    )
  }

  // MARK: Accessibility

  var activated: () -> Void = {}

  override var isElementByNature: Bool { true }
  override var labelByNature: String? {
    label.isHidden ? label.text : AccessibilityText.merged(of: self)
  }
  override var roleByNature: AccessibilityRole? { isTitle ? .staticText : .menuItem }
  override var traitsByNature: UIAccessibilityTraits {
    guard case .leaf(let leaf, _) = row else { return isTitle ? .header : .button }
    var traits: UIAccessibilityTraits = .button
    if leaf.attributes.contains(.disabled) { traits.insert(.notEnabled) }
    if leaf.state == .on { traits.insert(.selected) }
    return traits
  }

  override func accessibilityActivate() -> Bool {
    guard row.isChoosable else { return false }
    activated()
    return true
  }
}
