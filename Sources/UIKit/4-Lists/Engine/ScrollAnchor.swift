import CoreGraphics

/// Keeps what one looks at where it is while the content above it changes.
///
/// It remembers how far the elements in sight are from where the visible content begins, and answers
/// where the content has to be for the first of them that is still there to be as far from it again.
final class ScrollAnchor<Path> {
  private struct Hold {
    var path: Path
    /// How far the element was below and to the right of the first visible point of the content.
    var distance: CGPoint
  }

  /// Whether a moment is remembered, be it one in which nothing was to be held.
  private(set) var isHolding = false
  /// Elements in sight, the best to hold on to first.
  private var held: [Hold] = []

  /// Remembers where the elements in sight are, in the order of the data, seen from the first point
  /// of the content that no bar covers.
  ///
  /// Pass none where the content stands at its start: what comes above is to be seen then.
  func hold(_ shown: [(path: Path, frame: CGRect)], from origin: CGPoint) {
    isHolding = true
    func isWhole(_ frame: CGRect) -> Bool { frame.minX >= origin.x && frame.minY >= origin.y }
    // Rather one that begins in sight than one that is cut off.
    let ordered = shown.filter { isWhole($0.frame) } + shown.filter { !isWhole($0.frame) }
    held = ordered.map { path, frame in
      Hold(path: path, distance: CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y))
    }
  }

  /// Elements have other paths now, or are gone.
  func follow(_ change: (Path) -> Path?) {
    held = held.compactMap { hold in
      change(hold.path).map { Hold(path: $0, distance: hold.distance) }
    }
  }

  /// The element that stays where it is: the first one held that is still there.
  func element(where isThere: (Path) -> Bool) -> Path? {
    held.first { isThere($0.path) }?.path
  }

  /// The offset of the content at which the element is where it was; nil where none is held.
  ///
  /// `origin` is the first visible point at the present `offset`; `frame` gives nil for an element
  /// that is not there any more.
  func offset(
    from offset: CGPoint,
    origin: CGPoint,
    frame: (Path) -> CGRect?
  ) -> CGPoint? {
    for hold in held {
      guard let frame = frame(hold.path) else { continue }
      return CGPoint(
        x: offset.x + frame.minX - hold.distance.x - origin.x,
        y: offset.y + frame.minY - hold.distance.y - origin.y
      )
    }
    return nil
  }

  /// Remembers nothing any more.
  func release() {
    held = []
    isHolding = false
  }
}
