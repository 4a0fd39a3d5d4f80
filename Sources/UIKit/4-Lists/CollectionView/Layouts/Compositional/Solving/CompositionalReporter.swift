import CollectionLayout
import CoreGraphics
import Diagnostics
import Foundation

/// Says what of a compositional layout could not be laid out, once for each thing.
///
/// It waits until elements are asked for: what is set right before that, as during a rotation, is no
/// mistake.
@MainActor
struct CompositionalReporter {
  private var pending: [CompositionalProblem] = []
  private var mistakes: [Diagnosis] = []
  private var reported: Set<String> = []

  mutating func note(_ problems: [CompositionalProblem], _ mistakes: [Diagnosis]) {
    pending = problems
    self.mistakes = mistakes
  }

  mutating func report(
    for layout: UICollectionViewCompositionalLayout,
    _ plan: CompositionalPlan
  ) {
    guard !pending.isEmpty || !mistakes.isEmpty else { return }
    let diagnoses = mistakes + pending.map { diagnosis($0, layout, plan) }
    (pending, mistakes) = ([], [])
    for diagnosis in diagnoses
    where reported.insert("\(diagnosis.code.rawValue) \(diagnosis.place)").inserted {
      UIKitDiagnostics.report(diagnosis)
    }
  }

  private func diagnosis(
    _ problem: CompositionalProblem,
    _ layout: UICollectionViewCompositionalLayout,
    _ plan: CompositionalPlan
  ) -> Diagnosis {
    let words = Words(problem.kind)
    return Diagnosis(
      words.kind,
      what: words.what,
      place: "\(type(of: layout)), \(place(problem))",
      saw: words.saw + tree(problem, plan),
      remedy: words.remedy,
      applePhrase: words.applePhrase
    )
  }

  private func place(_ problem: CompositionalProblem) -> String {
    let section = problem.section.map { "section \($0)" } ?? "configuration"
    return switch problem.subject {
    case .node(let path):
      path.isEmpty
        ? "\(section), its group"
        : "\(section), subitem " + path.map(String.init).joined(separator: ".")
    case .boundary(let index): "\(section), boundarySupplementaryItems[\(index)]"
    case .global(let index): "configuration.boundarySupplementaryItems[\(index)]"
    case .insets: "\(section), contentInsets"
    case .interGroupSpacing: "\(section), interGroupSpacing"
    case .interSectionSpacing: "configuration.interSectionSpacing"
    }
  }

  /// The section's group as a tree, with an arrow at the node that is meant.
  private func tree(_ problem: CompositionalProblem, _ plan: CompositionalPlan) -> String {
    guard let section = problem.section, plan.sections.indices.contains(section),
      let group = plan.sections[section]?.group
    else { return "" }
    var marked: [Int]?
    if case .node(let path) = problem.subject { marked = path }
    let item = plan.engine?.values(ofSection: section)?.group ?? group.shell
    return "\n" + CompositionalTree.describe(item, marking: marked)
  }

  /// What is said of a kind of problem.
  private struct Words {
    var kind: Diagnosis.Kind
    var what: String?
    var saw: String
    var remedy: String?
    var applePhrase: String?

    private static func short(_ value: CGFloat) -> String { CompositionalTree.short(value) }

    init(_ kind: CompositionalProblem.Kind) {
      switch kind {
      case .notFinite(let value):
        self.init(
          .notFinite,
          what: "A compositional layout was given a length that is not a finite number.",
          saw: "\(value)",
          remedy: "Look for a division by zero, as by a width that is still 0; it is taken as 0."
        )
      case .negative(let value):
        self.init(.compNegative, saw: Self.short(value))
      case .tooLarge(let value):
        self.init(.compHuge, saw: Self.short(value))
      case .firstDoesNotFit(let length, let available):
        self.init(
          .compFit,
          saw: "\(Self.short(length)) points with its edge spacing, of which"
            + " \(Self.short(available)) fit"
        )
      case .widerThanRoom(let length, let available):
        self.init(
          .compWide,
          saw: "\(Self.short(length)) points, of which \(Self.short(available)) are inside of the"
            + " section's insets"
        )
      case .endless:
        self.init(.compEndless, saw: "a length of 0 along the group's axis")
      case .insetsOnGuess(let edges):
        self.init(
          .insetEstimated,
          what: "contentInsets have no effect at \(edges), where the length is estimated."
        )
      case .guessInCustomGroup:
        self.init(
          .compCustom,
          what: "A custom group has an estimated size, but its items are never measured.",
          remedy: "Give the group a fractional or absolute size; the estimate is its size."
        )
      case .emptyCustomGroup:
        self.init(
          .compCustom,
          what: "A custom group's provider gave no places.",
          saw: "0 items",
          remedy: "Return a frame for each item of one repetition; nothing is shown."
        )
      case .badCustomFrame(let index, let frame):
        self.init(
          .notFinite,
          what: "A custom group's provider gave a frame that is not made of finite numbers.",
          saw: "frame \(index): \(frame)",
          remedy: "Look for a division by zero in the provider; the frame is taken as empty."
        )
      case .kindTwice(let name):
        self.init(
          .compKindTwice,
          saw: "\"\(name)\"",
          applePhrase: "Every supplementary must have a unique elementKind: duplicates detected"
        )
      }
    }

    init(
      _ kind: Diagnosis.Kind,
      what: String? = nil,
      saw: String = "",
      remedy: String? = nil,
      applePhrase: String? = nil
    ) {
      self.kind = kind
      self.what = what
      self.saw = saw
      self.remedy = remedy
      self.applePhrase = applePhrase
    }
  }
}
