import Foundation

/// Something in what a flow was given that cannot be laid out as it stands, and what it did instead.
package struct FlowProblem: Sendable, Equatable {
  package enum Subject: Sendable, Hashable {
    case item(Int)
    /// The size that items share.
    case itemSize
    case header
    case footer
    case insets
    case lineSpacing
    case interitemSpacing
  }

  package enum Kind: Sendable, Equatable {
    /// Not a number, or endless; taken as zero.
    case notFinite
    /// A size below zero; taken as zero.
    case negative
    /// Beyond what can be added up exactly; cut.
    case tooLarge
    /// Longer across the axis than there is room; it reaches over both ends.
    case doesNotFit(available: CGFloat)
  }

  package let kind: Kind
  package let subject: Subject
  package let section: Int
  package let value: CGFloat
}

/// Makes lengths of what comes in, and writes down the first of each kind of problem in a section.
struct FlowCleaner {
  /// Lengths beyond this many points are cut: ten million of them still add up.
  static let longest: CGFloat = 1e9

  let section: Int
  private(set) var problems: [FlowProblem] = []

  init(section: Int) { self.section = section }

  mutating func note(_ kind: FlowProblem.Kind, _ subject: FlowProblem.Subject, _ value: CGFloat) {
    let isKnown = problems.contains { known in
      switch (known.kind, kind) {
      case (.notFinite, .notFinite), (.negative, .negative), (.tooLarge, .tooLarge),
        (.doesNotFit, .doesNotFit):
        true
      default: false
      }
    }
    guard !isKnown else { return }
    problems.append(FlowProblem(kind: kind, subject: subject, section: section, value: value))
  }

  /// A distance, which may be below zero.
  mutating func distance(_ value: CGFloat, _ subject: FlowProblem.Subject) -> CGFloat {
    if value.magnitude <= Self.longest { return value }
    guard value.isFinite else {
      note(.notFinite, subject, value)
      return 0
    }
    note(.tooLarge, subject, value)
    return value < 0 ? -Self.longest : Self.longest
  }

  /// A length, which may not be below zero.
  mutating func length(_ value: CGFloat, _ subject: FlowProblem.Subject) -> CGFloat {
    let distance = distance(value, subject)
    if distance >= 0 { return distance }
    note(.negative, subject, value)
    return 0
  }

  mutating func size(_ size: AxisSize, _ subject: FlowProblem.Subject) -> AxisSize {
    AxisSize(main: length(size.main, subject), cross: length(size.cross, subject))
  }
}
