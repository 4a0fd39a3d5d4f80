import UIKit
import ViewGraph

/// A number that grows with the text that the user wants.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value
  private let style: Font.TextStyle

  /// Makes a number that grows with a style of text.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    base = wrappedValue
    self.style = style
  }

  /// Makes a number that grows with the text of the body.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number.
  public var wrappedValue: Value {
    Value(
      UIFontMetrics(forTextStyle: style.style).scaledValue(
        for: CGFloat(base),
        compatibleWith: UITraitCollection(preferredContentSizeCategory: size.category)
      )
    )
  }
}
