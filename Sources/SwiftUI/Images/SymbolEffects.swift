/// A movement of a symbol; none is shown here.
public protocol SymbolEffect: Sendable {}

/// A movement that a symbol makes when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A movement that a symbol makes as long as it is to.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement with which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// A movement with which a symbol comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// How a symbol moves.
public struct SymbolEffectOptions: Sendable {
  /// How often.
  public struct RepeatBehavior: Sendable {
    /// On and on.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// Time and again.
    public static var periodic: RepeatBehavior { RepeatBehavior() }

    /// So often.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// As usual.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }

  /// So often.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So often.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// So fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// So often.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// So often.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// So fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// The layers of a symbol that move.
public protocol LayeredSymbolEffect: SymbolEffect {}

extension LayeredSymbolEffect {
  /// One after the other.
  public var byLayer: Self { self }
  /// All at once.
  public var wholeSymbol: Self { self }
}

/// The direction in which a symbol moves.
public protocol DirectedSymbolEffect: SymbolEffect {}

extension DirectedSymbolEffect {
  /// Upwards, or larger.
  public var up: Self { self }
  /// Downwards, or smaller.
  public var down: Self { self }
}

/// A symbol bounces.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
  LayeredSymbolEffect, DirectedSymbolEffect
{}

/// A symbol fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, LayeredSymbolEffect {
}

/// The layers of a symbol light up.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// There and back.
  public var reversing: VariableColorSymbolEffect { self }
  /// One way.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// All up to one.
  public var cumulative: VariableColorSymbolEffect { self }
  /// One by one.
  public var iterative: VariableColorSymbolEffect { self }
  /// Hiding those that are not lit.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// Dimming those that are not lit.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// A symbol is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, LayeredSymbolEffect, DirectedSymbolEffect {
}

/// A symbol comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect,
  LayeredSymbolEffect, DirectedSymbolEffect
{}

/// A symbol goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect,
  LayeredSymbolEffect, DirectedSymbolEffect
{}

/// A symbol becomes another one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, LayeredSymbolEffect {
  /// The one goes down, the other comes up.
  public var downUp: ReplaceSymbolEffect { self }
  /// Both go up.
  public var upUp: ReplaceSymbolEffect { self }
  /// The one goes, the other comes up.
  public var offUp: ReplaceSymbolEffect { self }
}

/// A symbol wiggles.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
  LayeredSymbolEffect, DirectedSymbolEffect
{}

/// A symbol turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
  LayeredSymbolEffect
{}

/// A symbol grows and shrinks.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
  LayeredSymbolEffect
{}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol bounces.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of a symbol light up.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol becomes another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension View {
  /// Moves symbols in the view as long as they are to; here they stand still.
  public func symbolEffect<Effect: IndefiniteSymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { self }

  /// Moves symbols in the view when a value changes; here they stand still.
  public func symbolEffect<Effect: DiscreteSymbolEffect, Value: Equatable>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default,
    value: Value
  ) -> some View { self }

  /// Lets symbols in the view stand still.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// A symbol becomes another one; here it does so at once.
  public static var symbolEffect: ContentTransition { .identity }

  /// A symbol becomes another one; here it does so at once.
  public static func symbolEffect<Effect: ContentTransitionSymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { .identity }
}
