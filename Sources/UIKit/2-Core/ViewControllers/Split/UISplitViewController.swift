import CoreGraphics
import Foundation

/// Shows controllers side by side where there is room, and one after another where there is not.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// Leaves a length to the controller.
  public class var automaticDimension: CGFloat { ColumnWidth.automatic }

  let presenter = Services.the((any ColumnPresenting).self)
  private var primaryWidth = ColumnWidth() { didSet { presenter.changed() } }
  private var supplementaryWidth = ColumnWidth() { didSet { presenter.changed() } }

  /// Makes a controller with columns.
  public init(style: Style) {
    presenter.style = style
    super.init(nibName: nil, bundle: nil)
    presenter.prepare(self)
  }

  /// Makes a controller without columns; its controllers are given as `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    presenter.style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    presenter.prepare(self)
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    presenter.style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .unspecified
    super.init(coder: coder)
    presenter.prepare(self)
    for (key, column) in Self.archiveKeys {
      if let controller = coder.decodeObject(forKey: key) as? UIViewController {
        presenter.set(controller, for: column)
      }
    }
    coder.nib?.finish(self, as: UISplitViewController.self)
  }

  private static let archiveKeys: [(String, Column)] = [
    ("UIPrimaryViewController", .primary), ("UISupplementaryViewController", .supplementary),
    ("UISecondaryViewController", .secondary), ("UICompactViewController", .compact),
  ]

  open override func loadView() {
    view = presenter.makeView()
  }

  /// How many columns there are.
  open var style: Style { presenter.style }

  /// The object that decides what is shown, and is notified of it.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// The controllers in their order: two without columns, where there is room.
  ///
  /// With columns these are the navigation controllers of the columns; they are set with
  /// `setViewController(_:for:)`.
  open var viewControllers: [UIViewController] {
    get { presenter.viewControllers }
    set { presenter.setViewControllers(newValue) }
  }

  /// Sets the controller of a column; nil leaves the column empty.
  ///
  /// A controller that is no navigation controller is put into one, except in the compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    presenter.set(vc, for: column)
  }

  /// The controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { presenter.given[column] }

  /// Brings a column on the screen.
  open func show(_ column: Column) { presenter.show(column) }

  /// Takes a column off the screen.
  open func hide(_ column: Column) { presenter.hide(column) }

  /// Shows a controller in the first place.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    presenter.showPrimary(vc)
  }

  /// Shows a controller in the last place, or pushes it where there is little room.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    presenter.showDetail(vc)
  }

  // MARK: Modes

  /// Whether there is room for one column only.
  open var isCollapsed: Bool { presenter.isCollapsed }

  /// Which columns are seen.
  open var displayMode: DisplayMode { presenter.mode }

  /// Which columns the app wants to be seen.
  ///
  /// Defaults to `automatic`. Set in a block of animations the columns move.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { presenter.preferenceChanged() }
  }

  /// How columns take their room.
  open var splitBehavior: SplitBehavior { presenter.behavior }

  /// How the app wants columns to take their room; without effect where there are no columns.
  ///
  /// Defaults to `automatic`.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet {
      // What a person chose stays where the wish is the same.
      if preferredSplitBehavior != oldValue { presenter.preferenceChanged() }
    }
  }

  /// Whether a finger from the edge brings columns in.
  ///
  /// Defaults to true.
  open var presentsWithGesture = true { didSet { presenter.changed() } }

  /// A button that changes which columns are seen.
  ///
  /// With columns it is in the bars by itself.
  open var displayModeButtonItem: UIBarButtonItem { presenter.button }

  /// Whether the button is in the bars that changes which columns are seen.
  ///
  /// Defaults to `automatic`.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { presenter.changed() }
  }

  /// Whether the last column has a button that shows it alone, where there are three columns.
  ///
  /// Defaults to false.
  open var showsSecondaryOnlyButton = false { didSet { presenter.changed() } }

  /// The side on which the first column stands.
  ///
  /// Defaults to `leading`.
  open var primaryEdge = PrimaryEdge.leading { didSet { presenter.changed() } }

  /// How the first column looks on a desktop; the looks of a tablet are the same in both.
  ///
  /// Defaults to `none`, with columns to `sidebar`.
  /// Kept for the app; nothing here reads it.
  open lazy var primaryBackgroundStyle: BackgroundStyle = style == .unspecified ? .none : .sidebar

  // MARK: Widths

  /// How wide the first column is, in points.
  open var primaryColumnWidth: CGFloat { presenter.widths.primary }

  /// How wide the first column should be, in points.
  ///
  /// Defaults to `automaticDimension`.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.preferred }
    set { primaryWidth.preferred = newValue }
  }

  /// How wide the first column should be, as a share of the width.
  ///
  /// Defaults to `automaticDimension`.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { primaryWidth.fraction = newValue }
  }

  /// How narrow the first column may be, in points.
  ///
  /// Defaults to `automaticDimension`.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.least }
    set { primaryWidth.least = newValue }
  }

  /// How wide the first column may be, in points.
  ///
  /// Defaults to `automaticDimension`: 320, unless a width is asked for in points.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.most }
    set { primaryWidth.most = newValue }
  }

  /// How wide the column between the others is, in points.
  open var supplementaryColumnWidth: CGFloat { presenter.widths.supplementary }

  /// How wide the column between the others should be, in points.
  ///
  /// Defaults to `automaticDimension`.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.preferred }
    set { supplementaryWidth.preferred = newValue }
  }

  /// How wide the column between the others should be, as a share of the width.
  ///
  /// Defaults to `automaticDimension`.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { supplementaryWidth.fraction = newValue }
  }

  /// How narrow the column between the others may be, in points.
  ///
  /// Defaults to `automaticDimension`.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.least }
    set { supplementaryWidth.least = newValue }
  }

  /// How wide the column between the others may be, in points.
  ///
  /// Defaults to `automaticDimension`.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.most }
    set { supplementaryWidth.most = newValue }
  }

  func columnWidths(in room: CGFloat) -> (primary: CGFloat, supplementary: CGFloat) {
    (primaryWidth.width(in: room), supplementaryWidth.width(in: room))
  }

  // MARK: Overrides

  override func prepareToAppear() {
    loadViewIfNeeded()
    presenter.layOut()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { presenter.size(of: container as? UIViewController, in: parentSize) }

  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    presenter.comingSize = size
    coordinator.animate(alongsideTransition: nil) { [presenter] _ in
      presenter.comingSize = nil
      presenter.changed()
    }
  }

  open override var childForStatusBarHidden: UIViewController? { presenter.viewControllers.last }

  open override var childForStatusBarStyle: UIViewController? { presenter.viewControllers.last }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
}
