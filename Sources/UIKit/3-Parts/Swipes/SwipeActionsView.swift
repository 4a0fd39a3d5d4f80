import CoreGraphics
import Foundation
import QuartzCore

/// The buttons that a swipe uncovers.
@MainActor
final class SwipeActionsView: UIView {
  /// Buttons are at least as wide, in points.
  private static let least: CGFloat = 74
  private static let padding: CGFloat = 15

  private let buttons: [SwipeButton]
  /// Whether the buttons are at the right edge.
  private let isAtRight: Bool
  /// Whether the first action takes all the room.
  var isFull = false {
    didSet {
      guard isFull != oldValue else { return }
      setNeedsLayout()
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
        self.layoutIfNeeded()
      }
    }
  }

  init(
    _ actions: [UIContextualAction],
    isAtRight: Bool,
    height: CGFloat,
    choose: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.isAtRight = isAtRight
    buttons = actions.map { SwipeButton($0, height: height, choose: choose) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first action lies over the others, which come out from below it.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// How wide the buttons are when they have all come out.
  var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

  /// The buttons end where the card ends that a row is the first or last of.
  func takeCorners(of row: UIView) {
    layer.cornerRadius = row.layer.cornerRadius
    layer.cornerCurve = row.layer.cornerCurve
    let side: CACornerMask =
      isAtRight
      ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    layer.maskedCorners = row.layer.maskedCorners.intersection(side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let natural = max(1, naturalWidth)
    let room = bounds.width
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      var width = room * button.naturalWidth / natural
      if isFull { width = index == 0 ? room : 0 }
      let x = isAtRight ? room - edge - width : edge
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      // What is about to be done by itself says so beside the row.
      button.side = isFull && index == 0 ? (isAtRight ? .left : .right) : nil
      edge += width
    }
  }

  /// A button of the view.
  @MainActor
  final class SwipeButton: UIControl {
    let action: UIContextualAction
    private let choose: (UIContextualAction, UIView) -> Void
    private let label = UILabel()
    private let picture = UIImageView()
    /// The side of the button where its label stands; nil is the middle.
    var side: Side? { didSet { if side != oldValue { setNeedsLayout() } } }

    enum Side {
      case left
      case right
    }

    init(
      _ action: UIContextualAction,
      height: CGFloat,
      choose: @escaping (UIContextualAction, UIView) -> Void
    ) {
      self.action = action
      self.choose = choose
      super.init(frame: .zero)
      backgroundColor = action.backgroundColor
      clipsToBounds = true
      label.font = .systemFont(ofSize: 15)
      label.textColor = .white
      label.textAlignment = .center
      picture.tintColor = .white
      picture.contentMode = .center
      if let image = action.image {
        picture.image = image.inControls
        addSubview(picture)
      }
      // Only high rows have room for both.
      if action.image == nil || height >= 91 {
        label.text = action.title
        addSubview(label)
      }
      accessibilityLabel = action.title
    }

    required init?(coder: NSCoder) { nil }

    var naturalWidth: CGFloat {
      let text = label.sizeThatFits(CGSize(width: 1000, height: 100)).width
      let image = picture.image?.size.width ?? 0
      return max(SwipeActionsView.least, max(text, image) + 2 * SwipeActionsView.padding).rounded()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let text = label.text == nil ? .zero : label.sizeThatFits(bounds.size)
      let image = picture.image?.size ?? .zero
      let gap: CGFloat = text.height > 0 && image.height > 0 ? 4 : 0
      let top = (bounds.height - text.height - image.height - gap) / 2
      // What is inside keeps to the middle of the button as it will be.
      let width = side == nil ? max(bounds.width, naturalWidth) : naturalWidth
      let start = side == .right ? bounds.width - width : 0
      picture.frame = CGRect(
        x: (start + (width - image.width) / 2).rounded(),
        y: top.rounded(),
        width: image.width,
        height: image.height
      )
      label.frame = CGRect(
        x: start,
        y: (top + image.height + gap).rounded(),
        width: width,
        height: text.height
      )
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      if let touch, bounds.contains(touch.location(in: self)) { choose(action, self) }
    }
  }
}
