import UIKit

extension View {
  /// Sets the font of texts.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets how heavy letters are.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.textTraits) { $0.font.weight = weight }
  }

  /// Sets how wide letters are.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Sets the form of letters.
  public func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.textTraits) { $0.font.design = design }
  }

  /// Makes letters bold, or not.
  public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textTraits) { $0.font.isBold = isActive }
  }

  /// Makes letters italic, or not.
  public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textTraits) { $0.font.isItalic = isActive }
  }

  /// Makes letters all of one width, or not.
  public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textTraits) { $0.font.design = isActive ? .monospaced : nil }
  }

  /// Makes digits all of one width.
  public func monospacedDigit() -> some View {
    transformEnvironment(\.textTraits) { $0.font.hasMonospacedDigits = true }
  }

  /// Draws a line below texts.
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textTraits) {
      $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// Draws a line through texts.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textTraits) {
      $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// Adds to the distance between letters, in points.
  public func kerning(_ kerning: CGFloat) -> some View {
    transformEnvironment(\.textTraits) { $0.kerning = kerning }
  }

  /// Adds to the distance between letters, in points.
  public func tracking(_ tracking: CGFloat) -> some View {
    transformEnvironment(\.textTraits) { $0.tracking = tracking }
  }

  /// Moves letters up, in points.
  public func baselineOffset(_ offset: CGFloat) -> some View {
    transformEnvironment(\.textTraits) { $0.baselineOffset = offset }
  }

  /// Sets the most lines that texts have; nil is as many as they need.
  public func lineLimit(_ number: Int?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineLimit = number
        $0.lineLimits = nil
      }
    )
  }

  /// Sets the fewest and the most lines that texts have.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineLimit = nil
        $0.lineLimits = limit
      }
    )
  }

  /// Sets the fewest lines that texts have.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(limit.lowerBound...Int.max)
  }

  /// Sets the most lines that texts have.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(1...max(limit.upperBound, 1))
  }

  /// Sets the most lines that texts have, and whether they are always as high as that.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineLimit = limit
        $0.reservesLines = reservesSpace
        $0.lineLimits = nil
      }
    )
  }

  /// Sets the distance between lines of text, in points.
  public func lineSpacing(_ distance: CGFloat) -> some View { environment(\.lineSpacing, distance) }

  /// Sets how lines of text are aligned.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets how small texts may become before they are truncated, of their size.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets where texts are truncated.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets whether letters may come closer before texts are truncated.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Sets whether letters are made large or small.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets the range of sizes of text.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Sets the range of sizes of text.
  public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = size < first ? first : last
    }
  }

  /// Sets what the view is drawn with in front.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(
      EnvironmentModifier { environment in
        environment.foreground = AnyShapeStyle(style)
      }
    )
  }

  /// Sets what the view is drawn with in front, and in the second place.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First,
    _ secondary: Second
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Sets what the view is drawn with in front, and in the places behind it.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First,
    _ secondary: Second,
    _ tertiary: Third
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Sets the colour that the view is drawn with in front.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      EnvironmentModifier { environment in
        environment.foreground = color.map { AnyShapeStyle($0) }
      }
    )
  }

  /// Sets what controls are drawn with.
  public func tint(_ color: Color?) -> some View {
    environment(\.tintStyle, color.map { AnyShapeStyle($0) })
  }

  /// Sets what controls are drawn with.
  public func tint<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.tintStyle, AnyShapeStyle(style))
  }

  /// Sets the colour that controls are drawn with.
  public func accentColor(_ color: Color?) -> some View {
    environment(\.tintStyle, color.map { AnyShapeStyle($0) })
  }

  /// Lets the user select texts, or not; texts are not selected here.
  public func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View {
    self
  }
}

/// Whether texts can be selected.
public protocol TextSelectability {
  /// Whether they can be.
  static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// They can be.
  public static let allowsSelection = true
}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// They cannot be.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// They can be.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// They cannot be.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
