import CoreGraphics
import Foundation

/// The nine parts of a picture whose border keeps its size.
struct NinePatch {
  /// A stretch of the picture and where it goes, along one axis.
  struct Span {
    /// In pixels of the picture.
    let from: Range<CGFloat>
    /// In points.
    let to: Range<CGFloat>
  }

  struct Part {
    /// In pixels of the picture.
    let source: CGRect
    /// In points.
    let target: CGRect
  }

  let parts: [Part]

  /// Cuts a picture that is so many pixels wide and high as it is seen.
  ///
  /// `scale` is its pixels a point, `insets` the border in points. The middle is repeated or
  /// stretched.
  init(pixels: CGSize, scale: CGFloat, insets: UIEdgeInsets, rect: CGRect, repeats: Bool) {
    let insets = insets.sound
    let columns = Self.spans(
      pixels.width,
      scale,
      (insets.left, insets.right),
      rect.minX,
      rect.width,
      repeats
    )
    let rows = Self.spans(
      pixels.height,
      scale,
      (insets.top, insets.bottom),
      rect.minY,
      rect.height,
      repeats
    )
    parts = rows.flatMap { row in
      columns.map { column in
        Part(source: Self.rect(column.from, row.from), target: Self.rect(column.to, row.to))
      }
    }
  }

  private static func rect(_ x: Range<CGFloat>, _ y: Range<CGFloat>) -> CGRect {
    CGRect(
      x: x.lowerBound,
      y: y.lowerBound,
      width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound
    )
  }

  /// The most repetitions along an axis; beyond them the middle is stretched.
  private static let mostRepeats: CGFloat = 4096

  private static func spans(
    _ pixels: CGFloat,
    _ scale: CGFloat,
    _ insets: (CGFloat, CGFloat),
    _ origin: CGFloat,
    _ length: CGFloat,
    _ repeats: Bool
  ) -> [Span] {
    let low = min(insets.0 * scale, pixels)
    let high = max(pixels - insets.1 * scale, low)
    // Where there is no room for both borders they share what there is.
    let border = (low + pixels - high) / scale
    let squeeze = border > length && border > 0 ? length / border : 1
    let start = origin + low / scale * squeeze
    let end = max(start, origin + length - (pixels - high) / scale * squeeze)
    var spans: [Span] = []
    func add(_ from: Range<CGFloat>, _ to: Range<CGFloat>) {
      guard !from.isEmpty, !to.isEmpty else { return }
      spans.append(Span(from: from, to: to))
    }
    add(0..<low, origin..<start)
    let tile = (high - low) / scale
    if repeats, high - low > 1, (end - start) / tile <= mostRepeats {
      var place = start
      while place < end {
        let width = min(tile, end - place)
        add(low..<low + width * scale, place..<place + width)
        place += tile
      }
    } else if high > low {
      add(low..<high, start..<end)
    } else {
      // Nothing was left to stretch: the pixel at the cut does.
      let pixel = min(max(0, low.rounded() - 1), pixels - 1)
      add(pixel..<pixel + 1, start..<end)
    }
    add(high..<pixels, end..<max(end, origin + length))
    return spans
  }
}
