import CoreGraphics
import Foundation

/// Between sRGB's components and light.
enum ToneCurve {
  /// The light of a component, exactly; mirrored below zero.
  static func light(_ value: Float) -> Float {
    let size = abs(value)
    let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// The component of a light, exactly; mirrored below zero.
  static func component(_ light: Float) -> Float {
    let size = abs(light)
    let value = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  private static let steps = 1 << 16
  private static let lights = (0...steps).map { light(Float($0) / Float(steps)) }
  private static let components = (0...steps).map { component(Float($0) / Float(steps)) }

  private static func index(_ value: Float) -> Int {
    value > 0 ? Int(min(value, 1) * Float(steps) + 0.5) : 0
  }

  /// The light of components in 0...1, quickly.
  static func quickLight(_ color: Color4) -> Color4 {
    Color4(
      lights[index(color.x)],
      lights[index(color.y)],
      lights[index(color.z)],
      color.w
    )
  }

  /// The components of light, clamped to 0...1, quickly.
  static func quickComponents(_ color: Color4) -> Color4 {
    Color4(
      components[index(color.x)],
      components[index(color.y)],
      components[index(color.z)],
      color.w
    )
  }
}

/// Reads the pixels of a picture.
struct BitmapStep: Step {
  let bitmap: Bitmap
  /// Whether the pixels are mapped from sRGB to the working space.
  var isMatched = true

  func need(_ area: PixelRect, of input: Int) -> PixelRect { area }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    let isLinear = isMatched && pass.isLinear
    tile.forEachRow { row in
      let y = bitmap.height - 1 - row.y
      guard y >= 0, y < bitmap.height else { return }
      for index in row.pixels.indices {
        let x = row.x + index
        guard x >= 0, x < bitmap.width else { continue }
        let pixel = bitmap[x, y]
        let color =
          Color4(Float(pixel.red), Float(pixel.green), Float(pixel.blue), Float(pixel.alpha)) / 255
        row.pixels[index] =
          isLinear ? ToneCurve.quickLight(color.straight).premultiplied : color
      }
    }
  }
}
