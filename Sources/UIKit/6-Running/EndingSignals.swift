import Foundation
import Synchronization

/// Lets the signals that ask a process to end do so in order: the app is told, recordings are written.
///
/// A second signal ends the process at once, as an app may be busy for ever. Signals that whoever
/// started the process had it ignore stay ignored.
final class EndingSignals {
  private static let numbers = [SIGHUP, SIGINT, SIGTERM]

  private final class Received: Sendable {
    let number = Atomic<Int32>(0)
  }

  private let received = Received()
  private let sources: [any DispatchSourceSignal]

  /// Starts to listen; `wake` is called on another thread when the first one comes.
  init(wake: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "ending signals")
    sources = Self.numbers.filter(Self.isHeeded).map { [received] number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        if received.number.exchange(number, ordering: .relaxed) != 0 { Self.end(by: number) }
        wake()
      }
      source.resume()
      return source
    }
  }

  /// Whether the process was asked to end.
  var hasCome: Bool { received.number.load(ordering: .relaxed) != 0 }

  /// Ends the process by the signal that came, so that whoever sent it sees that; goes on where none
  /// did.
  func passOn() {
    let number = received.number.load(ordering: .relaxed)
    if number != 0 { Self.end(by: number) }
  }

  private static func isHeeded(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return true }
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    return handler != unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, number)
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
    kill(getpid(), number)
  }
}
