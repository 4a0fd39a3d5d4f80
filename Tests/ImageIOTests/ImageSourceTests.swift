import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite struct `Files of pictures` {
  private func written(_ type: String, _ options: [String: Any]? = nil) throws -> Data {
    let data = NSMutableData()
    let target = try #require(CGImageDestinationCreateWithData(data as CFMutableData, type, 1, nil))
    CGImageDestinationAddImage(target, try #require(SmallFiles.halves), options)
    #expect(CGImageDestinationFinalize(target))
    return data as Data
  }

  @Test func `frames of a GIF are seen one by one, in any order`() throws {
    let data = SmallFiles.gif([(1, 10), (2, 20), (3, 1)])
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 3)
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    func row(_ index: Int) -> String? {
      CGImageSourceCreateImageAtIndex(source, index, nil)?.letters(0)
    }
    #expect((0..<3).map(row) == ["RR", "GG", "BB"])
    #expect(row(0) == "RR" && row(2) == "BB" && row(1) == "GG")
    #expect(row(3) == nil && row(-1) == nil)
    func delay(_ index: Int, _ key: String) -> Double? {
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      let gif = properties?[kCGImagePropertyGIFDictionary] as? [String: Any]
      return gif?[key] as? Double
    }
    #expect((0..<3).map { delay($0, kCGImagePropertyGIFUnclampedDelayTime) } == [0.1, 0.2, 0.01])
    #expect((0..<3).map { delay($0, kCGImagePropertyGIFDelayTime) } == [0.1, 0.2, 0.1])
    let whole = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary]
    #expect((whole as? [String: Any])?[kCGImagePropertyGIFLoopCount] as? Int == 3)
  }

  @Test func `a GIF of one frame is a picture, and one that ends has the frames that began`() throws
  {
    let one = try #require(CGImageSourceCreateWithData(SmallFiles.gif([(2, 0)], loops: nil), nil))
    #expect(CGImageSourceGetCount(one) == 1)
    #expect(CGImageSourceCreateImageAtIndex(one, 0, nil)?.letters(0) == "GG")
    let whole = SmallFiles.gif([(1, 10), (2, 20)])
    for count in 0..<whole.count {
      let source = try #require(CGImageSourceCreateWithData(whole.prefix(count), nil))
      #expect((0...2).contains(CGImageSourceGetCount(source)))
      for index in 0..<2 { _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil) }
    }
  }

  @Test(arguments: ["public.png", "public.jpeg"]) func `what is written is read`(
    _ type: String
  )
    throws
  {
    let source = try #require(CGImageSourceCreateWithData(try written(type), nil))
    #expect(CGImageSourceGetType(source) == type && CGImageSourceGetCount(source) == 1)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.letters(0) == "RRBB" && image.letters(1) == "RRBB")
    let known = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(known[kCGImagePropertyPixelWidth] as? Int == 4)
    #expect(known[kCGImagePropertyPixelHeight] as? Int == 2)
    #expect(known[kCGImagePropertyOrientation] == nil && known[kCGImagePropertyHasAlpha] == nil)
  }

  @Test func `a better picture is larger`() throws {
    let low = try written("public.jpeg", [kCGImageDestinationLossyCompressionQuality: 0.05])
    let high = try written("public.jpeg", [kCGImageDestinationLossyCompressionQuality: CGFloat(1)])
    #expect(low.count < high.count)
  }

  @Test(
    arguments: [
      (1, ["RRBB", "RRBB"]), (2, ["BBRR", "BBRR"]), (3, ["BBRR", "BBRR"]), (4, ["RRBB", "RRBB"]),
      (5, ["RR", "RR", "BB", "BB"]), (6, ["RR", "RR", "BB", "BB"]), (7, ["BB", "BB", "RR", "RR"]),
      (8, ["BB", "BB", "RR", "RR"]),
    ] as [(UInt8, [String])]
  )
  func `small versions are turned upright where that is asked for`(
    _ orientation: UInt8,
    _ rows: [String]
  ) throws {
    let data = SmallFiles.turned(
      try written("public.jpeg", [kCGImageDestinationLossyCompressionQuality: 1.0]),
      orientation
    )
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let known = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(
      known?[kCGImagePropertyOrientation] as? Int == (orientation == 1 ? nil : Int(orientation))
    )
    let options: [String: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceCreateThumbnailWithTransform: true,
    ]
    let upright = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect((0..<upright.height).map(upright.letters) == rows)
    let plain: [String: Any] = [kCGImageSourceCreateThumbnailFromImageIfAbsent: true]
    let stored = CGImageSourceCreateThumbnailAtIndex(source, 0, plain)
    #expect(stored?.letters(0) == "RRBB")
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.letters(0) == "RRBB")
  }

  @Test(arguments: [(100, 4, 2), (4, 4, 2), (2, 2, 1), (1, 1, 1), (0, 1, 1)])
  func `small versions are as large as is asked for, and no larger than the picture`(
    _ most: Int,
    _ width: Int,
    _ height: Int
  ) throws {
    let source = try #require(CGImageSourceCreateWithData(try written("public.png"), nil))
    let options: [String: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceThumbnailMaxPixelSize: most,
    ]
    let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect((image.width, image.height) == (width, height))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  @Test func `a picture that comes in parts is read when it is whole`() throws {
    let data = try written("public.png")
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF)
    CGImageSourceUpdateData(source, data.prefix(20), false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    CGImageSourceUpdateData(source, data, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 4)
  }

  @Test func `what is no picture has none, and other formats are not written`() throws {
    let text = try #require(CGImageSourceCreateWithData(Data("cats".utf8), nil))
    #expect(CGImageSourceGetCount(text) == 0 && CGImageSourceGetType(text) == nil)
    #expect(CGImageSourceGetStatus(text) == .statusUnknownType)
    #expect(CGImageSourceCreateImageAtIndex(text, 0, nil) == nil)
    #expect(CGImageSourceCopyProperties(text, nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere"), nil) == nil)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil) == nil)
    let empty = CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil)
    #expect(try !CGImageDestinationFinalize(#require(empty)))
  }

  @Test func `files are written and read`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let target = try #require(CGImageDestinationCreateWithURL(file as CFURL, "public.png", 1, nil))
    let source = try #require(CGImageSourceCreateWithData(try written("public.jpeg"), nil))
    CGImageDestinationAddImageFromSource(target, source, 0, nil)
    #expect(CGImageDestinationFinalize(target))
    let again = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
    #expect(CGImageSourceCreateImageAtIndex(again, 0, nil)?.letters(1) == "RRBB")
  }
}
