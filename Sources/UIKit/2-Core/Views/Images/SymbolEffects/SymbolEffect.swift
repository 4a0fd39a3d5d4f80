import Foundation

/// A movement of a symbol.
public protocol SymbolEffect: Sendable {
  /// What the movement is.
  var configuration: SymbolEffectConfiguration { get }
}

/// A movement that a symbol makes once, or a number of times.
public protocol DiscreteSymbolEffect {}

/// A movement that a symbol makes, or keeps, until it is taken away.
public protocol IndefiniteSymbolEffect {}

/// A movement with which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {}

/// A movement with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// What the movement of a symbol is.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case appear
    case automatic
    case bounce
    case breathe
    case disappear
    case pulse
    case replace
    case rotate
    case scale
    case variableColor
    case wiggle
  }

  /// Which way a symbol moves.
  package enum Direction: Hashable, Sendable {
    case up
    case down
    case left
    case right
    case forward
    case backward
    case clockwise
    case counterClockwise
    /// Degrees, clockwise from the right.
    case angle(Double)
  }

  /// How one symbol goes and another one comes.
  package enum Replacement: Hashable, Sendable {
    case downUp
    case upUp
    case offUp
  }

  package let kind: Kind
  package var direction: Direction?
  package var replacement = Replacement.downUp
  package var isByLayer: Bool?
  /// Whether a movement of colours or sizes comes back the way it went.
  package var reverses = false
  package var isCumulative = false
  package var hidesInactive = false
  /// Whether a symbol that breathes fades as well.
  package var pulses = false

  init(_ kind: Kind) { self.kind = kind }

  /// The same with one thing changed.
  func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> SymbolEffectConfiguration {
    var copy = self
    change(&copy)
    return copy
  }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How a movement is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Int?
    var delay = 0.0
    var isContinuous = false

    /// On and on, without a rest.
    public static var continuous: RepeatBehavior { RepeatBehavior(isContinuous: true) }
    /// Time and again.
    public static var periodic: RepeatBehavior { RepeatBehavior() }

    /// A number of times, or on and on, with seconds of rest between.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: max(delay ?? 0, 0))
    }
  }

  /// How the movement is repeated; nil leaves that to it, and a count of 1 is once.
  var behavior: RepeatBehavior?
  /// How fast it is, of its own speed.
  var pace = 1.0

  /// As the movement likes.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// A number of times; nil is again and again.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// In a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  private func with(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy = self
    copy.behavior = behavior
    return copy
  }

  /// Again and again.
  public var repeating: SymbolEffectOptions { with(.periodic) }

  /// Once.
  public var nonRepeating: SymbolEffectOptions { with(.periodic(1)) }

  /// A number of times; nil is again and again.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(.periodic(count)) }

  /// In a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with(behavior) }

  /// So many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.pace = speed
    return copy
  }
}

extension SymbolEffectConfiguration {
  /// How a symbol stands that comes or goes with the effect, while it is not there.
  package func away(isComing: Bool) -> SymbolEffectConfiguration {
    SymbolEffectConfiguration(.disappear).with { away in
      // One that grows while it comes begins small; one that grows while it goes ends large.
      let growsAway = kind == .disappear && !isComing && direction == .up
      let comesLarge = kind == .appear && isComing && direction == .down
      away.direction = growsAway || comesLarge ? .up : .down
    }
  }
}
