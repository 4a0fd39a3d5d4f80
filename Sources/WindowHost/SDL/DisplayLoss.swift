import Foundation
import Synchronization

/// What is said when the X server goes away under a running window.
///
/// Xlib then ends the process whatever the program does; all that can be done is to say why.
enum DisplayLoss {
  static let message =
    "TSK-DISPLAY-LOST The display went away while a window was open.\n"
    + "  where:  the connection to the X server\n"
    + "  remedy: start the display again and run once more, or run with --png for a picture"
    + " without one.\n"

  /// What is still done then.
  private static let action = Mutex<(@MainActor @Sendable () -> Void)?>(nil)

  static func perform(_ body: (@MainActor @Sendable () -> Void)?) {
    action.withLock { $0 = body }
  }

  /// Installs the report, if this process has Xlib loaded.
  static func report() {
    typealias Handler = @convention(c) (OpaquePointer?) -> Int32
    typealias Install = @convention(c) (Handler) -> OpaquePointer?
    guard let library = dlopen("libX11.so.6", RTLD_NOLOAD | RTLD_LAZY),
      let symbol = dlsym(library, "XSetIOErrorHandler")
    else { return }
    let install = unsafeBitCast(symbol, to: Install.self)
    _ = install { _ in
      FileHandle.standardError.write(Data(DisplayLoss.message.utf8))
      // Once: what is done may look at the display and come here again.
      let last = DisplayLoss.action.withLock { action in
        defer { action = nil }
        return action
      }
      if Thread.isMainThread { MainActor.assumeIsolated { last?() } }
      _exit(1)
    }
  }
}
