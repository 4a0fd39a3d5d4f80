import ViewGraph

/// A list of what was computed, in order.
@MainActor
final class Recorder {
  private(set) var names: [String] = []

  func add(_ name: String) { names.append(name) }

  /// Returns what was written down and starts anew.
  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

/// A computation with a name, which writes down each time it is computed.
@MainActor
final class NamedComputation {
  private(set) var computation: Computation?
  private let name: String
  private let recorder: Recorder
  private let compute: () -> Void

  /// Makes a computation and computes it once, so that it depends on what it reads.
  init(
    _ name: String,
    depth: Int = 1,
    in schedule: Schedule,
    _ recorder: Recorder,
    compute: @escaping () -> Void
  ) {
    self.name = name
    self.recorder = recorder
    self.compute = compute
    computation = Computation(depth: depth, schedule: schedule) { [unowned self] in run() }
    run()
  }

  private func run() {
    computation?.track {
      recorder.add(name)
      compute()
    }
  }

  func end() { computation?.end() }
}
