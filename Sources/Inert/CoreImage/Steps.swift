import CoreGraphics
import Foundation

/// Paints one colour.
struct ConstantStep: Step {
  let color: CIColor

  func need(_ area: PixelRect, of input: Int) -> PixelRect { .empty }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    let color = color.pixel(pass)
    tile.forEachRow { $0.each { _ in color } }
  }
}

/// Takes the pixels as they are.
struct CopyStep: Step {
  func need(_ area: PixelRect, of input: Int) -> PixelRect { area }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    tile = inputs[0].part(tile.area)
  }
}

/// Takes the pixels as they are, and says how transforms sample them.
struct SamplingStep: Step {
  let isNearest: Bool

  func need(_ area: PixelRect, of input: Int) -> PixelRect { area }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    tile = inputs[0].part(tile.area)
  }
}

/// Goes on with the pixels of a border.
struct ClampStep: Step {
  let inside: PixelRect

  private func nearest(_ x: Int, _ low: Int, _ high: Int) -> Int { min(max(x, low), high - 1) }

  func need(_ area: PixelRect, of input: Int) -> PixelRect {
    let left = nearest(area.minX, inside.minX, inside.maxX)
    let low = nearest(area.minY, inside.minY, inside.maxY)
    return PixelRect(
      minX: left,
      minY: low,
      maxX: nearest(area.maxX - 1, inside.minX, inside.maxX) + 1,
      maxY: nearest(area.maxY - 1, inside.minY, inside.maxY) + 1
    )
  }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    let input = inputs[0]
    tile.forEachRow { row in
      let y = nearest(row.y, inside.minY, inside.maxY)
      for index in row.pixels.indices {
        row.pixels[index] = input[nearest(row.x + index, inside.minX, inside.maxX), y]
      }
    }
  }
}

/// Repeats the pixels of a rectangle.
struct TileStep: Step {
  let inside: PixelRect

  func need(_ area: PixelRect, of input: Int) -> PixelRect { inside }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    let input = inputs[0]
    func place(_ value: Int, _ low: Int, _ length: Int) -> Int {
      let rest = (value - low) % length
      return low + (rest < 0 ? rest + length : rest)
    }
    tile.forEachRow { row in
      let y = place(row.y, inside.minY, inside.height)
      for index in row.pixels.indices {
        row.pixels[index] = input[place(row.x + index, inside.minX, inside.width), y]
      }
    }
  }
}

/// Takes pixels from where an inverse transform says.
struct AffineStep: Step {
  let inverse: CGAffineTransform
  let isNearest: Bool

  static func transformed(
    _ image: CIImage,
    _ matrix: CGAffineTransform,
    _ known: [String: Any]
  ) -> CIImage {
    if matrix == .identity { return image }
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e9 }), abs(determinant) > 1e-12 else {
      CoreImageFinding.value("CIImage", "transformed(by:)", "\(matrix)")
      return .empty()
    }
    let extent = image.extent
    let moved =
      extent.isNull || !extent.isBounded ? extent : extent.applying(matrix).wholePixels
    let isNearest = (image.recipe.step as? SamplingStep)?.isNearest ?? false
    let step = AffineStep(inverse: matrix.inverted(), isNearest: isNearest)
    return CIImage(Recipe(moved, [image.recipe], step), known: known)
  }

  func need(_ area: PixelRect, of input: Int) -> PixelRect {
    let rect = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height)
    return PixelRect(covering: rect.applying(inverse).insetBy(dx: -1, dy: -1))
  }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    let input = inputs[0]
    tile.forEachRow { row in
      for index in row.pixels.indices {
        let (x, y) = (Double(row.x + index) + 0.5, Double(row.y) + 0.5)
        let place = SIMD2<Float>(
          snapped(inverse.a * x + inverse.c * y + inverse.tx),
          snapped(inverse.b * x + inverse.d * y + inverse.ty)
        )
        row.pixels[index] = isNearest ? input.nearest(place) : input.sample(place)
      }
    }
  }

  /// Places a hair off the middle of a pixel are meant to be it.
  private func snapped(_ value: CGFloat) -> Float {
    let near = (value - 0.5).rounded() + 0.5
    return Float(abs(value - near) < 1e-6 ? near : value)
  }
}

/// Takes pixels from where a closure says, out of an area that it says as well.
struct WarpStep: Step {
  /// The pixels that are needed for an area.
  let needs: @Sendable (PixelRect) -> PixelRect
  let place: @Sendable (SIMD2<Float>) -> SIMD2<Float>

  func need(_ area: PixelRect, of input: Int) -> PixelRect { needs(area) }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    let input = inputs[0]
    tile.forEachRow { row in row.eachPlace { input.sample(place($0)) } }
  }
}
