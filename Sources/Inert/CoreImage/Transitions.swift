import CoreGraphics
import Foundation

extension FilterDefinition {
  /// Mixes an image with a lower one by the amount of a third.
  private static func masked(
    _ given: FilterArguments,
    _ amount: @escaping @Sendable (Color4) -> Float
  ) -> CIImage? {
    guard let image = given.image else { return given.image(kCIInputBackgroundImageKey) }
    let below = given.image(kCIInputBackgroundImageKey) ?? .empty()
    guard let mask = given.image(kCIInputMaskImageKey) else { return below }
    let step = RowStep { row, inputs, _ in
      for index in row.pixels.indices {
        let (x, y) = (row.x + index, row.y)
        let part = min(max(amount(inputs[2][x, y]), 0), 1)
        row.pixels[index] = ColorMath.mix(inputs[1][x, y], inputs[0][x, y], part)
      }
    }
    let extent = Compositing.union(image.extent, below.extent)
    return CIImage(Recipe(extent, [image.recipe, below.recipe, mask.recipe], step))
  }

  private static func mask(
    _ name: String,
    _ display: String,
    _ amount: @escaping @Sendable (Color4) -> Float
  ) -> FilterDefinition {
    FilterDefinition(
      name,
      display,
      kCICategoryStylize,
      [
        .image, .image(kCIInputBackgroundImageKey, "Background Image"),
        .image(kCIInputMaskImageKey, "Mask Image"),
      ]
    ) { masked($0, amount) }
  }

  /// Goes from one image to another.
  private static func transition(
    _ given: FilterArguments,
    _ amount: @escaping @Sendable (SIMD2<Float>) -> Float
  ) -> CIImage? {
    guard let image = given.image, let target = given.image(kCIInputTargetImageKey) else {
      return given.image ?? given.image(kCIInputTargetImageKey)
    }
    let step = RowStep { row, inputs, _ in
      for index in row.pixels.indices {
        let (x, y) = (row.x + index, row.y)
        let part = min(max(amount(SIMD2(Float(x) + 0.5, Float(y) + 0.5)), 0), 1)
        row.pixels[index] = ColorMath.mix(inputs[0][x, y], inputs[1][x, y], part)
      }
    }
    let extent = Compositing.union(image.extent, target.extent)
    return CIImage(Recipe(extent, [image.recipe, target.recipe], step))
  }

  /// Masks and transitions.
  static let transitions: [FilterDefinition] = [
    mask("CIBlendWithMask", "Blend with Mask") { $0.luminance },
    mask("CIBlendWithAlphaMask", "Blend with Alpha Mask") { $0.w },
    mask("CIBlendWithRedMask", "Blend with Red Mask") { $0.x },
    mask("CIBlendWithBlueMask", "Blend with Blue Mask") { $0.z },
    FilterDefinition(
      "CIDissolveTransition",
      "Dissolve",
      kCICategoryTransition,
      [
        .image, .image(kCIInputTargetImageKey, "Target Image"),
        .number("Time", 0, 0...1, least: 0, most: 1, type: kCIAttributeTypeTime),
      ]
    ) { given in
      let time = given["Time"]
      return transition(given) { _ in time }
    },
    FilterDefinition(
      "CISwipeTransition",
      "Swipe",
      kCICategoryTransition,
      [
        .image, .image(kCIInputTargetImageKey, "Target Image"),
        .vector("Extent", [0, 0, 300, 300], type: kCIAttributeTypeRectangle),
        .color("Color", .white), .number("Time", 0, 0...1, least: 0, most: 1),
        .number("Angle", 0, -.pi ... .pi, type: kCIAttributeTypeAngle),
        .number("Width", 300, 0.1...800, least: 0.1), .number("Opacity", 0, 0...1),
      ]
    ) { given in
      let rect = given.vector("Extent").cgRectValue
      let (angle, width, time) = (given["Angle"], given["Width"], given["Time"])
      let way = SIMD2(cos(angle), sin(angle))
      let ends = Perspective.corners(rect).map { ($0 * way).sum() }
      let (low, high) = (ends.min() ?? 0, ends.max() ?? 0)
      let front = low + (high - low + width) * time
      return transition(given) { (front - ($0 * way).sum()) / width }
    },
  ]

  private static func reduction(
    _ name: String,
    _ display: String,
    _ result: @escaping @Sendable (Tile) -> [Color4],
    _ more: [FilterParameter] = [],
    width: @escaping @Sendable (FilterArguments) -> Int = { _ in 1 }
  ) -> FilterDefinition {
    FilterDefinition(
      name,
      display,
      kCICategoryReduction,
      [.image, .vector("Extent", [0, 0, 640, 80], type: kCIAttributeTypeRectangle)] + more
    ) { given in
      guard let image = given.image else { return nil }
      let part = image.cropped(to: given.vector("Extent").cgRectValue)
      guard part.extent.isBounded, !part.extent.isNull, !part.extent.isEmpty else {
        return CIImage.clear.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      let step = ReductionStep(area: PixelRect(covering: part.extent), result: result)
      let size = CGRect(x: 0, y: 0, width: width(given), height: 1)
      return CIImage(Recipe(size, [part.recipe], step))
    }
  }

  /// Images that are made of all pixels of a rectangle.
  static let reductions: [FilterDefinition] = [
    reduction(
      "CIAreaAverage",
      "Area Average",
      { tile in
        var sum = SIMD4<Double>.zero
        for color in tile.pixels { sum += SIMD4<Double>(color) }
        return [Color4(sum / Double(tile.pixels.count))]
      }
    ),
    reduction(
      "CIAreaMaximum",
      "Area Maximum",
      { tile in
        [tile.pixels.dropFirst().reduce(tile.pixels[0]) { pointwiseMax($0, $1) }]
      }
    ),
    reduction(
      "CIAreaMinimum",
      "Area Minimum",
      { tile in
        [tile.pixels.dropFirst().reduce(tile.pixels[0]) { pointwiseMin($0, $1) }]
      }
    ),
  ]
}

/// Paints one row of pixels out of all of an area.
struct ReductionStep: Step {
  let area: PixelRect
  let result: @Sendable (Tile) -> [Color4]

  func need(_ area: PixelRect, of input: Int) -> PixelRect { self.area }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    let colors = result(inputs[0].part(area))
    tile.forEachRow { row in
      for index in row.pixels.indices where colors.indices.contains(row.x + index) {
        row.pixels[index] = colors[row.x + index]
      }
    }
  }
}
