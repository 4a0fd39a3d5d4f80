import CoreGraphics
import Foundation

extension UIImage {
  /// The sign for something to do.
  public class var actions: UIImage { UIImage(systemName: "square.and.arrow.up") ?? UIImage() }

  /// The sign for adding.
  public class var add: UIImage { coloured("plus.circle.fill", .systemGreen) }

  /// The sign for removing.
  public class var remove: UIImage { coloured("minus.circle.fill", .systemRed) }

  /// The sign for what is chosen.
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }

  /// The sign for what is chosen, readable on pictures.
  public class var strokedCheckmark: UIImage { coloured("checkmark.circle.fill", .systemBlue) }

  private class func coloured(_ name: String, _ color: UIColor) -> UIImage {
    UIImage(
      systemName: name,
      withConfiguration: SymbolConfiguration(paletteColors: [.white, color])
    ) ?? UIImage()
  }

  /// The picture with a border whose middle is one point wide and high.
  @available(*, deprecated, renamed: "resizableImage(withCapInsets:)")
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    let insets = UIEdgeInsets(
      top: top,
      left: left,
      bottom: topCapHeight > 0 ? max(0, size.height - top - 1) : 0,
      right: leftCapWidth > 0 ? max(0, size.width - left - 1) : 0
    )
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }
}

extension UIImage.SymbolConfiguration {
  /// That of a cross that closes something: bold and grey, on a light disc of 30 points.
  static var closing: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      SymbolValues(
        pointSize: 30,
        weight: .bold,
        scale: .medium,
        colors: .palette([.secondaryLabel, .tertiarySystemFill])
      )
    )
  }
}
