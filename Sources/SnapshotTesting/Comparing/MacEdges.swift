import CoreGraphics
import UIKit

/// Looks in a picture from a Mac for the edges of views that a picture of here has.
///
/// Text is left out, since its font is another: whatever lies on a label's area says nothing. An edge is a
/// line along a side of a view where colours change from one pixel to the next; it has to be in the Mac's
/// picture too, within a pixel.
struct MacEdges {
  private let mac: Bitmap?
  private let own: Bitmap?
  private let scale: CGFloat
  private let tree: ViewTree
  private let sizes: String

  /// How far two neighbours have to be from each other to be an edge, in CIE L*a*b*.
  private static let step: Float = 2.5
  /// How much of a side has to be an edge.
  private static let share = 0.6
  /// How far a lost edge is looked for, in pixels.
  private static let reach = 60

  init(mac: UIImage, picture: NotedImage, tree: ViewTree) {
    self.mac = mac.cgImage?.bitmap
    own = picture.cgImage?.bitmap
    scale = picture.scale
    self.tree = tree
    func words(_ bitmap: Bitmap?) -> String { "\(bitmap?.width ?? 0) × \(bitmap?.height ?? 0)" }
    sizes = "\(words(self.mac)) pixels, here \(words(own))"
  }

  private enum Side: String, CaseIterable {
    case left
    case right
    case top
    case bottom

    var isUpright: Bool { self == .left || self == .right }
  }

  /// What is elsewhere, in words.
  var differences: [String] {
    guard let mac, let own else { return ["A picture cannot be read."] }
    guard (mac.width, mac.height) == (own.width, own.height) else {
      return ["The Mac's picture has \(sizes): take both at one scale and size."]
    }
    let texts = tree.rows.filter { $0.values["text"] != nil }.map { pixels($0.rect) }
    return tree.rows.filter { $0.values["text"] == nil && $0.values["isHidden"] == nil }
      .flatMap { row in
        Side.allCases.compactMap { difference(of: row, $0, mac, own, texts) }
      }
  }

  private func pixels(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * scale,
      y: rect.minY * scale,
      width: rect.width * scale,
      height: rect.height * scale
    )
  }

  private func difference(
    of row: ViewTree.Row,
    _ side: Side,
    _ mac: Bitmap,
    _ own: Bitmap,
    _ texts: [CGRect]
  ) -> String? {
    let rect = pixels(row.rect)
    let end = side.isUpright ? own.width : own.height
    let edges: [Side: CGFloat] = [
      .left: rect.minX, .right: rect.maxX, .top: rect.minY, .bottom: rect.maxY,
    ]
    let place = Int((edges[side] ?? 0).rounded())
    // Corners may be round.
    let along = side.isUpright ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let inset = (along.1 - along.0) / 6
    let range =
      Int(
        (along.0 + inset).rounded()
      )..<max(
        Int((along.0 + inset).rounded()),
        Int((along.1 - inset).rounded())
      )
    guard place > 0, place < end, range.count >= 4,
      let strength = strength(own, place, range, side, texts), strength >= Self.share
    else { return nil }
    func isThere(_ offset: Int) -> Bool {
      let place = place + offset
      guard place > 0, place < end else { return false }
      return (self.strength(mac, place, range, side, texts) ?? 0) >= Self.share / 2
    }
    if [0, 1, -1].contains(where: isThere) { return nil }
    let found = (2...Self.reach).flatMap { [$0, -$0] }.first(where: isThere)
    let there = found.map { "\(points(place + $0))" } ?? "nowhere near"
    return "\(row.title): \(side.rawValue) edge \(points(place)), in the Mac's picture \(there)"
  }

  private func points(_ pixels: Int) -> String {
    let value = (CGFloat(pixels) / scale * 100).rounded() / 100
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// How much of a line is an edge; nil where text covers most of it.
  private func strength(
    _ bitmap: Bitmap,
    _ place: Int,
    _ range: Range<Int>,
    _ side: Side,
    _ texts: [CGRect]
  ) -> Double? {
    let limit = side.isUpright ? bitmap.height : bitmap.width
    var (seen, edges, skipped) = (0, 0, 0)
    for other in range where other >= 0 && other < limit {
      let (x, y) = side.isUpright ? (place, other) : (other, place)
      let point = CGPoint(x: CGFloat(x), y: CGFloat(y))
      if texts.contains(where: { $0.insetBy(dx: -1, dy: -1).contains(point) }) {
        skipped += 1
        continue
      }
      let before = side.isUpright ? bitmap[x - 1, y] : bitmap[x, y - 1]
      seen += 1
      if ColorDistance.between(before.argb, bitmap[x, y].argb) >= Self.step { edges += 1 }
    }
    guard seen > 0, seen >= skipped else { return nil }
    return Double(edges) / Double(seen)
  }
}
