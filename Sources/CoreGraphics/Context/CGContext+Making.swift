import Foundation

extension CGContext {
  /// Makes a context that draws into memory, or nil with a diagnosis when it cannot.
  ///
  /// Eight bits a component are possible: RGB with premultiplied or skipped alpha on either side
  /// and in either byte order, grey without alpha, and only alpha. The origin is the bottom left
  /// corner. Drawing is done in sRGB whatever the space is.
  ///
  /// - Parameters:
  ///   - data: the pixels, top row first, which must outlive the context; nil to let the context
  ///     have its own, cleared.
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - bitsPerComponent: must be 8.
  ///   - bytesPerRow: at least as many as the pixels of a row take, or 0 to let the context choose
  ///     when it has its own memory.
  ///   - space: what the components mean; not looked at when there is only alpha.
  ///   - bitmapInfo: where alpha lies and in which order bytes do.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    self.init(
      data: data,
      width: width,
      height: height,
      bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow,
      optionalSpace: space,
      bitmapInfo: bitmapInfo
    )
  }

  private convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    optionalSpace space: CGColorSpace?,
    bitmapInfo: UInt32
  ) {
    let place = "CGContext(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)"
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard bitsPerComponent == 8,
      let layout = PixelLayout.forDrawing(model: space?.model, info: info)
    else {
      let space = space?.name ?? "no space"
      ImageFinding.report(
        "The pixel layout is not one that can be drawn into.",
        place,
        saw: "\(bitsPerComponent) bits a component, \(space), bitmap info \(bitmapInfo)",
        remedy: "Use 8 bits, RGB, and CGImageAlphaInfo.premultipliedFirst or premultipliedLast."
      )
      return nil
    }
    let sides = 1...Bitmap.maximumSide
    guard sides.contains(width), sides.contains(height),
      (data == nil && bytesPerRow == 0) || bytesPerRow >= width * layout.bytesPerPixel
    else {
      ImageFinding.report(
        "The size is not one a bitmap can have.",
        place,
        saw: "\(width) × \(height) pixels, \(bytesPerRow) bytes a row",
        remedy: "Give both sides 1 to \(Bitmap.maximumSide) pixels and rows room for them."
      )
      return nil
    }
    let memory = DrawMemory(data, width, height, bytesPerRow, layout)
    guard let memory else { return nil }
    self.init(
      bitmap: memory.bitmap,
      baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)),
      layout: layout,
      space: layout.red == nil ? nil : space,
      foreign: memory.foreign
    )
  }
}

extension PixelLayout {
  /// The layout a context can draw into that Core Graphics describes so.
  static func forDrawing(model: CGColorSpaceModel?, info: CGBitmapInfo) -> PixelLayout? {
    guard let alpha = info.alphaInfo else { return nil }
    let bits: Int
    switch (alpha, model) {
    case (.alphaOnly, _), (.none, .monochrome): bits = 8
    case (.premultipliedFirst, .rgb), (.premultipliedLast, .rgb), (.noneSkipFirst, .rgb),
      (.noneSkipLast, .rgb):
      bits = 32
    default: return nil
    }
    return PixelLayout(bitsPerPixel: bits, model: model, info: info)
  }
}

/// The bitmap of a new context and, where it differs, the memory it stands for.
private struct DrawMemory {
  let bitmap: Bitmap
  var foreign: ForeignPixels?

  init?(
    _ data: UnsafeMutableRawPointer?,
    _ width: Int,
    _ height: Int,
    _ bytesPerRow: Int,
    _ layout: PixelLayout
  ) {
    let isOurs = layout == .native || layout == .nativeOpaque || layout == .coverage
    let format = layout.red == nil ? Bitmap.Format.alpha : .color
    let isAligned = bytesPerRow % 4 == 0 && (data.map { UInt(bitPattern: $0) % 4 == 0 } ?? true)
    let own: Bitmap?
    if isOurs, isAligned, bytesPerRow > 0 {
      own =
        data.map {
          Bitmap(
            wrapping: $0,
            width: width,
            height: height,
            bytesPerRow: bytesPerRow,
            format: format
          )
        } ?? Bitmap(width: width, height: height, bytesPerRow: bytesPerRow, format: format)
    } else {
      own = Bitmap(width: width, height: height, format: format)
    }
    guard let own else { return nil }
    bitmap = own
    if !isOurs || (data != nil && !isAligned) {
      let row = bytesPerRow > 0 ? bytesPerRow : width * layout.bytesPerPixel
      foreign =
        data.map { ForeignPixels(memory: $0, bytesPerRow: row, layout: layout) }
        ?? ForeignPixels(width: width, height: height, bytesPerRow: row, layout: layout)
      guard let foreign else { return nil }
      foreign.read(into: bitmap, bitmap.bounds)
    } else if layout == .nativeOpaque {
      bitmap.makeOpaque()
    }
  }
}
