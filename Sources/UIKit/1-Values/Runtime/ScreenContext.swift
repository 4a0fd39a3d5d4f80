import QuartzCore

/// One running screen: all that its app, its events, its clock and its animations share.
///
/// A process can have any number of them. One is current at a time, and every service that is called
/// `current`, `shared` or `main` is that one's. Docs/Screens.md shows how to make a second.
@MainActor
package final class ScreenContext {
  private static var inUse: ScreenContext?

  /// The screen that code which runs now belongs to; at first the one that the process starts with.
  package static var current: ScreenContext { inUse ?? start() }

  private static func start() -> ScreenContext {
    let context = ScreenContext()
    inUse = context
    return context
  }

  /// A service as its context sees it: whether those who look it up find it.
  private struct Entry {
    let show: @MainActor () -> Void
    let hide: @MainActor () -> Void
  }

  private var entries: [Entry] = []
  /// What its layers share; while the screen is current the thread has it.
  private var layers = LayerContext()

  /// Makes a screen with services of its own, each of which is made when it is first looked up.
  package init() {}

  /// Keeps a service that was just made, and puts it in its slot whenever the screen is current.
  ///
  /// The slot is a static property of the service's own type, so that no service needs to be known
  /// here and a look-up is one load:
  ///
  ///     private static var slot: FrameClock?
  ///     static var current: FrameClock { slot ?? ScreenContext.keep(FrameClock()) { slot = $0 } }
  ///
  /// - Parameters:
  ///   - service: the current screen's service.
  ///   - setSlot: puts the service, or nothing, in the slot.
  /// - Returns: the service.
  static func keep<Service: AnyObject>(
    _ service: Service,
    _ setSlot: @escaping @MainActor (Service?) -> Void
  ) -> Service {
    current.entries.append(Entry(show: { setSlot(service) }, hide: { setSlot(nil) }))
    setSlot(service)
    return service
  }

  /// Makes this the current screen while a block runs.
  ///
  /// Complexity: O(services), or O(1) where the screen is current already.
  package func perform<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = Self.current
    guard former !== self else { return try body() }
    former.handOver(to: self)
    defer { handOver(to: former) }
    return try body()
  }

  private func handOver(to next: ScreenContext) {
    for entry in entries { entry.hide() }
    layers = LayerContext.exchange(next.layers)
    Self.inUse = next
    for entry in next.entries { entry.show() }
  }
}
