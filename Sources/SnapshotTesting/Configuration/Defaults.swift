import Foundation
import Synchronization
import Testing

/// What holds where no configuration says otherwise.
enum Defaults {
  private struct Values {
    var record: SnapshotTestingConfiguration.Record
    var diffTool = SnapshotTestingConfiguration.DiffTool.default
  }

  private static let values = Mutex(
    Values(
      record: ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
        .flatMap(SnapshotTestingConfiguration.Record.init(rawValue:)) ?? .missing
    )
  )

  /// Which references are written: what the nearest trait, the environment or the test said.
  static var record: SnapshotTestingConfiguration.Record {
    get { fromTraits(\.record) ?? values.withLock { $0.record } }
    set { values.withLock { $0.record = newValue } }
  }

  static var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { fromTraits(\.diffTool) ?? values.withLock { $0.diffTool } }
    set { values.withLock { $0.diffTool = newValue } }
  }

  private static func fromTraits<Value>(
    _ value: (SnapshotTestingConfiguration) -> Value?
  ) -> Value? {
    let own = Test.current?.traits.reversed().compactMap { $0 as? _SnapshotsTestTrait } ?? []
    for trait in own {
      if let value = value(trait.configuration) { return value }
    }
    return nil
  }
}

/// Whether all references are written.
public var isRecording: Bool {
  get { (SnapshotTestingConfiguration.current?.record ?? Defaults.record) == .all }
  set { Defaults.record = newValue ? .all : .missing }
}

/// Whether all references are written, under its first name.
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// How a difference is shown by another program.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { Defaults.diffTool }
  set { Defaults.diffTool = newValue }
}
