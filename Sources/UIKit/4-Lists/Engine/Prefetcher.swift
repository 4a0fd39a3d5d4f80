import CoreGraphics

/// Finds the elements of a list that will soon be in sight, and announces each once as it comes
/// nearer.
final class Prefetcher<Path: Hashable & Comparable> {
  /// What there is to be said to whoever provides the data.
  struct Change: Equatable {
    /// Elements that came near, the nearest first.
    var near: [Path]
    /// Elements that were announced and are neither near nor in sight, in the order of the data.
    var lost: [Path]
  }

  /// The elements that were announced and are not in sight.
  private(set) var announced: Set<Path> = []
  private var lastOffset: CGPoint?
  /// Which way the content moved last, along each axis; down and to the right at first.
  private var heading = CGVector(dx: 1, dy: 1)

  /// Notes which way the content moves.
  func turn(to offset: CGPoint) {
    if let lastOffset {
      if offset.x != lastOffset.x { heading.dx = offset.x < lastOffset.x ? -1 : 1 }
      if offset.y != lastOffset.y { heading.dy = offset.y < lastOffset.y ? -1 : 1 }
    }
    lastOffset = offset
  }

  /// Whether the content moved up last, so that lower elements come next.
  var goesDown: Bool { heading.dy > 0 }

  /// What is in sight with the next screen, and whether the last elements in it are the nearest; nil
  /// where nothing scrolls.
  func area(from bounds: CGRect, content: CGSize) -> (area: CGRect, isBackwards: Bool)? {
    let scrollsX = content.width > bounds.width
    let scrollsY = content.height > bounds.height
    guard scrollsX || scrollsY else { return nil }
    var area = bounds
    if scrollsY {
      area.size.height *= 2
      if heading.dy < 0 { area.origin.y -= bounds.height }
    }
    if scrollsX {
      area.size.width *= 2
      if heading.dx < 0 { area.origin.x -= bounds.width }
    }
    return (area, scrollsY ? heading.dy < 0 : heading.dx < 0)
  }

  /// Tells what changed, given what is near, the nearest first, and what of it is in sight.
  func update(near paths: [Path], shown: Set<Path>) -> Change {
    let ahead = paths.filter { !shown.contains($0) }
    let near = Set(ahead)
    let change = Change(
      near: ahead.filter { !announced.contains($0) },
      lost: announced.subtracting(near).subtracting(shown).sorted()
    )
    announced = near
    return change
  }

  /// New data: nothing is announced yet.
  func reset() { announced = [] }

  /// Keeps to the elements as they move.
  func follow(_ change: (Path) -> Path?) { announced = Set(announced.compactMap(change)) }
}
