import CoreGraphics
import Foundation

/// What leads back in a navigation bar: an arrow, and where it leads.
@MainActor
final class BackButtonView: UIControl {
  let arrow = UIImageView()
  let title = UILabel()
  private let picture = UIImageView()
  private let ground = UIImageView()
  /// How far the title is moved.
  private var titleOffset = UIOffset.zero
  /// How far what lies behind is moved.
  private var groundOffset = UIOffset.zero
  /// What it may say, widest first; the last may be empty.
  private var titles: [String] = []
  private let menu = ControlMenu()
  /// The screens before, for a finger that rests.
  var makeMenu: () -> UIMenu? = { nil }

  init() {
    super.init(frame: .zero)
    for view in [ground, arrow, title, picture] as [UIView] { addSubview(view) }
    accessibilityTraits = .button
    isAccessibilityElement = true
    let hold = HoldGestureRecognizer()
    hold.answers = { [weak self] in
      guard let self, let shown = makeMenu() else { return false }
      menu.open(shown, from: self, order: .automatic)
      return true
    }
    hold.addHandler { [weak self] gesture in
      guard let self, let hold = gesture as? HoldGestureRecognizer else { return }
      if gesture.state == .changed { menu.track(hold.place) }
      if gesture.state == .ended { menu.release(hold.place) }
    }
    addGestureRecognizer(hold)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ titles: [String],
    image: UIImage?,
    indicator: UIImage,
    attributes: [NSAttributedString.Key: Any]
  ) {
    self.titles = titles
    arrow.image = indicator
    picture.image = image?.inControls
    picture.isHidden = image == nil
    title.isHidden = image != nil
    var attributes = attributes
    if attributes[.font] == nil { attributes[.font] = BarMetrics.buttonFont }
    if attributes[.foregroundColor] == nil {
      attributes[.foregroundColor] = tintColor ?? UIColor.tintColor
    }
    self.attributes = attributes
    accessibilityLabel = titles.first { !$0.isEmpty } ?? "Back"
    fit(.infinity)
  }

  private var attributes: [NSAttributedString.Key: Any] = [:]

  /// Takes what lies behind, and how far it and the title are moved.
  func show(ground image: UIImage?, offset: UIOffset, titleOffset: UIOffset) {
    ground.image = image
    (groundOffset, self.titleOffset) = (offset, titleOffset)
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if (attributes[.foregroundColor] as? UIColor) !== tintColor {
      attributes[.foregroundColor] = tintColor
      title.show(title.text ?? "", attributes)
    }
  }

  private var arrowSize: CGSize { arrow.sizeThatFits(.zero) }

  /// From the bar's edge to the arrow: a little outside of the margin.
  var leading: CGFloat = BarMetrics.margin(forWidth: 0) - BarMetrics.backArrowOutset {
    didSet { if leading != oldValue { setNeedsLayout() } }
  }

  /// Takes the widest title that fits into a width.
  func fit(_ width: CGFloat) {
    for text in titles {
      title.show(text, attributes)
      if text.isEmpty || fittingWidth <= width { return }
    }
  }

  /// The width of arrow and title, from the bar's edge on.
  var fittingWidth: CGFloat {
    let content =
      picture.isHidden ? title.sizeThatFits(.zero).width : picture.sizeThatFits(.zero).width
    return leading + arrowSize.width + (content > 0 ? BarMetrics.backGap + content : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = arrowSize
    let text = (picture.isHidden ? title : picture).sizeThatFits(.zero)
    func place(_ rect: CGRect) -> CGRect { isRightToLeft ? rect.mirrored(in: bounds.width) : rect }
    arrow.frame = place(
      CGRect(
        x: leading,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
    )
    let x = leading + size.width + BarMetrics.backGap
    let frame = CGRect(
      x: x,
      y: ((bounds.height - text.height) / 2).rounded(),
      width: min(text.width, max(0, bounds.width - x)),
      height: text.height
    )
    title.frame = place(frame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical))
    if let image = ground.image {
      let height = min(image.size.height, bounds.height)
      ground.frame = place(
        CGRect(
          x: leading + groundOffset.horizontal,
          y: ((bounds.height - height) / 2).rounded() + groundOffset.vertical,
          width: max(image.size.width, fittingWidth - leading),
          height: height
        )
      )
    }
    picture.frame = place(frame)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.2 : 1
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: 0).contains(point)
  }
}
