/// What keys do with the focus, by their numbers in the USB HID keyboard usage page.
@MainActor
enum FocusKey {
  case move(UIFocusHeading)
  case act
  case leave
  case back
  case menu

  init?(_ press: UIPress) {
    guard let key = press.key, press.phase == .began else { return nil }
    let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    let isShifted = modifiers == .shift
    // Alt and left goes back as in browsers, command and [ as on iPads.
    if modifiers == .alternate && key.keyCode.rawValue == 80
      || modifiers == .command && key.keyCode.rawValue == 47
    {
      self = .back
      return
    }
    guard modifiers.isEmpty || isShifted else { return nil }
    switch key.keyCode.rawValue {
    case 43: self = .move(isShifted ? .previous : .next)
    case 40, 44: self = .act
    case 41: self = .leave
    case 101: self = .menu
    case 67 where isShifted: self = .menu
    case 74: self = .move(.first)
    case 77: self = .move(.last)
    case 75: self = .move([.page, .previous])
    case 78: self = .move([.page, .next])
    case 79: self = .move(.right)
    case 80: self = .move(.left)
    case 81: self = .move(.down)
    case 82: self = .move(.up)
    default: return nil
    }
  }
}
