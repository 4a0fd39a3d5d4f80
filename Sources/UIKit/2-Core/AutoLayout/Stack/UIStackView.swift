import CoreGraphics
import Foundation

/// A view that lines up its subviews by constraints, in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How the arranged views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// They fill it; the one that holds on to its size least gives way, the first among equals.
    case fill = 0
    /// They fill it and are all as long.
    case fillEqually = 1
    /// They fill it in proportion to the sizes of their contents.
    case fillProportionally = 2
    /// They keep their sizes; the spaces between are equal.
    case equalSpacing = 3
    /// Their middles are as far from each other, as long as the spacing is kept.
    case equalCentering = 4
  }

  /// How the arranged views lie across the stack.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// At the edge where lines start, in a column; at the top, in a row.
    case leading = 1
    /// The first baselines agree; for rows.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where lines end, in a column; at the bottom, in a row.
    case trailing = 4
    /// The last baselines agree; for rows.
    case lastBaseline = 5

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// A custom spacing that means the stack's own.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A spacing that means the system's standard.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  /// Makes a stack with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack from an archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.nib?.finish(self, as: UIStackView.self)
  }

  /// Makes a stack that lines up views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views lined up, in order; hidden ones keep their place and have no length there.
  open var arrangedSubviews: [UIView] { arranged }

  /// Lines up a view at the end, adding it as a subview where it is none.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

  /// Lines up a view at an index, adding it as a subview where it is none.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Takes a view out of the line; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Whether views are lined up in a row or in a column.
  ///
  /// Defaults to a row.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How the views share the length of the stack.
  ///
  /// Defaults to `fill`.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// How the views lie across the stack.
  ///
  /// Defaults to `fill`.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The space between neighbours in points; the least one where spaces are equal.
  ///
  /// Defaults to 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Sets the space after a view; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let key = ObjectIdentifier(arrangedSubview)
    customSpacings[key] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The space set after a view; `spacingUseDefault` where none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether the spaces of a column lie between baselines.
  ///
  /// Defaults to false.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether views keep the stack's layout margins.
  ///
  /// Defaults to false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(made)
    for gap in gaps { removeLayoutGuide(gap) }
    var arrangement = StackArrangement(self, arranged)
    arrangement.build()
    gaps = arrangement.guides
    for gap in gaps { addLayoutGuide(gap) }
    made = arrangement.constraints
    for constraint in made { constraint.isInternal = true }
    NSLayoutConstraint.activate(made)
    super.updateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arranged.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  open override var forFirstBaselineLayout: UIView {
    arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    arranged.last { !$0.isHidden }?.forLastBaselineLayout ?? self
  }

  override func subviewVisibilityDidChange(_ view: UIView) {
    if arranged.contains(where: { $0 === view }) { arrangementDidChange() }
  }

  /// The space after a view, in points.
  func space(after view: UIView) -> CGFloat {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    return space == Self.spacingUseSystem ? SystemSpacing.standard : space
  }

  private func arrange(_ view: UIView, at index: Int) {
    arranged.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: max(0, min(index, arranged.count)))
    arrangementDidChange()
  }

  private func arrangementDidChange() { setNeedsUpdateConstraints() }
}

extension UIStackView: HidingAnimating {
  func showsHiding(of view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }
}
