import CoreGraphics

/// The view comes out of a blur, and goes into one.
///
/// How much it is blurred and scaled is not measured.
public struct BlurReplaceTransition: Transition {
  /// Which way the view is scaled.
  public struct Configuration: Equatable, Sendable {
    let comesFromAbove: Bool

    /// It grows when it comes, and shrinks when it goes.
    public static let downUp = Configuration(comesFromAbove: false)
    /// It grows when it comes and when it goes.
    public static let upUp = Configuration(comesFromAbove: true)
  }

  /// Which way the view is scaled.
  public var configuration: Configuration

  /// Makes the transition.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }

  /// The view, transparent, blurred and scaled unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let isThere = phase.isIdentity
    let grows = configuration.comesFromAbove && phase == .didDisappear
    return content.opacity(isThere ? 1 : 0).blur(radius: isThere ? 0 : 10)
      .scaleEffect(isThere ? 1 : grows ? 1.2 : 0.8)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// The view comes out of a blur, and goes into one.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// The view comes out of a blur, and goes into one.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}
