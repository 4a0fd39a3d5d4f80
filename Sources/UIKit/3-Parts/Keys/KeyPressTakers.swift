/// A responder that is told of keys before anybody does something with them, while it or what is in it has
/// the focus.
@MainActor
package protocol KeyPressTaking: UIResponder {
  /// Takes a key that went down or up; returns whether nobody else is told.
  func takeKeyPress(_ press: UIPress) -> Bool
}

/// Tells such responders of keys, the innermost first.
@MainActor
enum KeyPressTakers {
  static func take(_ press: UIPress, from responder: UIResponder) -> Bool {
    guard press.key != nil, let window = press.window else { return false }
    let focused: UIResponder? =
      window.firstResponder ?? UIFocusSystem.current.responder(in: window)
    guard responder === focused else { return false }
    return sequence(first: responder, next: \.next).contains { responder in
      (responder as? any KeyPressTaking)?.takeKeyPress(press) ?? false
    }
  }
}
