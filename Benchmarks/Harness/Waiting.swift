import Foundation

/// What somebody waits for a program.
enum Waiting {
  /// How long `body` takes, in microseconds.
  static func time(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000
  }

  /// The 95th of a hundred.
  static func slow(_ times: [Double]) -> Double {
    let sorted = times.sorted()
    return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * 95 / 100)]
  }
}
