internal import CSoup
import Foundation

/// GLib's main loop, on the main thread: descriptors, timers and child processes.
@MainActor
package enum EventLoop {
  private static let loop = g_main_loop_new(nil, 0)

  /// Goes on until `quit()`.
  package static func run() { g_main_loop_run(loop) }

  package static func quit() { g_main_loop_quit(loop) }

  /// Lets what is due happen, and waits for something if nothing is.
  package static func turn() { g_main_context_iteration(nil, 1) }

  /// Calls a block whenever a descriptor can be read or is at its end, until it says false.
  static func whenReadable(_ descriptor: Int32, _ body: @escaping @MainActor () -> Bool) -> Source {
    watch(descriptor, [G_IO_IN, G_IO_HUP, G_IO_ERR], body)
  }

  /// Calls a block whenever a descriptor can be written to, until it says false.
  static func whenWritable(_ descriptor: Int32, _ body: @escaping @MainActor () -> Bool) -> Source {
    watch(descriptor, [G_IO_OUT, G_IO_HUP, G_IO_ERR], body)
  }

  private static func watch(
    _ descriptor: Int32,
    _ conditions: [GIOCondition],
    _ body: @escaping @MainActor () -> Bool
  ) -> Source {
    let source = Source(body)
    source.number = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT,
      descriptor,
      GIOCondition(rawValue: conditions.reduce(0) { $0 | $1.rawValue }),
      { _, _, data in Source.call(data) },
      Unmanaged.passRetained(source).toOpaque(),
      { Source.release($0) }
    )
    return source
  }

  /// Calls a block once after some seconds.
  @discardableResult
  package static func after(
    _ seconds: Double,
    _ body: @escaping @MainActor () -> Void
  ) -> Source {
    let source = Source {
      body()
      return false
    }
    source.number = g_timeout_add_full(
      G_PRIORITY_DEFAULT,
      guint(max(0, seconds) * 1_000),
      { Source.call($0) },
      Unmanaged.passRetained(source).toOpaque(),
      { Source.release($0) }
    )
    return source
  }

  /// Calls a block when the process is asked to end by a signal.
  package static func whenAskedToEnd(_ body: @escaping @MainActor () -> Void) {
    for number in [SIGHUP, SIGINT, SIGTERM] {
      let source = Source {
        body()
        return true
      }
      source.number = g_unix_signal_add_full(
        G_PRIORITY_DEFAULT,
        number,
        { Source.call($0) },
        Unmanaged.passRetained(source).toOpaque(),
        { Source.release($0) }
      )
    }
  }

  /// Calls a block with its status when a child process has ended.
  static func whenEnded(_ child: pid_t, _ body: @escaping @MainActor (Int32) -> Void) {
    g_child_watch_add_full(
      G_PRIORITY_DEFAULT,
      child,
      { _, status, data in
        guard let data else { return }
        let ending = Unmanaged<Ending>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { ending.body(status) }
      },
      Unmanaged.passRetained(Ending(body)).toOpaque(),
      { data in if let data { Unmanaged<Ending>.fromOpaque(data).release() } }
    )
  }

  private final class Ending: Sendable {
    let body: @MainActor (Int32) -> Void
    init(_ body: @escaping @MainActor (Int32) -> Void) { self.body = body }
  }

  /// Something that the loop waits for.
  @MainActor
  package final class Source {
    fileprivate var number: guint = 0
    private let body: @MainActor () -> Bool
    private var isOver = false

    fileprivate init(_ body: @escaping @MainActor () -> Bool) { self.body = body }

    /// Stops waiting; does nothing where that is over.
    package func cancel() {
      guard !isOver else { return }
      isOver = true
      g_source_remove(number)
    }

    private func call() -> Bool {
      guard !isOver else { return false }
      guard body(), !isOver else {
        // Whoever cancelled inside of the block has removed it already.
        isOver = true
        return false
      }
      return true
    }

    nonisolated fileprivate static func call(_ data: gpointer?) -> gboolean {
      guard let data else { return 0 }
      let source = Unmanaged<Source>.fromOpaque(data).takeUnretainedValue()
      return MainActor.assumeIsolated { source.call() } ? 1 : 0
    }

    nonisolated fileprivate static func release(_ data: gpointer?) {
      if let data { Unmanaged<Source>.fromOpaque(data).release() }
    }
  }
}
