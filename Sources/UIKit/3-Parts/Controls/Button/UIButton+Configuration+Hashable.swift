import CoreGraphics
import Foundation

extension UIButton.Configuration: Hashable {
  /// What two configurations have alike that show the same.
  private struct Essence: Hashable {
    var base: Base
    var title: AttributedString?
    var subtitle: AttributedString?
    var texts: [ObjectIdentifier?]
    var colors: [ColorTransformation]
    var breaks: [NSLineBreakMode]
    var alignment: TitleAlignment
    var lengths: [CGFloat]
    var image: UIImage?
    var symbol: UIImage.SymbolConfiguration?
    var placement: UInt
    var insets: [CGFloat]
    var flags: [Bool]
    var indicator: Indicator
    var size: Size
    var corners: CornerStyle
    var background: UIBackgroundConfiguration
    var foregroundColor: UIColor?
    var backgroundColor: UIColor?
    var state: UInt
  }

  private var essence: Essence {
    let insets = contentInsets
    return Essence(
      base: base,
      title: attributedTitle,
      subtitle: attributedSubtitle,
      texts: [
        titleTextAttributesTransformer?.identity, subtitleTextAttributesTransformer?.identity,
      ],
      colors: [
        imageColorTransformer, activityIndicatorColorTransformer, indicatorColorTransformer,
      ].map { ColorTransformation($0) },
      breaks: [titleLineBreakMode, subtitleLineBreakMode],
      alignment: titleAlignment,
      lengths: [titlePadding, imagePadding, imageReservation],
      image: image,
      symbol: preferredSymbolConfigurationForImage,
      placement: imagePlacement.rawValue,
      insets: [insets.top, insets.leading, insets.bottom, insets.trailing],
      flags: [showsActivityIndicator, automaticallyUpdateForSelection, isDestructive],
      indicator: indicator,
      size: buttonSize,
      corners: cornerStyle,
      background: background,
      foregroundColor: baseForegroundColor,
      backgroundColor: baseBackgroundColor,
      state: state.rawValue
    )
  }

  /// Whether two configurations show the same.
  public static func == (a: Self, b: Self) -> Bool { a.essence == b.essence }

  /// The essential parts; equal configurations have equal ones.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(title)
    hasher.combine(subtitle)
    hasher.combine(image)
  }
}
