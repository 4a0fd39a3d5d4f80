import CoreGraphics

extension UIListContentConfiguration {
  /// How the image of a list's row shows.
  public struct ImageProperties: Hashable {
    var symbol: Adjustable<UIImage.SymbolConfiguration?>
    var tint = Adjustable<UIColor?>(nil)
    var tintTransformation = Adjustable(ColorTransformation())
    var radius = Adjustable(CGFloat(0))
    var maximum = Adjustable(CGSize.zero)
    var reserved = Adjustable(CGSize.zero)
    var stroke = Adjustable<UIColor?>(nil)
    var strokeTransformation = Adjustable(ColorTransformation())
    var strokeLine = Adjustable(CGFloat(0))

    init(_ style: ListImageStyle) { symbol = Adjustable(style.symbol) }

    /// Takes over another standard; what somebody chose stays.
    mutating func adapt(to style: ListImageStyle) {
      symbol.standard = style.symbol
      tint.standard = style.tint
      tintTransformation.standard = ColorTransformation(style.tintTransformer)
    }

    /// A length of the reserved size that stands for the system's own, whatever the image.
    public static var standardDimension: CGFloat { -1 }

    /// What symbols are drawn by where they do not say it themselves.
    ///
    /// Defaults to large signs that go with body text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      get { symbol.value }
      set { symbol.value = newValue }
    }

    /// The colour of symbols and templates; nil takes the view's tint.
    ///
    /// Defaults to nil.
    public var tintColor: UIColor? {
      get { tint.value }
      set { tint.value = newValue }
    }

    /// What becomes of the tint.
    ///
    /// Defaults to nil.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintTransformation.value.transformer }
      set { tintTransformation.value = ColorTransformation(newValue) }
    }

    /// The colour of symbols and templates in a view of a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      tintTransformation.value(self.tintColor ?? tintColor)
    }

    /// The radius of the image's corners, in points.
    ///
    /// Defaults to 0.
    public var cornerRadius: CGFloat {
      get { radius.value }
      set { radius.value = newValue }
    }

    /// The largest size of the image, in points; a side of 0 has no limit.
    ///
    /// Larger images keep their proportions. Defaults to no limit.
    public var maximumSize: CGSize {
      get { maximum.value }
      set { maximum.value = newValue }
    }

    /// The room that is kept for the image, which stands in its middle, in points.
    ///
    /// A side of 0 is that of the image, and for symbols the standard one, so that texts of
    /// several rows start at one place. Defaults to zero.
    public var reservedLayoutSize: CGSize {
      get { reserved.value }
      set { reserved.value = newValue }
    }

    /// The colour of the line around the image; nil takes the view's tint.
    ///
    /// Defaults to nil.
    public var strokeColor: UIColor? {
      get { stroke.value }
      set { stroke.value = newValue }
    }

    /// What becomes of the line's colour.
    ///
    /// Defaults to nil.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { strokeTransformation.value.transformer }
      set { strokeTransformation.value = ColorTransformation(newValue) }
    }

    /// The colour of the line around the image in a view of a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      strokeTransformation.value(strokeColor ?? tintColor)
    }

    /// The width of the line around the image, in points.
    ///
    /// Defaults to 0, no line.
    public var strokeWidth: CGFloat {
      get { strokeLine.value }
      set { strokeLine.value = newValue }
    }
  }
}
