import CoreGraphics
import Diagnostics
import Foundation

/// Shows pages that a finger turns, on a strip or as a book.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  private var spine: SpineLocation
  let spacing: CGFloat
  private(set) lazy var turner: any PageTurning =
    style == .scroll ? PageStrip(self) : PageBook(self)
  /// The dots, where the data source says how many.
  private let dots = UIPageControl()
  private var wasLandscape: Bool?
  private static let dotsHeight: CGFloat = 37

  /// Makes a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    spacing = style == .scroll ? Self.length(options?[.interPageSpacing]) : 0
    let location = options?[.spineLocation]
    let asked =
      location as? SpineLocation
      ?? (location as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) }
      ?? (location as? Int).flatMap { SpineLocation(rawValue: $0) }
    spine = style == .scroll ? .none : asked ?? .min
    isDoubleSided = spine == .mid
    super.init(nibName: nil, bundle: nil)
    prepareDots()
  }

  /// Makes a controller whose pages are turned like those of a book.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  private static func length(_ value: Any?) -> CGFloat {
    if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
    return value as? CGFloat ?? (value as? Int).map { CGFloat($0) } ?? 0
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    style = TransitionStyle(rawValue: coder.decodeInteger(forKey: "UITransitionStyle")) ?? .pageCurl
    orientation =
      NavigationOrientation(rawValue: coder.decodeInteger(forKey: "UINavigationOrientation"))
      ?? .horizontal
    let isStrip = style == .scroll
    spacing = isStrip ? CGFloat(coder.decodeDouble(forKey: "UIPageSpacing")) : 0
    let asked =
      coder.containsValue(forKey: "UISpineLocation")
      ? SpineLocation(rawValue: coder.decodeInteger(forKey: "UISpineLocation")) : nil
    spine = isStrip ? .none : asked ?? .min
    isDoubleSided = coder.decodeBool(forKey: "UIDoubleSided") || spine == .mid
    super.init(coder: coder)
    prepareDots()
    coder.nib?.finish(self, as: UIPageViewController.self)
  }

  private func prepareDots() {
    dots.isHidden = true
    dots.addAction(
      UIAction { [weak self] _ in self?.dotsChanged() },
      for: .valueChanged
    )
  }

  open override func loadView() {
    let view = PageView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    view.owner = self
    self.view = view
    turner.fill(view)
    view.addSubview(dots)
  }

  // MARK: What it is like

  /// Who gives the pages; without one nothing is turned by hand.
  ///
  /// Defaults to nil. Setting it forgets which pages are beside the one that is shown.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      turner.forgetNeighbours()
      reloadDots()
    }
  }

  /// The object that is notified of pages that the user turns.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// How a page takes another's place.
  open var transitionStyle: TransitionStyle { style }

  /// Where pages go.
  open var navigationOrientation: NavigationOrientation { orientation }

  /// Where the book is bound; none for a strip.
  open var spineLocation: SpineLocation { spine }

  /// Whether pages have a back, which is asked for and turned with them.
  ///
  /// Defaults to false; a book bound in the middle always has.
  open var isDoubleSided: Bool {
    didSet {
      guard spine == .mid, !isDoubleSided else { return }
      isDoubleSided = true
      UIKitDiagnostics.report(
        Diagnosis(
          .pageSides,
          place: "\(type(of: self)).isDoubleSided",
          applePhrase: "must be double-sided when spine location is mid"
        )
      )
    }
  }

  /// What turns the pages of a book; a strip has none of its own.
  open var gestureRecognizers: [UIGestureRecognizer] { turner.gestures }

  // MARK: Pages

  /// The pages that are shown; two in a book bound in the middle.
  open var viewControllers: [UIViewController]? {
    turner.shown.isEmpty ? nil : turner.shown
  }

  /// Sets the pages that are shown; the delegate is not called.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    let wanted = spine == .mid ? 2 : 1
    let mayHaveBack = style == .pageCurl && isDoubleSided && pages.count == 2
    guard pages.count == wanted || mayHaveBack else { return reportCount(pages.count, wanted) }
    let isSeen = viewIfLoaded?.window != nil
    turner.set(
      Array(pages.prefix(wanted)),
      direction,
      animated: animated && isSeen && UIView.areAnimationsEnabled
    ) { completion?($0) }
    reloadDots()
  }

  private func reportCount(_ count: Int, _ wanted: Int) {
    UIKitDiagnostics.report(
      Diagnosis(
        .pageCount,
        place: "\(type(of: self)).setViewControllers(_:direction:animated:completion:)",
        saw: "\(count) instead of \(wanted)",
        applePhrase: "The number of view controllers provided (\(count)) doesn't match the number"
          + " required (\(wanted)) for the requested transition"
      )
    )
  }

  // MARK: Dots

  private func reloadDots() {
    guard style == .scroll, orientation == .horizontal, let dataSource else {
      dots.isHidden = true
      viewIfLoaded?.setNeedsLayout()
      return
    }
    let count = turner.shown.isEmpty ? 0 : dataSource.presentationCount(for: self)
    dots.isHidden = count <= 0
    if count > 0 {
      dots.numberOfPages = count
      dots.currentPage = dataSource.presentationIndex(for: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// A finger turned a page.
  func didTurn(_ direction: NavigationDirection) {
    dots.currentPage += direction == .forward ? 1 : -1
    shownPage = dots.currentPage
  }

  private lazy var shownPage = dots.currentPage

  private func dotsChanged() {
    let wanted = dots.currentPage
    let direction: NavigationDirection = wanted > shownPage ? .forward : .reverse
    dots.currentPage = shownPage
    guard wanted != shownPage else { return }
    turner.turn(direction)
  }

  // MARK: Layout

  /// The room for the pages: what the dots leave.
  func layOut() {
    guard let view = viewIfLoaded else { return }
    let isLandscape = view.bounds.width > view.bounds.height
    if let wasLandscape, wasLandscape != isLandscape, style == .pageCurl {
      rebind(isLandscape ? .landscapeLeft : .portrait)
    }
    wasLandscape = isLandscape
    var room = view.bounds
    if !dots.isHidden {
      shownPage = dots.currentPage
      let height = Self.dotsHeight
      room.size.height -= height + view.safeAreaInsets.bottom
      dots.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: height)
    }
    turner.layOut(in: room)
  }

  private func rebind(_ orientation: UIInterfaceOrientation) {
    guard let delegate else { return }
    let old = spine
    let asked = delegate.pageViewController(self, spineLocationFor: orientation)
    guard asked != .none, asked != old else { return }
    spine = asked
    if asked == .mid { isDoubleSided = true }
    let wanted = asked == .mid ? 2 : 1
    if turner.shown.count > wanted {
      turner.set(Array(turner.shown.prefix(wanted)), .forward, animated: false) { _ in }
    } else if turner.shown.count < wanted, let last = turner.shown.last,
      let next = dataSource?.pageViewController(self, viewControllerAfter: last)
    {
      turner.set([last, next], .forward, animated: false) { _ in }
    }
  }

  override func prepareToAppear() {
    loadViewIfNeeded()
    layOut()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    var size = parentSize
    if !dots.isHidden {
      size.height -= Self.dotsHeight + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
    }
    if spine == .mid {
      if orientation == .horizontal { size.width /= 2 } else { size.height /= 2 }
    }
    return size
  }

  open override var childForStatusBarHidden: UIViewController? { turner.shown.first }

  open override var childForStatusBarStyle: UIViewController? { turner.shown.first }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
}

/// Something that shows pages and turns them.
@MainActor
protocol PageTurning: AnyObject {
  /// The pages that are shown.
  var shown: [UIViewController] { get }
  var gestures: [UIGestureRecognizer] { get }

  /// Puts its views into the controller's.
  func fill(_ view: UIView)
  func layOut(in room: CGRect)
  func set(
    _ pages: [UIViewController],
    _ direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    _ completion: @escaping (Bool) -> Void
  )
  /// Turns one page, as a finger does.
  func turn(_ direction: UIPageViewController.NavigationDirection)
  func forgetNeighbours()
}

/// The view of a page view controller.
@MainActor
final class PageView: UIView {
  weak var owner: UIPageViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UIPageViewController {
  /// Takes a page in as a child.
  func take(_ page: UIViewController) {
    guard page.parent !== self else { return }
    addChild(page)
    page.didMove(toParent: self)
  }

  /// Lets a page go that is no longer shown.
  func letGo(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }
}
