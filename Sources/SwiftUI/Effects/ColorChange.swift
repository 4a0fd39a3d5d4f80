import UIKit

/// How colours become others: each channel is a sum of parts of all four, and of a constant.
struct ColorChange: Equatable {
  /// For red, green, blue and alpha: the parts of each, and the constant.
  var rows: [[Double]]

  static let identity = ColorChange(rows: [
    [1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0],
  ])

  /// Adds to red, green and blue.
  static func brightness(_ amount: Double) -> ColorChange {
    ColorChange(rows: [
      [1, 0, 0, 0, amount], [0, 1, 0, 0, amount], [0, 0, 1, 0, amount], [0, 0, 0, 1, 0],
    ])
  }

  /// Brings channels nearer to the middle, or farther from it.
  static func contrast(_ amount: Double) -> ColorChange {
    let rest = (1 - amount) / 2
    return ColorChange(rows: [
      [amount, 0, 0, 0, rest], [0, amount, 0, 0, rest], [0, 0, amount, 0, rest], [0, 0, 0, 1, 0],
    ])
  }

  /// How bright the channels are (Filter Effects, feColorMatrix).
  private static let brightness = (red: 0.213, green: 0.715, blue: 0.072)

  /// Brings channels nearer to the brightness, or farther from it.
  static func saturation(_ amount: Double) -> ColorChange {
    let (red, green, blue) = brightness
    let rest = 1 - amount
    return ColorChange(rows: [
      [red * rest + amount, green * rest, blue * rest, 0, 0],
      [red * rest, green * rest + amount, blue * rest, 0, 0],
      [red * rest, green * rest, blue * rest + amount, 0, 0],
      [0, 0, 0, 1, 0],
    ])
  }

  /// Turns the hue by an angle in radians; brightness stays.
  static func hueRotation(_ angle: Double) -> ColorChange {
    let (red, green, blue) = brightness
    let (c, s) = (cos(angle), sin(angle))
    return ColorChange(rows: [
      [
        red + c * (1 - red) - s * red, green - c * green - s * green,
        blue - c * blue + s * (1 - blue), 0, 0,
      ],
      [
        red - c * red + s * 0.143, green + c * (1 - green) + s * 0.140, blue - c * blue - s * 0.283,
        0, 0,
      ],
      [
        red - c * red - s * (1 - red), green - c * green + s * green,
        blue + c * (1 - blue) + s * blue, 0, 0,
      ],
      [0, 0, 0, 1, 0],
    ])
  }

  static let invert = ColorChange(rows: [
    [-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1], [0, 0, 0, 1, 0],
  ])

  /// Multiplies channels by those of a colour.
  static func multiply(_ color: [Double]) -> ColorChange {
    ColorChange(rows: [
      [color[0], 0, 0, 0, 0], [0, color[1], 0, 0, 0], [0, 0, color[2], 0, 0],
      [0, 0, 0, color[3], 0],
    ])
  }

  /// Black, as opaque as colours are bright.
  static let luminanceToAlpha = ColorChange(rows: [
    [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0.2125, 0.7154, 0.0721, 0, 0],
  ])

  /// This change, and then another one.
  func concatenating(_ other: ColorChange) -> ColorChange {
    ColorChange(
      rows: other.rows.map { row in
        (0..<5).map { column in
          (0..<4).reduce(column == 4 ? row[4] : 0) { $0 + row[$1] * rows[$1][column] }
        }
      }
    )
  }

  var matrix: CoreGraphics.ColorMatrix {
    func column(_ index: Int) -> SIMD4<Float> {
      SIMD4(
        Float(rows[0][index]),
        Float(rows[1][index]),
        Float(rows[2][index]),
        Float(rows[3][index])
      )
    }
    return CoreGraphics.ColorMatrix(
      red: column(0),
      green: column(1),
      blue: column(2),
      alpha: column(3),
      constant: column(4)
    )
  }
}
