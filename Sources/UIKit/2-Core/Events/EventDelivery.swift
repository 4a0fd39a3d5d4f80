/// Hands an event of a window to gesture recognisers first and to views after them.
@MainActor
struct EventDelivery: EventDelivering {
  func deliver(_ event: UIEvent, in window: UIWindow) {
    switch event.type {
    case .touches:
      GestureEnvironment.current.deliver(event)
      TouchDelivery.current.deliver(event)
    case .presses:
      if let event = event as? UIPressesEvent { deliver(event, in: window) }
    case .scroll:
      if let event = event as? ScrollEvent { ScrollRouter.current.route(event, in: window) }
    case .hover:
      if let event = event as? HoverEvent { HoverRouter.current.route(event, in: window) }
    default: break
    }
  }

  func flushTouches() { TouchDelivery.current.flush() }

  private func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    // Without a focus keys go to what scrolls on the screen.
    let responder =
      window.firstResponder ?? UIFocusSystem.current.responder(in: window)
      ?? KeyboardScrolling.mainView(of: window) ?? window.rootViewController ?? window
    let chain = sequence(first: responder as UIResponder?, next: { $0?.next })
    var views = chain.compactMap { $0 as? UIView }
    if let view = (responder as? UIViewController)?.viewIfLoaded { views.insert(view, at: 0) }
    for press in event.presses {
      if Services.the((any KeyCommanding).self).take(press, from: responder) { continue }
      GestureEnvironment.current.deliver(press, event, along: views)
      guard !press.recognizers.contains(where: \.cancelsTouchesInView) else { continue }
      let presses: Set<UIPress> = [press]
      switch press.phase {
      case .began: responder.pressesBegan(presses, with: event)
      case .changed, .stationary: responder.pressesChanged(presses, with: event)
      case .ended: responder.pressesEnded(presses, with: event)
      case .cancelled: responder.pressesCancelled(presses, with: event)
      }
    }
  }
}
