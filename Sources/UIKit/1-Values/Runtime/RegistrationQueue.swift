import Foundation
import Synchronization

/// What translated sources enter into the tables of names, each file once.
///
/// Files hand in their registrations while the program is loaded, when no class may be touched yet.
/// The tables run them before the first look-up.
public enum RegistrationQueue {
  private static let waiting = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// Hands in the registrations of a file; they run before the next look-up on the main thread.
  public static func add(_ registrations: @escaping @MainActor @Sendable () -> Void) {
    waiting.withLock { $0.append(registrations) }
  }

  /// Runs what was handed in since the last time.
  static func drain() {
    guard MainQueue.isCurrent else { return }
    let blocks = waiting.withLock { blocks in
      defer { blocks = [] }
      return blocks
    }
    guard !blocks.isEmpty else { return }
    MainActor.assumeIsolated {
      for block in blocks { block() }
    }
  }
}
