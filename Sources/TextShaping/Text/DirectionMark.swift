/// What forces a part of a text into a direction: the character that would start the part, as a UTF-16 unit.
package enum DirectionMark: UInt16, Hashable, Sendable {
  case leftToRightEmbedding = 0x202A
  case rightToLeftEmbedding = 0x202B
  case leftToRightOverride = 0x202D
  case rightToLeftOverride = 0x202E
}
