import Foundation

/// Hands the pointer on, for the storeys below.
@MainActor
struct PointerService: PointerFollowing {
  func route(_ event: HoverEvent, in window: UIWindow) {
    PointerRouter.current.route(event, in: window)
  }

  func leave() { PointerRouter.current.leave() }
}
