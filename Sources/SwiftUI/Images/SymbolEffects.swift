import UIKit
import ViewGraph

/// A movement that symbols in a view make.
struct SymbolEffectEntry: Equatable {
  enum Cause {
    /// As long as it is to.
    case active(Bool)
    /// Each time that a value is another one.
    case value(Any)
  }

  let effect: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let cause: Cause

  /// Whether symbols move in this way until they are not to any more.
  var isActive: Bool { if case .active(true) = cause { true } else { false } }

  static func == (one: SymbolEffectEntry, other: SymbolEffectEntry) -> Bool {
    guard one.effect == other.effect, one.options == other.options else { return false }
    switch (one.cause, other.cause) {
    case (.active(let one), .active(let other)): return one == other
    case (.value(let one), .value(let other)): return Sameness.areSameAny(one, other)
    case (.active, .value), (.value, .active): return false
    }
  }
}

private enum SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SymbolEffectEntry] { [] }
}

extension EnvironmentValues {
  /// The movements of symbols, from the outermost view that says so.
  var symbolEffects: [SymbolEffectEntry] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

extension View {
  /// Moves symbols in the view as long as they are to.
  public func symbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    symbolEffect(effect.configuration, options, .active(isActive))
  }

  /// Moves symbols in the view when a value changes.
  public func symbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect, Value: Equatable>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default,
    value: Value
  ) -> some View {
    symbolEffect(effect.configuration, options, .value(value))
  }

  func symbolEffect(
    _ effect: SymbolEffectConfiguration,
    _ options: SymbolEffectOptions,
    _ cause: SymbolEffectEntry.Cause
  ) -> some View {
    let entry = SymbolEffectEntry(effect: effect, options: options, cause: cause)
    return transformEnvironment(\.symbolEffects) { $0.append(entry) }
  }

  /// Lets symbols in the view stand still, whatever is said further out.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}

extension WiggleSymbolEffect {
  /// Along a line, by its angle, clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
}

extension UIImageView {
  /// Moves the symbol as the views around it say now.
  func moveSymbol(from old: [SymbolEffectEntry], to new: [SymbolEffectEntry], isNew: Bool) {
    // What was said in other places is forgotten, and begins anew.
    let areSamePlaces = old.count == new.count
    func isActive(_ entry: SymbolEffectEntry, at index: Int, in others: [SymbolEffectEntry]) -> Bool
    {
      guard areSamePlaces else { return others.contains(entry) }
      return others[index].isActive && others[index].effect == entry.effect
    }
    for (index, entry) in old.enumerated() where entry.isActive {
      if !isActive(entry, at: index, in: new) { removeEffects { $0 == entry.effect } }
    }
    for (index, entry) in new.enumerated() {
      switch entry.cause {
      case .active(true):
        if !isActive(entry, at: index, in: old) {
          addEffect(entry.effect, entry.options, isKept: true, !isNew)
        }
      case .value(let value):
        if areSamePlaces, !isNew, case .value(let before) = old[index].cause,
          !Sameness.areSameAny(before, value)
        {
          addEffect(entry.effect, entry.options, isKept: false)
        }
      case .active(false): break
      }
    }
  }
}
