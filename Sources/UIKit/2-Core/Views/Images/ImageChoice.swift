import CoreGraphics
import Foundation

/// The images an image view was given, and which of them it shows.
struct ImageChoice {
  var plain: UIImage?
  var highlighted: UIImage?
  var isHighlighted = false
  var frames: [UIImage]?
  var highlightedFrames: [UIImage]?
  var duration: TimeInterval = 0
  var repeatCount = 0

  /// The image that is shown when nothing moves.
  var current: UIImage? { isHighlighted ? highlighted ?? plain : plain }

  /// Whether highlighting changes what is shown.
  var hasHighlight: Bool { highlighted != nil || highlightedFrames != nil }

  /// The images to show in turn; nil where there are none.
  var moving: ImageAnimation.Frames? {
    let given = isHighlighted ? highlightedFrames ?? frames : frames
    if let images = given, !images.isEmpty {
      return ImageAnimation.Frames(images, duration, repeatCount)
    }
    guard let current, let images = current.images, !images.isEmpty else { return nil }
    return ImageAnimation.Frames(images, current.duration, 0)
  }
}

/// The part of an image view's contents that stretches.
enum ContentsCenter: Equatable {
  /// A part, in unit coordinates.
  case part(CGRect)
  /// No part stretches: the middle is repeated.
  case tiled

  static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Nil for an image that is scaled as a whole.
  init?(_ image: UIImage, _ pixels: CGImage, stretches: Bool) {
    guard stretches, let insets = image.content.properties.capInsets?.sound else { return nil }
    let size = CGSize(
      width: CGFloat(pixels.width) / image.scale,
      height: CGFloat(pixels.height) / image.scale
    )
    let middle = CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    // Repeating a single pixel is stretching it.
    let pixel = 1 / image.scale + 1e-6
    if image.resizingMode == .tile, middle.width > pixel || middle.height > pixel {
      self = .tiled
      return
    }
    self = .part(
      CGRect(
        x: insets.left / size.width,
        y: insets.top / size.height,
        width: middle.width / size.width,
        height: middle.height / size.height
      )
    )
  }

  var rect: CGRect {
    if case .part(let rect) = self { rect } else { Self.whole }
  }
}
