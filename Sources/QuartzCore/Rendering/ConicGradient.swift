import CoreGraphics
import Foundation

/// A gradient that turns around a point, pixel by pixel: Core Graphics has no such thing on iOS.
struct ConicGradient {
  private let table: [Pixel]
  private let center: CGPoint
  private let edge: CGPoint

  init(_ gradient: GradientContents) {
    center = gradient.startPoint
    edge = gradient.endPoint
    let count = gradient.colors.count
    let colors = gradient.colors.map(\.deviceComponents)
    let places =
      gradient.locations?.map(Double.init)
      ?? (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    table = (0..<1024).map { step in
      Self.color(at: (Double(step) + 0.5) / 1024, colors, places)
    }
  }

  private static func color(
    at t: Double,
    _ colors: [(red: Double, green: Double, blue: Double, alpha: Double)],
    _ places: [Double]
  ) -> Pixel {
    guard let first = colors.first, colors.count <= places.count else { return .clear }
    var low = (first, places[0])
    for (color, place) in zip(colors, places) {
      if place >= t {
        let span = place - low.1
        let f = span > 0 ? (t - low.1) / span : 1
        let a = low.0
        return Pixel(
          red: a.red + (color.red - a.red) * f,
          green: a.green + (color.green - a.green) * f,
          blue: a.blue + (color.blue - a.blue) * f,
          alpha: a.alpha + (color.alpha - a.alpha) * f
        )
      }
      low = (color, place)
    }
    return Pixel(red: low.0.red, green: low.0.green, blue: low.0.blue, alpha: low.0.alpha)
  }

  func draw(into bitmap: Bitmap) {
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    let center = center.scaled(to: size)
    let edge = edge.scaled(to: size)
    let start = atan2(edge.y - center.y, edge.x - center.x)
    for y in 0..<bitmap.height {
      let row = bitmap.data + y * bitmap.bytesPerRow
      for x in 0..<bitmap.width {
        let angle = atan2(CGFloat(y) + 0.5 - center.y, CGFloat(x) + 0.5 - center.x) - start
        let turn = angle / (2 * .pi)
        let index = Int((turn - turn.rounded(.down)) * CGFloat(table.count))
        row.storeBytes(
          of: table[min(index, table.count - 1)].argb,
          toByteOffset: x * 4,
          as: UInt32.self
        )
      }
    }
  }
}
