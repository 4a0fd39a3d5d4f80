/// Times several ways of doing one thing, in turn, so that what disturbs the machine disturbs all.
@MainActor
struct Race {
  private static let clock = ContinuousClock()

  let warmUp: Int
  let rounds: Int

  init(warmUp: Int = 3, rounds: Int = 15) {
    self.warmUp = warmUp
    self.rounds = rounds
  }

  /// The median time of each contender in microseconds, divided by `per`.
  func medians(per: Int = 1, _ contenders: [(name: String, body: () -> Void)]) -> [String: Double] {
    var times: [String: [Double]] = [:]
    for round in 0..<warmUp + rounds {
      for contender in contenders {
        let time = Self.clock.measure(contender.body) / .microseconds(1) / Double(per)
        if round >= warmUp { times[contender.name, default: []].append(time) }
      }
    }
    return times.mapValues { $0.sorted()[$0.count / 2] }
  }

  /// What a single call costs, in microseconds.
  static func once(_ body: () -> Void) -> Double { clock.measure(body) / .microseconds(1) }
}
