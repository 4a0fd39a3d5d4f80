import Foundation
import Synchronization

/// The one channel for every message about wrong use and bad input.
///
/// An app prints and stops where UIKit would raise. A test records, so that it can assert on the
/// findings and go on. A kiosk recovers: it logs once per place, repairs, and carries on.
public enum UIKitDiagnostics {
  /// What the process does with a finding.
  public enum Policy: String, Sendable {
    /// Print; then stop where UIKit would raise. The default.
    case trap
    /// Keep the finding for `recorded`, repair, and carry on.
    case record
    /// Print once per code and place, repair, and carry on.
    case recover
  }

  /// The policy outside `recording(_:)`.
  ///
  /// Starts from the environment variable `TSUMIKI_DIAGNOSTICS`, else `trap`.
  public static var policy: Policy {
    get { channel.withLock(\.policy) }
    set { channel.withLock { $0.policy = newValue } }
  }

  /// What the `record` policy has kept so far, in order.
  public static var recorded: [Diagnosis] { channel.withLock(\.recorded) }

  /// Forgets what was recorded and which places were already logged.
  public static func reset() {
    channel.withLock {
      $0.recorded = []
      $0.logged = []
    }
  }

  /// Runs `body` with every finding of this task kept and repaired, and returns the findings.
  public static func recording<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> [Diagnosis] {
    let recorder = Recorder()
    do {
      try $recorder.withValue(recorder, operation: body)
    } catch {
      // `withValue` rethrows untyped; it can only be what `body` threw.
      if let failure = error as? Failure { throw failure }
    }
    return recorder.findings
  }

  /// Work for another thread, whose findings are kept where this task's are.
  package static func carried(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    guard let recorder else { return work }
    return { $recorder.withValue(recorder) { work() } }
  }

  /// Whether findings are kept for a test at the moment.
  package static var isRecording: Bool {
    recorder != nil || channel.withLock { $0.policy == .record }
  }

  /// Hands a finding to the policy in force.
  ///
  /// Returns when the caller should repair and carry on.
  package static func report(_ diagnosis: Diagnosis) {
    if let recorder {
      recorder.add(diagnosis)
      return
    }
    let (policy, isNew) = channel.withLock { channel in
      if channel.policy == .record { channel.recorded.append(diagnosis) }
      let isNew = channel.logged.insert([diagnosis.code.rawValue, diagnosis.place]).inserted
      return (channel.policy, isNew)
    }
    switch policy {
    case .record:
      return
    case .recover:
      if isNew { log(diagnosis) }
    case .trap:
      if diagnosis.severity == .fatal {
        log(diagnosis)
        // The message is already printed whole; a trap keeps the backtrace short.
        fatalError(diagnosis.code.rawValue)
      }
      if isNew { log(diagnosis) }
    }
  }

  /// Hands a finding to the policy in force unless the same one is there already.
  package static func reportOnce(_ diagnosis: Diagnosis) {
    let known = recorder?.findings ?? recorded
    if !known.contains(diagnosis) { report(diagnosis) }
  }

  private static func log(_ diagnosis: Diagnosis) {
    FileHandle.standardError.write(Data((diagnosis.description + "\n").utf8))
  }

  @TaskLocal private static var recorder: Recorder?

  private static let channel = Mutex(Channel())

  private struct Channel {
    var policy =
      environmentVariable("TSUMIKI_DIAGNOSTICS").flatMap(Policy.init) ?? .trap
    var recorded: [Diagnosis] = []
    var logged: Set<[String]> = []
  }

  private final class Recorder: Sendable {
    private let store = Mutex<[Diagnosis]>([])

    var findings: [Diagnosis] { store.withLock { $0 } }

    func add(_ diagnosis: Diagnosis) { store.withLock { $0.append(diagnosis) } }
  }
}
