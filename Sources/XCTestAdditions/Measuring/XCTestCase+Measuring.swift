import Foundation
import XCTest

/// How a block is measured.
public final class XCTMeasureOptions: NSObject {
  /// How often the block is measured, after once that does not count.
  ///
  /// Defaults to 5.
  public var iterationCount = 5
  /// The options that hold where none are given.
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// Makes options with their defaults.
  public override init() { super.init() }
}

extension XCTestCase {
  /// Measures a block and prints what was measured; nothing is compared with earlier runs.
  ///
  /// - Parameters:
  ///   - metrics: What is measured.
  ///   - options: How it is measured.
  ///   - block: What is measured; it runs once more than asked for, since the first time is another.
  public func measure(
    metrics: [any XCTMetric],
    options: XCTMeasureOptions = .default,
    block: () -> Void
  ) {
    var values = metrics.map { _ in [Double]() }
    for round in 0...max(1, options.iterationCount) {
      let before = metrics.map { $0.currentValue() }
      block()
      let after = metrics.map { $0.currentValue() }
      guard round > 0 else { continue }
      for index in metrics.indices { values[index].append(after[index] - before[index]) }
    }
    for (metric, values) in zip(metrics, values) {
      let mean = values.reduce(0, +) / Double(values.count)
      let list = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
      print(
        "\(name): measured [\(metric.measuredName), \(metric.measuredUnit)] average:"
          + " \(String(format: "%.6f", mean)), values: [\(list)]"
      )
    }
  }

  /// Measures the time of a block.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [XCTClockMetric()], options: options, block: block)
  }
}
