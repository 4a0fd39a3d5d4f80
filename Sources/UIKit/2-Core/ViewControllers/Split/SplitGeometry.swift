import CoreGraphics
import Foundation

/// Where the columns of a split view controller are.
struct SplitGeometry {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode

  /// The frames of all columns; those that are not seen stand beyond the edge.
  private(set) var frames: [Column: CGRect] = [:]
  /// Where one column ends and the next begins.
  private(set) var lines: [CGRect] = []
  /// How dark what lies below is, 0...1.
  private(set) var shade: CGFloat = 0
  private(set) var visible: Set<Column> = [.secondary]

  /// - Parameters:
  ///   - size: the room there is.
  ///   - mode: which columns are seen.
  ///   - style: how many there are.
  ///   - widths: of the first and the one between.
  ///   - isMirrored: whether the first column stands at the right.
  ///   - hairline: how thick a line between columns is.
  init(
    _ size: CGSize,
    _ mode: Mode,
    _ style: UISplitViewController.Style,
    widths: (primary: CGFloat, supplementary: CGFloat),
    isMirrored: Bool,
    hairline: CGFloat
  ) {
    let isTriple = style == .tripleColumn
    let shown = min(mode.extraColumns, isTriple ? 2 : 1)
    // The first column is the first to go.
    let extras: [(Column, CGFloat)] =
      isTriple
      ? [(.primary, widths.primary), (.supplementary, widths.supplementary)]
      : [(.primary, widths.primary)]
    var x: CGFloat = 0
    let hidden = extras.dropLast(shown)
    var before: CGFloat = 0
    for (column, width) in hidden.reversed() {
      before -= width
      frames[column] = CGRect(x: before, y: 0, width: width, height: size.height)
    }
    for (column, width) in extras.suffix(shown) {
      frames[column] = CGRect(x: x, y: 0, width: width, height: size.height)
      visible.insert(column)
      x += width
      lines.append(CGRect(x: x - hairline, y: 0, width: hairline, height: size.height))
    }
    var last = CGRect(origin: .zero, size: size)
    switch mode {
    case .oneBesideSecondary, .twoBesideSecondary:
      last.origin.x = x
      last.size.width = max(0, size.width - x)
    case .twoDisplaceSecondary:
      last.origin.x = x
      last.size.width = max(0, size.width - (isTriple ? widths.supplementary : x))
      shade = 1
    case .oneOverSecondary, .twoOverSecondary: shade = 1
    case .automatic, .secondaryOnly: break
    }
    frames[.secondary] = last
    guard isMirrored else { return }
    frames = frames.mapValues { $0.mirrored(in: size.width) }
    lines = lines.map { $0.mirrored(in: size.width) }
  }

  /// The frame of a column on the way to another geometry.
  func frame(of column: Column, share: CGFloat, to other: SplitGeometry) -> CGRect? {
    guard let from = frames[column], let to = other.frames[column] else { return nil }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return CGRect(
      x: mix(from.minX, to.minX),
      y: 0,
      width: mix(from.width, to.width),
      height: to.height
    )
  }
}
