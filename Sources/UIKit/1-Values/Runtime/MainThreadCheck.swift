internal import CAllocatingInit
import Diagnostics
import Foundation

/// Tells of views that are made or changed anywhere but on the main thread, as Apple's main thread
/// checker does.
enum MainThreadCheck {
  /// Looks whether the caller may do what it does; `call` is what the app called, `type` of what.
  static func look(_ call: StaticString, _ type: @autoclosure () -> Any.Type) {
    if !MainQueue.isCurrent { report("\(type()).\(call)") }
  }

  private static func report(_ call: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .offMainThread,
        what: "\(call) was called outside of the main thread.",
        place: call,
        saw: "the caller runs on \(queue)",
        applePhrase: "must be used from main thread only"
      )
    )
  }

  /// What people call the queue, or the thread, that runs.
  private static var queue: String {
    let label = tsumiki_current_queue_label().map { String(cString: $0) }
    if let label, !label.isEmpty { return "the queue \"\(label)\"" }
    return Thread.current.name.map { "the thread \"\($0)\"" } ?? "a thread without a name"
  }
}
