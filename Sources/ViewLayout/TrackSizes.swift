import Foundation

/// A column or row of a lazy grid: how long it may be.
package enum TrackSize: Equatable, Sendable {
  case fixed(CGFloat)
  case flexible(minimum: CGFloat, maximum: CGFloat)
  /// As many as fit, each at least `minimum` long.
  case adaptive(minimum: CGFloat, maximum: CGFloat)
}

/// How the tracks of a lazy grid share a length.
package enum TrackSizes {
  /// The lengths of the tracks, and for each the index of the declaration it comes from.
  ///
  /// Fixed tracks have their length. The others are served in order: each is offered an equal share of what
  /// is left for those not yet served, within its limits; an adaptive one fills its share with as many
  /// tracks as fit (Apple's reference of `GridItem`).
  package static func lengths(
    _ tracks: [TrackSize],
    spacings: [CGFloat],
    in length: CGFloat
  ) -> [(length: CGFloat, declaration: Int)] {
    guard !tracks.isEmpty else { return [] }
    var remaining = length - spacings.prefix(tracks.count - 1).reduce(0, +)
    var waiting = 0
    for track in tracks {
      if case .fixed(let fixed) = track { remaining -= fixed } else { waiting += 1 }
    }
    var result: [(length: CGFloat, declaration: Int)] = []
    for (index, track) in tracks.enumerated() {
      switch track {
      case .fixed(let fixed): result.append((max(fixed, 0), index))
      case .flexible(let minimum, let maximum):
        let share = max(remaining, 0) / CGFloat(waiting)
        let own = min(max(share, minimum), max(maximum, minimum))
        result.append((own, index))
        remaining -= own
        waiting -= 1
      case .adaptive(let minimum, let maximum):
        let share = max(remaining, 0) / CGFloat(waiting)
        let room = min(max(share, minimum), max(maximum, minimum))
        let spacing = index < spacings.count ? spacings[index] : spacings.last ?? 0
        let step = max(minimum + spacing, 1)
        let fitting = ((room + spacing) / step).rounded(.down)
        let count = fitting.isFinite ? max(1, Int(min(fitting, 10_000))) : 1
        let own = (room - spacing * CGFloat(count - 1)) / CGFloat(count)
        for _ in 0..<count { result.append((own, index)) }
        remaining -= room
        waiting -= 1
      }
    }
    return result
  }
}
