import CoreGraphics
import Diagnostics

/// Finds the size that the constraints inside a cell ask for.
@MainActor
struct CellMeasurement {
  private let view: UIView

  init(_ view: UIView) { self.view = view }

  /// Gives attributes the size; those of a view without constraints keep theirs.
  func measure(_ attributes: UICollectionViewLayoutAttributes) {
    view.bringConstraintsUpToDate()
    if let axes = attributes.sizingAxes { return measure(attributes, along: axes) }
    guard hasConstraints else { return }
    var size = view.systemLayoutSizeFitting(attributes.size)
    let isOpen = leavesHeightOpen(size.height) { more in
      let size = CGSize(width: attributes.size.width, height: attributes.size.height + more)
      return view.systemLayoutSizeFitting(size).height
    }
    if isOpen {
      reportOpenHeight()
      size.height = attributes.size.height
    }
    attributes.size = size
  }

  /// Gives attributes the lengths along axes that are guesses; the others are given (rule C60).
  private func measure(_ attributes: UICollectionViewLayoutAttributes, along axes: UIAxis) {
    var size: CGSize
    if hasConstraints {
      func fit(_ more: CGFloat) -> CGSize {
        view.systemLayoutSizeFitting(
          CGSize(
            width: axes.contains(.horizontal) ? 0 : attributes.size.width,
            height: axes.contains(.vertical) ? more : attributes.size.height
          ),
          withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
          verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required
        )
      }
      size = fit(0)
      if axes.contains(.vertical), leavesHeightOpen(size.height, { fit($0).height }) {
        reportOpenHeight()
        size.height = attributes.size.height
      }
    } else {
      size = view.sizeThatFits(attributes.size)
    }
    if !axes.contains(.horizontal) { size.width = attributes.size.width }
    if !axes.contains(.vertical) { size.height = attributes.size.height }
    attributes.size = size
  }

  /// The height at a width; nil for a view without constraints, or where they leave it open.
  func height(atWidth width: CGFloat) -> CGFloat? {
    view.bringConstraintsUpToDate()
    guard hasConstraints else { return nil }
    func fit(_ more: CGFloat) -> CGFloat {
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height + more),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let height = fit(0)
    if leavesHeightOpen(height, fit) {
      reportOpenHeight()
      return nil
    }
    return height
  }

  /// Whether the height is only what was wished for: it follows a wish for more.
  ///
  /// Contents and wish may agree, so that the wish alone seems to decide.
  private func leavesHeightOpen(_ height: CGFloat, _ fit: (_ more: CGFloat) -> CGFloat) -> Bool {
    guard let engine = view.layoutNodeIfAny?.engine, !engine.contentsDecideHeight else {
      return false
    }
    return fit(64) != height
  }

  /// Whether anything inside is placed by constraints.
  var hasConstraints: Bool {
    guard view.flags.usesLayout else { return false }
    var found = false
    view.forEachLayoutNode { found = found || !$0.held.isEmpty }
    return found
  }

  private func reportOpenHeight() {
    UIKitDiagnostics.report(
      Diagnosis(
        .ambiguousHeight,
        place: "\(type(of: view))",
        saw: "no chain from the top of the content view to its bottom"
      )
    )
  }
}
