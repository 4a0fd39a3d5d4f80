import Foundation

/// Measurements as a table for people and as JSON for programs.
struct Report {
  private(set) var measurements: [Measurement] = []

  mutating func add(_ measurements: [Measurement]) {
    self.measurements += measurements
    for measurement in measurements { print(Self.line(measurement)) }
  }

  var brokenPromises: [Measurement] { measurements.filter { $0.isKept == false } }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(measurements).write(to: URL(fileURLWithPath: path))
  }

  private static func line(_ measurement: Measurement) -> String {
    var line = padded(measurement.name, 44)
    line += leading(String(format: "%.2f µs", measurement.microseconds), 14)
    if let ratio = measurement.ratio, let baseline = measurement.baseline {
      line += leading(String(format: "%.3f", ratio), 9) + " × " + baseline
    }
    if let exponent = measurement.exponent {
      line += String(format: "   n^%.2f", exponent)
      line += measurement.exponentLimit.map { String(format: "  (goal %.2f)", $0) } ?? ""
    }
    if let goal = measurement.goal { line += String(format: "  (goal %.2f)", goal) }
    let counts = (measurement.counts ?? [:]).sorted { $0.key < $1.key }
    if !counts.isEmpty {
      line += "  " + counts.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
    if measurement.isKept == false { line += "  NOT KEPT" }
    return line
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func leading(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
