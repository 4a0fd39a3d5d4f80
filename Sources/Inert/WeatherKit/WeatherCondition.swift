/// What the weather is.
public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
  Sendable
{
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers
  case thunderstorms, tropicalStorm, windy, wintryMix

  /// The words for it, in English.
  public var description: String {
    rawValue.reduce(into: "") { words, letter in
      if letter.isUppercase { words += " " }
      words += words.isEmpty || letter.isUppercase ? letter.uppercased() : String(letter)
    }
  }

  /// The words for it that are read out.
  public var accessibilityDescription: String { description }
}
