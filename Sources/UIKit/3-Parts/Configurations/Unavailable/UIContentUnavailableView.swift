import CoreGraphics
import Diagnostics
import Foundation

/// A view that says why there is nothing to show.
@MainActor @preconcurrency
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let scroll = UIScrollView()
  private let picture = UIImageView()
  private let text = UILabel()
  private let secondaryText = UILabel()
  private let buttons = [UnavailableButton(), UnavailableButton()]
  private var wheel: RefreshSpinner?
  private lazy var ground = ConfiguredBackgroundView(shown.background)

  /// Makes a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    prepare()
  }

  /// Makes a view out of an archive, without content.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(ground)
    addSubview(scroll)
    scroll.isScrollEnabled = false
    scroll.backgroundColor = nil
    for view in movable { scroll.addSubview(view) }
    picture.contentMode = .scaleAspectFit
    picture.clipsToBounds = true
    show()
  }

  private var movable: [UIView] { [picture, text, secondaryText] + buttons.compactMap(\.button) }

  // MARK: Configuration

  /// What the view shows, a `UIContentUnavailableConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        return refuse(newValue)
      }
      guard new != shown else { return }
      shown = new
      show()
    }
  }

  /// Whether the configuration is a `UIContentUnavailableConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  /// Whether content that does not fit can be scrolled.
  ///
  /// Defaults to false.
  open var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set { scroll.isScrollEnabled = newValue }
  }

  private func refuse(_ configuration: any UIContentConfiguration) {
    UIKitDiagnostics.report(
      Diagnosis(
        .contentClass,
        what: "A content view was given a configuration of another class.",
        place: "\(type(of: self)).configuration",
        saw: "\(type(of: configuration))",
        remedy: "Ask supports(_:) first, or make another view with makeContentView(); the view"
          + " keeps what it shows.",
        applePhrase: "Unsupported configuration"
      )
    )
  }

  private func show() {
    ground.configuration = shown.background
    let image = shown.imageProperties
    picture.image = shown.image
    picture.preferredSymbolConfiguration = image.preferredSymbolConfiguration
    picture.tintColor = image.tintColor
    picture.layer.cornerRadius = image.cornerRadius
    show(text, shown.text, shown.attributedText, shown.textProperties)
    show(
      secondaryText,
      shown.secondaryText,
      shown.secondaryAttributedText,
      shown.secondaryTextProperties
    )
    buttons[0].show(shown.button, shown.buttonProperties, in: scroll)
    buttons[1].show(shown.secondaryButton, shown.secondaryButtonProperties, in: scroll)
    showWheel()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func show(
    _ label: UILabel,
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }

  private func showWheel() {
    guard shown.kind == .loading, shown.image == nil else {
      wheel?.removeFromSuperview()
      wheel = nil
      return
    }
    guard wheel == nil else { return }
    let made = RefreshSpinner(frame: .zero)
    made.spin(true)
    scroll.addSubview(made)
    wheel = made
  }

  // MARK: Layout

  /// What lies around the content: the configuration's margins, and larger ones of the superview.
  private var room: UIEdgeInsets {
    var insets = shown.directionalLayoutMargins
    if let around = superview?.directionalLayoutMargins {
      if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
        insets.leading = max(insets.leading, around.leading)
        insets.trailing = max(insets.trailing, around.trailing)
      }
      if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
        insets.top = max(insets.top, around.top)
        insets.bottom = max(insets.bottom, around.bottom)
      }
    }
    let safe = safeAreaInsets
    let (left, right) =
      isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    return UIEdgeInsets(
      top: max(insets.top, safe.top),
      left: max(left, safe.left),
      bottom: max(insets.bottom, safe.bottom),
      right: max(right, safe.right)
    )
  }

  private var imageSize: CGSize {
    if wheel != nil {
      let side = UnavailableDesign.current.wheel
      return CGSize(width: side, height: side)
    }
    guard picture.image != nil else { return .zero }
    var size = picture.sizeThatFits(.zero)
    let most = shown.imageProperties.maximumSize
    let share = min(
      1,
      most.width > 0 ? most.width / max(1, size.width) : 1,
      most.height > 0 ? most.height / max(1, size.height) : 1
    )
    size.width *= share
    size.height *= share
    return size
  }

  /// The parts from top to bottom, each with its size and what lies above it.
  private func parts(_ width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
    var parts: [(view: UIView, size: CGSize, gap: CGFloat)] = []
    let image = imageSize
    if image != .zero { parts.append((wheel ?? picture, image, 0)) }
    for (label, gap) in [
      (text, shown.imageToTextPadding), (secondaryText, shown.textToSecondaryTextPadding),
    ] where label.text?.isEmpty == false {
      let most = min(width, UnavailableDesign.current.widestText)
      let size = label.sizeThatFits(CGSize(width: most, height: .greatestFiniteMagnitude))
      let fitting = CGSize(width: min(size.width, most), height: size.height)
      parts.append((label, fitting, parts.isEmpty ? 0 : gap))
    }
    var gap = shown.textToButtonPadding
    for button in buttons {
      guard let view = button.button else { continue }
      parts.append((view, button.size(width), parts.isEmpty ? 0 : gap))
      gap = shown.buttonToSecondaryButtonPadding
    }
    return parts
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    if scroll.frame != bounds { scroll.frame = bounds }
    let room = room
    let inside = bounds.inset(by: room)
    let parts = parts(inside.width)
    let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
    scroll.contentSize = CGSize(
      width: bounds.width,
      height: max(bounds.height, height + room.top + room.bottom)
    )
    let pixel = 1 / max(1, traitCollection.displayScale)
    func onPixel(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
    var y = room.top + max(0, (inside.height - height) / 2)
    for view in movable { view.isHidden = true }
    for part in parts {
      y += part.gap
      let x =
        switch shown.alignment {
        case .center: inside.midX - part.size.width / 2
        case .natural: isRightToLeft ? inside.maxX - part.size.width : inside.minX
        }
      let frame = CGRect(
        x: onPixel(x),
        y: onPixel(y),
        width: part.size.width,
        height: part.size.height
      )
      part.view.isHidden = false
      place(part.view, frame)
      y += part.size.height
    }
  }

  /// The wheel is in the middle of a view of its own that is larger than it.
  private func place(_ view: UIView, _ frame: CGRect) {
    guard view === wheel else {
      view.frame = frame
      return
    }
    let side = RefreshSpinner.size
    view.frame = CGRect(
      x: frame.midX - side / 2,
      y: frame.midY - side / 2,
      width: side,
      height: side
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = room
    let parts = parts(max(0, size.width - room.left - room.right))
    let width = parts.reduce(0) { max($0, $1.size.width) } + room.left + room.right
    let height = parts.reduce(0) { $0 + $1.gap + $1.size.height } + room.top + room.bottom
    return CGSize(width: width, height: height)
  }
}
