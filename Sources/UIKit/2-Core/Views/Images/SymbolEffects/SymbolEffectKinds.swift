import Foundation

/// A symbol comes.
public struct AppearSymbolEffect: SymbolEffect, Hashable,
  IndefiniteSymbolEffect, TransitionSymbolEffect
{
  /// What the movement is.
  public private(set) var configuration = SymbolEffectConfiguration(.appear)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    copy.configuration = configuration.with(change)
    return copy
  }

  /// It grows while it comes.
  public var up: AppearSymbolEffect { with { $0.direction = .up } }

  /// It shrinks while it comes.
  public var down: AppearSymbolEffect { with { $0.direction = .down } }

  /// Its layers one after the other.
  public var byLayer: AppearSymbolEffect { with { $0.isByLayer = true } }

  /// All of it at once.
  public var wholeSymbol: AppearSymbolEffect { with { $0.isByLayer = false } }
}

/// What suits: a symbol comes, goes, or becomes another one.
public struct AutomaticSymbolEffect: SymbolEffect, Hashable,
  ContentTransitionSymbolEffect, TransitionSymbolEffect
{
  /// What the movement is.
  public private(set) var configuration = SymbolEffectConfiguration(.automatic)
}

/// A symbol becomes larger or smaller for a moment.
public struct BounceSymbolEffect: SymbolEffect, Hashable,
  DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// What the movement is.
  public private(set) var configuration = SymbolEffectConfiguration(.bounce)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    copy.configuration = configuration.with(change)
    return copy
  }

  /// It becomes larger.
  public var up: BounceSymbolEffect { with { $0.direction = .up } }

  /// It becomes smaller.
  public var down: BounceSymbolEffect { with { $0.direction = .down } }

  /// Its layers one after the other.
  public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }

  /// All of it at once.
  public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }
}

/// A symbol grows and shrinks.
public struct BreatheSymbolEffect: SymbolEffect, Hashable,
  DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// What the movement is.
  public private(set) var configuration = SymbolEffectConfiguration(.breathe)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    copy.configuration = configuration.with(change)
    return copy
  }

  /// Its size alone.
  public var plain: BreatheSymbolEffect { with { $0.pulses = false } }

  /// It fades as well.
  public var pulse: BreatheSymbolEffect { with { $0.pulses = true } }

  /// Its layers one after the other.
  public var byLayer: BreatheSymbolEffect { with { $0.isByLayer = true } }

  /// All of it at once.
  public var wholeSymbol: BreatheSymbolEffect { with { $0.isByLayer = false } }
}

/// A symbol goes.
public struct DisappearSymbolEffect: SymbolEffect, Hashable,
  IndefiniteSymbolEffect, TransitionSymbolEffect
{
  /// What the movement is.
  public private(set) var configuration = SymbolEffectConfiguration(.disappear)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    copy.configuration = configuration.with(change)
    return copy
  }

  /// It grows while it goes.
  public var up: DisappearSymbolEffect { with { $0.direction = .up } }

  /// It shrinks while it goes.
  public var down: DisappearSymbolEffect { with { $0.direction = .down } }

  /// Its layers one after the other.
  public var byLayer: DisappearSymbolEffect { with { $0.isByLayer = true } }

  /// All of it at once.
  public var wholeSymbol: DisappearSymbolEffect { with { $0.isByLayer = false } }
}

/// A symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, Hashable,
  DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// What the movement is.
  public private(set) var configuration = SymbolEffectConfiguration(.pulse)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    copy.configuration = configuration.with(change)
    return copy
  }

  /// Its layers one after the other.
  public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }

  /// All of it at once.
  public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }
}

/// A symbol becomes another one.
public struct ReplaceSymbolEffect: SymbolEffect, Hashable,
  ContentTransitionSymbolEffect
{
  /// What the movement is.
  public private(set) var configuration = SymbolEffectConfiguration(.replace)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    copy.configuration = configuration.with(change)
    return copy
  }

  /// The one shrinks, the other grows.
  public var downUp: ReplaceSymbolEffect { with { $0.replacement = .downUp } }

  /// Both grow.
  public var upUp: ReplaceSymbolEffect { with { $0.replacement = .upUp } }

  /// The one goes at once, the other grows.
  public var offUp: ReplaceSymbolEffect { with { $0.replacement = .offUp } }

  /// Its layers one after the other.
  public var byLayer: ReplaceSymbolEffect { with { $0.isByLayer = true } }

  /// All of it at once.
  public var wholeSymbol: ReplaceSymbolEffect { with { $0.isByLayer = false } }

  /// What both symbols have in common stays; here both are replaced as the other effect says.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(configuration: fallback.configuration)
  }

  /// A symbol becomes another one, and what both have in common stays.
  public struct MagicReplace: SymbolEffect, Hashable, ContentTransitionSymbolEffect {
    /// What the movement is.
    public let configuration: SymbolEffectConfiguration
  }
}

/// A symbol turns.
public struct RotateSymbolEffect: SymbolEffect, Hashable,
  DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// What the movement is.
  public private(set) var configuration = SymbolEffectConfiguration(.rotate)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    copy.configuration = configuration.with(change)
    return copy
  }

  /// To the right.
  public var clockwise: RotateSymbolEffect { with { $0.direction = .clockwise } }

  /// To the left.
  public var counterClockwise: RotateSymbolEffect { with { $0.direction = .counterClockwise } }

  /// Its layers one after the other.
  public var byLayer: RotateSymbolEffect { with { $0.isByLayer = true } }

  /// All of it at once.
  public var wholeSymbol: RotateSymbolEffect { with { $0.isByLayer = false } }
}

/// A symbol is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, Hashable,
  IndefiniteSymbolEffect
{
  /// What the movement is.
  public private(set) var configuration = SymbolEffectConfiguration(.scale)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    copy.configuration = configuration.with(change)
    return copy
  }

  /// It is larger.
  public var up: ScaleSymbolEffect { with { $0.direction = .up } }

  /// It is smaller.
  public var down: ScaleSymbolEffect { with { $0.direction = .down } }

  /// Its layers one after the other.
  public var byLayer: ScaleSymbolEffect { with { $0.isByLayer = true } }

  /// All of it at once.
  public var wholeSymbol: ScaleSymbolEffect { with { $0.isByLayer = false } }
}

/// The layers of a symbol light up; here all of it does.
public struct VariableColorSymbolEffect: SymbolEffect, Hashable,
  DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// What the movement is.
  public private(set) var configuration = SymbolEffectConfiguration(.variableColor)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    copy.configuration = configuration.with(change)
    return copy
  }

  /// There and back.
  public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }

  /// One way.
  public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }

  /// Those that are lit stay so.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }

  /// One by one.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }

  /// Those that are not lit are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }

  /// Those that are not lit are faint.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }
}

/// A symbol moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, Hashable,
  DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// What the movement is.
  public private(set) var configuration = SymbolEffectConfiguration(.wiggle)

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    copy.configuration = configuration.with(change)
    return copy
  }

  /// It turns, to the right first.
  public var clockwise: WiggleSymbolEffect { with { $0.direction = .clockwise } }

  /// It turns, to the left first.
  public var counterClockwise: WiggleSymbolEffect { with { $0.direction = .counterClockwise } }

  /// To the left first.
  public var left: WiggleSymbolEffect { with { $0.direction = .left } }

  /// To the right first.
  public var right: WiggleSymbolEffect { with { $0.direction = .right } }

  /// Upwards first.
  public var up: WiggleSymbolEffect { with { $0.direction = .up } }

  /// Downwards first.
  public var down: WiggleSymbolEffect { with { $0.direction = .down } }

  /// In the direction in which is read first.
  public var forward: WiggleSymbolEffect { with { $0.direction = .forward } }

  /// Against the direction in which is read first.
  public var backward: WiggleSymbolEffect { with { $0.direction = .backward } }

  /// Its layers one after the other.
  public var byLayer: WiggleSymbolEffect { with { $0.isByLayer = true } }

  /// All of it at once.
  public var wholeSymbol: WiggleSymbolEffect { with { $0.isByLayer = false } }

  /// Along a line, by its angle in degrees, clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect { with { $0.direction = .angle(angle) } }
}
