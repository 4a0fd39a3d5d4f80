// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// The file of one picture or several.
public final class CGImageSource: @unchecked Sendable {
  private let lock = NSLock()
  private var data: Data
  private var isComplete: Bool
  private var structure: GIFStructure?
  private var frames: FrameDecoder?
  private var decoded: (bitmap: Bitmap, orientation: Int)?

  init(_ data: Data, isComplete: Bool = true) {
    self.data = data
    self.isComplete = isComplete
    structure = GIFStructure(data)
  }

  func update(_ data: Data, isComplete: Bool) {
    locked {
      self.data = data
      self.isComplete = isComplete
      structure = GIFStructure(data)
      (frames, decoded) = (nil, nil)
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  var format: PictureFormat? { locked { PictureFormat(data) } }

  var byteCount: Int { locked { data.count } }

  var count: Int {
    locked { structure.map(\.delays.count) ?? (PictureFormat(data) == nil ? 0 : 1) }
  }

  var gif: GIFStructure? { locked { structure } }

  var status: CGImageSourceStatus {
    locked {
      guard !data.isEmpty else { return .statusUnexpectedEOF }
      guard PictureFormat(data) != nil else { return .statusUnknownType }
      return isComplete ? .statusComplete : .statusIncomplete
    }
  }

  /// The pixels of a frame as the file has them, and how they are to be turned.
  func picture(_ index: Int) -> (bitmap: Bitmap, orientation: Int)? {
    let (count, moves) = (count, (gif?.delays.count ?? 0) > 1)
    guard index >= 0, index < count else { return nil }
    return locked {
      if moves {
        frames = frames ?? FrameDecoder(data)
        return frames?.frame(at: index).map { ($0, 1) }
      }
      if let decoded { return decoded }
      decoded = ImageDecoder.decode(data).map { ($0.bitmap, $0.orientation) }
      return decoded
    }
  }

  /// Lets go of pixels that a picture has now.
  func forget() { locked { decoded = nil } }
}

/// How far a file is read.
public enum CGImageSourceStatus: Int32, Sendable {
  /// It ends too early.
  case statusUnexpectedEOF = -5
  /// It cannot be read.
  case statusInvalidData = -4
  /// It is no picture that is known.
  case statusUnknownType = -3
  /// Its head is read.
  case statusReadingHeader = -2
  /// More is to come.
  case statusIncomplete = -1
  /// It is whole.
  case statusComplete = 0
}

/// Opens bytes; what is no picture is found out when one is asked for.
public func CGImageSourceCreateWithData(
  _ data: CFData,
  _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data) }

/// Opens a file; nil where it cannot be read.
public func CGImageSourceCreateWithURL(
  _ url: CFURL,
  _ options: CFDictionary?
) -> CGImageSource? { (try? Data(contentsOf: url)).map { CGImageSource($0) } }

/// Opens what gives bytes.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider,
  _ options: CFDictionary?
) -> CGImageSource? { provider.data.map { CGImageSource($0) } }

/// Opens a picture of which the bytes are still to come.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isComplete: false)
}

/// Takes all bytes that have come so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isComplete: final)
}

/// How far a file is read.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// How far a picture is read.
public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource,
  _ index: Int
) -> CGImageSourceStatus { index < isrc.count ? isrc.status : .statusUnexpectedEOF }

/// The type of a file; nil where it is no picture that is known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format?.rawValue }

/// How many pictures there are.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// The number of the picture that stands for all: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// The types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  let formats: [PictureFormat] = [.png, .jpeg, .gif, .tiff, .bmp, .icon, .heic, .webP]
  return formats.map(\.rawValue)
}

/// A picture as the file has it: its orientation is a property; nil where it cannot be read.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  defer { isrc.forget() }
  return isrc.picture(index).map { CGImage(bitmap: $0.bitmap) }
}

/// A small version of a picture; nil where the options do not ask for one, as no file's own is read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  let options = ImageOptions(options)
  guard
    options.flag(kCGImageSourceCreateThumbnailFromImageAlways)
      || options.flag(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    let picture = isrc.picture(index)
  else { return nil }
  defer { isrc.forget() }
  let turns = options.flag(kCGImageSourceCreateThumbnailWithTransform)
  let orientation = turns ? CGImagePropertyOrientation(rawValue: UInt32(picture.orientation)) : .up
  return Thumbnail(
    image: CGImage(bitmap: picture.bitmap),
    orientation: orientation ?? .up,
    mostPixels: options.number(kCGImageSourceThumbnailMaxPixelSize)
  ).made
}

/// What is known of a file; nil where it is no picture that is known.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard isrc.format != nil else { return nil }
  var result: CFDictionary = [kCGImagePropertyFileSize: isrc.byteCount]
  if let gif = isrc.gif {
    var values: [String: Any] = [kCGImagePropertyGIFHasGlobalColorMap: gif.hasColorTable]
    values[kCGImagePropertyGIFLoopCount] = gif.loopCount
    result[kCGImagePropertyGIFDictionary] = values
  }
  return result
}

/// What is known of a picture; nil where it cannot be read.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard let picture = isrc.picture(index) else { return nil }
  var result: CFDictionary = [
    kCGImagePropertyPixelWidth: picture.bitmap.width,
    kCGImagePropertyPixelHeight: picture.bitmap.height,
    kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    kCGImagePropertyDepth: 8,
  ]
  if !picture.bitmap.isOpaque { result[kCGImagePropertyHasAlpha] = true }
  if picture.orientation != 1 { result[kCGImagePropertyOrientation] = picture.orientation }
  if let gif = isrc.gif {
    let delay = gif.delays[index]
    result[kCGImagePropertyGIFDictionary] = [
      kCGImagePropertyGIFUnclampedDelayTime: delay,
      kCGImagePropertyGIFDelayTime: max(0.1, delay),
    ]
  }
  return result
}
