import UIKit
import ViewLayout

/// An image, or a symbol.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(String, Bundle?)
    case system(String, value: Double?)
    case image(UIImage)

    static func == (one: Source, other: Source) -> Bool {
      switch (one, other) {
      case (.named(let one, let bundle), .named(let other, let bundle2)):
        one == other && bundle === bundle2
      case (.system(let one, let value), .system(let other, let value2)):
        one == other && value == value2
      case (.image(let one), .image(let other)): one === other
      default: false
      }
    }
  }

  /// How large symbols are beside text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// As usual.
    case medium
    /// Large.
    case large

    var scale: UIImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// How the pixels of an image become colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Opaque pixels have the colour of what is in front.
    case template
    /// They stay.
    case original
  }

  /// How an image fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// How pixels between others are found.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest one is taken.
    case none
    /// Quickly.
    case low
    /// In between.
    case medium
    /// Well.
    case high
  }

  /// Which way up an image is.
  public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
    /// As it is.
    case up = 1
    /// Mirrored.
    case upMirrored
    /// Upside down.
    case down = 3
    /// Upside down and mirrored.
    case downMirrored
    /// Turned and mirrored.
    case leftMirrored
    /// Turned to the right.
    case right = 6
    /// Turned and mirrored.
    case rightMirrored
    /// Turned to the left.
    case left = 8
  }

  let source: Source
  var resizing: ResizingMode?
  var capInsets = EdgeInsets()
  var rendering: TemplateRenderingMode?
  var interpolation: Interpolation = .medium
  var label: Text?
  var isDecorative = false
  var symbolMode: SymbolRenderingMode?

  /// Takes an image of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

  /// Takes an image of an asset catalog, read out as a text.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name, bundle)
    self.label = label
  }

  /// Takes an image of an asset catalog that says nothing to who does not see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle)
    isDecorative = true
  }

  /// Takes a symbol.
  public init(systemName: String) { source = .system(systemName, value: nil) }

  /// Takes a symbol that shows a value from 0 to 1.
  public init(systemName: String, variableValue: Double?) {
    source = .system(systemName, value: variableValue)
  }

  /// Takes an image of UIKit's.
  public init(uiImage: UIImage) { source = .image(uiImage) }

  /// Takes an image of Core Graphics's.
  public init(
    _ cgImage: CGImage,
    scale: CGFloat,
    orientation: Orientation = .up,
    label: Text
  ) {
    source = .image(
      UIImage(cgImage: cgImage, scale: scale, orientation: UIImage.Orientation(orientation))
    )
    self.label = label
  }

  /// Takes an image of Core Graphics's that says nothing to who does not see it.
  public init(
    decorative cgImage: CGImage,
    scale: CGFloat,
    orientation: Orientation = .up
  ) {
    source = .image(
      UIImage(cgImage: cgImage, scale: scale, orientation: UIImage.Orientation(orientation))
    )
    isDecorative = true
  }

  /// The image as large as there is room; parts within insets keep their size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.resizing = resizingMode
    copy.capInsets = capInsets
    return copy
  }

  /// The image with its pixels as colours, or as a mask; nil leaves it to the image.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.rendering = mode
    return copy
  }

  /// The image with its pixels found in a way where it is not shown at its size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  /// The image with smooth edges, or not.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The image with the layers of its symbol coloured in a way.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }

  /// The image of UIKit's for an environment; nil where there is none of the name.
  func resolved(in environment: EnvironmentValues) -> UIImage? {
    let image: UIImage?
    switch source {
    case .named(let name, let bundle):
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: environment.colorScheme.style),
        UITraitCollection(displayScale: environment.displayScale),
      ])
      image = UIImage(named: name, in: bundle, compatibleWith: traits)
    case .system(let name, let value):
      let font = (environment.font ?? .body).resolved(in: environment, environment.textTraits.font)
      let configuration = UIImage.SymbolConfiguration(
        pointSize: font.pointSize,
        weight: font.heaviness.symbolWeight,
        scale: environment.imageScale.scale
      )
      let full = environment.symbolVariants.applied(to: name)
      if let value {
        image = UIImage(systemName: full, variableValue: value, configuration: configuration)
      } else {
        image =
          UIImage(systemName: full, withConfiguration: configuration)
          ?? UIImage(systemName: name, withConfiguration: configuration)
      }
    case .image(let own): image = own
    }
    guard var image else { return nil }
    if resizing != nil, capInsets != EdgeInsets() {
      image = image.resizableImage(
        withCapInsets: UIEdgeInsets(
          top: capInsets.top,
          left: capInsets.leading,
          bottom: capInsets.bottom,
          right: capInsets.trailing
        ),
        resizingMode: resizing == .tile ? .tile : .stretch
      )
    }
    switch rendering {
    case .template: image = image.withRenderingMode(.alwaysTemplate)
    case .original: image = image.withRenderingMode(.alwaysOriginal)
    case nil:
      if isSymbol { image = image.withRenderingMode(.alwaysTemplate) }
    }
    return image
  }

  /// The name of the image that is shown; nil where it has none.
  func name(in environment: EnvironmentValues) -> String? {
    switch source {
    case .system(let name, _): environment.symbolVariants.applied(to: name)
    case .named(let name, _): name
    case .image: nil
    }
  }

  private var isSymbol: Bool {
    if case .system = source { return true }
    if case .image(let image) = source { return image.isSymbolImage }
    return false
  }
}

extension UIImage.Orientation {
  init(_ orientation: Image.Orientation) {
    switch orientation {
    case .up: self = .up
    case .upMirrored: self = .upMirrored
    case .down: self = .down
    case .downMirrored: self = .downMirrored
    case .left: self = .left
    case .leftMirrored: self = .leftMirrored
    case .right: self = .right
    case .rightMirrored: self = .rightMirrored
    }
  }
}

extension UIFont.Weight {
  var symbolWeight: UIImage.SymbolWeight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    default: .regular
    }
  }
}

/// How the layers of symbols are coloured.
public struct SymbolRenderingMode: Equatable, Sendable {
  let number: Int

  /// All of one colour.
  public static let monochrome = SymbolRenderingMode(number: 0)
  /// Of the colours they have.
  public static let multicolor = SymbolRenderingMode(number: 1)
  /// Of one colour, the farther ones fainter.
  public static let hierarchical = SymbolRenderingMode(number: 2)
  /// Of several colours.
  public static let palette = SymbolRenderingMode(number: 3)
}

/// Which form symbols have.
public struct SymbolVariants: Hashable, Sendable {
  var parts: Set<String> = []

  /// As they are.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(parts: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// With a line through them.
  public static let slash = SymbolVariants(parts: ["slash"])

  /// In a circle.
  public var circle: SymbolVariants { SymbolVariants(parts: parts.union(["circle"])) }
  /// In a square.
  public var square: SymbolVariants { SymbolVariants(parts: parts.union(["square"])) }
  /// Filled.
  public var fill: SymbolVariants { SymbolVariants(parts: parts.union(["fill"])) }
  /// With a line through them.
  public var slash: SymbolVariants { SymbolVariants(parts: parts.union(["slash"])) }

  func applied(to name: String) -> String {
    if parts.isEmpty { return name }
    let own = Set(name.split(separator: ".").map(String.init))
    return ["slash", "circle", "square", "rectangle", "fill"]
      .filter { parts.contains($0) && !own.contains($0) }
      .reduce(name) { "\($0).\($1)" }
  }
}

extension View {
  /// Sets how large symbols are beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets which form symbols have.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0.parts.formUnion(variant.parts) }
  }

  /// Sets how the layers of symbols are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image: PrimitiveView {
  /// Makes a node of one element: an image view.
  @MainActor
  public static func viewNode(_ view: Image, in place: NodePlace) -> ViewNode<Image> {
    ImageNode(view, in: place, element: ImageElement(UIImageView()))
  }
}

private final class ImageNode: ElementNode<Image, ImageElement> {
  override init(_ view: Image, in place: NodePlace, element: ImageElement) {
    super.init(view, in: place, element: element)
    element.show(view, environment)
  }

  override func viewDidChange(_ change: NodeChange<Image>) {
    if element.show(view, environment) { element.sizeDidChange() }
  }
}

/// An element that is an image view.
final class ImageElement: ViewElement<UIImageView> {
  private var isResizable = false
  private var image: UIImage?
  /// The name of the symbol; nil where it is none.
  private var symbol: String?
  /// How the symbol moves; nil before anything was shown.
  private var effects: [SymbolEffectEntry]?

  /// Shows an image; returns whether its size may be another one.
  @discardableResult
  func show(_ new: Image, _ environment: EnvironmentValues) -> Bool {
    let resolved = new.resolved(in: environment)
    let wasSize = (image?.size, isResizable)
    image = resolved
    isResizable = new.resizing != nil
    view.contentMode = .scaleToFill
    view.isUserInteractionEnabled = false
    let oldSymbol = symbol
    let isSymbol = resolved?.isSymbolImage == true
    symbol = isSymbol ? new.name(in: environment) : nil
    if let resolved, let way = environment.contentTransition.replacement, let oldSymbol,
      let symbol, symbol != oldSymbol
    {
      view.replaceSymbol(resolved, way.effect, way.options)
    } else if view.image !== resolved {
      view.image = resolved
    }
    moveSymbol(isSymbol ? environment.symbolEffects : [])
    let style = environment.foreground
    let color =
      style?.solidColor(in: environment)
      ?? (resolved?.renderingMode == .alwaysTemplate ? .label : nil)
    if view.tintColor != color { view.tintColor = color }
    view.layer.magnificationFilter = new.interpolation == .none ? .nearest : .linear
    if let label = new.label {
      view.isAccessibilityElement = true
      view.accessibilityLabel = label.characters(in: environment)
      view.accessibilityTraits = .image
    }
    if environment.redactionReasons.contains(.placeholder) {
      view.image = nil
      view.backgroundColor = .systemFill
    }
    return wasSize.0 != resolved?.size || wasSize.1 != isResizable
  }

  private func moveSymbol(_ new: [SymbolEffectEntry]) {
    let old = effects
    effects = new
    if old != new { view.moveSymbol(from: old ?? [], to: new, isNew: old == nil) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = image?.size ?? .zero
    guard isResizable else { return own }
    return proposal.replacingUnspecifiedDimensions(by: own)
  }

  override func explicitGuide(_ guide: GuideKey, _ dimensions: ViewDimensions) -> CGFloat? {
    guard !isResizable, let image, let baseline = image.baselineOffsetFromBottom else { return nil }
    if guide == VerticalAlignment.firstTextBaseline.key
      || guide == VerticalAlignment.lastTextBaseline.key
    {
      return dimensions.height - baseline
    }
    return nil
  }

  override func isHit(_ point: CGPoint) -> Bool { true }
}
