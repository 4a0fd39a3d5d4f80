import CollectionLayout
import CoreGraphics
import Diagnostics
import Foundation

/// Says what of a flow layout's input could not be laid out, once for each kind.
///
/// It waits until the lines are asked for: what is set right before that, as during a rotation, is no
/// mistake.
@MainActor
struct FlowReporter {
  private var pending: [FlowProblem] = []
  private var reported: Set<String> = []

  mutating func note(_ problems: [FlowProblem]) { pending = problems }

  mutating func report(for layout: UICollectionViewFlowLayout) {
    guard !pending.isEmpty else { return }
    let problems = pending
    pending = []
    for problem in problems {
      let diagnosis = diagnosis(problem, layout)
      let key = diagnosis.code.rawValue + " \(layout.scrollDirection)"
      if reported.insert(key).inserted { UIKitDiagnostics.report(diagnosis) }
    }
  }

  private func diagnosis(
    _ problem: FlowProblem,
    _ layout: UICollectionViewFlowLayout
  ) -> Diagnosis {
    let place = "\(type(of: layout)), \(name(problem))"
    switch problem.kind {
    case .doesNotFit(let available):
      return misfit(problem, available, layout)
    case .notFinite:
      return Diagnosis(
        .notFinite,
        what: "A flow layout was given a length that is not a finite number.",
        place: place,
        saw: "\(problem.value)",
        remedy: "Look for a division by zero, as by a width that is still 0; it is taken as 0."
      )
    case .negative:
      return Diagnosis(
        .flowNegative,
        place: place,
        saw: "\(problem.value)",
        applePhrase: "negative or zero item sizes are not supported in the flow layout"
      )
    case .tooLarge:
      return Diagnosis(.flowHuge, place: place, saw: "\(problem.value)")
    }
  }

  private func misfit(
    _ problem: FlowProblem,
    _ available: CGFloat,
    _ layout: UICollectionViewFlowLayout
  ) -> Diagnosis {
    let isVertical = layout.scrollDirection == .vertical
    let (length, ends) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    let view = layout.collectionView
    let bounds = view.map { isVertical ? $0.bounds.width : $0.bounds.height } ?? 0
    return Diagnosis(
      .flowFit,
      place: "\(type(of: layout)), \(name(problem))",
      saw: "\(length) \(problem.value), of which \(available) fit (\(bounds) of bounds without"
        + " section and content insets)",
      applePhrase: "the item \(length) must be less than the \(length) of the UICollectionView"
        + " minus the section insets \(ends) values, minus the content insets \(ends) values"
    )
  }

  private func name(_ problem: FlowProblem) -> String {
    switch problem.subject {
    case .item(let item): "sizeForItemAt (\(problem.section), \(item))"
    case .itemSize: "item size of section \(problem.section)"
    case .header: "header of section \(problem.section)"
    case .footer: "footer of section \(problem.section)"
    case .insets: "insets of section \(problem.section)"
    case .lineSpacing: "line spacing of section \(problem.section)"
    case .interitemSpacing: "interitem spacing of section \(problem.section)"
    }
  }
}
