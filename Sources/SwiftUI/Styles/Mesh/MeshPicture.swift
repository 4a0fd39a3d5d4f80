import CoreGraphics
import UIKit

/// The pixels of a mesh gradient: each field is divided into small ones, which are filled as two triangles.
struct MeshPicture {
  private let bitmap: Bitmap
  private let width: Int
  private let height: Int

  /// A picture of a gradient; nil where it has no size.
  static func image(of paint: MeshPaint, _ size: CGSize, scale: CGFloat) -> CGImage? {
    // What is no number becomes one pixel.
    func pixels(_ length: CGFloat) -> Int { Int(max(1, min((length * scale).rounded(), 4_096))) }
    let (width, height) = (pixels(size.width), pixels(size.height))
    guard size.width > 0, size.height > 0, let bitmap = Bitmap(width: width, height: height) else {
      return nil
    }
    let picture = MeshPicture(bitmap: bitmap, width: width, height: height)
    picture.fill(paint.background)
    let surface = MeshSurface(paint)
    for row in 0..<paint.height - 1 {
      for column in 0..<paint.width - 1 { picture.draw(surface, column, row) }
    }
    return CGImage(bitmap: bitmap)
  }

  /// How many pixels a point has so that edges are smooth: a gradient that fills all has none, unless it is folded.
  static func scale(of paint: MeshPaint, _ size: CGSize, screen: CGFloat) -> CGFloat {
    guard paint.fillsAll, !MeshSurface(paint).isFolded else { return screen * 2 }
    return size.width * size.height < 40_000 ? screen : 1
  }

  private func fill(_ color: SIMD4<Float>) {
    var opaque = color * color.w
    opaque.w = color.w
    let pixel = Self.pixel(opaque)
    guard pixel != 0 else { return }
    for y in 0..<height {
      let row = self.row(y)
      for x in 0..<width { row[x] = pixel }
    }
  }

  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
    let bytes = SIMD4<UInt32>(
      (color.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrEven)
    )
    return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
  }

  private struct Node {
    var place: SIMD2<Float>
    var color: SIMD4<Float>
  }

  private func draw(_ surface: MeshSurface, _ column: Int, _ row: Int) {
    let scale = SIMD2(Float(width), Float(height))
    func node(_ across: Float, _ down: Float) -> Node {
      Node(
        place: surface.point(column, row, across, down) * scale,
        color: surface.color(column, row, across, down)
      )
    }
    let corners = [node(0, 0).place, node(1, 0).place, node(0, 1).place, node(1, 1).place]
    let lengths = corners.flatMap { one in corners.map { ($0 - one).length } }
    let longest = lengths.filter(\.isFinite).max() ?? 0
    let steps = Int(max(6, min(longest / 6, 48)))
    func line(_ index: Int) -> [Node] {
      (0...steps).map { node(Float($0) / Float(steps), Float(index) / Float(steps)) }
    }
    var above = line(0)
    for index in 1...steps {
      let below = line(index)
      for step in 0..<steps {
        fill(above[step], above[step + 1], below[step])
        fill(above[step + 1], below[step + 1], below[step])
      }
      above = below
    }
  }

  /// A pixel's number, where that is one.
  private func index(_ value: Float, _ count: Int) -> Int {
    Int(max(-1, min(value, Float(count))))
  }

  /// Fills a triangle: the pixels whose centres lie in it, or on its edge.
  private func fill(_ one: Node, _ two: Node, _ three: Node) {
    let (first, second) = (two.place - one.place, three.place - one.place)
    let area = first.x * second.y - first.y * second.x
    guard abs(area) > 0.000_01, area.isFinite else { return }
    let low = pointwiseMin(pointwiseMin(one.place, two.place), three.place)
    let high = pointwiseMax(pointwiseMax(one.place, two.place), three.place)
    let left = max(0, index((low.x - 0.5).rounded(.up), width))
    let right = min(index((high.x - 0.5).rounded(.down), width), width - 1)
    let top = max(0, index((low.y - 0.5).rounded(.up), height))
    let bottom = min(index((high.y - 0.5).rounded(.down), height), height - 1)
    guard left <= right, top <= bottom else { return }
    let (toTwo, toThree) = (two.color - one.color, three.color - one.color)
    for y in top...bottom {
      let row = self.row(y)
      for x in left...right {
        let way = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - one.place
        let part = (way.x * second.y - way.y * second.x) / area
        let other = (first.x * way.y - first.y * way.x) / area
        guard part >= -0.001, other >= -0.001, part + other <= 1.001 else { continue }
        row[x] = Self.pixel(one.color + toTwo * part + toThree * other)
      }
    }
  }
}

extension SIMD2 where Scalar == Float {
  fileprivate var length: Float { (x * x + y * y).squareRoot() }
}
