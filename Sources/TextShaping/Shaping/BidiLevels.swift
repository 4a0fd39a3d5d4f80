internal import CTextAnalysis
import Foundation

/// The embedding levels of a paragraph by the Unicode bidirectional algorithm.
struct BidiLevels {
  /// The level of each UTF-16 unit; empty where all have the base level.
  let levels: [UInt8]
  let baseLevel: UInt8

  /// Resolves `range`, whose base direction is `direction` or that of its first strong character.
  init(
    _ range: Range<Int>,
    of units: UnsafeBufferPointer<UInt16>,
    direction: ParagraphStyle.WritingDirection
  ) {
    let mayChange = range.contains { Characters.mayChangeDirection(units[$0]) }
    guard mayChange || direction == .rightToLeft, !range.isEmpty else {
      levels = []
      baseLevel = 0
      return
    }
    let text = UTF8Text(range, of: units)
    var base =
      switch direction {
      case .natural: TEXT_WEAK_LEFT_TO_RIGHT
      case .leftToRight: TEXT_LEFT_TO_RIGHT
      case .rightToLeft: TEXT_RIGHT_TO_LEFT
      }
    let found = text_embedding_levels(text.bytes, text.byteCount, &base)
    baseLevel = base == TEXT_RIGHT_TO_LEFT || base == TEXT_WEAK_RIGHT_TO_LEFT ? 1 : 0
    guard let found else {
      levels = []
      return
    }
    defer { text_free(found) }
    var levels: [UInt8] = []
    levels.reserveCapacity(range.count)
    for (index, count) in text.unitCounts.enumerated() {
      levels.append(found[index])
      if count == 2 { levels.append(found[index]) }
    }
    self.levels = levels
  }

  /// Resolves a paragraph with the invisible characters that force its parts into directions.
  init(
    _ range: Range<Int>,
    of units: UnsafeBufferPointer<UInt16>,
    direction: ParagraphStyle.WritingDirection,
    forced: [ForcedDirection]
  ) {
    guard !forced.isEmpty else {
      self.init(range, of: units, direction: direction)
      return
    }
    var marked: [UInt16] = []
    var own: [Int] = []
    var next = range.lowerBound
    func copy(upTo end: Int) {
      own += marked.count..<marked.count + end - next
      marked += units[next..<end]
      next = end
    }
    for part in forced {
      let part = (part.range.clamped(to: range), part.kinds)
      copy(upTo: part.0.lowerBound)
      marked += part.1.map(\.rawValue)
      copy(upTo: part.0.upperBound)
      marked += part.1.map { _ in ForcedDirection.end }
    }
    copy(upTo: range.upperBound)
    let found = marked.withUnsafeBufferPointer { marked in
      Self(0..<marked.count, of: marked, direction: direction)
    }
    self.init(found.levels.isEmpty ? [] : own.map { found.levels[$0] }, found.baseLevel)
  }
}

extension BidiLevels {
  private init(_ levels: [UInt8], _ baseLevel: UInt8) {
    (self.levels, self.baseLevel) = (levels, baseLevel)
  }
}

/// A part of a paragraph that is forced into directions, the outermost first.
struct ForcedDirection {
  /// The character that ends a part.
  static let end: UInt16 = 0x202C

  var range: Range<Int>
  var kinds: [DirectionMark]
}
