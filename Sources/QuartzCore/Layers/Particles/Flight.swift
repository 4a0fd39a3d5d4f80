/// The particles of a moment: only so many are shown, and only so many births looked at.
///
/// Births are counted as well because particles may be invisible, or dead before they are seen: without an
/// end of their own they would be looked through for ever.
struct Flight {
  /// How many are shown.
  static let mostParticles = 4096

  private static let mostBirths = 4 * mostParticles

  private(set) var particles: [Particle] = []
  private var births = 0

  /// Counts a birth; false where there were too many.
  mutating func count() -> Bool {
    births += 1
    return births <= Self.mostBirths && particles.count < Self.mostParticles
  }

  mutating func add(_ particle: Particle) { particles.append(particle) }

  /// The first birth that is looked at of those from a number to another: of too many the youngest.
  static func first(_ number: Double, of last: Double) -> Double {
    max(number.rounded(.up), (last - Double(mostParticles)).rounded(.up))
  }
}
