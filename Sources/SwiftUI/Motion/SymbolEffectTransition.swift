import UIKit

/// Symbols in the view come and go with an effect; other views come and go at once.
public struct SymbolEffectTransition: Transition {
  let effect: SymbolEffectConfiguration
  let options: SymbolEffectOptions

  /// Makes the transition.
  public nonisolated init<Effect: TransitionSymbolEffect & SymbolEffect>(
    effect: Effect,
    options: SymbolEffectOptions = .default
  ) {
    self.effect = effect.configuration
    self.options = options
  }

  /// The view, whose symbols are gone unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.symbolEffect(
      effect.away(isComing: phase == .willAppear),
      options,
      .active(!phase.isIdentity)
    )
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Symbols come and go as suits them.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic)
  }

  /// Symbols come and go with an effect.
  public static func symbolEffect<Effect: TransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
