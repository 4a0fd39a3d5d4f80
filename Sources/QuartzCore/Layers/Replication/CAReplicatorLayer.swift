import CoreGraphics
import Foundation

/// A layer that shows its sublayers several times, each time a little further, later and in another
/// colour.
open class CAReplicatorLayer: CALayer {
  private var values = Replication()
  private let copies = ReplicatedNodes()

  /// Makes a layer that shows its sublayers once.
  public override init() {
    super.init()
    record.role = .maker
  }

  /// Makes a layer that shows its sublayers once: archives of layers are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    record.role = .maker
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAReplicatorLayer { values = layer.values }
    record.role = values.preservesDepth ? .makerInRoom : .maker
  }

  /// How often the sublayers show, themselves included; at most 16384.
  ///
  /// Defaults to 1.
  open var instanceCount: Int {
    get { values.count }
    set { change(\.count, max(0, min(16_384, newValue))) }
  }

  /// Whether the sublayers keep their depth, as in a `CATransformLayer`; the layer itself then shows
  /// nothing.
  ///
  /// Defaults to false.
  open var preservesDepth: Bool {
    get { values.preservesDepth }
    set {
      change(\.preservesDepth, newValue)
      record.role = newValue ? .makerInRoom : .maker
    }
  }

  /// How much later than the one before each copy's animations run, in seconds.
  ///
  /// Defaults to 0.
  open var instanceDelay: CFTimeInterval {
    get { values.delay }
    set {
      guard accept(newValue.isFinite, "instanceDelay", newValue) else { return }
      change(\.delay, newValue)
    }
  }

  /// Where each copy stands as seen from the one before, about the middle of the bounds.
  ///
  /// Defaults to the identity.
  open var instanceTransform: CATransform3D {
    get { values.transform }
    set {
      guard !newValue.isEqual(to: values.transform),
        accept(newValue.isFinite, "instanceTransform", newValue)
      else { return }
      changeWithAction(LayerKey("instanceTransform")) {
        values.transform = newValue
        mark(.changed)
      }
    }
  }

  /// What the colours of the sublayers are multiplied by.
  ///
  /// Defaults to opaque white.
  open var instanceColor: CGColor? {
    get { values.color }
    set { change(\.color, newValue) }
  }

  /// What is added to the red of the colour with each copy.
  ///
  /// Defaults to 0.
  open var instanceRedOffset: Float {
    get { values.offsets.x }
    set { change(\.offsets.x, newValue) }
  }

  /// What is added to the green of the colour with each copy.
  ///
  /// Defaults to 0.
  open var instanceGreenOffset: Float {
    get { values.offsets.y }
    set { change(\.offsets.y, newValue) }
  }

  /// What is added to the blue of the colour with each copy.
  ///
  /// Defaults to 0.
  open var instanceBlueOffset: Float {
    get { values.offsets.z }
    set { change(\.offsets.z, newValue) }
  }

  /// What is added to the alpha of the colour with each copy.
  ///
  /// Defaults to 0.
  open var instanceAlphaOffset: Float {
    get { values.offsets.w }
    set { change(\.offsets.w, newValue) }
  }

  private func change<Value: Equatable>(
    _ path: WritableKeyPath<Replication, Value>,
    _ value: Value
  ) {
    guard value != values[keyPath: path] else { return }
    values[keyPath: path] = value
    mark(.changed)
    superlayer?.mark(.changed)
  }
}

extension CAReplicatorLayer: NodeMaking {
  func makeNodes() -> [RenderNode] {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    var result: [RenderNode] = []
    var place = CATransform3D.identity
    let step = values.step(about: center)
    let now = committedChildren()
    copies.begin()
    for index in 0..<values.count {
      let nodes =
        values.delay == 0 || index == 0
        ? now : children.compactMap { $0.node(delayedBy: values.delay * Double(index)) }
      let color = values.color(of: index)
      for node in nodes {
        let copy = copies.copy(of: node, index, color.factor)
        result.append(copy.placed(copy.geometry.carried(by: place), opacity: color.alpha))
      }
      place = place.concatenating(step)
    }
    copies.end()
    return result
  }
}

/// How a layer is repeated.
struct Replication {
  var count = 1
  var preservesDepth = false
  var delay = 0.0
  var transform = CATransform3D.identity
  var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// What is added to red, green, blue and alpha.
  var offsets = SIMD4<Float>(repeating: 0)

  /// From one copy to the next, in bounds coordinates.
  func step(about center: CGPoint) -> CATransform3D {
    var there = CATransform3D.identity
    (there.m41, there.m42) = (-center.x, -center.y)
    var back = CATransform3D.identity
    (back.m41, back.m42) = (center.x, center.y)
    return there.concatenating(transform).concatenating(back)
  }

  func color(of index: Int) -> (factor: ColorFactor, alpha: Double) {
    let base = color?.deviceComponents ?? (red: 1.0, green: 1.0, blue: 1.0, alpha: 1.0)
    let added = SIMD4<Double>(offsets) * Double(index)
    let factor = ColorFactor(
      red: base.red + added.x,
      green: base.green + added.y,
      blue: base.blue + added.z
    )
    let isWhite = factor.red >= 1 && factor.green >= 1 && factor.blue >= 1
    return (isWhite ? .none : factor, max(0, min(1, base.alpha + added.w)))
  }
}
