import CoreGraphics
import Foundation

/// The form of a gradient layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public let rawValue: String

  /// Makes a form from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards, to an ellipse whose corner is the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds with a gradient.
open class CAGradientLayer: CALayer {
  package var gradient = GradientContents()

  /// Makes a gradient layer without colours, which shows nothing.
  public override init() { super.init() }

  /// Makes a gradient layer without colours: archives of layers are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a copy of a gradient layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
  }

  /// The colours of the stops, `CGColor` values.
  ///
  /// Defaults to nil.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set {
      let colors = (newValue ?? []).compactMap { $0 as? CGColor }
      change("colors", colors != gradient.colors) { $0.colors = colors }
    }
  }

  /// Where the stops lie, 0...1 and increasing; nil, the default, spreads them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set {
      let locations = newValue?.map { CGFloat($0.doubleValue) }
      change("locations", locations != gradient.locations) { $0.locations = locations }
    }
  }

  /// Where the gradient starts, in unit coordinates.
  ///
  /// Defaults to the middle of the top edge.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set {
      guard accept(newValue.isFinite, "startPoint", newValue) else { return }
      change("startPoint", newValue != gradient.startPoint) { $0.startPoint = newValue }
    }
  }

  /// Where the gradient ends, in unit coordinates.
  ///
  /// Defaults to the middle of the bottom edge.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set {
      guard accept(newValue.isFinite, "endPoint", newValue) else { return }
      change("endPoint", newValue != gradient.endPoint) { $0.endPoint = newValue }
    }
  }

  /// The form of the gradient.
  ///
  /// Defaults to `axial`.
  open var type: CAGradientLayerType {
    get { gradient.kind }
    set { change("type", newValue != gradient.kind) { $0.kind = newValue } }
  }

  package override var vectorValues: LayerContents {
    get { .gradient(gradient) }
    set { if case .gradient(let value) = newValue { gradient = value } }
  }

  private func change(
    _ key: String,
    _ differs: Bool,
    _ body: (inout GradientContents) -> Void
  ) {
    guard differs else { return }
    changeWithAction(LayerKey(key)) {
      body(&gradient)
      record.look = nil
      mark(.changed)
    }
  }
}
