import CoreGraphics
import Foundation
import QuartzCore

/// Lengths and colours of alerts as of iOS 15 to 18, in points (picture metrics).
@MainActor
enum AlertMetrics {
  static let radius: CGFloat = 13
  static let cardRow: CGFloat = 44
  static let sheetRow: CGFloat = 57
  static let gap: CGFloat = 8
  static let margin: CGFloat = 16
  static let top: CGFloat = 20
  static let fieldHeight: CGFloat = 30
  static let fieldMargin: CGFloat = 15

  /// Over what is behind, blurred: #eeeeef over a dimmed white page and #f7d7ef over a dimmed #ed7fd0
  /// (picture metrics); the dark one is not measured.
  static let fill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.18, alpha: 0.8) : UIColor(white: 0.9715, alpha: 0.8)
  }

  static let backdrop = Backdrop(blurRadius: 20, saturation: 1.8)

  /// In a bubble, whose arrow is of the same colour; not measured.
  static let bubbleFill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.145, alpha: 1) : UIColor(white: 0.9373, alpha: 1)
  }

  static let cancelFill = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white
  }

  static let line = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.17) : UIColor(white: 0, alpha: 0.25)
  }

  static let lit = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.09)
  }
}

/// The card or the rows of an alert.
@MainActor
final class AlertView: UIView {
  private unowned let alert: UIAlertController
  private let card = UIView()
  private let cancelCard = UIView()
  private let scroll = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var rows: [AlertRow] = []
  private var lines: [UIView] = []
  private weak var lit: AlertRow?

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    for view in [card, cancelCard] {
      view.layer.cornerRadius = AlertMetrics.radius
      view.layer.cornerCurve = .continuous
      view.clipsToBounds = true
      addSubview(view)
    }
    cancelCard.backgroundColor = AlertMetrics.cancelFill
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.isScrollEnabled = false
    card.addSubview(scroll)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      scroll.addSubview(label)
    }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  private var isCard: Bool { alert.preferredStyle == .alert }

  /// Whether it is a list of actions and no card.
  var isSheet: Bool { !isCard }

  // MARK: Content

  func reload() {
    titleLabel.text = alert.title
    titleLabel.font =
      isCard
      ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13, weight: .semibold)
    titleLabel.textColor = isCard ? .label : .secondaryLabel
    messageLabel.text = alert.message
    messageLabel.font = .systemFont(ofSize: 13)
    messageLabel.textColor = isCard ? .label : .secondaryLabel
    showMaterial()
    for view in rows as [UIView] + lines { view.removeFromSuperview() }
    (rows, lines) = ([], [])
    for action in ordered {
      let row = AlertRow(action, isBold: action === alert.boldAction, isCard: isCard)
      let holder = !isCard && action.style == .cancel ? cancelCard : scroll
      holder.addSubview(row)
      rows.append(row)
    }
    for field in alert.textFields ?? [] where field.superview !== scroll {
      field.layer.borderWidth = 0.5
      field.layer.borderColor = UIColor.systemGray3.resolvedColor(with: traitCollection).cgColor
      field.layer.cornerRadius = 6
      let space = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 1))
      if field.leftView == nil {
        field.leftView = space
        field.leftViewMode = .always
      }
      scroll.addSubview(field)
    }
    cancelCard.isHidden = isCard || alert.isInPopover || alert.cancelAction == nil
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// A bubble is the material by itself.
  private func showMaterial() {
    let isInPopover = alert.isInPopover
    backgroundColor = isInPopover ? AlertMetrics.bubbleFill : nil
    card.backgroundColor = isInPopover ? nil : AlertMetrics.fill
    card.layer.backdrop = isInPopover ? nil : AlertMetrics.backdrop
    card.layer.cornerRadius = isInPopover ? 0 : AlertMetrics.radius
  }

  /// The buttons as they stand: the one to cancel first of two, else last; in a bubble a tap beside it
  /// cancels.
  private var ordered: [UIAlertAction] {
    let others = alert.actions.filter { $0.style != .cancel }
    if alert.isInPopover { return others }
    let cancel = alert.actions.filter { $0.style == .cancel }
    return isCard && alert.actions.count == 2 ? cancel + others : others + cancel
  }

  // MARK: Layout

  private func isSideBySide(_ width: CGFloat) -> Bool {
    isCard && rows.count == 2 && rows.allSatisfy { $0.titleWidth <= width / 2 - 16 }
  }

  private struct Places {
    var title = CGRect.zero
    var message = CGRect.zero
    var fields: [CGRect] = []
    var head: CGFloat = 0
  }

  private func head(_ width: CGFloat) -> Places {
    var places = Places()
    let inner = width - 2 * AlertMetrics.margin
    let hasTitle = !(titleLabel.text ?? "").isEmpty
    let hasMessage = !(messageLabel.text ?? "").isEmpty
    let fields = alert.textFields ?? []
    guard hasTitle || hasMessage || !fields.isEmpty else { return places }
    var y = isCard ? AlertMetrics.top : 14.0
    if hasTitle {
      let height = titleLabel.sizeThatFits(CGSize(width: inner, height: 0)).height
      places.title = CGRect(x: AlertMetrics.margin, y: y, width: inner, height: height)
      y += height
    }
    if hasMessage {
      if hasTitle { y += isCard ? 3.5 : 10 }
      let height = messageLabel.sizeThatFits(CGSize(width: inner, height: 0)).height
      places.message = CGRect(x: AlertMetrics.margin, y: y, width: inner, height: height)
      y += height
    }
    for (index, _) in fields.enumerated() {
      y += index == 0 ? 16 : -0.67
      places.fields.append(
        CGRect(
          x: AlertMetrics.fieldMargin,
          y: y,
          width: width - 2 * AlertMetrics.fieldMargin,
          height: AlertMetrics.fieldHeight
        )
      )
      y += AlertMetrics.fieldHeight
    }
    places.head = y + (isCard ? (fields.isEmpty ? 20.5 : 15) : 14)
    return places
  }

  private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width
    let head = head(width).head
    if isCard {
      let count = isSideBySide(width) ? 1 : rows.count
      let height = head + CGFloat(count) * (AlertMetrics.cardRow + hairline)
      return CGSize(width: width, height: height)
    }
    let others = rows.count { $0.superview !== cancelCard }
    let list = head + CGFloat(others) * (AlertMetrics.sheetRow + hairline)
    let cancel = cancelCard.isHidden ? 0 : AlertMetrics.sheetRow + AlertMetrics.gap
    return CGSize(width: width, height: list + cancel)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let cancel = cancelCard.isHidden ? 0 : AlertMetrics.sheetRow + AlertMetrics.gap
    card.frame = CGRect(x: 0, y: 0, width: width, height: max(0, bounds.height - cancel))
    cancelCard.frame = CGRect(
      x: 0,
      y: bounds.height - AlertMetrics.sheetRow,
      width: width,
      height: AlertMetrics.sheetRow
    )
    scroll.frame = card.bounds
    let places = head(width)
    titleLabel.frame = places.title
    messageLabel.frame = places.message
    for (field, frame) in zip(alert.textFields ?? [], places.fields) { field.frame = frame }
    for line in lines { line.removeFromSuperview() }
    lines = []
    var y = places.head
    let row = isCard ? AlertMetrics.cardRow : AlertMetrics.sheetRow
    if isSideBySide(width) {
      addLine(CGRect(x: 0, y: y, width: width, height: hairline))
      addLine(CGRect(x: width / 2, y: y, width: hairline, height: row + hairline))
      for (index, view) in rows.enumerated() {
        let isRight = (index == 1) != isRightToLeft
        view.frame = CGRect(
          x: isRight ? width / 2 : 0,
          y: y + hairline,
          width: width / 2,
          height: row
        )
      }
      y += row + hairline
    } else {
      for view in rows {
        if view.superview === cancelCard {
          view.frame = cancelCard.bounds
          continue
        }
        if y > 0 { addLine(CGRect(x: 0, y: y, width: width, height: hairline)) }
        view.frame = CGRect(x: 0, y: y + hairline, width: width, height: row)
        y += row + hairline
      }
    }
    scroll.contentSize = CGSize(width: width, height: y)
    scroll.isScrollEnabled = y > card.bounds.height + 0.5
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = AlertMetrics.line
    line.isUserInteractionEnabled = false
    scroll.addSubview(line)
    lines.append(line)
  }

  // MARK: Fingers

  private func row(at touch: UITouch?) -> AlertRow? {
    guard let touch else { return nil }
    return rows.first { $0.action.isEnabled && $0.bounds.contains(touch.location(in: $0)) }
  }

  private func light(_ row: AlertRow?) {
    guard row !== lit else { return }
    lit?.isLit = false
    lit = row
    row?.isLit = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    light(row(at: touches.first))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    light(row(at: touches.first))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let row = row(at: touches.first)
    light(nil)
    if let row { alert.choose(row.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { light(nil) }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.usage {
      case 0x29: if let cancel = alert.cancelAction { alert.choose(cancel) }
      case 0x28, 0x58:
        let chosen = lit?.action ?? alert.preferredAction ?? alert.actions.first
        if let chosen { alert.choose(chosen) }
      case 0x51, 0x4F: step(1)
      case 0x52, 0x50: step(-1)
      default: break
      }
    }
  }

  private func step(_ by: Int) {
    let able = rows.filter(\.action.isEnabled)
    guard !able.isEmpty else { return }
    let now = able.firstIndex { $0 === lit }
    light(able[now.map { ($0 + by + able.count) % able.count } ?? (by > 0 ? 0 : able.count - 1)])
  }

  // MARK: Accessibility

  override var roleByNature: AccessibilityRole? { .dialog }
  override var labelByNature: String? { alert.title ?? alert.message }

  override func accessibilityPerformEscape() -> Bool {
    guard let cancel = alert.cancelAction else { return false }
    alert.choose(cancel)
    return true
  }
}

/// A button of an alert as it is seen.
@MainActor
final class AlertRow: UIView {
  let action: UIAlertAction
  private let label = UILabel()
  var isLit = false { didSet { backgroundColor = isLit ? AlertMetrics.lit : nil } }

  init(_ action: UIAlertAction, isBold: Bool, isCard: Bool) {
    self.action = action
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.font = .systemFont(ofSize: isCard ? 17 : 20, weight: isBold ? .semibold : .regular)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.title
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    label.textColor =
      !action.isEnabled
      ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor ?? .tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}
