import CoreGraphics
import Foundation
import WindowHost

/// Makes touches, presses and scrolls of what a host reports, and sends them to the app.
@MainActor
final class InputTranslator {
  /// How many points a notch of a wheel scrolls.
  private static let notch: CGFloat = 40
  /// The longest pause between taps that count together, in seconds.
  private static let tapPause: TimeInterval = 0.35
  /// How far apart taps that count together may be, in points.
  private static let tapReach: CGFloat = 45

  fileprivate var touches: [Int: UITouch] = [:]
  /// The keys that are down, by their usage.
  private var presses: [Int: UIPress] = [:]
  private var serial = 0
  private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?

  /// Whether any finger or button is down.
  var isTouching: Bool { !touches.isEmpty }

  func send(_ event: HostEvent) {
    switch event {
    case .pointer(let pointer): send(pointer)
    case .scroll(let scroll): send(scroll)
    case .key(let key): send(key)
    case .text(let text, _): take(text)
    case .textEditing(let text, let start, let length, _): compose(text, start, length)
    default: break
    }
  }

  // MARK: Touches

  private func send(_ pointer: HostPointer) {
    let place = CGPoint(x: pointer.x, y: pointer.y)
    switch pointer.phase {
    case .began: begin(pointer, place)
    case .moved: change(pointer, place, .moved)
    case .ended: change(pointer, place, .ended)
    case .cancelled: change(pointer, place, .cancelled)
    case .hovered: hover(pointer, place)
    case .left: HoverRouter.current.leave(at: pointer.time)
    }
  }

  private func hover(_ pointer: HostPointer, _ place: CGPoint) {
    guard let window = window(at: place) else {
      return HoverRouter.current.leave(at: pointer.time)
    }
    let event = HoverEvent()
    event.storedTimestamp = pointer.time
    event.storedModifiers = UIKeyModifierFlags(pointer.modifiers)
    event.location = window.convert(place, from: nil as UIWindow?)
    window.sendEvent(event)
  }

  private func begin(_ pointer: HostPointer, _ place: CGPoint) {
    ScrollRouter.current.interrupt()
    ToolTipRouter.current.hide()
    // A finger that comes down twice was lifted without a word.
    if touches[pointer.id] != nil { change(pointer, place, .cancelled) }
    guard let window = window(at: place) else { return }
    serial += 1
    let touch = UITouch(serial: serial)
    let point = window.convert(place, from: nil as UIWindow?)
    // A mouse acts as a finger does, as in Apple's simulator; its other buttons are a pointer's.
    touch.storedType =
      pointer.kind == .finger || pointer.buttons & 1 != 0 ? .direct : .indirectPointer
    touch.isFromPointer = pointer.kind != .finger
    touch.storedWindow = window
    touch.location = point
    touch.previousLocation = point
    touch.startsInStatusBar = ScrollToTop.isStatusBar(point, in: window)
    touch.storedTimestamp = pointer.time
    touch.storedTapCount = tapCount(at: place, pointer.time)
    let event = makeEvent(pointer)
    touch.storedView = window.hitTest(point, with: event) ?? window
    touch.recognizers = GestureEnvironment.current.recognizers(for: touch, in: touch.view)
    touches[pointer.id] = touch
    dispatch(event)
  }

  private func change(_ pointer: HostPointer, _ place: CGPoint, _ phase: UITouch.Phase) {
    guard let touch = touches[pointer.id], let window = touch.storedWindow else {
      touches[pointer.id] = nil
      return
    }
    let point = window.convert(place, from: nil as UIWindow?)
    if phase == .moved, point == touch.location { return }
    touch.previousLocation = touch.location
    touch.location = point
    touch.storedPhase = phase
    touch.storedTimestamp = pointer.time
    if phase == .ended { lastTap = (place, pointer.time, touch.storedTapCount) }
    dispatch(makeEvent(pointer))
    if phase == .ended, touch.startsInStatusBar, ScrollToTop.isStatusBar(point, in: window) {
      ScrollToTop.perform(in: window)
    }
    if phase != .moved {
      touches[pointer.id] = nil
      GestureEnvironment.current.endRound(touchesDown: Set(touches.values))
      TouchDelivery.current.flush()
    }
  }

  private func tapCount(at place: CGPoint, _ time: TimeInterval) -> Int {
    guard let lastTap, time - lastTap.time <= Self.tapPause,
      abs(place.x - lastTap.place.x) <= Self.tapReach,
      abs(place.y - lastTap.place.y) <= Self.tapReach
    else { return 1 }
    return lastTap.count + 1
  }

  private func makeEvent(_ pointer: HostPointer) -> UIEvent {
    let event = UIEvent()
    event.storedTimestamp = pointer.time
    event.storedModifiers = UIKeyModifierFlags(pointer.modifiers)
    event.storedButtons = UIEvent.ButtonMask(rawValue: pointer.buttons)
    return event
  }

  private func dispatch(_ event: UIEvent) {
    event.touches = Set(touches.values)
    UIApplication.shared.sendEvent(event)
    for touch in touches.values where !touch.isUp { touch.storedPhase = .stationary }
  }

  /// Takes all touches away, as when the window loses the focus.
  func cancelAll(at time: TimeInterval) {
    for (id, touch) in touches {
      guard let window = touch.storedWindow else { continue }
      let place = window.convert(touch.location, to: nil as UIWindow?)
      let pointer = HostPointer(
        id: id,
        phase: .cancelled,
        kind: .finger,
        x: Double(place.x),
        y: Double(place.y),
        time: time
      )
      change(pointer, place, .cancelled)
    }
  }

  // MARK: Wheel and keys

  private func send(_ scroll: HostScroll) {
    let place = CGPoint(x: scroll.x, y: scroll.y)
    guard let window = window(at: place) else { return }
    ToolTipRouter.current.hide()
    let event = ScrollEvent()
    event.storedTimestamp = scroll.time
    event.storedModifiers = UIKeyModifierFlags(scroll.modifiers)
    event.location = window.convert(place, from: nil as UIWindow?)
    var delta = CGVector(dx: scroll.dx * Self.notch, dy: scroll.dy * Self.notch)
    // With shift a wheel scrolls sideways.
    if scroll.modifiers.contains(.shift), delta.dx == 0 { delta = CGVector(dx: delta.dy, dy: 0) }
    event.delta = delta
    event.isPrecise = scroll.isPrecise
    window.sendEvent(event)
  }

  private func send(_ key: HostKey) {
    let app = UIApplication.shared
    guard let window = app.keyWindowStore ?? app.windowList.last else { return }
    let event = UIPressesEvent()
    Services.the((any KeyCommanding).self).see(key, in: window)
    ToolTipRouter.current.hide()
    // The key that comes up is the press that went down.
    let press = presses.removeValue(forKey: key.usage) ?? UIPress()
    if key.isDown { presses[key.usage] = press }
    press.storedPhase = key.isDown ? .began : .ended
    press.isRepeat = key.isRepeat
    press.storedTimestamp = key.time
    press.storedWindow = window
    press.storedKey = UIKey(
      characters: KeyNames.characters(usage: key.usage, name: key.name),
      modifiers: UIKeyModifierFlags(key.modifiers),
      usage: key.usage
    )
    event.storedTimestamp = key.time
    event.storedModifiers = UIKeyModifierFlags(key.modifiers)
    event.presses = [press]
    window.sendEvent(event)
  }

  // MARK: Text

  /// The one who takes text that is typed.
  private var textTaker: (any UIKeyInput)? {
    let app = UIApplication.shared
    return (app.keyWindowStore ?? app.windowList.last)?.firstResponder as? any UIKeyInput
  }

  private func take(_ text: String) {
    if let composer = textTaker as? any TextComposing {
      composer.typeText(text)
    } else {
      textTaker?.insertText(text)
    }
  }

  /// Hands on what an input method composes; its places are characters.
  private func compose(_ text: String, _ start: Int, _ length: Int) {
    let taker = textTaker
    guard taker is any TextComposing || taker is any UITextInput else { return }
    let characters = Array(text)
    let low = max(0, min(start, characters.count))
    let high = max(low, min(low + length, characters.count))
    func units(_ range: Range<Int>) -> Int { String(characters[range]).utf16.count }
    let selected = NSRange(location: units(0..<low), length: units(low..<high))
    if let composer = taker as? any TextComposing {
      composer.setMarkedText(text, selected: selected)
    } else if let input = taker as? any UITextInput {
      input.setMarkedText(text, selectedRange: selected)
    }
  }

  /// The front-most window that can be touched at a point of the screen.
  private func window(at place: CGPoint) -> UIWindow? {
    let windows = UIApplication.shared.windowList.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }
    return windows.map(\.element).first { window in
      !window.isHidden
        && window.hitTest(window.convert(place, from: nil as UIWindow?), with: nil) != nil
    }
  }
}

extension UIKeyModifierFlags {
  init(_ modifiers: HostModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alternate) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
    if modifiers.contains(.capsLock) { insert(.alphaShift) }
  }
}

extension InputTranslator {
  /// The touches that are down.
  var touchesDown: Set<UITouch> { Set(touches.values) }
}
