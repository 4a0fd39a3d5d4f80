import Foundation

/// A gradient's colours, premultiplied, at evenly spaced places.
struct GradientRamp: Sendable {
  static let steps = 2048

  /// The colours at 0, 1/`steps` … 1.
  let pixels: [UInt32]
  let isOpaque: Bool

  init(stops: [CGGradient.Stop]) {
    var pixels = [UInt32](repeating: 0, count: Self.steps + 1)
    var next = 0
    for index in pixels.indices {
      let location = Double(index) / Double(Self.steps)
      while next < stops.count, stops[next].location <= location { next += 1 }
      pixels[index] = Self.color(at: location, stops, next).pixel().argb
    }
    self.pixels = pixels
    isOpaque = pixels.allSatisfy { $0 >= 0xFF00_0000 }
  }

  /// The colour at a location before the stop `next` and not before the one ahead of it.
  private static func color(
    at location: Double,
    _ stops: [CGGradient.Stop],
    _ next: Int
  ) -> PaintColor {
    if next == 0 { return stops[0].color }
    if next == stops.count { return stops[next - 1].color }
    let (from, to) = (stops[next - 1], stops[next])
    let share = (location - from.location) / (to.location - from.location)
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return PaintColor(
      red: mix(from.color.red, to.color.red),
      green: mix(from.color.green, to.color.green),
      blue: mix(from.color.blue, to.color.blue),
      alpha: mix(from.color.alpha, to.color.alpha)
    )
  }
}
