import UIKit

/// A material that lies over what is behind it, as iOS 26 has it.
///
/// The look here is that of the systems before: the glass is a blur, with a line of light at its edge.
public struct Glass: Equatable, Sendable {
  enum Kind: Sendable {
    case regular
    case clear
    case identity
  }

  let kind: Kind
  var color: Color?
  var isInteractive = false

  /// What is behind is blurred.
  public static var regular: Glass { Glass(kind: .regular) }
  /// What is behind shows well.
  public static var clear: Glass { Glass(kind: .clear) }
  /// As if there were none.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The glass in a colour; nil takes the colour away.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// The glass as it answers to touches; how it moves under them is not shown here.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}

/// The form of glass where none is said: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Makes the form.
  public nonisolated init() {}

  /// A capsule in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// What is seen of glass.
struct GlassGround<Form: Shape>: View {
  let glass: Glass
  let form: Form
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if glass.kind != .identity {
      ZStack {
        form.fill(glass.kind == .clear ? Material.ultraThin : Material.regular)
        if let color = glass.color { form.fill(color.opacity(isEnabled ? 0.8 : 0.3)) }
        form.stroke(Color.white.opacity(0.3), lineWidth: 0.5)
      }
    }
  }
}

extension View {
  /// Lays glass behind the view, in a form.
  public func glassEffect<Form: Shape>(
    _ glass: Glass = .regular,
    in shape: Form = DefaultGlassEffectShape()
  ) -> some View {
    background { GlassGround(glass: glass, form: shape) }
  }

  /// Names the glass among that of a container; here it changes nothing.
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Joins the glass with that of the same name; here it changes nothing.
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?,
    namespace: Namespace.ID
  ) -> some View { self }

  /// Sets how glass comes and goes; here it changes nothing.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// Views whose glass flows together where they are near each other; here it does not.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Makes a container of views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  @MainActor public var body: some View { content }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  enum Kind: Sendable {
    case identity
    case matchedGeometry
    case materialize
  }

  let kind: Kind

  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// Out of the glass that is near.
  public static var matchedGeometry: GlassEffectTransition {
    GlassEffectTransition(kind: .matchedGeometry)
  }
  /// By fading.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
}
