import Diagnostics
import Foundation

/// Pictures of large files that other threads make while a frame is recorded.
final class PictureJobs: Sendable {
  static let shared = PictureJobs()

  private let group = DispatchGroup()

  /// Has a thread do something that `wait` waits for.
  func begin(_ job: @escaping @Sendable () -> Void) {
    let work = UIKitDiagnostics.carried(job)
    DispatchQueue.global(qos: .userInteractive).async(group: group, execute: work)
  }

  /// Waits until all that was begun is done.
  func wait() { group.wait() }
}
