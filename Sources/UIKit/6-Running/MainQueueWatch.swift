internal import CAllocatingInit
import Foundation

/// Wakes a host when work arrives for the main queue from elsewhere.
///
/// The host sleeps on the display's connection and would not notice. A thread sleeps on the
/// queue's own signal instead.
final class MainQueueWatch: Sendable {
  private let drained = DispatchSemaphore(value: 0)

  /// Starts to watch; `wake` is called on another thread.
  init(wake: @escaping @Sendable () -> Void) {
    // The signal the main queue gives run loops; Core Foundation sleeps on it too.
    let descriptor = tsumiki_main_queue_handle()
    let drained = drained
    let thread = Thread {
      while true {
        var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&poller, 1, -1) > 0 else { continue }
        wake()
        drained.wait()
      }
    }
    thread.name = "main queue watch"
    thread.stackSize = 64 << 10
    thread.start()
  }

  /// Tells that the main queue was served.
  func served() { drained.signal() }
}
