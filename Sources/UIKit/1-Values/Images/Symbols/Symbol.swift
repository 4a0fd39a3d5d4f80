import CoreGraphics
import Foundation
import Synchronization

/// What a symbol looks like, in whatever form its drawing has.
protocol SymbolForm: Sendable {
  /// Where the symbol lies in its image.
  func placement(_ size: SymbolSize) -> SymbolPlacement

  /// Where the symbol covers, in its image's pixels.
  func coverage(_ size: SymbolSize) -> Bitmap?

  /// The symbol in colours: one for each of its levels, the first for the foremost; in multicolour
  /// one for each of its layers.
  func coloured(
    _ size: SymbolSize,
    _ coverage: Bitmap,
    _ colors: [CGColor],
    isMulticolor: Bool
  ) -> Bitmap?

  /// The colours the symbol has of its own, for its layers in multicolour; none where it has none.
  var ownColors: [UIColor] { get }
}

/// Where a symbol lies in its image.
struct SymbolPlacement: Sendable {
  /// The part of the drawing that the image shows, and its pixels.
  var box: SymbolDrawing.Box
  /// How far the baseline of text lies above the lower edge, in points.
  var baselineOffset: CGFloat
  /// How far the symbol reaches beyond what layouts align, in points.
  var alignmentInsets = UIEdgeInsets.zero
}

/// A sign, under the name it has on iOS or in an app's catalog.
final class Symbol: Sendable {
  /// The name on iOS, or the one the app gave.
  let name: String
  let form: any SymbolForm
  /// Whether the sign points along the reading direction.
  let followsReadingDirection: Bool
  private let coverages = Mutex<[(size: SymbolSize, image: CGImage)]>([])

  /// The most sizes of a symbol that are kept.
  private static let mostSizes = 16

  init(name: String, form: any SymbolForm, followsReadingDirection: Bool) {
    self.name = name
    self.form = form
    self.followsReadingDirection = followsReadingDirection
  }

  /// The size in points, a whole number of pixels.
  func size(_ size: SymbolSize) -> CGSize {
    let box = form.placement(size).box
    return CGSize(
      width: CGFloat(box.columns) / size.scale,
      height: CGFloat(box.rows) / size.scale
    )
  }

  /// How far the baseline of text beside the symbol lies above its lower edge.
  func baselineOffset(_ size: SymbolSize) -> CGFloat { form.placement(size).baselineOffset }

  /// How far the symbol reaches beyond what layouts align.
  func alignmentInsets(_ size: SymbolSize) -> UIEdgeInsets {
    form.placement(size).alignmentInsets
  }

  /// Where the symbol covers.
  func coverage(_ size: SymbolSize) -> CGImage? {
    if let found = coverages.withLock({ $0.first { $0.size == size }?.image }) { return found }
    guard let alpha = form.coverage(size) else { return nil }
    let image = CGImage(bitmap: alpha)
    coverages.withLock { coverages in
      if coverages.count >= Self.mostSizes { coverages.removeFirst() }
      coverages.append((size, image))
    }
    return image
  }

  /// The symbol in colours.
  func coloured(_ size: SymbolSize, _ colors: [CGColor], isMulticolor: Bool) -> CGImage? {
    guard let coverage = coverage(size)?.bitmap else { return nil }
    return form.coloured(size, coverage, colors, isMulticolor: isMulticolor)
      .map { CGImage(bitmap: $0) }
  }
}

extension SymbolDrawing.Box {
  /// A rectangle of a drawing grown to whole pixels on all sides, of which one is so many units.
  init(_ rect: CGRect, pixel: CGFloat) {
    columns = max(1, Int(pixels: (rect.width / pixel).rounded(.up)))
    rows = max(1, Int(pixels: (rect.height / pixel).rounded(.up)))
    view = CGRect(
      x: rect.midX - CGFloat(columns) * pixel / 2,
      y: rect.midY - CGFloat(rows) * pixel / 2,
      width: CGFloat(columns) * pixel,
      height: CGFloat(rows) * pixel
    )
  }
}
