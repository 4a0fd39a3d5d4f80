import UIKit

/// A button on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Makes the style.
  public nonisolated init() { glass = .regular }

  /// Makes the style with a glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  /// The label on glass.
  public func makeBody(configuration: Configuration) -> some View {
    GroundedButton(configuration: configuration, isProminent: false, glass: glass)
  }
}

/// A button on glass in the tint colour.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label on glass.
  public func makeBody(configuration: Configuration) -> some View {
    GroundedButton(configuration: configuration, isProminent: true, glass: .regular)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A button on a glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button on glass in the tint colour.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
