/// What differs between two texts, in the form that `diff -u` has.
package enum LineDifference {
  private enum Step {
    case same(String)
    case gone(String)
    case new(String)

    var isSame: Bool { if case .same = self { true } else { false } }
    var isInFirst: Bool { if case .new = self { false } else { true } }
    var isInSecond: Bool { if case .gone = self { false } else { true } }
  }

  /// How many lines that are the same stand around those that are not.
  private static let around = 4

  /// The difference; nil where there is none.
  package static func text(from first: String, to second: String) -> String? {
    guard first != second else { return nil }
    let steps = steps(lines(first), lines(second))
    let changed = steps.indices.filter { !steps[$0].isSame }
    guard let start = changed.first else { return nil }
    var ranges = [start..<start + 1]
    for index in changed.dropFirst() {
      if index - ranges[ranges.count - 1].upperBound <= 2 * around {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    return ranges.flatMap { range -> [String] in
      let part = max(0, range.lowerBound - around)..<min(steps.count, range.upperBound + around)
      return [mark(steps, part)] + steps[part].map(line)
    }.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func steps(_ first: [String], _ second: [String]) -> [Step] {
    var steps: [Step] = []
    let difference = second.difference(from: first)
    var gone: Set<Int> = []
    var new: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < first.count || j < second.count {
      if i < first.count, gone.contains(i) {
        steps.append(.gone(first[i]))
        i += 1
      } else if j < second.count, new.contains(j) {
        steps.append(.new(second[j]))
        j += 1
      } else {
        steps.append(.same(second[j]))
        i += 1
        j += 1
      }
    }
    return steps
  }

  private static func mark(_ steps: [Step], _ part: Range<Int>) -> String {
    func place(_ isIn: (Step) -> Bool, _ sign: String) -> String {
      let before = steps[..<part.lowerBound].count(where: isIn)
      return "\(sign)\(before + 1),\(steps[part].count(where: isIn))"
    }
    return "@@ \(place({ $0.isInFirst }, "−")) \(place({ $0.isInSecond }, "+")) @@"
  }

  /// A line with its sign, and a space as wide as a digit where a line would begin with one.
  private static func line(_ step: Step) -> String {
    switch step {
    case .same(let text): "\u{2007}\(text)"
    case .gone(let text): "−\(text)"
    case .new(let text): "+\(text)"
    }
  }
}
