import UIKit

/// How the content of a view goes over to another one, where that is animated.
public struct ContentTransition: Equatable, Sendable {
  private enum Way: Equatable, Sendable {
    case automatic
    case identity
    case opacity
    case interpolate
    case numericText(Bool)
    case symbol(SymbolEffectConfiguration, SymbolEffectOptions)
  }

  private let way: Way

  static let automatic = ContentTransition(way: .automatic)

  /// At once.
  public static let identity = ContentTransition(way: .identity)
  /// The old content fades into the new one.
  public static let opacity = ContentTransition(way: .opacity)
  /// What is alike goes over; texts of other characters fade.
  public static let interpolate = ContentTransition(way: .interpolate)

  /// As numbers count up or down: here they fade.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(way: .numericText(countsDown))
  }

  /// As a number becomes another one: here it fades.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(way: .numericText(false))
  }

  /// A symbol becomes another one as suits it.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// A symbol becomes another one with an effect; other contents go over at once.
  public static func symbolEffect<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition(way: .symbol(effect.configuration, options)) }

  /// Whether the old content fades into the new one.
  var fades: Bool { way != .identity && replacement == nil }

  /// How a symbol becomes another one; nil where it does so at once.
  var replacement: (effect: SymbolEffectConfiguration, options: SymbolEffectOptions)? {
    if case .symbol(let effect, let options) = way { (effect, options) } else { nil }
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .automatic }
}

extension EnvironmentValues {
  /// How the content of views goes over to another one, where that is animated.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets how the content of views goes over to another one, where that is animated.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
