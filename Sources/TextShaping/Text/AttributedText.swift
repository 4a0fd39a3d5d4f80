/// A string and the formats of its parts, which are ranges of UTF-16 units as in Foundation.
package struct AttributedText: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var range: Range<Int>
    package var format: TextFormat

    package init(_ range: Range<Int>, _ format: TextFormat) {
      self.range = range
      self.format = format
    }
  }

  package let string: String
  /// In order, without gaps or overlaps, from the start to the end of the string.
  package let runs: [Run]

  /// Makes a text of one look.
  package init(_ string: String, _ format: TextFormat) {
    self.init(string, runs: [], default: format)
  }

  /// Makes a text of runs; what no run covers gets the `default` format.
  ///
  /// Ranges are cut to the string and to whole characters; where they overlap the earlier one wins.
  package init(_ string: String, runs: [Run], default format: TextFormat) {
    self.string = string
    let length = string.utf16.count
    var filled: [Run] = []
    var end = 0
    func add(_ range: Range<Int>, _ format: TextFormat) {
      guard !range.isEmpty else { return }
      filled.append(Run(range, format))
      end = range.upperBound
    }
    for run in runs.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let lower = string.wholeCharacterOffset(min(max(run.range.lowerBound, end), length))
      let upper = string.wholeCharacterOffset(min(max(run.range.upperBound, lower), length))
      guard lower < upper else { continue }
      add(end..<lower, format)
      add(lower..<upper, run.format)
    }
    add(end..<length, format)
    self.runs = filled.isEmpty ? [Run(0..<0, format)] : filled
  }

  /// Makes a text of runs that are known to be in order and without gaps.
  init(_ string: String, wholeRuns runs: [Run]) {
    self.string = string
    self.runs = runs
  }
}

extension [AttributedText.Run] {
  /// The position of the run that holds a unit; the last one for what lies behind all.
  func position(at index: Int) -> Int {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension String {
  /// The offset itself, or the one before it when it would cut a surrogate pair in two.
  func wholeCharacterOffset(_ offset: Int) -> Int {
    let index = utf16.index(utf16.startIndex, offsetBy: offset)
    guard index < utf16.endIndex, UTF16.isTrailSurrogate(utf16[index]), offset > 0 else {
      return offset
    }
    return offset - 1
  }
}
