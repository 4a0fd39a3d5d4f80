import UIKit

extension GraphicsContext {
  /// How gradients are drawn.
  public struct GradientOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// What paths are filled with.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case foreground
      case color(Color)
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case image(Image, CGPoint, CGFloat)
      case palette([Shading])
    }

    let kind: Kind

    /// What is in front in the environment.
    public static var foreground: Shading { Shading(kind: .foreground) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    /// A colour of red, green and blue, each from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, from 0 for black to 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }

    /// A style, within the rectangle around the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(style))
    }

    /// A gradient from one point to another.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint)) }

    /// A gradient from a point outwards; radii are in points.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }

    /// A gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .conic(gradient, center, angle)) }

    /// An image that is repeated, from a point on.
    public static func tiledImage(
      _ image: Image,
      origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { Shading(kind: .image(image, origin, scale)) }

    /// Several, of which the first one is for what is most important.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
  }

  private var traits: UITraitCollection {
    UITraitCollection(userInterfaceStyle: environment.colorScheme.style)
  }

  /// The one colour of a shading; nil where it has several.
  func color(of shading: Shading) -> UIColor? {
    switch shading.kind {
    case .foreground:
      return ForegroundStyle().paint(in: environment).solidColor.resolvedColor(with: traits)
    case .color(let color): return environment.color(color).resolvedColor(with: traits)
    case .style(let style):
      guard case .color(let color) = style.paint(in: environment).kind else { return nil }
      return color.resolvedColor(with: traits)
    case .palette(let shadings): return shadings.first.flatMap { color(of: $0) }
    case .linear, .radial, .conic, .image: return nil
    }
  }

  // MARK: Paths

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
    draw { context in
      context.setShouldAntialias(style.isAntialiased)
      if let color = color(of: shading) {
        context.addPath(path.cgPath)
        context.setFillColor(color.cgColor)
        context.fillPath(using: rule)
        return
      }
      context.saveGState()
      context.addPath(path.cgPath)
      context.clip(using: rule)
      paint(shading, around: path.boundingRect, in: context)
      context.restoreGState()
    }
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }

  /// Draws a line along a path, of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Paints all there is with a shading of several colours.
  private func paint(_ shading: Shading, around rect: CGRect, in context: CGContext) {
    let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch shading.kind {
    case .foreground, .color: return
    case .palette(let shadings):
      if let first = shadings.first { paint(first, around: rect, in: context) }
    case .linear(let gradient, let start, let end):
      guard let colors = colors(of: gradient) else { return }
      context.drawLinearGradient(colors, start: start, end: end, options: all)
    case .radial(let gradient, let center, let start, let end):
      guard let colors = colors(of: gradient) else { return }
      context.drawRadialGradient(
        colors,
        startCenter: center,
        startRadius: start,
        endCenter: center,
        endRadius: end,
        options: all
      )
    case .conic(let gradient, let center, let angle):
      guard let colors = colors(of: gradient) else { return }
      context.drawConicGradient(colors, center: center, angle: angle.radians)
    case .image(let image, let origin, let scale):
      guard let image = image.resolved(in: environment) else { return }
      tile(image, from: origin, scale, over: rect)
    case .style(let style):
      switch style.paint(in: environment).kind {
      case .color: return
      case .gradient(let gradient): paint(gradient, around: rect, in: context)
      case .mesh(let mesh):
        let scale = MeshPicture.scale(of: mesh, rect.size, screen: environment.displayScale)
        guard let picture = MeshPicture.image(of: mesh, rect.size, scale: scale) else { return }
        UIImage(cgImage: picture).draw(in: rect)
      case .material(let style):
        // A canvas has nothing behind it to let through.
        context.setFillColor(
          (style == .systemChromeMaterial
            ? UIColor.systemBackground : .secondarySystemBackground)
            .resolvedColor(with: traits).cgColor
        )
        context.fill(rect)
      case .image(let image): tile(image, from: rect.origin, 1, over: rect)
      }
    }
  }

  private func tile(_ image: UIImage, from origin: CGPoint, _ scale: CGFloat, over rect: CGRect) {
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    guard size.width > 0.5, size.height > 0.5 else { return }
    var y = origin.y + ((rect.minY - origin.y) / size.height).rounded(.down) * size.height
    while y < rect.maxY {
      var x = origin.x + ((rect.minX - origin.x) / size.width).rounded(.down) * size.width
      while x < rect.maxX {
        image.draw(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
        x += size.width
      }
      y += size.height
    }
  }

  private func colors(of gradient: Gradient) -> CGGradient? {
    gradientOf(
      gradient.stops.map { (environment.color($0.color), $0.location) }
    )
  }

  private func gradientOf(_ stops: [(color: UIColor, location: CGFloat)]) -> CGGradient? {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: stops.map { $0.color.resolvedColor(with: traits).cgColor },
      locations: stops.map(\.location)
    )
  }

  private func paint(_ gradient: GradientPaint, around rect: CGRect, in context: CGContext) {
    guard let colors = gradientOf(gradient.stops) else { return }
    let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y)
    }
    switch gradient.form {
    case .linear(let start, let end):
      context.drawLinearGradient(colors, start: place(start), end: place(end), options: all)
    case .radial(let center, let start, let end):
      context.drawRadialGradient(
        colors,
        startCenter: place(center),
        startRadius: start,
        endCenter: place(center),
        endRadius: end,
        options: all
      )
    case .angular(let center, let start, _):
      context.drawConicGradient(colors, center: place(center), angle: start.radians)
    case .elliptical(let center, let start, let end):
      context.saveGState()
      let middle = place(center)
      context.translateBy(x: middle.x, y: middle.y)
      context.scaleBy(x: rect.width, y: rect.height)
      context.drawRadialGradient(
        colors,
        startCenter: .zero,
        startRadius: start,
        endCenter: .zero,
        endRadius: end,
        options: all
      )
      context.restoreGState()
    }
  }
}
