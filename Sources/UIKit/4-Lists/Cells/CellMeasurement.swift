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
    if let engine = view.layoutNodeIfAny?.engine, !engine.contentsDecideHeight {
      reportOpenHeight()
      size.height = attributes.size.height
    }
    attributes.size = size
  }

  /// Gives attributes the lengths along axes that are guesses; the others are given (rule C60).
  private func measure(_ attributes: UICollectionViewLayoutAttributes, along axes: UIAxis) {
    var size: CGSize
    if hasConstraints {
      size = view.systemLayoutSizeFitting(
        CGSize(
          width: axes.contains(.horizontal) ? 0 : attributes.size.width,
          height: axes.contains(.vertical) ? 0 : attributes.size.height
        ),
        withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
        verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required
      )
      if axes.contains(.vertical), let engine = view.layoutNodeIfAny?.engine,
        !engine.contentsDecideHeight
      {
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
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    if let engine = view.layoutNodeIfAny?.engine, !engine.contentsDecideHeight {
      reportOpenHeight()
      return nil
    }
    return size.height
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
