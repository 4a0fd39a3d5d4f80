import CoreGraphics
import Foundation
import TextShaping

/// What a symbol configuration says.
struct SymbolValues: Hashable, Sendable {
  var pointSize: CGFloat?
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var colors: SymbolColors?
  /// Whether colours given elsewhere are dropped.
  var isMonochrome = false

  /// The size in points under the current text size; nil where nothing is said.
  var effectivePointSize: CGFloat? {
    if let pointSize { return pointSize }
    return textStyle.map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: .current).pointSize
    }
  }

  func merged(with other: SymbolValues) -> SymbolValues {
    var result = self
    if other.pointSize != nil || other.textStyle != nil {
      result.pointSize = other.pointSize
      result.textStyle = other.textStyle
    }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified { result.scale = other.scale }
    if other.isMonochrome {
      result.colors = nil
      result.isMonochrome = true
    } else if let colors = other.colors {
      result.colors = colors
      result.isMonochrome = false
    }
    return result
  }
}

extension UIImage {
  /// How a symbol is drawn: its size, its weight, its colours.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    let values: SymbolValues

    init(_ values: SymbolValues, traitCollection: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traitCollection)
    }

    /// A configuration that says nothing.
    open class var unspecified: UIImage.SymbolConfiguration { .init(SymbolValues()) }

    /// Makes a configuration of a scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(SymbolValues(scale: scale))
    }

    /// Makes a configuration of a size, that of text of so many points.
    public convenience init(pointSize: CGFloat) { self.init(SymbolValues(pointSize: pointSize)) }

    /// Makes a configuration of a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(SymbolValues(weight: weight))
    }

    /// Makes a configuration of a size and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight))
    }

    /// Makes a configuration of a size, a weight and a scale.
    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Makes a configuration that follows a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolValues(textStyle: textStyle))
    }

    /// Makes a configuration that follows a text style, of a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(SymbolValues(textStyle: textStyle, scale: scale))
    }

    /// Makes a configuration of a font's size and weight.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Makes a configuration of a font's size and weight, of a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      let weight = UIFont.Weight(font.fontDescriptor.fontDescription.weight.rawValue).symbolWeight()
      self.init(SymbolValues(pointSize: font.pointSize, weight: weight, scale: scale))
    }

    /// Makes a configuration of one colour, at less strength for what encloses the sign.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolValues(colors: .hierarchical(hierarchicalColor)))
    }

    /// Makes a configuration of colours: the sign's, and that of what encloses it.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolValues(colors: .palette(paletteColors)))
    }

    /// A configuration that shows a symbol's own colours, where it has some.
    open class func preferringMulticolor() -> Self { narrowed(SymbolValues(colors: .multicolor)) }

    /// A configuration that shows a symbol in the tint colour.
    open class func preferringMonochrome() -> Self { narrowed(SymbolValues(isMonochrome: true)) }

    private class func narrowed(_ values: SymbolValues) -> Self {
      let made = UIImage.SymbolConfiguration(values)
      guard let result = made as? Self else {
        preconditionFailure("\(Self.self) is no class of UIKit")
      }
      return result
    }

    /// The configuration without its text style.
    open func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }

    /// The configuration without its scale.
    open func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }

    /// The configuration without its weight.
    open func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }

    /// The configuration without its size in points and its weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      changed {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    private func changed(_ change: (inout SymbolValues) -> Void) -> Self {
      var values = values
      change(&values)
      let made = UIImage.SymbolConfiguration(values, traitCollection: traitCollection)
      return made as? Self ?? self
    }

    override func replacing(_ traitCollection: UITraitCollection?) -> UIImage.Configuration {
      UIImage.SymbolConfiguration(values, traitCollection: traitCollection)
    }

    override func merged(with other: UIImage.Configuration?) -> UIImage.Configuration {
      guard let other else { return self }
      let traits = Self.merged(traitCollection, other.traitCollection)
      let added = (other as? UIImage.SymbolConfiguration)?.values
      return UIImage.SymbolConfiguration(
        added.map(values.merged) ?? values,
        traitCollection: traits
      )
    }

    open override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? UIImage.SymbolConfiguration)?.values == values
    }

    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(values)
      return hasher.finalize()
    }
  }
}
