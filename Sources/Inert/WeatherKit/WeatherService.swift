@_exported import CoreLocation
@_exported import Foundation
import Inert

let inertWeather = InertFramework("WeatherKit", "knows no weather: what is asked for is refused")

/// What knows the weather: here nothing does, and who asks is refused.
public final class WeatherService: Sendable {
  /// The service that apps share.
  public static let shared = WeatherService()

  /// Makes a service.
  public init() {}

  /// Throws `WeatherError.permissionDenied`.
  public func weather(for location: CLLocation) async throws -> Weather { throw refusal() }

  /// Throws `WeatherError.permissionDenied`.
  public func weather<One>(
    for location: CLLocation,
    including one: WeatherQuery<One>
  ) async throws -> One {
    throw refusal()
  }

  /// Throws `WeatherError.permissionDenied`.
  public func weather<each Part>(
    for location: CLLocation,
    including parts: repeat WeatherQuery<each Part>
  ) async throws -> (repeat each Part) {
    throw refusal()
  }

  /// Who is named beside the weather; throws `WeatherError.permissionDenied`.
  public var attribution: WeatherAttribution {
    get async throws { throw refusal() }
  }

  private func refusal() -> WeatherError {
    inertWeather.tell()
    return .permissionDenied
  }
}

/// What goes wrong with the weather.
public enum WeatherError: LocalizedError, Hashable, Sendable {
  case permissionDenied
  case unknown

  /// What went wrong.
  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "The app may not ask for the weather."
    case .unknown: "The weather is not known."
    }
  }
}

/// What of the weather is asked for.
public struct WeatherQuery<Part>: Sendable {
  private init(_ part: Part.Type) {}
}

extension WeatherQuery where Part == CurrentWeather {
  /// The weather now.
  public static var current: Self { Self(Part.self) }
}

extension WeatherQuery where Part == Forecast<MinuteWeather>? {
  /// The weather of the next minutes, where it is known.
  public static var minute: Self { Self(Part.self) }
}

extension WeatherQuery where Part == Forecast<HourWeather> {
  /// The weather of the next hours.
  public static var hourly: Self { Self(Part.self) }
  /// The weather of some hours.
  public static func hourly(startDate: Date, endDate: Date) -> Self { Self(Part.self) }
}

extension WeatherQuery where Part == Forecast<DayWeather> {
  /// The weather of the next days.
  public static var daily: Self { Self(Part.self) }
  /// The weather of some days.
  public static func daily(startDate: Date, endDate: Date) -> Self { Self(Part.self) }
}

extension WeatherQuery where Part == [WeatherAlert]? {
  /// Warnings, where they are known.
  public static var alerts: Self { Self(Part.self) }
}

/// Who is named beside the weather.
public struct WeatherAttribution: Hashable, Sendable {
  /// What the service is called.
  public let serviceName: String
  /// Its mark on dark grounds.
  public let combinedMarkDarkURL: URL
  /// Its mark on light grounds.
  public let combinedMarkLightURL: URL
  /// Its mark in a square.
  public let squareMarkURL: URL
  /// The page of its sources.
  public let legalPageURL: URL
  /// Its sources as a text.
  public let legalAttributionText: String
}
