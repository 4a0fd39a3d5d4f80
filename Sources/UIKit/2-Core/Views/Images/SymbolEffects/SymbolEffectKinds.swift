import Foundation

/// An effect that others are made of by changing what its movement is.
protocol ChangeableEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension ChangeableEffect {
  func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }
}

/// A symbol comes.
public struct AppearSymbolEffect: SymbolEffect, ChangeableEffect, Hashable,
  IndefiniteSymbolEffect, TransitionSymbolEffect
{
  /// What the movement is.
  public internal(set) var configuration = SymbolEffectConfiguration(.appear)

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
  public internal(set) var configuration = SymbolEffectConfiguration(.automatic)
}

/// A symbol becomes larger or smaller for a moment.
public struct BounceSymbolEffect: SymbolEffect, ChangeableEffect, Hashable,
  DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// What the movement is.
  public internal(set) var configuration = SymbolEffectConfiguration(.bounce)

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
public struct BreatheSymbolEffect: SymbolEffect, ChangeableEffect, Hashable,
  DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// What the movement is.
  public internal(set) var configuration = SymbolEffectConfiguration(.breathe)

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
public struct DisappearSymbolEffect: SymbolEffect, ChangeableEffect, Hashable,
  IndefiniteSymbolEffect, TransitionSymbolEffect
{
  /// What the movement is.
  public internal(set) var configuration = SymbolEffectConfiguration(.disappear)

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
public struct PulseSymbolEffect: SymbolEffect, ChangeableEffect, Hashable,
  DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// What the movement is.
  public internal(set) var configuration = SymbolEffectConfiguration(.pulse)

  /// Its layers one after the other.
  public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }

  /// All of it at once.
  public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }
}

/// A symbol becomes another one.
public struct ReplaceSymbolEffect: SymbolEffect, ChangeableEffect, Hashable,
  ContentTransitionSymbolEffect
{
  /// What the movement is.
  public internal(set) var configuration = SymbolEffectConfiguration(.replace)

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
public struct RotateSymbolEffect: SymbolEffect, ChangeableEffect, Hashable,
  DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// What the movement is.
  public internal(set) var configuration = SymbolEffectConfiguration(.rotate)

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
public struct ScaleSymbolEffect: SymbolEffect, ChangeableEffect, Hashable,
  IndefiniteSymbolEffect
{
  /// What the movement is.
  public internal(set) var configuration = SymbolEffectConfiguration(.scale)

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
public struct VariableColorSymbolEffect: SymbolEffect, ChangeableEffect, Hashable,
  DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// What the movement is.
  public internal(set) var configuration = SymbolEffectConfiguration(.variableColor)

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
public struct WiggleSymbolEffect: SymbolEffect, ChangeableEffect, Hashable,
  DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// What the movement is.
  public internal(set) var configuration = SymbolEffectConfiguration(.wiggle)

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
