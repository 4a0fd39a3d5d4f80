import UIKit

extension GraphicsContext {
  /// A text that is ready to be drawn.
  public struct ResolvedText {
    /// What it is drawn with, where it has no colour of its own.
    public var shading: Shading
    let string: NSAttributedString
    let font: UIFont

    /// The size within a size, in points.
    public func measure(in size: CGSize) -> CGSize {
      let box = string.boundingRect(
        with: CGSize(
          width: min(size.width, 1e6),
          height: min(size.height, 1e6)
        ),
        options: .usesLineFragmentOrigin,
        context: nil
      )
      return CGSize(width: box.width.rounded(.up), height: box.height.rounded(.up))
    }

    /// The distance from the top to the first baseline within a size, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { font.ascender }

    /// The distance from the top to the last baseline within a size, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      measure(in: size).height + font.descender
    }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    /// What it is drawn with, where its colours are not used.
    public var shading: Shading?
    let image: UIImage

    /// The size, in points.
    public var size: CGSize { image.size }

    /// The distance from the top to the baseline, in points.
    public var baseline: CGFloat {
      image.size.height - (image.baselineOffsetFromBottom ?? 0)
    }
  }

  /// A view of a canvas that is ready to be drawn.
  public struct ResolvedSymbol {
    let view: UIView

    /// The size, in points.
    public let size: CGSize
  }

  // MARK: Resolving

  /// Makes a text ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    let shown = text.resolved(in: environment)
    let string: NSAttributedString
    switch shown.form {
    case .plain(let characters, let font, let color):
      string = NSAttributedString(
        string: characters,
        attributes: [.font: font, .foregroundColor: color]
      )
    case .attributed(let attributed): string = attributed
    }
    return ResolvedText(shading: .foreground, string: string, font: shown.font)
  }

  /// Makes an image ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    let resolved = image.resolved(in: environment) ?? UIImage()
    let isTemplate = resolved.isSymbolImage || resolved.renderingMode == .alwaysTemplate
    return ResolvedImage(shading: isTemplate ? .foreground : nil, image: resolved)
  }

  /// Makes a shading ready to be drawn with.
  public func resolve(_ shading: Shading) -> Shading {
    color(of: shading).map { .color(Color(uiColor: $0)) } ?? shading
  }

  /// Makes a view of the canvas ready to be drawn, found by its tag; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let symbols = target.symbols
    let key = UncheckedBox(AnyHashable(id))
    return MainActor.assumeIsolated {
      symbols?.view(key.value).map {
        UncheckedBox(ResolvedSymbol(view: $0, size: $0.bounds.size))
      }
    }?.value
  }

  // MARK: Drawing

  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw { _ in
      text.string.draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }
  }

  /// Draws a text with a point of it at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, in: rect(text.measure(in: CGSize(width: 1e6, height: 1e6)), point, anchor))
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with a point of it at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws an image in a rectangle.
  public func draw(
    _ image: ResolvedImage,
    in rect: CGRect,
    style: FillStyle = FillStyle()
  ) {
    let tint = image.shading.flatMap { color(of: $0) }
    draw { _ in
      (tint.map { image.image.withTintColor($0, renderingMode: .alwaysOriginal) } ?? image.image)
        .draw(in: rect)
    }
  }

  /// Draws an image with a point of it at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: rect(image.size, point, anchor))
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image with a point of it at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a view of the canvas in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let box = UncheckedBox((symbol.view, self))
    draw { context in
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
      let drawing = UncheckedBox(context)
      MainActor.assumeIsolated { box.value.0.layer.render(in: drawing.value) }
    }
  }

  /// Draws a view of the canvas with a point of it at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: rect(symbol.size, point, anchor))
  }

  private func rect(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x,
      y: point.y - size.height * anchor.y,
      width: size.width,
      height: size.height
    )
  }
}
