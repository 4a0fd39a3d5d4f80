import CoreGraphics
import Foundation

/// Dots that tell which of some pages is shown.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// What lies behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// A fill while a finger is on them.
    case automatic = 0
    /// A fill.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

  /// How a finger changes the page.
  public enum InteractionState: Int, Sendable {
    /// Not at all now.
    case none = 0
    /// By a tap.
    case discrete = 1
    /// By sliding.
    case continuous = 2
  }

  /// In which direction the dots go.
  public enum Direction: Int, Sendable {
    /// As reading does.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// Downwards.
    case topToBottom = 3
    /// Upwards.
    case bottomToTop = 4
  }

  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16
  private static let height: CGFloat = 26
  /// More dots than any screen has room for.
  private static let mostDots = 512

  private let ground = UIView()
  /// One for each page, or for the pages around the one that is shown.
  private var dots: [UIImageView] = []
  private var page = 0
  private var interaction = InteractionState.none
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  /// Makes a control with a frame in the superview it will have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    preparePages()
  }

  /// Makes a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    preparePages()
    numberOfPages = coder.decodeInteger(forKey: "UINumberOfPages")
    currentPage = coder.decodeInteger(forKey: "UICurrentPage")
    reload()
    coder.nib?.finish(self, as: UIPageControl.self)
  }

  private func preparePages() {
    ground.isUserInteractionEnabled = false
    addSubview(ground)
    show()
  }

  // MARK: Pages

  /// How many pages there are.
  ///
  /// Defaults to 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      page = max(0, min(page, numberOfPages - 1))
      reload()
    }
  }

  /// The page that is shown.
  ///
  /// Defaults to 0.
  open var currentPage: Int {
    get { page }
    set {
      let new = max(0, min(newValue, numberOfPages - 1))
      guard new != page else { return }
      page = new
      show()
    }
  }

  /// Whether there are no dots for a single page.
  ///
  /// Defaults to false.
  open var hidesForSinglePage = false { didSet { show() } }

  /// How a finger changes the page now.
  open var interactionState: InteractionState { interaction }

  /// Whether a finger that slides changes the page.
  ///
  /// Defaults to true.
  open var allowsContinuousInteraction = true

  // MARK: Looks

  /// The colour of dots; nil is the system's.
  ///
  /// Defaults to nil.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      show()
      note(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor)
    }
  }

  /// The colour of the dot of the page that is shown; nil is the system's.
  ///
  /// Defaults to nil.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      show()
      note(.currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor)
    }
  }

  /// What lies behind the dots.
  ///
  /// Defaults to `automatic`.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { show() } }

  /// In which direction the dots go.
  ///
  /// Defaults to `natural`.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// A picture in place of dots.
  ///
  /// Defaults to nil.
  open var preferredIndicatorImage: UIImage? { didSet { show() } }

  /// A picture in place of the dot of the page that is shown.
  ///
  /// Defaults to nil.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { show() } }

  /// Sets the picture of a page; nil takes the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    show()
  }

  /// The picture that was set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the picture of a page for when it is shown; nil takes the preferred one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    show()
  }

  /// The picture that was set for a page for when it is shown.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// The pages that have dots.
  private var dottedPages: Range<Int> {
    let count = min(numberOfPages, Self.mostDots)
    let first = max(0, min(page - count / 2, numberOfPages - count))
    return first..<first + count
  }

  private func reload() {
    while dots.count < dottedPages.count {
      let dot = UIImageView()
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      dots.append(dot)
    }
    while dots.count > dottedPages.count { dots.removeLast().removeFromSuperview() }
    show()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show() {
    for (index, dot) in zip(dottedPages, dots) {
      let isShown = index == page
      let image =
        isShown
        ? currentImages[index] ?? preferredCurrentPageIndicatorImage ?? images[index]
          ?? preferredIndicatorImage : images[index] ?? preferredIndicatorImage
      // A control without colours is light on dark grounds, as on iOS: white, and white at 30 %.
      let color =
        isShown
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? currentPageIndicatorTintColor?.withAlphaComponent(0.3)
          ?? UIColor(white: 1, alpha: 0.3)
      dot.image = image
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
      dot.layer.cornerRadius = image == nil ? Self.dot / 2 : 0
    }
    let isLit = backgroundStyle == .prominent || backgroundStyle == .automatic && isTracking
    ground.backgroundColor = isLit ? .systemFill : nil
    ground.layer.cornerRadius = Self.height / 2
    let isAlone = hidesForSinglePage && numberOfPages <= 1
    for dot in dots { dot.isHidden = isAlone }
    // The dots are of other pages then.
    if numberOfPages > Self.mostDots { setNeedsLayout() }
  }

  override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  // MARK: Layout

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// The size the dots of some pages take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = CGFloat(max(0, pageCount)) * Self.pitch + 22
    return isVertical
      ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
    ground.frame = CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    for (index, dot) in zip(dottedPages, dots) {
      let center = center(of: index)
      let extent =
        dot.image.map(\.size) ?? CGSize(width: Self.dot, height: Self.dot)
      dot.frame = CGRect(
        x: center.x - extent.width / 2,
        y: center.y - extent.height / 2,
        width: extent.width,
        height: extent.height
      )
    }
  }

  private var isBackwards: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .rightToLeft, .bottomToTop: true
    default: false
    }
  }

  private func center(of index: Int) -> CGPoint {
    let middle = CGFloat(dottedPages.lowerBound) + CGFloat(dots.count - 1) / 2
    let step = (CGFloat(index) - middle) * Self.pitch * (isBackwards ? -1 : 1)
    return isVertical
      ? CGPoint(x: bounds.midX, y: bounds.midY + step)
      : CGPoint(x: bounds.midX + step, y: bounds.midY)
  }

  // MARK: Fingers

  private var start = CGPoint.zero
  private var startPage = 0

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self)
    startPage = page
    interaction = .none
    return numberOfPages > 1
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction else { return true }
    let place = touch.location(in: self)
    let way = isVertical ? place.y - start.y : place.x - start.x
    if interaction == .none, abs(way) < 10 { return true }
    interaction = .continuous
    let steps = Int(pixels: (way / Self.pitch).rounded()) * (isBackwards ? -1 : 1)
    go(to: startPage + steps)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { interaction = .none }
    guard interaction == .none, let touch, isTouchInside else { return show() }
    interaction = .discrete
    let place = touch.location(in: self)
    let current = center(of: page)
    let isAfter = isVertical ? place.y > current.y : place.x > current.x
    go(to: page + (isAfter != isBackwards ? 1 : -1))
    show()
  }

  private func go(to wanted: Int) {
    let new = max(0, min(wanted, numberOfPages - 1))
    guard new != page else { return }
    page = new
    show()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Accessibility

  override var kindByNature: UIAccessibilityTraits { .adjustable }
  override var labelByNature: String? { nil }
  override var valueByNature: String? { "page \(currentPage + 1) of \(numberOfPages)" }
  override var roleByNature: AccessibilityRole? { .slider }

  /// Goes to the next page.
  open override func accessibilityIncrement() { turn(by: 1) }

  /// Goes to the page before.
  open override func accessibilityDecrement() { turn(by: -1) }

  open override func accessibilityActivate() -> Bool { false }

  private func turn(by step: Int) {
    guard isEnabled, (0..<numberOfPages).contains(currentPage + step) else { return }
    currentPage += step
    valueChangedByPerson()
  }
}
