import CoreGraphics

extension UIContentUnavailableConfiguration {
  /// How the content is aligned.
  public enum Alignment: Sendable {
    /// Texts begin where lines do.
    case natural
    /// Texts are centred.
    case center
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// What the button is for.
    ///
    /// Defaults to normal.
    public var role = UIButton.Role.normal

    /// What a tap does; nil does nothing.
    ///
    /// Defaults to nil.
    public var primaryAction: UIAction?

    /// The menu, which a tap opens where there is no action.
    ///
    /// Defaults to nil.
    public var menu: UIMenu?

    /// Whether it can be tapped.
    ///
    /// Defaults to true.
    public var isEnabled = true
  }

  /// How the image shows.
  public struct ImageProperties: Hashable {
    /// What symbols are drawn by where they do not say it themselves.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The colour of symbols and templates; nil takes the view's tint.
    ///
    /// Defaults to that of second texts.
    public var tintColor: UIColor? = .secondaryLabel

    /// The radius of the image's corners, in points.
    ///
    /// Defaults to 0.
    public var cornerRadius: CGFloat = 0

    /// The largest size, in points; 0 on an axis is no limit there.
    ///
    /// Defaults to zero.
    public var maximumSize = CGSize.zero

    init(_ design: UnavailableDesign) {
      preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: design.symbolSize)
    }
  }

  /// How a text shows.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont

    /// The colour.
    public var color: UIColor

    /// How text goes on that does not fit.
    ///
    /// Defaults to an ellipsis at the end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// How many lines there may be; 0 is no limit.
    ///
    /// Defaults to 0.
    public var numberOfLines = 0

    /// Whether text is made smaller where it would be truncated.
    ///
    /// Defaults to false.
    public var adjustsFontSizeToFitWidth = false

    /// The least share of the font's size that text is made smaller to, 0...1.
    ///
    /// Defaults to 0.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether characters may move together before text is truncated.
    ///
    /// Defaults to false.
    public var allowsDefaultTighteningForTruncation = false

    init(_ font: UIFont, _ color: UIColor) {
      self.font = font
      self.color = color
    }
  }
}
