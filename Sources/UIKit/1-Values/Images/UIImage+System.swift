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

  /// The points at the left that are not stretched.
  @available(*, deprecated, renamed: "capInsets")
  public var leftCapWidth: Int { Int(pixels: capInsets.left) }

  /// The points at the top that are not stretched.
  @available(*, deprecated, renamed: "capInsets")
  public var topCapHeight: Int { Int(pixels: capInsets.top) }
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

extension UIImage {
  /// How much brighter than white a picture may be shown.
  public enum DynamicRange: Int, Sendable {
    /// As the place it is shown in says.
    case unspecified = -1
    /// No brighter.
    case standard = 0
    /// A little.
    case constrainedHigh = 1
    /// As bright as the screen can.
    case high = 2
  }
}

extension UITraitCollection {
  /// The traits that pictures are looked up by.
  public var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }
}

extension UIImage.SymbolConfiguration {
  /// Whether two configurations say the same.
  public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
    isEqual(otherConfiguration)
  }
}
