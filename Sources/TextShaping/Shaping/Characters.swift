/// Questions about UTF-16 units and characters that decide how text is divided.
enum Characters {
  static let tab: UInt16 = 0x09
  static let softHyphen: UInt16 = 0xAD
  static let objectReplacement: UInt16 = 0xFFFC
  static let zeroWidthSpace: UInt16 = 0x200B
  static let ellipsis: UInt32 = 0x2026

  /// Whether a unit ends a line for certain.
  @inline(__always)
  static func endsLine(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a line end starts a new paragraph, and not only a new line.
  static func endsParagraph(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A, 0x0D, 0x85, 0x2029: true
    default: false
    }
  }

  /// Whether a space at the end of a line hangs over its edge.
  @inline(__always)
  static func isHangingSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a unit has nothing to draw and would otherwise show as a box.
  @inline(__always)
  static func isInvisible(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x00...0x08, 0x0E...0x1F, 0x7F...0x9F, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// Whether text holding this unit may run from right to left or change direction.
  @inline(__always)
  static func mayChangeDirection(_ unit: UInt16) -> Bool {
    guard unit >= 0x0590 else { return false }
    switch unit {
    case 0x0590...0x08FF, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFF:
      return true
    // The leading halves of U+10800...U+10FFF and U+1E800...U+1EFFF.
    case 0xD802, 0xD803, 0xD83A, 0xD83B: return true
    default: return false
    }
  }

  /// Whether a unit is a digit that San Francisco sets wider than Inter does.
  @inline(__always)
  static func isWideDigit(_ unit: UInt16) -> Bool { unit &- 0x30 < 10 && unit != 0x31 }

  static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  /// Whether a character joins the picture before it: selectors, skin tones, tags, keycaps.
  static func continuesEmoji(_ character: UInt32) -> Bool {
    switch character {
    case 0x200D, 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
    default: false
    }
  }

  /// Whether a character is drawn as a picture, which a selector in `next` may decide.
  static func isEmoji(_ character: UInt32, next: UInt32) -> Bool {
    guard next == 0xFE0F || (0x231A...0x2B55).contains(character) || character >= 0x1F004,
      next != 0xFE0E, let properties = Unicode.Scalar(character)?.properties
    else { return false }
    return next == 0xFE0F ? properties.isEmoji : properties.isEmojiPresentation
  }

  /// The character at a place, and how many units it takes; half a pair counts as U+FFFD.
  @inline(__always)
  static func character(
    at index: Int,
    in units: UnsafeBufferPointer<UInt16>
  ) -> (value: UInt32, length: Int) {
    let unit = units[index]
    guard unit & 0xF800 == 0xD800 else { return (UInt32(unit), 1) }
    guard UTF16.isLeadSurrogate(unit), index + 1 < units.count,
      UTF16.isTrailSurrogate(units[index + 1])
    else { return (0xFFFD, 1) }
    let value = 0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(units[index + 1] & 0x3FF)
    return (value, 2)
  }
}
