import Foundation

/// What keys do in a text.
enum TextKeys {
  enum Command: Equatable {
    case left(word: Bool, extending: Bool)
    case right(word: Bool, extending: Bool)
    case up(extending: Bool)
    case down(extending: Bool)
    case start(whole: Bool, extending: Bool)
    case end(whole: Bool, extending: Bool)
    case deleteBackward(word: Bool)
    case deleteForward(word: Bool)
    case enter
    case selectAll
    case copy
    case cut
    case paste
    case undo
    case redo
    case leave
  }

  /// What a key does, by its number in the USB HID keyboard usage page; nil for letters.
  @MainActor
  static func command(_ key: UIKey) -> Command? {
    let flags = key.modifierFlags
    let extending = flags.contains(.shift)
    let isControl = flags.contains(.control) || flags.contains(.command)
    let word = isControl || flags.contains(.alternate)
    switch key.usage {
    case 0x50: return .left(word: word, extending: extending)
    case 0x4F: return .right(word: word, extending: extending)
    case 0x52: return .up(extending: extending)
    case 0x51: return .down(extending: extending)
    case 0x4A: return .start(whole: isControl, extending: extending)
    case 0x4D: return .end(whole: isControl, extending: extending)
    case 0x2A: return .deleteBackward(word: word)
    case 0x4C: return .deleteForward(word: word)
    case 0x28, 0x58: return .enter
    case 0x29: return .leave
    default: break
    }
    guard isControl else { return nil }
    switch key.usage {
    case 0x04: return .selectAll
    case 0x06: return .copy
    case 0x1B: return .cut
    case 0x19: return .paste
    case 0x1D: return extending ? .redo : .undo
    case 0x1C: return .redo
    default: return nil
    }
  }
}
