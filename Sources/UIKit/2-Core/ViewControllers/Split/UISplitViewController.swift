import CoreGraphics
import Foundation

/// Shows controllers side by side where there is room, and one after another where there is not.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// Leaves a length to the controller.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  let stage: SplitStage
  private var primaryWidth = ColumnWidth() { didSet { stage.changed() } }
  private var supplementaryWidth = ColumnWidth() { didSet { stage.changed() } }

  /// Makes a controller with columns.
  public init(style: Style) {
    stage = SplitStage(style)
    super.init(nibName: nil, bundle: nil)
    stage.prepare(self)
  }

  /// Makes a controller without columns; its controllers are given as `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    stage = SplitStage(.unspecified)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    stage.prepare(self)
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    stage = SplitStage(Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .unspecified)
    super.init(coder: coder)
    stage.prepare(self)
    for (key, column) in Self.archiveKeys {
      if let controller = coder.decodeObject(forKey: key) as? UIViewController {
        stage.set(controller, for: column)
      }
    }
    coder.nib?.finish(self, as: UISplitViewController.self)
  }

  private static let archiveKeys: [(String, Column)] = [
    ("UIPrimaryViewController", .primary), ("UISupplementaryViewController", .supplementary),
    ("UISecondaryViewController", .secondary), ("UICompactViewController", .compact),
  ]

  open override func loadView() {
    let view = SplitView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    view.stage = stage
    self.view = view
    stage.fill(view)
  }

  /// How many columns there are.
  open var style: Style { stage.style }

  /// Decides what is shown, and hears of it.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// The controllers in their order: two without columns, where there is room.
  ///
  /// With columns these are the navigation controllers of the columns; they are set with
  /// `setViewController(_:for:)`.
  open var viewControllers: [UIViewController] {
    get { stage.viewControllers }
    set { stage.setViewControllers(newValue) }
  }

  /// Sets the controller of a column; nil leaves the column empty.
  ///
  /// A controller that is no navigation controller is put into one, except in the compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    stage.set(vc, for: column)
  }

  /// The controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { stage.given[column] }

  /// Brings a column on the screen.
  open func show(_ column: Column) { stage.show(column) }

  /// Takes a column off the screen.
  open func hide(_ column: Column) { stage.hide(column) }

  /// Shows a controller in the first place.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    stage.showPrimary(vc)
  }

  /// Shows a controller in the last place, or pushes it where there is little room.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    stage.showDetail(vc)
  }

  // MARK: Modes

  /// Whether there is room for one column only.
  open var isCollapsed: Bool { stage.isCollapsed }

  /// Which columns are seen.
  open var displayMode: DisplayMode { stage.mode }

  /// Which columns the app wants to be seen.
  ///
  /// Defaults to `automatic`. Set in a block of animations the columns move.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { stage.preferenceChanged() }
  }

  /// How columns take their room.
  open var splitBehavior: SplitBehavior { stage.modes.behavior }

  /// How the app wants columns to take their room; without effect where there are no columns.
  ///
  /// Defaults to `automatic`.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { stage.preferenceChanged() }
  }

  /// Whether a finger from the edge brings columns in.
  ///
  /// Defaults to true.
  open var presentsWithGesture = true { didSet { stage.changed() } }

  /// A button that changes which columns are seen.
  ///
  /// With columns it is in the bars by itself.
  open var displayModeButtonItem: UIBarButtonItem { stage.button }

  /// Whether the button is in the bars that changes which columns are seen.
  ///
  /// Defaults to `automatic`.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { stage.changed() }
  }

  /// Whether the last column has a button that shows it alone, where there are three columns.
  ///
  /// Defaults to false.
  open var showsSecondaryOnlyButton = false { didSet { stage.changed() } }

  /// The side on which the first column stands.
  ///
  /// Defaults to `leading`.
  open var primaryEdge = PrimaryEdge.leading { didSet { stage.changed() } }

  /// How the first column looks on a desktop; the looks of a tablet are the same in both.
  ///
  /// Defaults to `none`, with columns to `sidebar`.
  open lazy var primaryBackgroundStyle: BackgroundStyle = style == .unspecified ? .none : .sidebar

  // MARK: Widths

  /// How wide the first column is, in points.
  open var primaryColumnWidth: CGFloat { stage.widths.primary }

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
  open var supplementaryColumnWidth: CGFloat { stage.widths.supplementary }

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
    stage.layOut()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { stage.size(of: container as? UIViewController, in: parentSize) }

  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    stage.comingSize = size
    coordinator.animate(alongsideTransition: nil) { [stage] _ in
      stage.comingSize = nil
      stage.changed()
    }
  }

  open override var childForStatusBarHidden: UIViewController? { stage.viewControllers.last }

  open override var childForStatusBarStyle: UIViewController? { stage.viewControllers.last }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
}

/// The view of a split view controller.
@MainActor
final class SplitView: UIView {
  weak var stage: SplitStage?

  override func layoutSubviews() {
    super.layoutSubviews()
    stage?.layOut()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Columns become one, and columns again, before the next layout: controllers do not change
    // places within one.
    if stage?.isSettled ?? false { stage?.layOut() }
    setNeedsLayout()
  }
}
