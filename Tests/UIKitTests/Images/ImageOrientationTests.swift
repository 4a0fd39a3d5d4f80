import CoreGraphics
import Testing
import UIKit

@Suite struct ImageOrientationTests {
  /// What a camera's file looks like upright, by the eight orientations of EXIF.
  private static let upright: [(UIImage.Orientation, [String])] = [
    (.up, ["RGB", "WK."]),
    (.upMirrored, ["BGR", ".KW"]),
    (.down, [".KW", "BGR"]),
    (.downMirrored, ["WK.", "RGB"]),
    (.leftMirrored, ["RW", "GK", "B."]),
    (.right, ["WR", "KG", ".B"]),
    (.rightMirrored, [".B", "KG", "WR"]),
    (.left, ["B.", "GK", "RW"]),
  ]

  @Test(arguments: upright.indices)
  func `pictures are drawn upright`(index: Int) {
    let (orientation, expected) = Self.upright[index]
    let pixels = Picture.make(["RGB", "WK."])
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    #expect(image.cgImage === pixels)
    #expect(image.size == CGSize(width: expected[0].count, height: expected.count))
    let drawn = Picture.drawn(expected[0].count, expected.count) { image.draw(at: .zero) }
    #expect(drawn == expected)
  }

  @Test(arguments: upright.indices)
  func `a mirror exchanges left and right whatever the orientation`(index: Int) {
    let (orientation, expected) = Self.upright[index]
    let image = UIImage(
      cgImage: Picture.make(["RGB", "WK."]),
      scale: 1,
      orientation: orientation
    )
    let mirrored = image.withHorizontallyFlippedOrientation()
    let drawn = Picture.drawn(expected[0].count, expected.count) { mirrored.draw(at: .zero) }
    #expect(drawn == expected.map { String($0.reversed()) })
    #expect(mirrored.withHorizontallyFlippedOrientation().imageOrientation == orientation)
  }

  @Test func `the scale divides the size after turning`() {
    let image = UIImage(cgImage: Picture.make(["RGB", "WK."]), scale: 2, orientation: .right)
    #expect(image.size == CGSize(width: 1, height: 1.5))
    #expect(image.scale == CGFloat(2))
  }

  @Test func `files are written upright`() throws {
    let image = UIImage(cgImage: Picture.make(["RGB", "WKW"]), scale: 1, orientation: .right)
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.imageOrientation == .up)
    #expect(Picture.letters(read.cgImage) == ["WR", "KG", "WB"])
  }
}
