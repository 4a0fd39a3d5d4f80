import CoreGraphics
import Foundation

/// Weighs the pixels of a row or a column around each.
struct LineStep: Step {
  /// The weights, an odd number of them; the middle one is the pixel's own.
  let weights: [Float]
  let isHorizontal: Bool
  var bias: Float = 0

  private var reach: Int { weights.count / 2 }

  func need(_ area: PixelRect, of input: Int) -> PixelRect {
    let (x, y) = isHorizontal ? (reach, 0) : (0, reach)
    return PixelRect(
      minX: area.minX - x,
      minY: area.minY - y,
      maxX: area.maxX + x,
      maxY: area.maxY + y
    )
  }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    let input = inputs[0].part(need(tile.area, of: 0))
    let stride = isHorizontal ? 1 : input.area.width
    let bias = Color4(repeating: bias)
    let lowest = tile.area.minY
    input.pixels.withUnsafeBufferPointer { source in
      tile.forEachRow { row in
        // The first pixel that counts for the row's first.
        let start = (row.y - lowest) * input.area.width
        for index in row.pixels.indices {
          var sum = bias
          var place = start + index
          for weight in weights {
            sum += source[place] * weight
            place += stride
          }
          row.pixels[index] = sum
        }
      }
    }
  }
}

/// Means of the pixels of a row or a column within a distance, whatever it is, in the same time.
struct MeanStep: Step {
  let reach: Int
  let isHorizontal: Bool

  func need(_ area: PixelRect, of input: Int) -> PixelRect {
    LineStep(weights: Array(repeating: 0, count: 2 * reach + 1), isHorizontal: isHorizontal)
      .need(area, of: input)
  }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    let input = inputs[0].part(need(tile.area, of: 0))
    let area = tile.area
    let (lines, length) =
      isHorizontal ? (area.height, area.width) : (area.width, area.height)
    let (along, across) =
      isHorizontal ? (1, input.area.width) : (input.area.width, 1)
    let (step, next) = isHorizontal ? (1, area.width) : (area.width, 1)
    let factor = 1 / Float(2 * reach + 1)
    input.pixels.withUnsafeBufferPointer { source in
      tile.pixels.withUnsafeMutableBufferPointer { target in
        for line in 0..<lines {
          let start = line * across
          var sum = SIMD4<Double>.zero
          for index in 0..<2 * reach { sum += SIMD4<Double>(source[start + index * along]) }
          for index in 0..<length {
            sum += SIMD4<Double>(source[start + (index + 2 * reach) * along])
            target[line * next + index * step] = Color4(sum) * factor
            sum -= SIMD4<Double>(source[start + index * along])
          }
        }
      }
    }
  }
}

/// Softens images.
enum Blur {
  /// Wider bells are three means one after the other, as SVG's `feGaussianBlur` allows.
  private static let widestExact: Float = 8

  /// A bell of a standard deviation in pixels; the extent grows by three of them.
  static func gaussian(_ image: CIImage, _ sigma: Float) -> CIImage? {
    guard sigma.isFinite else {
      CoreImageFinding.value("CIGaussianBlur", kCIInputRadiusKey, "\(sigma)")
      return nil
    }
    guard sigma > 0.01 else { return image }
    let sigma = min(sigma, 2000)
    let extent = image.extent.grown(CGFloat((3 * sigma).rounded(.up)))
    if sigma <= widestExact {
      let reach = Int((3 * sigma).rounded(.up))
      let bell = (-reach...reach).map { exp(-Float($0 * $0) / (2 * sigma * sigma)) }
      let sum = bell.reduce(0, +)
      return lines(image, bell.map { $0 / sum }, extent)
    }
    // Three means of width w have a variance of (w² - 1) / 4.
    let reach = max(1, Int((((4 * sigma * sigma + 1).squareRoot() - 1) / 2).rounded()))
    return (0..<3).reduce(image) { soft, _ in mean(soft, reach, extent) }
  }

  /// The same weights along rows and columns.
  static func lines(_ image: CIImage, _ weights: [Float], _ extent: CGRect) -> CIImage {
    let rows = Recipe(extent, [image.recipe], LineStep(weights: weights, isHorizontal: true))
    return CIImage(Recipe(extent, [rows], LineStep(weights: weights, isHorizontal: false)))
  }

  /// The mean of a square with a reach to all sides.
  static func mean(_ image: CIImage, _ reach: Int, _ extent: CGRect) -> CIImage {
    let rows = Recipe(extent, [image.recipe], MeanStep(reach: reach, isHorizontal: true))
    return CIImage(Recipe(extent, [rows], MeanStep(reach: reach, isHorizontal: false)))
  }
}

/// Paints from all pixels at whole distances, each with a weight.
struct KernelStep: Step {
  let places: [(x: Int, y: Int, weight: Float)]
  var bias: Float = 0

  private var reach: Int { places.map { max(abs($0.x), abs($0.y)) }.max() ?? 0 }

  func need(_ area: PixelRect, of input: Int) -> PixelRect { area.insetBy(-reach) }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    let input = inputs[0].part(need(tile.area, of: 0))
    let (width, reach) = (input.area.width, reach)
    let steps = places.map { (step: ($0.y + reach) * width + $0.x + reach, weight: $0.weight) }
    let bias = Color4(repeating: bias)
    let lowest = tile.area.minY
    input.pixels.withUnsafeBufferPointer { source in
      tile.forEachRow { row in
        let start = (row.y - lowest) * width
        for index in row.pixels.indices {
          row.pixels[index] = steps.reduce(bias) {
            $0 + source[start + index + $1.step] * $1.weight
          }
        }
      }
    }
  }
}

/// The largest, smallest or middle pixel around each, component by component.
struct RankStep: Step {
  enum Kind: Sendable {
    case largest
    case smallest
    case middle
  }

  let kind: Kind
  let width: Int
  let height: Int

  func need(_ area: PixelRect, of input: Int) -> PixelRect {
    PixelRect(
      minX: area.minX - width,
      minY: area.minY - height,
      maxX: area.maxX + width,
      maxY: area.maxY + height
    )
  }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    let input = inputs[0]
    tile.forEachRow { row in
      for index in row.pixels.indices {
        let (x, y) = (row.x + index, row.y)
        row.pixels[index] =
          kind == .middle ? middle(input, x, y) : most(input, x, y)
      }
    }
  }

  private func most(_ input: Tile, _ x: Int, _ y: Int) -> Color4 {
    var found = input[x, y]
    for row in y - height...y + height {
      for column in x - width...x + width {
        let other = input[column, row]
        found = kind == .largest ? pointwiseMax(found, other) : pointwiseMin(found, other)
      }
    }
    return found
  }

  private func middle(_ input: Tile, _ x: Int, _ y: Int) -> Color4 {
    var around: [Color4] = []
    for row in y - 1...y + 1 { for column in x - 1...x + 1 { around.append(input[column, row]) } }
    var result = Color4.zero
    for part in 0..<4 { result[part] = around.map { $0[part] }.sorted()[4] }
    return result
  }
}

extension FilterDefinition {
  /// What softens.
  static let blurs: [FilterDefinition] = [
    FilterDefinition(
      "CIGaussianBlur",
      "Gaussian Blur",
      kCICategoryBlur,
      [.image, .radius(10, 0...100)]
    ) { given in given.image.flatMap { Blur.gaussian($0, given["Radius"]) } },
    FilterDefinition(
      "CIBoxBlur",
      "Box Blur",
      kCICategoryBlur,
      [.image, .number("Radius", 10, 1...100, least: 1, type: kCIAttributeTypeDistance)]
    ) { given in
      let reach = Int(min(given["Radius"], 4000).rounded())
      return given.image.map { Blur.mean($0, reach, $0.extent.grown(CGFloat(reach))) }
    },
    FilterDefinition(
      "CIDiscBlur",
      "Disc Blur",
      kCICategoryBlur,
      [.image, .number("Radius", 8, 1...64, least: 1, most: 64, type: kCIAttributeTypeDistance)]
    ) { given in
      let radius = given["Radius"]
      let reach = Int(radius.rounded(.up))
      var places: [(x: Int, y: Int, weight: Float)] = []
      for y in -reach...reach {
        for x in -reach...reach where Float(x * x + y * y) <= radius * radius {
          places.append((x, y, 1))
        }
      }
      let weight = 1 / Float(places.count)
      let step = KernelStep(places: places.map { ($0.x, $0.y, weight) })
      return given.image.map {
        CIImage(Recipe($0.extent.grown(CGFloat(reach)), [$0.recipe], step))
      }
    },
    FilterDefinition(
      "CIMotionBlur",
      "Motion Blur",
      kCICategoryBlur,
      [
        .image, .number("Radius", 20, 0...100, least: 0, most: 500),
        .number("Angle", 0, -.pi ... .pi, type: kCIAttributeTypeAngle),
      ]
    ) { given in
      let (radius, angle) = (given["Radius"], given["Angle"])
      let reach = Int(radius.rounded(.up))
      guard reach > 0 else { return given.image }
      let way = SIMD2(cos(angle), sin(angle))
      let step = RowStep(needs: { area, _ in area.insetBy(-reach - 1) }) { row, inputs, _ in
        row.eachPlace { place in
          (-reach...reach).reduce(Color4.zero) { $0 + inputs[0].sample(place + way * Float($1)) }
            / Float(2 * reach + 1)
        }
      }
      return given.image.map {
        CIImage(Recipe($0.extent.grown(CGFloat(reach)), [$0.recipe], step))
      }
    },
    FilterDefinition("CIMedianFilter", "Median", kCICategoryBlur, [.image]) { given in
      let step = RankStep(kind: .middle, width: 1, height: 1)
      return given.image.map { CIImage(Recipe($0.extent, [$0.recipe], step)) }
    },
    morphology("CIMorphologyMaximum", "Morphology Maximum", .largest),
    morphology("CIMorphologyMinimum", "Morphology Minimum", .smallest),
  ]

  private static func morphology(
    _ name: String,
    _ display: String,
    _ kind: RankStep.Kind
  ) -> FilterDefinition {
    FilterDefinition(
      name,
      display,
      kCICategoryBlur,
      [.image, .number("Radius", 0, 0...50, least: 0, most: 200, type: kCIAttributeTypeDistance)]
    ) { given in
      let reach = Int(given["Radius"].rounded())
      guard let image = given.image, reach > 0 else { return given.image }
      let extent = kind == .largest ? image.extent.grown(CGFloat(reach)) : image.extent
      let rows = Recipe(
        extent,
        [image.recipe],
        RankStep(kind: kind, width: reach, height: 0)
      )
      return CIImage(Recipe(extent, [rows], RankStep(kind: kind, width: 0, height: reach)))
    }
  }

  /// What sharpens, and what glows.
  static let sharpeners: [FilterDefinition] = [
    FilterDefinition(
      "CISharpenLuminance",
      "Sharpen Luminance",
      kCICategorySharpen,
      [.image, .number("Sharpness", 0.4, 0...2), .number("Radius", 1.69, 0...20, least: 0)]
    ) { given in
      sharpened(given.image, radius: given["Radius"], amount: given["Sharpness"], onlyLight: true)
    },
    FilterDefinition(
      "CIUnsharpMask",
      "Unsharp Mask",
      kCICategorySharpen,
      [.image, .radius(2.5, 0...100), .number("Intensity", 0.5, 0...1)]
    ) { given in
      sharpened(given.image, radius: given["Radius"], amount: given["Intensity"], onlyLight: false)
    },
    FilterDefinition(
      "CIBloom",
      "Bloom",
      kCICategoryStylize,
      [.image, .radius(10, 0...100), .number("Intensity", 0.5, 0...1)]
    ) { given in
      glow(given) { color, soft, amount in color + (soft - color * soft) * amount }
    },
    FilterDefinition(
      "CIGloom",
      "Gloom",
      kCICategoryStylize,
      [.image, .radius(10, 0...100), .number("Intensity", 0.5, 0...1)]
    ) { given in
      glow(given) { color, soft, amount in color + (pointwiseMin(color, soft) - color) * amount }
    },
    FilterDefinition(
      "CIEdges",
      "Edges",
      kCICategoryStylize,
      [.image, .number("Intensity", 1, 0...10)]
    ) { given in
      let factor = given["Intensity"]
      let step = RowStep(needs: { area, _ in area.insetBy(-1) }) { row, inputs, _ in
        let input = inputs[0]
        for index in row.pixels.indices {
          let (x, y) = (row.x + index, row.y)
          let (own, right) = (input[x, y], input[x + 1, y])
          let (up, corner) = (input[x, y + 1], input[x + 1, y + 1])
          let (a, b) = (corner - own, up - right)
          let sum = (a * a + b * b).squareRoot() * factor
          row.pixels[index] = Color4(sum * own.w, alpha: own.w)
        }
      }
      return given.image.map {
        CIImage(Recipe($0.extent, [$0.clampedToExtent().recipe], step))
      }
    },
  ]

  /// The image and its blur, its border going on, mixed.
  private static func withBlur(
    _ image: CIImage?,
    _ radius: Float,
    _ mix: @escaping @Sendable (Color4, Color4) -> Color4
  ) -> CIImage? {
    guard let image, let soft = Blur.gaussian(image.clampedToExtent(), radius) else { return nil }
    let step = RowStep { row, inputs, _ in
      for index in row.pixels.indices {
        let color = inputs[0][row.x + index, row.y]
        row.pixels[index] = mix(color, inputs[1][row.x + index, row.y])
      }
    }
    return CIImage(Recipe(image.extent, [image.recipe, soft.recipe], step))
  }

  private static func sharpened(
    _ image: CIImage?,
    radius: Float,
    amount: Float,
    onlyLight: Bool
  ) -> CIImage? {
    withBlur(image, radius) { color, soft in
      let change = onlyLight ? Color4(repeating: (color - soft).luminance) : color - soft
      return Color4(color + change * amount, alpha: color.w)
    }
  }

  private static func glow(
    _ given: FilterArguments,
    _ mix: @escaping @Sendable (Color4, Color4, Float) -> Color4
  ) -> CIImage? {
    let amount = given["Intensity"]
    return withBlur(given.image, given["Radius"]) { color, soft in
      Color4(mix(color, soft, amount), alpha: color.w)
    }
  }

  /// Weights around each pixel, the upper left one first.
  static let convolutions: [FilterDefinition] = [3, 5, 7].map { side in
    var start = [CGFloat](repeating: 0, count: side * side)
    start[side * side / 2] = 1
    return FilterDefinition(
      "CIConvolution\(side)X\(side)",
      "\(side) by \(side) Convolution",
      kCICategoryStylize,
      [.image, .vector("Weights", start, type: ""), .number("Bias", 0)]
    ) { given in
      let (weights, reach) = (given.vector("Weights"), side / 2)
      let places = (0..<side * side).map { index in
        (x: index % side - reach, y: reach - index / side, weight: Float(weights.value(at: index)))
      }
      let bias = given["Bias"]
      return given.image.map {
        let extent = bias == 0 ? $0.extent.grown(CGFloat(reach)) : .infinite
        return CIImage(Recipe(extent, [$0.recipe], KernelStep(places: places, bias: bias)))
      }
    }
  }
}
