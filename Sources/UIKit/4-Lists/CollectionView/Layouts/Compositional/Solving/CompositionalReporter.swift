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
      words.code,
      words.severity,
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
    var code: Diagnosis.Code
    var severity = Diagnosis.Severity.warning
    var what: String
    var saw = ""
    var remedy: String
    var applePhrase: String?

    private static func short(_ value: CGFloat) -> String { CompositionalTree.short(value) }

    init(_ kind: CompositionalProblem.Kind) {
      switch kind {
      case .notFinite(let value):
        self.init(
          code: "TSK-NAN",
          severity: .fatal,
          what: "A compositional layout was given a length that is not a finite number.",
          saw: "\(value)",
          remedy: "Look for a division by nought, as by a width that is still 0; it is taken as 0."
        )
      case .negative(let value):
        self.init(
          code: "TSK-COMP-NEGATIVE",
          what: "A compositional layout was given a length below nought.",
          saw: Self.short(value),
          remedy: "Take max(0, …) where the length is computed; it is taken as 0."
        )
      case .tooLarge(let value):
        self.init(
          code: "TSK-COMP-HUGE",
          what: "A compositional layout was given a length that no content can have.",
          saw: Self.short(value),
          remedy: "Use fractionalWidth(1) or estimated(…) for lengths that are not known; it was"
            + " cut."
        )
      case .firstDoesNotFit(let length, let available):
        self.init(
          code: "TSK-COMP-FIT",
          what: "The first subitem is longer than its group, so the group holds no items.",
          saw: "\(Self.short(length)) points with its edge spacing, of which"
            + " \(Self.short(available)) fit",
          remedy: "Make it no longer than its group, or give the group an estimated length along"
            + " its axis; nothing of the group is shown, as on iOS."
        )
      case .widerThanRoom(let length, let available):
        self.init(
          code: "TSK-COMP-WIDE",
          what: "A group is longer across the layout than the section has room.",
          saw: "\(Self.short(length)) points, of which \(Self.short(available)) are inside of the"
            + " section's insets",
          remedy: "Use a fraction of at most 1 for its length across; it reaches over the edge."
        )
      case .endless:
        self.init(
          code: "TSK-COMP-ENDLESS",
          what: "Subitems that take no room never fill their group.",
          saw: "a length of 0 along the group's axis",
          remedy:
            "Give the subitem a length, or use repeatingSubitem:count:; a thousand were taken."
        )
      case .insetsOnGuess(let edges):
        self.init(
          code: "TSK-INSET-ESTIMATED",
          what: "contentInsets have no effect at \(edges), where the length is estimated.",
          remedy: "Use interGroupSpacing or edgeSpacing, or keep the distance inside of the cell."
        )
      case .guessInCustomGroup:
        self.init(
          code: "TSK-COMP-CUSTOM",
          what: "A custom group has an estimated size, but its items are never measured.",
          remedy: "Give the group a fractional or absolute size; the estimate is its size."
        )
      case .emptyCustomGroup:
        self.init(
          code: "TSK-COMP-CUSTOM",
          what: "A custom group's provider gave no places.",
          saw: "0 items",
          remedy: "Return a frame for each item of one repetition; nothing is shown."
        )
      case .badCustomFrame(let index, let frame):
        self.init(
          code: "TSK-NAN",
          severity: .fatal,
          what: "A custom group's provider gave a frame that is not made of finite numbers.",
          saw: "frame \(index): \(frame)",
          remedy: "Look for a division by nought in the provider; the frame is taken as empty."
        )
      case .kindTwice(let name):
        self.init(
          code: "TSK-COMP-KIND",
          severity: .fatal,
          what: "Two supplementary items of a section have the same kind.",
          saw: "\"\(name)\"",
          remedy: "Give each its own elementKind; only the first is certain to show.",
          applePhrase: "Every supplementary must have a unique elementKind: duplicates detected"
        )
      }
    }

    init(
      code: Diagnosis.Code,
      severity: Diagnosis.Severity = .warning,
      what: String,
      saw: String = "",
      remedy: String,
      applePhrase: String? = nil
    ) {
      self.code = code
      self.severity = severity
      self.what = what
      self.saw = saw
      self.remedy = remedy
      self.applePhrase = applePhrase
    }
  }
}
