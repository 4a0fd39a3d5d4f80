import Foundation

/// Whether a gradient is drawn beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Makes options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours along a line, blended into each other.
///
/// Colours are blended in sRGB before alpha is multiplied in, so a gradient to `CGColor.clear`
/// passes through grey, as on iOS.
public final class CGGradient: Sendable {
  struct Stop: Sendable, Hashable {
    var location: Double
    var color: PaintColor
  }

  /// The stops in order of location, at least one.
  let stops: [Stop]
  /// The stops spread out, which every drawing needs.
  let ramp: GradientRamp

  /// Makes a gradient from colours; without locations they are spread evenly over 0...1.
  ///
  /// Anything in the array that is not a `CGColor` makes the result nil, as does an empty array.
  /// A missing space means that of the first colour; the blending itself is always done in sRGB.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard known.count == colors.count else { return nil }
    self.init(paints: known.map(\.paint), locations: locations)
  }

  /// Makes a gradient from the components of colours in one space, alpha last in each.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let paints = (0..<max(0, count)).map { index in
      PaintColor(
        space: space.kind,
        values: Array(UnsafeBufferPointer(start: components + index * stride, count: stride))
      )
    }
    self.init(paints: paints, locations: locations)
  }

  private init?(paints: [PaintColor], locations: UnsafePointer<CGFloat>?) {
    guard !paints.isEmpty else { return nil }
    let last = Double(max(1, paints.count - 1))
    let stops = paints.enumerated().map { index, color in
      let location = locations.map { Double($0[index]) } ?? Double(index) / last
      return Stop(location: location.isFinite ? min(max(location, 0), 1) : 0, color: color)
    }
    // A stable order, so that two stops in one place make a hard edge in the order given.
    self.stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    ramp = GradientRamp(stops: self.stops)
  }
}
