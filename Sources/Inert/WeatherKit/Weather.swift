import Foundation

// The weather as the service tells it. There is none here, so that apps cannot make any of these.

/// The weather of a place.
public struct Weather: Equatable, Sendable {
  /// The weather now.
  public let currentWeather: CurrentWeather
  /// That of the next minutes, where it is known.
  public let minuteForecast: Forecast<MinuteWeather>?
  /// That of the next hours.
  public let hourlyForecast: Forecast<HourWeather>
  /// That of the next days.
  public let dailyForecast: Forecast<DayWeather>
  /// Warnings, where they are known.
  public let weatherAlerts: [WeatherAlert]?
}

/// Where a weather is from, and how long it holds.
public struct WeatherMetadata: Hashable, Sendable {
  /// When it was made.
  public let date: Date
  /// Until when it holds.
  public let expirationDate: Date
  /// The latitude of its place, in degrees.
  public let latitude: Double
  /// The longitude of its place, in degrees.
  public let longitude: Double
}

/// The weather of times that follow one another.
public struct Forecast<Element: Equatable & Sendable>: RandomAccessCollection, Equatable, Sendable {
  /// The weather of each time.
  public let forecast: [Element]
  /// Where it is from.
  public let metadata: WeatherMetadata

  /// The first.
  public var startIndex: Int { forecast.startIndex }
  /// After the last.
  public var endIndex: Int { forecast.endIndex }
  /// The weather of a time.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The weather now.
public struct CurrentWeather: Equatable, Sendable {
  /// When.
  public let date: Date
  /// How much of the sky is covered, 0 to 1.
  public let cloudCover: Double
  /// What the weather is.
  public let condition: WeatherCondition
  /// The symbol for it.
  public let symbolName: String
  /// At which temperature dew falls.
  public let dewPoint: Measurement<UnitTemperature>
  /// How humid the air is, 0 to 1.
  public let humidity: Double
  /// The pressure of the air at the sea.
  public let pressure: Measurement<UnitPressure>
  /// Whether the pressure rises or falls.
  public let pressureTrend: PressureTrend
  /// Whether it is day.
  public let isDaylight: Bool
  /// How warm it is.
  public let temperature: Measurement<UnitTemperature>
  /// How warm it feels.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// How strong the ultraviolet light is.
  public let uvIndex: UVIndex
  /// How far one sees.
  public let visibility: Measurement<UnitLength>
  /// The wind.
  public let wind: Wind
  /// Where it is from.
  public let metadata: WeatherMetadata
}

/// The weather of a minute.
public struct MinuteWeather: Equatable, Sendable {
  /// When.
  public let date: Date
  /// What falls.
  public let precipitation: Precipitation
  /// How likely it falls, 0 to 1.
  public let precipitationChance: Double
  /// How much falls in a time.
  public let precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Equatable, Sendable {
  /// When.
  public let date: Date
  /// How much of the sky is covered, 0 to 1.
  public let cloudCover: Double
  /// What the weather is.
  public let condition: WeatherCondition
  /// The symbol for it.
  public let symbolName: String
  /// At which temperature dew falls.
  public let dewPoint: Measurement<UnitTemperature>
  /// How humid the air is, 0 to 1.
  public let humidity: Double
  /// Whether it is day.
  public let isDaylight: Bool
  /// What falls.
  public let precipitation: Precipitation
  /// How likely it falls, 0 to 1.
  public let precipitationChance: Double
  /// How much falls.
  public let precipitationAmount: Measurement<UnitLength>
  /// The pressure of the air at the sea.
  public let pressure: Measurement<UnitPressure>
  /// Whether the pressure rises or falls.
  public let pressureTrend: PressureTrend
  /// How warm it is.
  public let temperature: Measurement<UnitTemperature>
  /// How warm it feels.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// How strong the ultraviolet light is.
  public let uvIndex: UVIndex
  /// How far one sees.
  public let visibility: Measurement<UnitLength>
  /// The wind.
  public let wind: Wind
}

/// The weather of a day.
public struct DayWeather: Equatable, Sendable {
  /// When.
  public let date: Date
  /// What the weather is.
  public let condition: WeatherCondition
  /// The symbol for it.
  public let symbolName: String
  /// How warm it gets.
  public let highTemperature: Measurement<UnitTemperature>
  /// How cold it gets.
  public let lowTemperature: Measurement<UnitTemperature>
  /// What falls.
  public let precipitation: Precipitation
  /// How likely it falls, 0 to 1.
  public let precipitationChance: Double
  /// When the sun rises and sets.
  public let sun: SunEvents
  /// When the moon rises and sets.
  public let moon: MoonEvents
  /// How strong the ultraviolet light is.
  public let uvIndex: UVIndex
  /// The wind.
  public let wind: Wind
}

/// What falls from the sky.
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable {
  case none, hail, mixed, rain, sleet, snow
}

/// Whether a pressure rises or falls.
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable {
  case rising, falling, steady
}

/// How strong the ultraviolet light is.
public struct UVIndex: Equatable, Sendable {
  /// As a number.
  public let value: Int
  /// In words.
  public let category: ExposureCategory

  /// How much one is exposed to.
  public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable {
    case low, moderate, high, veryHigh, extreme
  }
}

/// The wind.
public struct Wind: Equatable, Sendable {
  /// Where it comes from.
  public let direction: Measurement<UnitAngle>
  /// How fast it is.
  public let speed: Measurement<UnitSpeed>
  /// How fast it is at most, where that is known.
  public let gust: Measurement<UnitSpeed>?
}

/// When the sun rises and sets.
public struct SunEvents: Equatable, Sendable {
  /// When it rises; nil where it does not.
  public let sunrise: Date?
  /// When it sets; nil where it does not.
  public let sunset: Date?
  /// When it is highest.
  public let solarNoon: Date?
}

/// When the moon rises and sets.
public struct MoonEvents: Equatable, Sendable {
  /// How much of it is seen.
  public let phase: MoonPhase
  /// When it rises; nil where it does not.
  public let moonrise: Date?
  /// When it sets; nil where it does not.
  public let moonset: Date?
}

/// How much of the moon is seen.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
  case waningCrescent
}

/// A warning.
public struct WeatherAlert: Equatable, Sendable {
  /// What it says.
  public let summary: String
  /// Who warns.
  public let source: String
  /// Where.
  public let region: String?
  /// How bad it is.
  public let severity: WeatherSeverity
  /// The page that tells more.
  public let detailsURL: URL
}

/// How bad a weather is.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable {
  case minor, moderate, severe, extreme, unknown
}
