internal import Diagnostics
import Foundation

extension CGImage {
  /// Makes an image from raw pixels, or nil with a diagnosis when they cannot be read.
  ///
  /// Readable are eight bits a component of grey or RGB, in every order and with every kind of
  /// alpha. The provider must hold `bytesPerRow` bytes for each row but the last.
  public convenience init?(
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let place = "CGImage(width:height:bitsPerComponent:…)"
    guard bitsPerComponent == 8,
      let layout = PixelLayout(bitsPerPixel: bitsPerPixel, model: space.model, info: bitmapInfo)
    else {
      let saw =
        "\(bitsPerComponent) bits a component, \(bitsPerPixel) a pixel, "
        + "bitmap info \(bitmapInfo.rawValue)"
      ImageFinding.report("The pixel layout is not one that can be read.", place, saw: saw)
      return nil
    }
    guard let raw = RawPixels(provider, width, height, bytesPerRow, layout.bytesPerPixel, place),
      let bitmap = Bitmap(width: width, height: height)
    else { return nil }
    let curves = decode.map { DecodeCurves($0, count: space.numberOfComponents) }
    raw.forEachRow { y, row in
      let target = (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      layout.read(row, into: target, count: width)
      curves?.apply(to: target, count: width)
    }
    bitmap.isOpaque = layout.alpha == nil
    self.init(
      bitmap: bitmap,
      layout: layout,
      space: space,
      shouldInterpolate: shouldInterpolate,
      intent: intent,
      provider: provider
    )
  }

  /// Makes a mask from raw samples of eight bits, or nil with a diagnosis.
  ///
  /// A sample of 0 lets colour through and one of 255 does not; a decode array of 1, 0 turns that
  /// round.
  public convenience init?(
    maskWidth width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool
  ) {
    let place = "CGImage(maskWidth:height:bitsPerComponent:…)"
    guard bitsPerComponent == 8, bitsPerPixel == 8 else {
      let saw = "\(bitsPerComponent) bits a component, \(bitsPerPixel) a pixel"
      ImageFinding.report("A mask must have eight bits a pixel.", place, saw: saw)
      return nil
    }
    guard let raw = RawPixels(provider, width, height, bytesPerRow, 1, place),
      let bitmap = Bitmap(width: width, height: height, format: .alpha)
    else { return nil }
    let isInverted = decode.map { $0[0] > $0[1] } ?? false
    raw.forEachRow { y, row in
      let target = bitmap.data + y * bitmap.bytesPerRow
      for x in 0..<width {
        let sample = row.load(fromByteOffset: x, as: UInt8.self)
        target.storeBytes(
          of: isInverted ? sample : 255 - sample,
          toByteOffset: x,
          as: UInt8.self
        )
      }
    }
    self.init(
      bitmap: bitmap,
      layout: .coverage,
      space: nil,
      isMask: true,
      shouldInterpolate: shouldInterpolate,
      provider: provider
    )
  }
}

/// Rows of bytes that are known to be there.
private struct RawPixels {
  private let data: Data
  private let bytesPerRow: Int
  private let height: Int

  init?(
    _ provider: CGDataProvider,
    _ width: Int,
    _ height: Int,
    _ bytesPerRow: Int,
    _ bytesPerPixel: Int,
    _ place: String
  ) {
    let sides = 1...Bitmap.maximumSide
    guard sides.contains(width), sides.contains(height) else {
      ImageFinding.report(
        "The size is not one an image can have.",
        place,
        saw: "\(width) × \(height)"
      )
      return nil
    }
    let rowBytes = width * bytesPerPixel
    let data = provider.data ?? Data()
    let needed = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    guard bytesPerRow >= rowBytes, !needed.overflow, data.count - rowBytes >= needed.partialValue
    else {
      let saw = "\(data.count) bytes for \(width) × \(height) pixels, \(bytesPerRow) bytes a row"
      ImageFinding.report("The provider has too few bytes.", place, saw: saw)
      return nil
    }
    self.data = data
    self.bytesPerRow = bytesPerRow
    self.height = height
  }

  func forEachRow(_ body: (Int, UnsafeRawPointer) -> Void) {
    data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      for y in 0..<height { body(y, start + y * bytesPerRow) }
    }
  }
}

/// The linear change of each component that a decode array asks for.
private struct DecodeCurves {
  private let tables: [[UInt8]]

  init(_ decode: UnsafePointer<CGFloat>, count: Int) {
    tables = (0..<3).map { component in
      let index = min(component, count - 1)
      let (low, high) = (decode[2 * index], decode[2 * index + 1])
      return (0..<256).map { sample in
        let value = low + CGFloat(sample) / 255 * (high - low)
        return value > 0 ? UInt8((min(value, 1) * 255).rounded()) : 0
      }
    }
  }

  func apply(to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count {
      let pixel = Pixel(argb: pixels[index])
      let (r, g, b) = pixel.straightColors
      pixels[index] =
        Pixel(
          red: Double(tables[0][Int(r)]) / 255,
          green: Double(tables[1][Int(g)]) / 255,
          blue: Double(tables[2][Int(b)]) / 255,
          alpha: Double(pixel.alpha) / 255
        ).argb
    }
  }
}

/// The findings about images.
enum ImageFinding {
  static func report(
    _ what: String,
    _ place: String,
    saw: String,
    remedy: String = "Check the numbers against the bytes they describe."
  ) {
    UIKitDiagnostics.report(
      Diagnosis(.imageUnreadable, what: what, place: place, saw: saw, remedy: remedy)
    )
  }
}
