/// One promise of speed: what something costs, and what the same costs by other means.
struct Measurement: Encodable {
  /// What was measured, as `suite.what`.
  let name: String
  /// The median of our times, in microseconds.
  let microseconds: Double
  /// What it is compared with.
  var baseline: String?
  /// The median of the other's times, in microseconds.
  var baselineMicroseconds: Double?
  /// Ours over the other's.
  var ratio: Double?
  /// The greatest ratio that keeps the promise.
  var goal: Double?
  /// What was made, laid out, drawn and allocated.
  var counts: [String: Int]?
  /// The greatest counts that keep the promise.
  var limits: [String: Int]?
  /// The power of a number of things with which the time grows.
  var exponent: Double?
  /// The greatest power that keeps the promise.
  var exponentLimit: Double?

  /// Whether the promise is kept; nil where none is given.
  var isKept: Bool? {
    var kept: [Bool] = []
    if let ratio, let goal { kept.append(ratio <= goal) }
    if let exponent, let exponentLimit { kept.append(exponent <= exponentLimit) }
    for (name, limit) in limits ?? [:] { kept.append((counts?[name] ?? .max) <= limit) }
    return kept.isEmpty ? nil : kept.allSatisfy { $0 }
  }
}
