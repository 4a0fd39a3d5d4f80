import UIKit

/// How the channels of colours are made of those of others: each is a sum of parts of red, green, blue and
/// alpha, and of a constant.
public struct ColorMatrix: Equatable, Sendable {
  /// For red: the part of red.
  public var r1: Float = 1
  /// For red: the part of green.
  public var r2: Float = 0
  /// For red: the part of blue.
  public var r3: Float = 0
  /// For red: the part of alpha.
  public var r4: Float = 0
  /// For red: the constant.
  public var r5: Float = 0
  /// For green: the part of red.
  public var g1: Float = 0
  /// For green: the part of green.
  public var g2: Float = 1
  /// For green: the part of blue.
  public var g3: Float = 0
  /// For green: the part of alpha.
  public var g4: Float = 0
  /// For green: the constant.
  public var g5: Float = 0
  /// For blue: the part of red.
  public var b1: Float = 0
  /// For blue: the part of green.
  public var b2: Float = 0
  /// For blue: the part of blue.
  public var b3: Float = 1
  /// For blue: the part of alpha.
  public var b4: Float = 0
  /// For blue: the constant.
  public var b5: Float = 0
  /// For alpha: the part of red.
  public var a1: Float = 0
  /// For alpha: the part of green.
  public var a2: Float = 0
  /// For alpha: the part of blue.
  public var a3: Float = 0
  /// For alpha: the part of alpha.
  public var a4: Float = 1
  /// For alpha: the constant.
  public var a5: Float = 0

  /// Makes a matrix that leaves colours as they are.
  public init() {}

  /// The matrix that pictures are changed by.
  var matrix: CoreGraphics.ColorMatrix {
    CoreGraphics.ColorMatrix(
      red: SIMD4(r1, g1, b1, a1),
      green: SIMD4(r2, g2, b2, a2),
      blue: SIMD4(r3, g3, b3, a3),
      alpha: SIMD4(r4, g4, b4, a4),
      constant: SIMD4(r5, g5, b5, a5)
    )
  }
}

extension GraphicsContext {
  /// How filters are applied.
  public struct FilterOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// How shadows are drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow alone is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
  }

  /// How blurs are drawn.
  public struct BlurOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Nothing is let through at the edges.
    public static let opaque = BlurOptions(rawValue: 1)
  }

  /// A change of what is drawn, as a whole.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case colors(CoreGraphics.ColorMatrix)
      case blur(CGFloat, isOpaque: Bool)
      case shadow(UIColor, CGFloat, CGSize, isAlone: Bool)
      case threshold(Double, Double, UIColor)
    }

    let kind: Kind

    /// A shadow; the radius and the distances are in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          color.uiColor,
          radius,
          CGSize(width: x, height: y),
          isAlone: options.contains(.shadowOnly)
        )
      )
    }

    /// A blur by a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius, isOpaque: options.contains(.opaque)))
    }

    /// Multiplies colours by one.
    public static func colorMultiply(_ color: Color) -> Filter {
      let parts = color.uiColor.components
      return Filter(kind: .colors(.multiply([parts.red, parts.green, parts.blue, parts.alpha])))
    }

    /// Changes colours by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .colors(matrix.matrix))
    }

    /// Turns hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .colors(.hueRotation(angle.radians)))
    }

    /// Changes how strong colours are; 1 leaves them.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .colors(.saturation(amount)))
    }

    /// Makes colours brighter, from -1 for black to 1 for white.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .colors(.brightness(amount)))
    }

    /// Changes the contrast; 1 leaves it.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .colors(.contrast(amount)))
    }

    /// Inverts colours, from 0 for not at all to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .colors(.inversion(amount)))
    }

    /// Takes colours away, from 0 for none to 1 for all.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .colors(.saturation(1 - min(max(amount, 0), 1))))
    }

    /// Black, as opaque as colours are bright.
    public static var luminanceToAlpha: Filter { Filter(kind: .colors(.luminanceToAlpha)) }

    /// A colour where the opacity is within limits, and nothing elsewhere.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = .black
    ) -> Filter { Filter(kind: .threshold(min, max, color.uiColor)) }
  }

  /// Lets what is drawn from now on pass a filter, before those that were added earlier.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }
}

extension GraphicsContext.Filter {
  /// What a picture looks like with the filter, in the same pixels.
  func applied(to bitmap: Bitmap, scale: CGFloat) -> Bitmap? {
    switch kind {
    case .colors(let matrix): return bitmap.recolored(by: matrix)
    case .blur(let radius, let isOpaque):
      guard let blurred = bitmap.blurredInPlace(radius * scale) else { return nil }
      if isOpaque { blurred.fillAlpha() }
      return blurred
    case .shadow(let color, let radius, let offset, let isAlone):
      let parts = color.resolvedColor(with: .current).components
      let shade = CoreGraphics.ColorMatrix.silhouette(
        SIMD4(parts.red, parts.green, parts.blue, parts.alpha)
      )
      guard let shadow = bitmap.recolored(by: shade)?.blurredInPlace(radius * scale),
        let result = Bitmap(width: bitmap.width, height: bitmap.height)
      else { return nil }
      result.drawOver(
        shadow,
        at: (Int((offset.width * scale).rounded()), Int((offset.height * scale).rounded())),
        clip: result.bounds
      )
      if !isAlone { result.drawOver(bitmap, at: (0, 0), clip: result.bounds) }
      return result
    case .threshold(let low, let high, let color):
      return bitmap.thresholded(low * 255, high * 255, Pixel(color.cgColor))
    }
  }
}

extension Bitmap {
  /// The bitmap blurred, cut off at its edges.
  fileprivate func blurredInPlace(_ radius: Double) -> Bitmap? {
    guard radius > 0, let blurred = blurred(radius: radius),
      let result = Bitmap(width: width, height: height)
    else { return copy() }
    let grown = (blurred.width - width) / 2
    result.copyPixels(
      of: blurred,
      from: result.bounds.offsetBy(dx: grown, dy: grown),
      to: (0, 0)
    )
    return result
  }

  /// A colour where the alpha is within limits.
  fileprivate func thresholded(_ low: Double, _ high: Double, _ color: Pixel) -> Bitmap? {
    guard let result = Bitmap(width: width, height: height) else { return nil }
    for y in 0..<height {
      let source = (data + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let target = (result.data + y * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let alpha = Double(source[x] >> 24)
        if alpha >= low, alpha <= high { target[x] = color.argb }
      }
    }
    return result
  }
}
