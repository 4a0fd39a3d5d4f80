import CoreGraphics
import Foundation

/// A view that shows an item of a collection view.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()
  private var selected = false
  private var highlighted = false

  /// Makes a cell with a frame in the collection view it will have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareContent()
  }

  /// Makes a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareContent()
  }

  private func prepareContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view that holds what the cell shows; it fills the cell.
  open var contentView: UIView { content }

  override var fillingSubview: UIView? { content.superview === self ? content : nil }

  /// The size that the constraints inside ask for, where the target counts as much as it says.
  ///
  /// A side that is required to be `layoutFittingExpandedSize` keeps the length the cell has: that
  /// is what prototypes mean that were given their width first.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let expanded = UIView.layoutFittingExpandedSize
    var target = targetSize
    if horizontalFittingPriority == .required, target.width >= expanded.width, bounds.width > 0 {
      target.width = bounds.width
    }
    if verticalFittingPriority == .required, target.height >= expanded.height, bounds.height > 0 {
      target.height = bounds.height
    }
    return super.systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  /// Whether the item is selected.
  open var isSelected: Bool {
    get { selected }
    set {
      selected = newValue
      stateDidChange()
    }
  }

  /// Whether a finger is on the item.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      highlighted = newValue
      stateDidChange()
    }
  }

  /// The view behind all else.
  ///
  /// Defaults to nil.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, backgroundView, behind: nil) }
  }

  /// The view that shows behind the content while the item is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, selectedBackgroundView, behind: backgroundView)
      selectedBackgroundView?.isHidden = !selected && !highlighted
    }
  }

  /// What a drag does with the cell.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Its preview is lifted.
    case lifting = 1
    /// Its preview is dragged.
    case dragging = 2
  }

  private var dragState = DragState.none
  /// How much of a cell shows whose preview is dragged; not measured.
  private static let draggedAlpha: CGFloat = 0.3

  /// Called when a drag begins or stops to do something with the cell; overrides call super for
  /// the usual looks.
  open func dragStateDidChange(_ dragState: DragState) {
    switch dragState {
    case .none: alpha = appliedAttributes?.alpha ?? 1
    case .lifting: alpha = 0
    case .dragging: alpha = (appliedAttributes?.alpha ?? 1) * Self.draggedAlpha
    }
  }

  func enter(_ state: DragState) {
    guard state != dragState else { return }
    dragState = state
    dragStateDidChange(state)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    if content.superview === self { content.frame = bounds }
  }

  private func stateDidChange() { selectedBackgroundView?.isHidden = !selected && !highlighted }

  private func replaceBackground(_ old: UIView?, _ new: UIView?, behind other: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    if let other { insertSubview(new, aboveSubview: other) } else { insertSubview(new, at: 0) }
  }
}
