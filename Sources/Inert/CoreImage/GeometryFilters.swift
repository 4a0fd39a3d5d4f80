import CoreGraphics
import Foundation

extension FilterDefinition {
  /// What moves images.
  static let geometry: [FilterDefinition] = [
    FilterDefinition(
      "CICrop",
      "Crop",
      kCICategoryGeometryAdjustment,
      [
        .image,
        .vector("Rectangle", [-1e8, -1e8, 2e8, 2e8], type: kCIAttributeTypeRectangle),
      ]
    ) { given in given.image?.cropped(to: given.vector("Rectangle").cgRectValue) },
    FilterDefinition(
      "CIAffineTransform",
      "Affine Transform",
      kCICategoryGeometryAdjustment,
      [.image, .other("Transform", .transform)]
    ) { given in
      given.value("Transform", as: CGAffineTransform.self).flatMap {
        given.image?.transformed(by: $0)
      }
    },
    FilterDefinition(
      "CIAffineClamp",
      "Affine Clamp",
      kCICategoryTileEffect,
      [.image, .other("Transform", .transform)]
    ) { given in
      given.value("Transform", as: CGAffineTransform.self).flatMap {
        given.image?.clampedToExtent().transformed(by: $0)
      }
    },
    FilterDefinition(
      "CIAffineTile",
      "Affine Tile",
      kCICategoryTileEffect,
      [.image, .other("Transform", .transform)]
    ) { given in
      guard let image = given.image, image.extent.isBounded, !image.extent.isEmpty,
        let transform = given.value("Transform", as: CGAffineTransform.self)
      else { return given.image }
      let step = TileStep(inside: PixelRect(covering: image.extent))
      return CIImage(Recipe(.infinite, [image.recipe], step)).transformed(by: transform)
    },
    FilterDefinition(
      "CIStraightenFilter",
      "Straighten",
      kCICategoryGeometryAdjustment,
      [.image, .number("Angle", 0, -.pi ... .pi, type: kCIAttributeTypeAngle)]
    ) { given in straightened(given.image, CGFloat(given["Angle"])) },
    scale("CILanczosScaleTransform", "Lanczos Scale Transform", [], LanczosStep.lanczos),
    scale("CIBicubicScaleTransform", "Bicubic Scale Transform", [], LanczosStep.cubic),
    FilterDefinition(
      "CIPerspectiveTransform",
      "Perspective Transform",
      kCICategoryGeometryAdjustment,
      [.image] + corners
    ) { given in
      guard let image = given.image, image.extent.isBounded, !image.extent.isNull else {
        return nil
      }
      let places = cornerNames.map { given.place($0) }
      guard let map = Perspective(from: places, to: Perspective.corners(image.extent)) else {
        return nil
      }
      let (xs, ys) = (places.map { CGFloat($0.x) }, places.map { CGFloat($0.y) })
      let (left, low) = (xs.min() ?? 0, ys.min() ?? 0)
      let extent = CGRect(
        x: left,
        y: low,
        width: (xs.max() ?? 0) - left,
        height: (ys.max() ?? 0) - low
      )
      return warped(image, extent.wholePixels) { map[$0] }
    },
    FilterDefinition(
      "CIPerspectiveCorrection",
      "Perspective Correction",
      kCICategoryGeometryAdjustment,
      [.image] + corners + [.number("Crop", 1)]
    ) { given in
      guard let image = given.image else { return nil }
      let places = cornerNames.map { given.place($0) }
      func far(_ a: Int, _ b: Int) -> CGFloat {
        let way = places[a] - places[b]
        return CGFloat((way * way).sum().squareRoot())
      }
      let size = CGRect(
        x: 0,
        y: 0,
        width: max(far(0, 1), far(2, 3)).rounded(),
        height: max(far(0, 2), far(1, 3)).rounded()
      )
      guard size.width >= 1, size.height >= 1,
        let map = Perspective(from: Perspective.corners(size), to: places)
      else { return nil }
      return warped(image, size) { map[$0] }
    },
  ]

  private static let cornerNames = ["TopLeft", "TopRight", "BottomLeft", "BottomRight"]
  private static let corners: [FilterParameter] = [
    .vector("TopLeft", [118, 484]), .vector("TopRight", [646, 507]),
    .vector("BottomLeft", [155, 153]), .vector("BottomRight", [548, 140]),
  ]

  private static func scale(
    _ name: String,
    _ display: String,
    _ more: [FilterParameter],
    _ kernel: @escaping @Sendable (Float) -> Float
  ) -> FilterDefinition {
    FilterDefinition(
      name,
      display,
      kCICategoryGeometryAdjustment,
      [
        .image, .number("Scale", 1, 0.05...1.5, least: 0),
        .number("AspectRatio", 1, 0.5...2, least: 0),
      ] + more
    ) { given in
      guard let image = given.image, image.extent.isBounded, !image.extent.isNull,
        given["Scale"] > 0, given["AspectRatio"] > 0
      else { return given.image }
      let across = Double(given["Scale"] * given["AspectRatio"])
      let up = Double(given["Scale"])
      let rows = LanczosStep(kernel: kernel, scale: across, isHorizontal: true)
      let columns = LanczosStep(kernel: kernel, scale: up, isHorizontal: false)
      let e = image.extent
      let wide = CGRect(
        x: e.minX * across,
        y: e.minY,
        width: e.width * across,
        height: e.height
      ).wholePixels
      let all = CGRect(
        x: wide.minX,
        y: e.minY * up,
        width: wide.width,
        height: e.height * up
      ).wholePixels
      // The border goes on, so that it stays as strong as the rest.
      let source = image.clampedToExtent().recipe
      let half = Recipe(.infinite, [source], rows)
      return CIImage(Recipe(all, [half], columns))
    }
  }

  /// The image turned about its middle and made so large that it fills its extent.
  private static func straightened(_ image: CIImage?, _ angle: CGFloat) -> CIImage? {
    guard let image, image.extent.isBounded, !image.extent.isNull, angle != 0 else { return image }
    let e = image.extent
    let (c, s) = (abs(cos(angle)), abs(sin(angle)))
    let scale = max((e.width * c + e.height * s) / e.width, (e.width * s + e.height * c) / e.height)
    let turn = CGAffineTransform(translationX: e.midX, y: e.midY).rotated(by: angle)
      .scaledBy(x: scale, y: scale).translatedBy(x: -e.midX, y: -e.midY)
    return image.transformed(by: turn).cropped(to: e)
  }

  /// The image with pixels from elsewhere in it.
  private static func warped(
    _ image: CIImage,
    _ extent: CGRect,
    _ place: @escaping @Sendable (SIMD2<Float>) -> SIMD2<Float>
  ) -> CIImage {
    let all = PixelRect(covering: image.extent)
    let step = WarpStep(
      needs: { area in image.extent.isBounded ? all : area.insetBy(-area.width - area.height) },
      place: place
    )
    return CIImage(Recipe(extent, [image.recipe], step))
  }

  /// What bends images about a middle.
  static let distortions: [FilterDefinition] = [
    FilterDefinition(
      "CIPixellate",
      "Pixelate",
      kCICategoryStylize,
      [.image, .center, .number("Scale", 8, 1...100, least: 1, type: kCIAttributeTypeDistance)]
    ) { given in
      let (center, scale) = (given.place(), given["Scale"])
      return given.image.map { image in
        let reach = Int(scale.rounded(.up)) + 1
        let step = WarpStep(needs: { $0.insetBy(-reach) }) { place in
          let cell = ((place - center) / scale).rounded(.down)
          return (cell + 0.5) * scale + center
        }
        // Squares reach beyond the border as a whole.
        let source = image.clampedToExtent().recipe
        return CIImage(Recipe(image.extent.grown(0), [source], step))
      }
    },
    bend("CIBumpDistortion", "Bump Distortion", 300, [.number("Scale", 0.5, -1...1)]) { given in
      let scale = given["Scale"]
      return { way, far in way * (1 - scale * (1 - far) * (1 - far) * (1 + 2 * far)) }
    },
    bend("CIPinchDistortion", "Pinch Distortion", 300, [.number("Scale", 0.5, 0...2)]) { given in
      let scale = given["Scale"]
      return { way, far in way * (1 + scale * (1 - far) * (1 - far)) }
    },
    bend(
      "CITwirlDistortion",
      "Twirl Distortion",
      300,
      [.number("Angle", .pi, -4 * .pi...4 * .pi, type: kCIAttributeTypeAngle)]
    ) { given in
      let angle = given["Angle"]
      return { way, far in
        let turn = -angle * (1 - far) * (1 - far)
        let (c, s) = (cos(turn), sin(turn))
        return SIMD2(way.x * c - way.y * s, way.x * s + way.y * c)
      }
    },
  ]

  /// Bends what lies within a radius; `far` goes from 0 in the middle to 1.
  private static func bend(
    _ name: String,
    _ display: String,
    _ radius: Double,
    _ parameters: [FilterParameter],
    _ make:
      @escaping @Sendable (FilterArguments) -> @Sendable (SIMD2<Float>, Float) -> SIMD2<Float>
  ) -> FilterDefinition {
    FilterDefinition(
      name,
      display,
      kCICategoryDistortionEffect,
      [.image, .center, .number("Radius", radius, 0...600, least: 0)] + parameters
    ) { given in
      let (center, radius, change) = (given.place(), max(given["Radius"], 0.01), make(given))
      return given.image.map { image in
        let circle = CGRect(
          x: CGFloat(center.x - 3 * radius),
          y: CGFloat(center.y - 3 * radius),
          width: CGFloat(6 * radius),
          height: CGFloat(6 * radius)
        )
        let near = PixelRect(covering: circle)
        let step = WarpStep(needs: { $0.intersects(near) ? $0.union(near) : $0 }) { place in
          let way = place - center
          let far = (way * way).sum().squareRoot() / radius
          return far >= 1 ? place : center + change(way, far)
        }
        return CIImage(Recipe(image.extent, [image.recipe], step))
      }
    }
  }
}

/// A map of the plane that keeps straight lines straight.
struct Perspective: Sendable {
  private let numbers: [Double]

  /// The upper left, upper right, lower left and lower right corner.
  static func corners(_ rect: CGRect) -> [SIMD2<Float>] {
    [
      (rect.minX, rect.maxY), (rect.maxX, rect.maxY), (rect.minX, rect.minY),
      (rect.maxX, rect.minY),
    ]
    .map { SIMD2(Float($0.0), Float($0.1)) }
  }

  /// Maps four points to four points; nil where three of them lie on a line.
  init?(from: [SIMD2<Float>], to: [SIMD2<Float>]) {
    var rows: [[Double]] = []
    for (a, b) in zip(from, to) {
      let (x, y, u, v) = (Double(a.x), Double(a.y), Double(b.x), Double(b.y))
      rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
      rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
    }
    // Gauss and Jordan, with the largest pivot.
    for column in 0..<8 {
      let pivot = (column..<8).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(column, pivot)
      let factor = 1 / rows[column][column]
      rows[column] = rows[column].map { $0 * factor }
      for row in 0..<8 where row != column {
        let times = rows[row][column]
        rows[row] = zip(rows[row], rows[column]).map { $0 - times * $1 }
      }
    }
    numbers = rows.map { $0[8] }
  }

  subscript(place: SIMD2<Float>) -> SIMD2<Float> {
    let (x, y) = (Double(place.x), Double(place.y))
    let depth = numbers[6] * x + numbers[7] * y + 1
    guard depth > 1e-9 else { return SIMD2(repeating: -.greatestFiniteMagnitude) }
    return SIMD2(
      Float((numbers[0] * x + numbers[1] * y + numbers[2]) / depth),
      Float((numbers[3] * x + numbers[4] * y + numbers[5]) / depth)
    )
  }
}

/// Scales rows or columns with a kernel that is as wide as what a pixel covers.
struct LanczosStep: Step {
  let kernel: @Sendable (Float) -> Float
  let scale: Double
  let isHorizontal: Bool

  /// Lanczos' window of three.
  @Sendable static func lanczos(_ x: Float) -> Float {
    let size = abs(x)
    guard size < 3 else { return 0 }
    guard size > 1e-5 else { return 1 }
    let angle = Float.pi * size
    return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
  }

  /// Mitchell and Netravali's with B 0 and C 0.75.
  @Sendable static func cubic(_ x: Float) -> Float {
    let size = abs(x)
    let c: Float = 0.75
    if size < 1 { return (2 - c) * size * size * size + (c - 3) * size * size + 1 }
    if size < 2 { return c * (-size * size * size + 5 * size * size - 8 * size + 4) }
    return 0
  }

  private func reach(_ low: Int, _ high: Int) -> (low: Int, high: Int) {
    let width = 3 * max(1, 1 / scale) + 1
    return (
      Int((Double(low) / scale - width).rounded(.down)),
      Int((Double(high) / scale + width).rounded(.up))
    )
  }

  func need(_ area: PixelRect, of input: Int) -> PixelRect {
    var area = area
    if isHorizontal {
      (area.minX, area.maxX) = reach(area.minX, area.maxX)
    } else {
      (area.minY, area.maxY) = reach(area.minY, area.maxY)
    }
    return area
  }

  /// Which pixels make the one at a place, and how much.
  private func weights(_ index: Int) -> (first: Int, weights: [Float]) {
    let stretch = max(1, 1 / scale)
    let middle = (Double(index) + 0.5) / scale - 0.5
    let first = Int((middle - 3 * stretch).rounded(.up))
    let last = Int((middle + 3 * stretch).rounded(.down))
    let plain = (first...max(first, last)).map { kernel(Float((Double($0) - middle) / stretch)) }
    let sum = plain.reduce(0, +)
    return (first, plain.map { sum == 0 ? 0 : $0 / sum })
  }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    let (input, area) = (inputs[0], tile.area)
    let range = isHorizontal ? area.minX..<area.maxX : area.minY..<area.maxY
    let all = range.map(weights)
    tile.forEachRow { row in
      for index in row.pixels.indices {
        let (x, y) = (row.x + index, row.y)
        let (first, weights) = all[(isHorizontal ? x : y) - range.lowerBound]
        var sum = Color4.zero
        for (step, weight) in weights.enumerated() {
          sum += (isHorizontal ? input[first + step, y] : input[x, first + step]) * weight
        }
        row.pixels[index] = sum
      }
    }
  }
}
