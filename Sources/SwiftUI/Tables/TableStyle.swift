/// How tables look.
public protocol TableStyle {}

/// As the system shows tables.
public struct AutomaticTableStyle: TableStyle {
  /// Makes the style.
  public init() {}
}

/// With a distance to the edges, which is how tables look on iOS anyway.
public struct InsetTableStyle: TableStyle {
  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// As the system shows tables.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// With a distance to the edges.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Sets how tables in the view look; both styles look the same on iOS.
  public func tableStyle<Style: TableStyle>(_ style: Style) -> some View { self }
}
