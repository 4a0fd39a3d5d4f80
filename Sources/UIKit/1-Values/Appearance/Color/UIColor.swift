import CoreGraphics
import Diagnostics
import Foundation

/// A colour, fixed or decided by traits when it is used.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// Where the colour comes from.
  enum Source {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    /// One of the system's, by its place in the palette.
    case palette(PaletteColor)
  }

  let source: Source

  init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// Makes a grey in the extended grey colour space.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  /// Makes a colour in the extended sRGB colour space.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Makes a colour from its hue, saturation and brightness, each 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let c = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    source = .fixed(CGColor(red: c.red, green: c.green, blue: c.blue, alpha: alpha))
    super.init()
  }

  /// Makes a colour in the Display P3 colour space.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = [displayP3Red, green, blue, alpha]
    let color = CGColorSpace(name: CGColorSpace.displayP3)
      .flatMap { CGColor(colorSpace: $0, components: components) }
    source = .fixed(color ?? CGColor(red: displayP3Red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Makes a colour from Core Graphics' own.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// Makes a colour that an image is repeated in place of, from the upper left corner.
  public init(patternImage image: UIImage) {
    let pattern = image.shown.map { ImagePattern(image: $0, size: image.size) }
    source = .fixed(pattern.map { CGColor($0) } ?? .clear)
    super.init()
  }

  /// Makes a colour that the block decides from the traits it is used under.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  /// Makes a colour from an archive.
  public required init?(coder: NSCoder) {
    if coder.containsValue(forKey: "UISystemColorName"),
      let name = coder.decodeObject(of: NSString.self, forKey: "UISystemColorName") as String?,
      let entry = PaletteColor.named(name)
    {
      source = .palette(entry)
    } else {
      func component(_ name: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: "UI\(name)")) }
      guard coder.containsValue(forKey: "UIAlpha") else { return nil }
      source = .fixed(
        CGColor(
          red: component("Red"),
          green: component("Green"),
          blue: component("Blue"),
          alpha: component("Alpha")
        )
      )
    }
    super.init()
  }

  /// Writes the colour into an archive; one that follows traits as it is under the current ones.
  open func encode(with coder: NSCoder) {
    if case .palette(let entry) = source {
      coder.encode(entry.name as NSString, forKey: "UISystemColorName")
    }
    let c = cgColor.deviceComponents
    coder.encode(Double(c.red), forKey: "UIRed")
    coder.encode(Double(c.green), forKey: "UIGreen")
    coder.encode(Double(c.blue), forKey: "UIBlue")
    coder.encode(Double(c.alpha), forKey: "UIAlpha")
  }

  /// Archives of colours can be read safely.
  public class var supportsSecureCoding: Bool { true }

  /// The colour under the current traits.
  open var cgColor: CGColor { fixed(under: .current) }

  /// The colour as it is under the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = source { return self }
    return UIColor(cgColor: fixed(under: traitCollection))
  }

  /// The same colour with another alpha; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .fixed(let color) = source {
      return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    }
    return UIColor { traits in
      let color = self.fixed(under: traits)
      return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    }
  }

  /// Whether the colour is the same under all traits.
  var isFixed: Bool {
    if case .fixed = source { true } else { false }
  }

  func fixed(under traits: UITraitCollection) -> CGColor {
    var color = self
    // A provider may answer with another dynamic colour; it must not do so for ever.
    for _ in 0..<16 {
      switch color.source {
      case .fixed(let fixed): return fixed
      case .palette(let entry): return entry.color(under: traits)
      case .dynamic(let provider):
        let previous = UITraitCollection.current
        UITraitCollection.current = traits
        color = provider(traits)
        UITraitCollection.current = previous
      }
    }
    UIKitDiagnostics.report(
      Diagnosis(.colorLoop, place: "UIColor(dynamicProvider:)")
    )
    return .black
  }

  // MARK: Components

  /// The components in extended sRGB; false, and nothing written, where there are none.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    let c = color.deviceComponents
    red?.pointee = c.red
    green?.pointee = c.green
    blue?.pointee = c.blue
    alpha?.pointee = c.alpha
    return true
  }

  /// The components as hue, saturation and brightness, each 0...1.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    let c = color.deviceComponents
    let hsb = HSB(red: c.red, green: c.green, blue: c.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = c.alpha
    return true
  }

  /// The brightness of a grey; false for what is no grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let c = color.deviceComponents
    guard color.pattern == nil,
      color.numberOfComponents == 2 || (c.red == c.green && c.green == c.blue)
    else {
      return false
    }
    white?.pointee = c.red
    alpha?.pointee = c.alpha
    return true
  }

  // MARK: Drawing

  /// Makes the colour the fill and stroke colour of the current graphics context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour the fill colour of the current graphics context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes the colour the stroke colour of the current graphics context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: NSObject

  /// Returns the colour itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    return switch (source, other.source) {
    case (.fixed(let a), .fixed(let b)): a == b
    case (.palette(let a), .palette(let b)): a == b
    default: false
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .palette(let entry): entry.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    switch source {
    case .palette(let entry): return "<UIColor: \(entry.name)>"
    case .dynamic: return "<UIColor: dynamic>"
    case .fixed(let color):
      let c = color.deviceComponents
      return "UIExtendedSRGBColorSpace \(c.red) \(c.green) \(c.blue) \(c.alpha)"
    }
  }
}
