import Foundation

/// How the bytes of a pixel outside our own bitmaps are arranged, eight bits a component.
struct PixelLayout: Hashable, Sendable {
  /// Where each component lies in a pixel; a grey pixel has all three colours in one place, one of
  /// only alpha has none.
  let red: Int?
  let green: Int?
  let blue: Int?
  let alpha: Int?
  let bytesPerPixel: Int
  let isPremultiplied: Bool
  let info: CGBitmapInfo

  /// Our own layout of colour.
  static let native = PixelLayout(nativeAlpha: .premultipliedFirst)
  /// Our own layout of colour that is known to be opaque.
  static let nativeOpaque = PixelLayout(nativeAlpha: .noneSkipFirst)
  /// Our own layout of coverage.
  static let coverage = PixelLayout(
    red: nil,
    green: nil,
    blue: nil,
    alpha: 0,
    bytesPerPixel: 1,
    isPremultiplied: true,
    info: CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue)
  )

  private static var nativeOrder: CGBitmapInfo {
    #if _endian(little)
    .byteOrder32Little
    #else
    .byteOrder32Big
    #endif
  }

  var isNative: Bool { self == .native }

  var isGray: Bool { red != nil && red == green }

  private init(
    red: Int?,
    green: Int?,
    blue: Int?,
    alpha: Int?,
    bytesPerPixel: Int,
    isPremultiplied: Bool,
    info: CGBitmapInfo
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.bytesPerPixel = bytesPerPixel
    self.isPremultiplied = isPremultiplied
    self.info = info
  }

  private init(nativeAlpha: CGImageAlphaInfo) {
    let isLittle = Self.nativeOrder == .byteOrder32Little
    self.init(
      red: isLittle ? 2 : 1,
      green: isLittle ? 1 : 2,
      blue: isLittle ? 0 : 3,
      alpha: nativeAlpha == .premultipliedFirst ? (isLittle ? 3 : 0) : nil,
      bytesPerPixel: 4,
      isPremultiplied: true,
      info: [Self.nativeOrder, CGBitmapInfo(rawValue: nativeAlpha.rawValue)]
    )
  }

  /// Makes the layout that Core Graphics describes so, or nil when it is not one with eight bits a
  /// component and colours we know.
  init?(bitsPerPixel: Int, model: CGColorSpaceModel?, info: CGBitmapInfo) {
    guard let alphaInfo = info.alphaInfo, let order = info.byteOrder,
      info.intersection(.floatInfoMask).isEmpty
    else { return nil }
    let bytes = bitsPerPixel / 8
    guard bitsPerPixel % 8 == 0, bytes == 1 || order != .order16Big && order != .order16Little
    else { return nil }
    if alphaInfo == .alphaOnly {
      guard bytes == 1 else { return nil }
      self = .coverage
      return
    }
    let colors = model == .monochrome ? 1 : 3
    guard model == .monochrome || model == .rgb else { return nil }
    let hasExtra = alphaInfo != .none
    // Without alpha a fourth byte may still pad the pixel.
    guard bytes == colors + (hasExtra ? 1 : 0) || (!hasExtra && colors == 3 && bytes == 4) else {
      return nil
    }
    let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alphaInfo)
    let isSkipped = [.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo)
    let start = hasExtra && isFirst ? 1 : 0
    func place(_ index: Int) -> Int { order == .order32Little ? bytes - 1 - index : index }
    self.init(
      red: place(start),
      green: place(start + (colors == 3 ? 1 : 0)),
      blue: place(start + (colors == 3 ? 2 : 0)),
      alpha: isSkipped ? nil : place(isFirst ? 0 : colors),
      bytesPerPixel: bytes,
      isPremultiplied: alphaInfo != .first && alphaInfo != .last,
      info: info
    )
  }
}

extension PixelLayout {
  /// Reads `count` pixels of this layout as premultiplied ones.
  func read(_ source: UnsafeRawPointer, into target: UnsafeMutablePointer<UInt32>, count: Int) {
    if isNative {
      memcpy(target, source, count * 4)
      return
    }
    for index in 0..<count {
      let pixel = source + index * bytesPerPixel
      func byte(_ place: Int?) -> UInt32 {
        place.map { UInt32(pixel.load(fromByteOffset: $0, as: UInt8.self)) } ?? 0
      }
      let a = alpha == nil ? 255 : byte(alpha)
      var (r, g, b) = (byte(red), byte(green), byte(blue))
      if !isPremultiplied {
        (r, g, b) = (Self.product(r, a), Self.product(g, a), Self.product(b, a))
      } else {
        // A colour above its alpha is not one; it would overflow when drawn.
        (r, g, b) = (min(r, a), min(g, a), min(b, a))
      }
      target[index] = a << 24 | r << 16 | g << 8 | b
    }
  }

  /// Writes `count` premultiplied pixels in this layout; bytes that mean nothing become 255.
  func write(_ source: UnsafePointer<UInt32>, to target: UnsafeMutableRawPointer, count: Int) {
    if isNative {
      memcpy(target, source, count * 4)
      return
    }
    for index in 0..<count {
      let pixel = Pixel(argb: source[index])
      let place = target + index * bytesPerPixel
      if bytesPerPixel == 4, alpha == nil {
        place.storeBytes(of: .max, as: UInt32.self)
      }
      if let alpha { place.storeBytes(of: pixel.alpha, toByteOffset: alpha, as: UInt8.self) }
      guard let red, let green, let blue else { continue }
      let (r, g, b) = isPremultiplied ? pixel.colors : pixel.straightColors
      if isGray {
        place.storeBytes(of: Self.luminance(r, g, b), toByteOffset: red, as: UInt8.self)
      } else {
        place.storeBytes(of: r, toByteOffset: red, as: UInt8.self)
        place.storeBytes(of: g, toByteOffset: green, as: UInt8.self)
        place.storeBytes(of: b, toByteOffset: blue, as: UInt8.self)
      }
    }
  }

  /// How bright a colour looks as a grey, by the weights of ITU-R BT.709 on the encoded values.
  static func luminance(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    if red == green, green == blue { return red }
    let sum = 13_933 * UInt32(red) + 46_871 * UInt32(green) + 4732 * UInt32(blue)
    return UInt8((sum + 32_768) >> 16)
  }

  private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let sum = a * b + 128
    return (sum + sum >> 8) >> 8
  }
}

extension Pixel {
  var colors: (red: UInt8, green: UInt8, blue: UInt8) { (red, green, blue) }

  /// The colours with alpha divided out again, rounded.
  var straightColors: (red: UInt8, green: UInt8, blue: UInt8) {
    let alpha = UInt32(self.alpha)
    if alpha == 255 || alpha == 0 { return colors }
    func straight(_ value: UInt8) -> UInt8 {
      UInt8(min(255, (UInt32(value) * 255 + alpha / 2) / alpha))
    }
    return (straight(red), straight(green), straight(blue))
  }
}
