import Combine
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `A picture of a view` {
  /// Red, green, blue and alpha of a pixel.
  private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let image else { return [] }
    var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
    let width = image.width
    let height = image.height
    bytes.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
      context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    return Array(bytes[((y * width + x) * 4)..<((y * width + x) * 4 + 4)])
  }

  private let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  private let blue = Color(.sRGB, red: 0, green: 0, blue: 1)

  @Test func `has the size that the view has by itself, a pixel for a point`() {
    let renderer = ImageRenderer(content: red.frame(width: 30, height: 20))
    let image = renderer.uiImage
    #expect(image?.size == CGSize(width: 30, height: 20) && image?.scale == 1)
    #expect(renderer.cgImage?.width == 30 && renderer.cgImage?.height == 20)
    #expect(pixel(renderer.cgImage, 15, 10) == [255, 0, 0, 255])
    // What takes all the room there is has ten points where none is proposed.
    #expect(ImageRenderer(content: red).uiImage?.size == CGSize(width: 10, height: 10))
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  @Test func `has the pixels and the room that are asked for`() {
    let renderer = ImageRenderer(content: red)
    renderer.scale = 3
    renderer.proposedSize = ProposedViewSize(width: 40, height: nil)
    #expect(renderer.uiImage?.size == CGSize(width: 40, height: 10))
    #expect(renderer.uiImage?.scale == 3)
    #expect(renderer.cgImage?.width == 120 && renderer.cgImage?.height == 30)
    let line = ImageRenderer(content: Divider().frame(width: 10))
    line.scale = 2
    #expect(line.uiImage?.size == CGSize(width: 10, height: 0.5))
  }

  @Test func `is transparent where nothing is, unless it is opaque`() {
    let view = red.frame(width: 10, height: 10).frame(width: 20, height: 10, alignment: .leading)
    let renderer = ImageRenderer(content: view)
    #expect(pixel(renderer.cgImage, 15, 5) == [0, 0, 0, 0])
    renderer.isOpaque = true
    #expect(pixel(renderer.cgImage, 15, 5).last == 255)
    #expect(pixel(renderer.cgImage, 5, 5) == [255, 0, 0, 255])
  }

  @Test func `shows texts and the environment`() throws {
    let renderer = ImageRenderer(content: Text("tea").foregroundStyle(red))
    renderer.scale = 2
    let image = try #require(renderer.cgImage)
    let isWritten = (0..<image.width).contains { x in
      (0..<image.height).contains { pixel(image, x, $0) == [255, 0, 0, 255] }
    }
    #expect(isWritten)
  }

  @Test func `is upright in contexts of pixels`() {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        red.frame(width: 10, height: 10)
        blue.frame(width: 10, height: 10)
      }
    )
    var drawn: CGImage?
    renderer.render { size, draw in
      #expect(size == CGSize(width: 10, height: 20))
      let context = CGContext(
        data: nil,
        width: 10,
        height: 20,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
      guard let context else { return }
      draw(context)
      drawn = context.makeImage()
    }
    #expect(pixel(drawn, 5, 5) == [255, 0, 0, 255])
    #expect(pixel(drawn, 5, 15) == [0, 0, 255, 255])
  }

  @Test func `is another one when the view or its state changes, which is told once`() {
    final class Model: ObservableObject {
      @Published var width: CGFloat = 10
    }
    struct Wide: View {
      @ObservedObject var model: Model

      var body: some View { Part.a.block(model.width, 10) }
    }
    let model = Model()
    let renderer = ImageRenderer(content: Wide(model: model))
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    #expect(renderer.uiImage?.size.width == 10)
    #expect(count == 0)
    model.width = 20
    model.width = 30
    #expect(count == 1)
    #expect(renderer.uiImage?.size.width == 30)
    renderer.content = Wide(model: Model())
    #expect(count == 2)
    #expect(renderer.uiImage?.size.width == 10)
    renderer.scale = 2
    #expect(count == 3)
    subscription.cancel()
  }
}
