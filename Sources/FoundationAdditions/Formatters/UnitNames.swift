import Foundation

/// What units are called in the Unicode locale data, and which are used where.
enum UnitNames {
  /// The name of a unit; nil for units of an app's own.
  static func name(of unit: Unit) -> String? {
    let kind = ObjectIdentifier(type(of: unit))
    return names.first {
      ObjectIdentifier(type(of: $0.unit)) == kind && $0.unit.symbol == unit.symbol
    }?
    .name
  }

  private static var names: [(unit: Unit, name: String)] {
    lengths + masses + volumes + areas + speeds + times + others + electric + data
  }

  private static var lengths: [(unit: Unit, name: String)] {
    [
      (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"),
      (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
      (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
      (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"),
      (UnitLength.megameters, "megameter"), (UnitLength.hectometers, "hectometer"),
      (UnitLength.decameters, "decameter"), (UnitLength.inches, "inch"), (UnitLength.feet, "foot"),
      (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
      (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
      (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
      (UnitLength.furlongs, "furlong"), (UnitLength.astronomicalUnits, "astronomical-unit"),
      (UnitLength.parsecs, "parsec"),
    ]
  }

  private static var masses: [(unit: Unit, name: String)] {
    [
      (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
      (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"),
      (UnitMass.micrograms, "microgram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"),
      (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"),
      (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
    ]
  }

  private static var volumes: [(unit: Unit, name: String)] {
    [
      (UnitVolume.liters, "liter"), (UnitVolume.milliliters, "milliliter"),
      (UnitVolume.centiliters, "centiliter"), (UnitVolume.deciliters, "deciliter"),
      (UnitVolume.megaliters, "megaliter"), (UnitVolume.cubicMeters, "cubic-meter"),
      (UnitVolume.cubicKilometers, "cubic-kilometer"),
      (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.cubicInches, "cubic-inch"),
      (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicYards, "cubic-yard"),
      (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.acreFeet, "acre-foot"),
      (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
      (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"),
      (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
      (UnitVolume.gallons, "gallon"), (UnitVolume.imperialGallons, "gallon-imperial"),
      (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
      (UnitVolume.metricCups, "cup-metric"),
    ]
  }

  private static var areas: [(unit: Unit, name: String)] {
    [
      (UnitArea.squareMeters, "square-meter"), (UnitArea.squareKilometers, "square-kilometer"),
      (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareInches, "square-inch"),
      (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
      (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
      (UnitArea.hectares, "hectare"),
    ]
  }

  private static var speeds: [(unit: Unit, name: String)] {
    [
      (UnitSpeed.metersPerSecond, "meter-per-second"),
      (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
      (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
    ]
  }

  private static var times: [(unit: Unit, name: String)] {
    [
      (UnitDuration.seconds, "second"), (UnitDuration.minutes, "minute"),
      (UnitDuration.hours, "hour"), (UnitDuration.milliseconds, "millisecond"),
      (UnitDuration.microseconds, "microsecond"), (UnitDuration.nanoseconds, "nanosecond"),
      (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"),
      (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.gigahertz, "gigahertz"),
    ]
  }

  private static var others: [(unit: Unit, name: String)] {
    [
      (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
      (UnitTemperature.fahrenheit, "fahrenheit"), (UnitAngle.degrees, "degree"),
      (UnitAngle.radians, "radian"), (UnitAngle.arcMinutes, "arc-minute"),
      (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.revolutions, "revolution"),
      (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
      (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
      (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
      (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
      (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
      (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
      (UnitEnergy.kilowattHours, "kilowatt-hour"),
      (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
      (UnitAcceleration.gravity, "g-force"),
      (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
      (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
      (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
    ]
  }

  private static var electric: [(unit: Unit, name: String)] {
    [
      (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"),
      (UnitPower.megawatts, "megawatt"), (UnitPower.gigawatts, "gigawatt"),
      (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"),
      (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
      (UnitElectricPotentialDifference.volts, "volt"), (UnitElectricResistance.ohms, "ohm"),
      (UnitIlluminance.lux, "lux"),
    ]
  }

  private static var data: [(unit: Unit, name: String)] {
    [
      (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
      (UnitInformationStorage.kilobytes, "kilobyte"),
      (UnitInformationStorage.megabytes, "megabyte"),
      (UnitInformationStorage.gigabytes, "gigabyte"),
      (UnitInformationStorage.terabytes, "terabyte"),
      (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.megabits, "megabit"),
    ]
  }

  // MARK: What is used where

  /// The unit that people of a locale use in the place of another; nil where they use it.
  static func local(_ unit: Dimension, in locale: Locale) -> Dimension? {
    let isAmerican = locale.measurementSystem == .us
    let pairs: [(metric: Dimension, american: Dimension)] = [
      (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
      (UnitLength.centimeters, UnitLength.inches), (UnitLength.millimeters, UnitLength.inches),
      (UnitMass.kilograms, UnitMass.pounds), (UnitMass.grams, UnitMass.ounces),
      (UnitVolume.liters, UnitVolume.gallons), (UnitVolume.milliliters, UnitVolume.fluidOunces),
      (UnitArea.squareKilometers, UnitArea.squareMiles),
      (UnitArea.squareMeters, UnitArea.squareFeet), (UnitArea.hectares, UnitArea.acres),
      (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
    ]
    if unit is UnitTemperature {
      let wanted = isAmerican ? UnitTemperature.fahrenheit : .celsius
      return wanted.symbol == unit.symbol ? nil : wanted
    }
    // On British roads miles are used.
    let isRoad = unit.isEqual(UnitLength.miles) || unit.isEqual(UnitSpeed.milesPerHour)
    if locale.measurementSystem == .uk {
      if isRoad { return nil }
      if unit.isEqual(UnitLength.kilometers) { return UnitLength.miles }
      if unit.isEqual(UnitSpeed.kilometersPerHour) { return UnitSpeed.milesPerHour }
    }
    if isAmerican { return pairs.first { $0.metric.isEqual(unit) }?.american }
    return pairs.first { $0.american.isEqual(unit) }?.metric
  }

  /// The unit of the same row in which a number is at least 1, and as small as it can be.
  static func scaled(_ value: Double, _ unit: Dimension) -> Dimension {
    let rows: [[Dimension]] = [
      [
        UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters,
      ],
      [UnitLength.miles, UnitLength.feet, UnitLength.inches],
      [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams],
      [UnitMass.pounds, UnitMass.ounces],
      [UnitVolume.liters, UnitVolume.milliliters],
      [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds],
      [
        UnitInformationStorage.terabytes, UnitInformationStorage.gigabytes,
        UnitInformationStorage.megabytes, UnitInformationStorage.kilobytes,
        UnitInformationStorage.bytes,
      ],
      [UnitEnergy.kilojoules, UnitEnergy.joules], [UnitEnergy.kilocalories, UnitEnergy.calories],
    ]
    guard let row = rows.first(where: { $0.contains { $0.isEqual(unit) } }) else { return unit }
    return row.first { abs(unit.converted(value, to: $0)) >= 1 } ?? unit
  }
}
