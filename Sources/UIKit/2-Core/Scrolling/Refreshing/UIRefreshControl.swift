import CoreGraphics
import Foundation

/// A wheel above the content that turns while the content is brought up to date.
///
/// Pulling the content down sets it off, which sends `valueChanged`; whoever brings the content up
/// to date calls `endRefreshing()` at the end.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// How high it is, and how far content is pulled down to set it off, in points
  /// (facts sp.refresh).
  static let height: CGFloat = 60

  weak var scrollView: UIScrollView?
  private var refreshing = false
  private var takesRoom = false
  /// Whether pulling sets it off; it does once each time the content is pulled.
  private var isArmed = true
  private let spinner = RefreshSpinner()
  private let title = UILabel()

  /// Makes a control; the scroll view it is given to places it.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    prepareRefreshing()
  }

  /// Makes a control; the scroll view it is given to places it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareRefreshing()
  }

  /// Makes a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareRefreshing()
    coder.nib?.finish(self, as: UIRefreshControl.self)
  }

  private func prepareRefreshing() {
    isHidden = true
    isUserInteractionEnabled = false
    title.textAlignment = .center
    title.numberOfLines = 1
    title.isHidden = true
    addSubview(spinner)
    addSubview(title)
    tintColorDidChange()
  }

  /// Whether the content is being brought up to date.
  open var isRefreshing: Bool { refreshing }

  /// A line below the wheel.
  ///
  /// Defaults to nil.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.attributedText = attributedTitle
      title.isHidden = attributedTitle == nil
      setNeedsLayout()
    }
  }

  /// Shows that the content is being brought up to date, which code began to do.
  ///
  /// Sends nothing and does not move the content (fact sp.refresh.geometry).
  open func beginRefreshing() {
    guard !refreshing else { return }
    refreshing = true
    spinner.spin(true)
    takeRoom(scrollView?.isDragging != true)
    place()
  }

  /// Shows that the content is up to date: the content goes back to its start.
  open func endRefreshing() {
    guard refreshing else { return }
    refreshing = false
    takeRoom(false)
    scrollView?.contentMovement.goBack()
    place()
    if isHidden { spinner.spin(false) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = colors.tint == nil ? .systemGray : tintColor
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = RefreshSpinner.size
    spinner.frame = CGRect(
      x: ((bounds.width - size) / 2).rounded(),
      y: (Self.height - size) / 2,
      width: size,
      height: size
    )
    let height = title.isHidden ? 0 : title.sizeThatFits(bounds.size).height
    title.frame = CGRect(
      x: 10,
      y: 48.5 - height / 2,
      width: max(0, bounds.width - 20),
      height: height
    )
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    spinner.show()
  }

  // MARK: Details

  /// How much of the room above the content it takes.
  var takenHeight: CGFloat { takesRoom ? Self.height : 0 }

  /// How far the content is pulled down from where it starts without the control, in points.
  private var pull: CGFloat {
    guard let scrollView else { return 0 }
    return -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - takenHeight)
  }

  /// The content moved.
  func scrollViewDidScroll(_ view: UIScrollView) {
    let pull = pull
    if pull <= 0 { isArmed = true }
    if view.isDragging, view.isTracking, isArmed, isEnabled, !refreshing, pull >= Self.height {
      isArmed = false
      refreshing = true
      spinner.spin(true)
      place()
      sendActions(for: .valueChanged)
    }
    place()
  }

  /// The finger is about to be lifted: content being refreshed comes to rest below the control.
  func scrollViewWillRelease() {
    if refreshing { takeRoom(true) }
  }

  private func takeRoom(_ takes: Bool) {
    guard takes != takesRoom else { return }
    takesRoom = takes
    scrollView?.insetMayHaveChanged(keepsOffset: true)
  }

  func place() {
    guard let scrollView else { return }
    let top = scrollView.contentOffset.y + scrollView.adjustedContentInset.top - takenHeight
    frame = CGRect(
      x: 0,
      // Above a large title, which the content pushes down.
      y: min(top, -takenHeight) - scrollView.pushedBarHeight,
      width: scrollView.bounds.width,
      height: Self.height
    )
    isHidden = !refreshing && top >= 0
    if isHidden, !refreshing { spinner.spin(false) }
    if !refreshing { spinner.progress = max(0, min(1, -top / Self.height)) }
  }
}

extension UIScrollView {
  func setRefreshControl(_ control: UIRefreshControl?) {
    guard control !== refresher else { return }
    if let old = refresher {
      old.endRefreshing()
      old.scrollView = nil
      refresher = nil
      old.removeFromSuperview()
      insetMayHaveChanged()
    }
    guard let control else { return }
    control.scrollView?.refreshControl = nil
    refresher = control
    control.scrollView = self
    insertSubview(control, at: 0)
    control.place()
    insetMayHaveChanged(keepsOffset: true)
  }
}
