import CoreGraphics
import Foundation

/// Shows what is chosen in a menu, and the menu when it is tapped.
@MainActor
final class AccessoryMenuView: UIControl {
  /// Between the title and the arrows, in points.
  private static let gap: CGFloat = 5

  private let label = UILabel()
  private let arrows = UIImageView()
  private var menu: UIMenu?
  private var action: UICellAccessory.MenuSelectedElementDidChangeHandler?
  private var showing: ContextMenuShowing?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    arrows.image = UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote)
    )
    arrows.contentMode = .center
    for view in [label, arrows] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ details: UICellAccessory.Details) {
    menu = details.menu
    action = details.menuAction
    let color = details.tintColor ?? .secondaryLabel
    label.textColor = color
    arrows.tintColor = color
    update()
  }

  private func update() {
    let chosen = menu?.selectedElements.first
    label.text = chosen?.title ?? menu?.title
    accessibilityLabel = label.text
    setNeedsLayout()
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    let sign = arrows.image?.size ?? .zero
    return CGSize(
      width: text.width + Self.gap + sign.width,
      height: max(text.height, sign.height)
    )
  }

  override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sign = arrows.image?.size.width ?? 0
    let text = CGRect(
      x: 0,
      y: 0,
      width: max(0, bounds.width - sign - Self.gap),
      height: bounds.height
    )
    let end = CGRect(x: bounds.width - sign, y: 0, width: sign, height: bounds.height)
    label.frame = isRightToLeft ? text.mirrored(in: bounds.width) : text
    arrows.frame = isRightToLeft ? end.mirrored(in: bounds.width) : end
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -11).contains(point)
  }

  // MARK: Menu

  private func open() {
    guard showing == nil, let window, let menu, !menu.children.isEmpty else { return }
    let before = menu.selectedElements.first
    let corner = CGPoint(
      x: isRightToLeft ? 0 : bounds.width - MenuMetrics.width,
      y: bounds.height + 8
    )
    let made = ContextMenuShowing(
      window: window,
      menu: menu,
      preview: nil,
      controller: nil,
      point: convert(corner, to: window)
    )
    made.sender = self
    made.willEnd = { [weak self] _ in
      self?.chosen(in: menu, before: before)
      return nil
    }
    made.didEnd = { [weak self] in self?.showing = nil }
    showing = made
    made.show(ContextMenuAnimator(nil))
  }

  private func chosen(in menu: UIMenu, before: UIMenuElement?) {
    guard menu.selectedElements.first !== before else { return }
    update()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    action?(menu)
  }
}
