import CoreGraphics
import Foundation
import ScreenProtocol
import WindowHost

extension ServedScreen {
  func tap(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let target = try target(parameters)
    try play([GestureEntry(kind: .tap, time: frames.next, at: target.place)])
    return Self.answer("Tapped \(target.words).", at: target.place)
  }

  func press(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let target = try target(parameters)
    let seconds = try parameters.seconds("seconds", or: 0.8)
    var entry = GestureEntry(kind: .tap, time: frames.next, at: target.place)
    entry.duration = seconds
    try play([entry])
    return Self.answer(
      "Pressed \(target.words) for \(ServedElement.number(seconds)) s.",
      at: target.place
    )
  }

  func drag(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let target = try target(parameters)
    guard let way = try parameters.pair("by") else {
      throw .parameters("drag needs \"by\": the way [x, y] in points.")
    }
    try move(
      from: target.place,
      by: way,
      try parameters.seconds("seconds", or: 0.3),
      rest: try parameters.seconds("rest", or: 0)
    )
    let (x, y) = (ServedElement.number(way.0), ServedElement.number(way.1))
    return Self.answer("Dragged \(target.words) by (\(x), \(y)).", at: target.place)
  }

  /// A finger that leaves the screen while it is quick.
  func swipe(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let target = try target(parameters, orMiddle: true)
    let direction = parameters.text("direction") ?? ""
    let ways = ["up": (0.0, -1.0), "down": (0, 1), "left": (-1, 0), "right": (1, 0)]
    guard let way = ways[direction] else {
      throw .parameters("\"direction\" is up, down, left or right, not \"\(direction)\".")
    }
    let size = UIScreen.main.bounds.size
    let length = Double(way.0 == 0 ? size.height : size.width) * 0.3
    var entry = GestureEntry(kind: .drag, time: frames.next, at: target.place)
    entry.to = [target.place[0] + way.0 * length, target.place[1] + way.1 * length]
    entry.duration = 0.12
    try play([entry])
    return Self.answer("Swiped \(direction) over \(target.words).", at: target.place)
  }

  func pinch(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let target = try target(parameters, orMiddle: true)
    let factor = parameters.number("factor") ?? 2
    guard (0.05...20).contains(factor) else {
      throw .parameters("\"factor\" is from 0.05 to 20, not \(factor).")
    }
    let turn = parameters.number("turn") ?? 0
    var entry = GestureEntry(kind: .pinch, time: frames.next, at: target.place)
    entry.spread = factor > 1 ? [80, 80 * factor] : [80 / factor, 80]
    (entry.turn, entry.duration) = (turn, 0.4)
    try play([entry])
    return Self.answer(
      "Pinched \(target.words) by \(ServedElement.number(factor)).",
      at: target.place
    )
  }

  private func move(
    from place: [Double],
    by way: (Double, Double),
    _ seconds: Double,
    rest: Double = 0,
    hold: Double = 0
  ) throws(ServedError) {
    var entry = GestureEntry(kind: .drag, time: frames.next, at: place)
    entry.to = [place[0] + way.0, place[1] + way.1]
    (entry.duration, entry.rest, entry.hold) = (seconds, rest, hold)
    try play([entry])
  }

  // MARK: Scrolling

  /// Scrolls by a way, or until an element is in sight.
  func scroll(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    if let way = try parameters.pair("by") {
      let list = try scrollView(parameters)
      let before = list.contentOffset
      try drag(list, by: (-way.0, -way.1))
      let moved = CGVector(
        dx: list.contentOffset.x - before.x,
        dy: list.contentOffset.y - before.y
      )
      let (x, y) = (ServedElement.number(moved.dx), ServedElement.number(moved.dy))
      return ServedAnswer(
        "The content moved by (\(x), \(y)).",
        ["moved": .array([.number(moved.dx), .number(moved.dy)])]
      )
    }
    guard let query = try parameters.query() else {
      throw .parameters("scroll needs an element to look for, or \"by\": a way [x, y].")
    }
    return try scroll(to: query)
  }

  /// Looks down to the end and then up to the start, a good half of what is in sight at a time.
  private func scroll(to query: ElementQuery) throws(ServedError) -> ServedAnswer {
    if let found = reachable(query) { return ServedAnswer("In sight: \(found.line)") }
    let list = try scrollView(nil)
    for direction in [-1.0, 1] {
      var before = CGPoint(x: CGFloat.nan, y: 0)
      while list.contentOffset != before {
        before = list.contentOffset
        let length = Double(list.bounds.inset(by: list.adjustedContentInset).height) * 0.6
        try drag(list, by: (0, direction * length))
        if let found = reachable(query) { return ServedAnswer("Scrolled to \(found.line)") }
      }
    }
    _ = try query.one(in: elements())
    throw .element("The element is not in sight and not further up or down.")
  }

  /// The first element that fits and whose middle is on the screen.
  private func reachable(_ query: ElementQuery) -> ServedElement? {
    query.matches(in: elements()).first { isOnScreen($0.frame) }
  }

  private func isOnScreen(_ frame: CGRect) -> Bool {
    UIScreen.main.bounds.contains(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// The scroll view around the element that is named, or the largest in sight.
  private func scrollView(_ parameters: ServedParameters?) throws(ServedError) -> UIScrollView {
    if let query = try parameters?.query() {
      var view = try query.one(in: elements()).view
      while let current = view {
        if let list = current as? UIScrollView { return list }
        view = current.superview
      }
      throw .element("The element is in no scroll view.")
    }
    var found: [UIScrollView] = []
    for window in UIApplication.shared.windowList where !window.isHidden {
      Self.collect(window, &found)
    }
    let largest = found.max { Self.area(of: $0) < Self.area(of: $1) }
    guard let largest else { throw .element("Nothing on the screen scrolls.") }
    return largest
  }

  static func collect(_ view: UIView, _ found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if let list = view as? UIScrollView, list.isScrollEnabled { found.append(list) }
    for child in view.subviews { collect(child, &found) }
  }

  private static func area(of view: UIView) -> CGFloat {
    let seen = view.convert(view.bounds, to: nil).intersection(UIScreen.main.bounds)
    return seen.isNull ? 0 : seen.width * seen.height
  }

  /// A finger in the middle of a scroll view that rests before it is lifted, so that nothing flies on.
  private func drag(_ list: UIScrollView, by way: (Double, Double)) throws(ServedError) {
    let seen = list.convert(list.bounds, to: nil).intersection(UIScreen.main.bounds)
    guard !seen.isNull, seen.width > 1, seen.height > 1 else {
      throw .impossible("The scroll view is not on the screen.")
    }
    let longest = Double(max(seen.width, seen.height))
    var rest = way
    while abs(rest.0) > 0.5 || abs(rest.1) > 0.5 {
      let part = (
        min(max(rest.0, -longest * 0.4), longest * 0.4),
        min(max(rest.1, -longest * 0.4), longest * 0.4)
      )
      let before = list.contentOffset
      try move(from: [seen.midX, seen.midY].map(Double.init), by: part, 0.25, hold: 0.2)
      if list.contentOffset == before { return }
      rest = (rest.0 - part.0, rest.1 - part.1)
    }
  }

  // MARK: Keys

  func type(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let words = parameters.text("words") ?? ""
    guard elements().contains(where: { $0.isFocused && Self.texts.contains($0.role) }) else {
      throw .impossible(
        "Nothing is edited now. Tap a field first; find with role \"field\" lists them."
      )
    }
    var entry = GestureEntry(kind: .text, time: frames.next)
    entry.text = words
    try play([entry])
    return ServedAnswer("Typed \"\(words)\".")
  }

  private static let texts: Set<String> = ["field", "password", "text", "search"]

  func key(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let name = parameters.text("name") ?? ""
    guard let usage = ServedKeys.usage(name) else {
      throw .parameters(
        "There is no key \"\(name)\". There are \(ServedKeys.names.joined(separator: ", ")), letters and digits."
      )
    }
    let entries = [GestureEntry.Kind.keyDown, .keyUp].enumerated().map { number, kind in
      var entry = GestureEntry(kind: kind, time: frames.next + Double(number) * 0.05)
      (entry.key, entry.usage, entry.modifiers) = (name, usage, parameters.texts("modifiers"))
      return entry
    }
    try play(entries)
    return ServedAnswer("Pressed the key \(name).")
  }

  /// The text of the pasteboard that other programs share.
  func pasteboard(_ parameters: ServedParameters) -> ServedAnswer {
    let now = frames.next
    guard let words = parameters.text("words") else {
      let text = frames.stage.host.clipboardText
      return ServedAnswer(text ?? "", ["words": text.map { .string($0) } ?? .null])
    }
    frames.stage.host.clipboardText = words
    pasted = frames.stage.host.clipboardBytes
    return ServedAnswer(
      "The app can paste \(words.count) letters.",
      ["began": .number(now), "time": .number(now)]
    )
  }

  /// What the app has copied since this was last asked; nil where that is nothing.
  func takeCopied() -> String? {
    let host = frames.stage.host
    guard feed.isOn, host.clipboardBytes != pasted else { return nil }
    pasted = host.clipboardBytes
    return host.clipboardText
  }

  // MARK: The app

  func back() throws(ServedError) -> ServedAnswer {
    let windows = UIApplication.shared.windowList.filter { !$0.isHidden }
    var top = (windows.first(where: \.isKeyWindow) ?? windows.last)?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    guard let stack = Self.stack(in: top) else {
      throw .impossible("No stack of screens has anything to go back to.")
    }
    stack.popViewController(animated: true)
    settle()
    keepPace()
    return ServedAnswer("Went back to \(stack.topViewController?.title ?? "the screen before").")
  }

  private static func stack(in controller: UIViewController?) -> UINavigationController? {
    guard let controller else { return nil }
    for child in controller.children.reversed() {
      if let found = stack(in: child) { return found }
    }
    guard let stack = controller as? UINavigationController else { return nil }
    return stack.viewControllers.count > 1 ? stack : nil
  }

  func wait(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let seconds = try parameters.seconds("seconds", or: Self.patience)
    defer { keepPace() }
    if let query = try parameters.query() { return try wait(for: query, seconds) }
    if parameters.number("seconds") != nil {
      frames.play([], until: frames.next + seconds, isExact: true)
      return ServedAnswer("\(ServedElement.number(seconds)) s went by.")
    }
    let isQuiet = settle()
    return ServedAnswer(
      isQuiet ? "Nothing moves." : "Something still moves after \(Int(Self.patience)) s.",
      ["quiet": .bool(isQuiet)]
    )
  }

  /// Lets time pass a tenth of a second at a time until an element is there.
  private func wait(
    for query: ElementQuery,
    _ seconds: TimeInterval
  ) throws(ServedError) -> ServedAnswer {
    let start = frames.next
    // The clock may stay the least part of a second short of a time that it is sent to.
    var passed = 0.0
    while true {
      if let first = query.matches(in: elements()).first {
        let words = ServedElement.number(frames.next - start)
        return ServedAnswer("After \(words) s: \(first.line)", ["found": .bool(true)])
      }
      guard passed < seconds else {
        _ = try query.some(in: elements())
        throw .element("The element did not come in \(ServedElement.number(passed)) s.")
      }
      passed = min(passed + 0.1, seconds)
      frames.play([], until: start + passed, isExact: true)
    }
  }

  // MARK: Places

  /// An answer that also says where the finger came down.
  private static func answer(_ text: String, at place: [Double]) -> ServedAnswer {
    ServedAnswer(text, ["at": .array(place.map { .number($0) })])
  }

  /// Where a finger goes, and what is said of it.
  private func target(
    _ parameters: ServedParameters,
    orMiddle: Bool = false
  ) throws(ServedError) -> (place: [Double], words: String) {
    if let place = try parameters.pair("at") {
      let (x, y) = (ServedElement.number(place.0), ServedElement.number(place.1))
      guard UIScreen.main.bounds.contains(CGPoint(x: place.0, y: place.1)) else {
        throw .parameters("(\(x), \(y)) is not on the screen, \(Self.size) points.")
      }
      return ([place.0, place.1], "(\(x), \(y))")
    }
    guard let query = try parameters.query() else {
      if orMiddle {
        let bounds = UIScreen.main.bounds
        return ([bounds.midX, bounds.midY].map(Double.init), "the screen")
      }
      throw .parameters(
        "Name an element by identifier, label, role or text, or give \"at\": [x, y]."
      )
    }
    let element = try query.one(in: elements())
    guard isOnScreen(element.frame) else {
      throw .element(
        "The middle of \(element.line) is not on the screen, \(Self.size) points. Scroll to it first."
      )
    }
    return ([element.frame.midX, element.frame.midY].map(Double.init), element.line)
  }

  private static var size: String {
    let size = UIScreen.main.bounds.size
    return "\(ServedElement.number(size.width)) × \(ServedElement.number(size.height))"
  }
}
