import Diagnostics

/// Asks a data source how many sections and items there are, and checks what it says.
@MainActor
struct ListCounts {
  /// More sections than anybody scrolls through, and more items of one than memory has room for; all of
  /// them together still are a number.
  var most = (sections: 1 << 24, items: 1 << 36)

  /// What items are called.
  let unit: String
  /// The methods that are asked for sections and for items.
  let methods: (sections: String, items: String)
  let source: AnyObject

  /// The number of items of each section.
  func gather(sections: Int, items: (Int) -> Int) -> [Int] {
    let count = checked(
      sections,
      "sections",
      place: "\(type(of: source))",
      methods.sections,
      most: most.sections,
      zero: "there are none"
    )
    var counts: [Int] = []
    counts.reserveCapacity(count)
    for section in 0..<count {
      counts.append(
        checked(
          items(section),
          unit,
          place: "\(type(of: source)), section \(section)",
          methods.items,
          most: most.items,
          zero: "the section is taken as empty"
        )
      )
    }
    return counts
  }

  private func checked(
    _ count: Int,
    _ what: String,
    place: @autoclosure () -> String,
    _ method: String,
    most: Int,
    zero: String
  ) -> Int {
    if (0...most).contains(count) { return count }
    let isNegative = count < 0
    UIKitDiagnostics.report(
      Diagnosis(
        isNegative ? .countNegative : .countHuge,
        what: isNegative
          ? "The data source gave a negative number of \(what)."
          : "The data source gave more \(what) than a list can have.",
        place: place(),
        saw: "\(count)",
        remedy: isNegative
          ? "Return zero or more from \(method); \(zero)."
          : "Return \(most) at most from \(method); the others are left out."
      )
    )
    return max(0, min(count, most))
  }
}
