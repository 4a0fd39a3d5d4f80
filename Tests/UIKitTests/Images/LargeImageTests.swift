import CoreGraphics
import Diagnostics
import Foundation
import Testing

@testable import UIKit

/// Images of files that are large enough to be decoded when they are needed.
@MainActor @Suite(.serialized) struct LargeImageTests {
  nonisolated private static let width = 1_400
  nonisolated private static let height = 1_000
  /// What all of its pixels take.
  nonisolated private static let bytes = width * height * 4

  /// A photo with something to see in every part.
  private static func photo() throws -> Bitmap {
    let bitmap = try #require(Bitmap(width: width, height: height))
    for step in 0..<100 {
      let share = Double(step) / 100
      let row = PixelRect(x: 0, y: step * 10, width: width, height: 10)
      bitmap.fill(row, with: Pixel(red: share, green: 0.5, blue: 1 - share, alpha: 1))
      let bar = PixelRect(x: step * 14, y: 0, width: 3, height: height)
      bitmap.fill(bar, with: Pixel(red: 1 - share, green: share, blue: 0.2, alpha: 1))
    }
    bitmap.isOpaque = true
    return bitmap
  }

  private static let jpeg = try? ImageEncoder.jpeg(photo(), quality: 0.8)
  private static let png = try? ImageEncoder.png(photo(), isQuick: true)

  /// What a view of an image looks like on a screen, at two pixels a point.
  private func shown(
    _ image: UIImage,
    _ mode: UIView.ContentMode,
    _ look: (TestScreen, UIImageView) throws -> Void = { _, _ in }
  ) throws -> Bitmap {
    let controller = UIViewController()
    let view = UIImageView(frame: CGRect(x: 10, y: 10, width: 120, height: 90))
    view.contentMode = mode
    view.clipsToBounds = true
    view.image = image
    controller.view.addSubview(view)
    var picture: Bitmap?
    try TestScreen.showing(controller) { screen in
      picture = screen.stage.picture()
      try look(screen, view)
    }
    return try #require(picture)
  }

  private func isSame(_ a: Bitmap, _ b: Bitmap) -> Bool {
    a.width == b.width && a.height == b.height
      && (0..<a.height).allSatisfy {
        memcmp(a.data + $0 * a.bytesPerRow, b.data + $0 * b.bytesPerRow, a.width * 4) == 0
      }
  }

  @Test(arguments: [UIView.ContentMode.scaleAspectFit, .scaleAspectFill, .scaleToFill, .center])
  func `a large image is decoded once and kept in the size it is shown in`(
    mode: UIView.ContentMode
  ) throws {
    for data in [Self.jpeg, Self.png] {
      let data = try #require(data)
      let image = try #require(UIImage(data: data))
      let deferred = try #require(image.cgImage?.deferred)
      #expect(image.size == CGSize(width: Self.width, height: Self.height))
      #expect(deferred.madeBytes == 0 && deferred.heldBytes == 0)
      let ours = try shown(image, mode) { screen, view in
        view.superview?.backgroundColor = .red
        screen.step(3)
      }
      #expect(deferred.madeBytes == Self.bytes)
      let aspect = 90.0 * 2 * Double(Self.width) / Double(Self.height)
      switch mode {
      case .scaleToFill: #expect(deferred.heldBytes == 240 * 180 * 4)
      case .scaleAspectFit:
        #expect(deferred.heldBytes == 240 * 171 * 4 || deferred.heldBytes == 240 * 172 * 4)
      case .scaleAspectFill: #expect(deferred.heldBytes == Int(aspect) * 180 * 4)
      // At its own size every pixel of the file is a pixel of the picture.
      default: break
      }
      let whole = try #require(ImageDecoder.decode(data)?.bitmap)
      #expect(isSame(ours, try shown(UIImage(cgImage: CGImage(bitmap: whole)), mode)))
    }
  }

  @Test func `all pixels are there for those who ask`() throws {
    let data = try #require(Self.jpeg)
    let image = try #require(UIImage(data: data)?.cgImage)
    let whole = CGImage(bitmap: try #require(ImageDecoder.decode(data)?.bitmap))
    #expect(image.dataProvider?.data == whole.dataProvider?.data)
    #expect(image.alphaInfo == whole.alphaInfo && image.bytesPerRow == whole.bytesPerRow)
    #expect(image.deferred?.heldBytes == Self.bytes)
  }

  @Test func `a second size keeps all pixels, so that no third decodes them`() throws {
    let data = try #require(Self.jpeg)
    let image = try #require(UIImage(data: data))
    let deferred = try #require(image.cgImage?.deferred)
    _ = try shown(image, .scaleToFill) { screen, view in
      for width in [100.0, 80, 60] {
        view.frame.size.width = width
        screen.step()
      }
    }
    #expect(deferred.madeBytes == 2 * Self.bytes && deferred.heldBytes == Self.bytes)
  }

  /// The orientation of EXIF, in a segment of its own after the first mark.
  private func turned(_ data: Data, _ orientation: UInt8, isBig: Bool) -> Data {
    var body = Data("Exif\0\0".utf8)
    body +=
      isBig
      ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
    body += [0, 0, 0, 0]
    let length = body.count + 2
    return data.prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + body
      + data.dropFirst(2)
  }

  @Test(arguments: 1...8, [true, false])
  func `a turned photo is turned as it was`(orientation: Int, isBig: Bool) throws {
    let data = turned(try #require(Self.jpeg), UInt8(orientation), isBig: isBig)
    let image = try #require(UIImage(data: data))
    let deferred = try #require(image.cgImage?.deferred)
    let decoded = try #require(ImageDecoder.decode(data))
    #expect(decoded.orientation == orientation)
    let whole = UIImage(
      cgImage: CGImage(bitmap: decoded.bitmap),
      scale: 1,
      orientation: UIImage.Orientation(exif: orientation)
    )
    #expect(image.size == whole.size && image.imageOrientation == whole.imageOrientation)
    #expect(isSame(try shown(image, .scaleAspectFit), try shown(whole, .scaleAspectFit)))
    #expect(deferred.madeBytes == Self.bytes)
    if orientation != 1 { #expect(deferred.heldBytes == 0) }
  }

  @Test func `what is wrong with a file is told as before`() throws {
    let png = try #require(Self.png)
    var flipped = png
    flipped[png.count / 2] ^= 1
    let jpeg = try #require(Self.jpeg)
    for data in [flipped, png.prefix(png.count / 2), jpeg.prefix(jpeg.count / 2), png.prefix(40)] {
      var (image, decoded): (UIImage?, DecodedImage?)
      let found = UIKitDiagnostics.recording { image = UIImage(data: Data(data)) }
      let before = UIKitDiagnostics.recording { decoded = ImageDecoder.decode(Data(data)) }
      #expect((image == nil) == (decoded == nil))
      #expect(!found.isEmpty && found == before)
    }
  }

  /// A file whose chunks are all as they should be, with other bytes in the first of a name.
  private func changed(_ name: String, at place: Int, to bytes: [UInt8]) throws -> Data {
    var data = try #require(Self.png)
    let found = try #require(data.range(of: Data(name.utf8)))
    let first = found.upperBound + place
    data.replaceSubrange(first..<first + bytes.count, with: bytes)
    let length = data[found.lowerBound - 4..<found.lowerBound].reduce(0) { ($0 << 8) | Int($1) }
    let end = found.upperBound + length
    let sum = Self.crc(data[found.lowerBound..<end])
    let sums: [UInt8] = [24, 16, 8, 0].map { UInt8((sum >> $0) & 255) }
    data.replaceSubrange(end..<end + 4, with: sums)
    return data
  }

  @Test func `a file that lies within whole chunks shows what it did and says it once`() throws {
    let files = try [
      // What is squeezed is none, the picture is higher than its rows, wider, of no known colours.
      changed("IDAT", at: 0, to: [0xFF, 0xFF]), changed("IDAT", at: 40, to: [0xFF, 0, 0xFF, 0]),
      changed("IHDR", at: 4, to: [0, 0, 0x20, 0]), changed("IHDR", at: 0, to: [0, 0, 0x20, 0]),
      changed("IHDR", at: 9, to: [7]), changed("IHDR", at: 0, to: [0x7F, 0xFF, 0xFF, 0xFF]),
    ]
    for data in files {
      var decoded: DecodedImage?
      let before = UIKitDiagnostics.recording { decoded = ImageDecoder.decode(data) }
      var picture: Bitmap?
      let found = try UIKitDiagnostics.recording {
        guard let image = UIImage(data: data) else { return #expect(decoded == nil) }
        picture = try shown(image, .scaleToFill) { screen, view in
          view.frame.size.width = 90
          screen.step()
        }
      }
      #expect(found == before)
      guard let picture else { continue }
      let whole = decoded.map { UIImage(cgImage: CGImage(bitmap: $0.bitmap)) } ?? UIImage()
      #expect(isSame(picture, try shown(whole, .scaleToFill)))
    }
  }

  private static func crc(_ data: Data) -> UInt32 {
    var value = ~UInt32(0)
    for byte in data {
      value ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = value & 1 == 1
        value >>= 1
        if isOdd { value ^= 0xEDB8_8320 }
      }
    }
    return ~value
  }
}
