import Foundation
import TestSupport
import ViewLayout

/// The measured facts of the SwiftUI reference.
enum Facts {
  static func vectors(_ category: String) -> [Fixture.Vector] {
    (try? Fixture.vectors("SwiftUI/facts", category)) ?? []
  }
}

extension JSONValue {
  /// A length; the words "infinity" and "-infinity" stand for those, null for none.
  var length: CGFloat? {
    switch string {
    case "infinity": .infinity
    case "-infinity": -.infinity
    default: number.map { CGFloat($0) }
    }
  }

  /// A list of lengths.
  var lengths: [CGFloat?] { (list ?? []).map(\.length) }

  /// A proposal of two lengths.
  var proposal: ProposedViewSize {
    ProposedViewSize(width: self[0].length, height: self[1].length)
  }
}

/// Whether two lengths are the same but for the rounding of what was written down.
func isNear(_ one: CGFloat?, _ other: CGFloat?) -> Bool {
  switch (one, other) {
  case (nil, nil): true
  case (let one?, let other?): one == other || abs(one - other) < 0.001
  default: false
  }
}

/// Whether two lists of lengths are the same but for the rounding of what was written down.
func areNear(_ one: [CGFloat?], _ other: [CGFloat?]) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { isNear($0, $1) }
}

/// Whether two proposals are the same but for the rounding of what was written down.
func areNear(_ one: ProposedViewSize, _ other: ProposedViewSize) -> Bool {
  isNear(one.width, other.width) && isNear(one.height, other.height)
}
