/// The last lines that a program printed, each with a number that counts on.
package struct Log: Sendable {
  /// How many lines are kept.
  private static let most = 2_000
  /// The most bytes of a line that are kept.
  static let longest = 4_000

  private(set) var lines: [String] = []
  /// The number of the first line that is kept.
  private(set) var first = 0

  package init() {}

  mutating func add(_ line: String) {
    lines.append(line)
    if lines.count > 2 * Self.most {
      first += lines.count - Self.most
      lines.removeFirst(lines.count - Self.most)
    }
  }

  /// The lines from a number on, and the number that comes next.
  func from(_ number: Int) -> (lines: [String], next: Int) {
    let start = min(max(0, number - first), lines.count)
    return (Array(lines[start...]), first + lines.count)
  }

  /// The findings among the lines: a line that begins with a code, and the indented ones below it.
  var findings: [String] {
    var found: [String] = []
    var isInside = false
    for line in lines {
      if line.hasPrefix("TSK-") {
        found.append(line)
        isInside = true
      } else if isInside, line.hasPrefix("  "), let last = found.popLast() {
        found.append(last + "\n" + line)
      } else {
        isInside = false
      }
    }
    return found
  }
}
