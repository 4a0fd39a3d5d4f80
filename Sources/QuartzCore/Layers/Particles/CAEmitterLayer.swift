import CoreGraphics
import Foundation

/// A layer from which particles fly.
///
/// Where a particle is follows from the layer's time, its seed and the values when the particle started,
/// so that equal runs show equal pictures. At most 4096 show at a time.
open class CAEmitterLayer: CALayer {
  var emission = Emission()
  private let pictures = EmissionPictures()

  /// Makes a layer from which nothing flies.
  public override init() {
    super.init()
    record.role = .maker
  }

  /// Makes a layer from which nothing flies: archives of layers are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    record.role = .maker
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    record.role = .maker
    guard let layer = layer as? CAEmitterLayer else { return }
    emission = layer.emission
    cells = layer.cells
    order = layer.order
    keepsDepth = layer.keepsDepth
  }

  private var cells: [CAEmitterCell]?
  private var order = CAEmitterLayerRenderMode.unordered
  private var keepsDepth = false

  /// The kinds of particles that fly; the layer takes their values as they are when they are set.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set {
      cells = newValue
      emission.cells = (newValue ?? []).map { EmissionCell($0, depth: 0) }
      emission.restart(at: record.isShown ? emissionTime : nil)
      changed()
    }
  }

  /// Where the shape's middle is, in bounds coordinates.
  ///
  /// Defaults to the origin.
  open var emitterPosition: CGPoint {
    get { emission.state.position }
    set {
      guard accept(newValue.isFinite, "emitterPosition", newValue) else { return }
      change(\.position, newValue)
    }
  }

  /// How large the shape is in which particles start, in points.
  ///
  /// Defaults to 0 × 0.
  open var emitterSize: CGSize {
    get { emission.state.size }
    set {
      guard accept(newValue.width.isFinite && newValue.height.isFinite, "emitterSize", newValue)
      else { return }
      change(\.size, newValue)
    }
  }

  /// The shape in which particles start.
  ///
  /// Defaults to a point.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emission.state.shape }
    set { change(\.shape, newValue) }
  }

  /// Where in the shape particles start.
  ///
  /// Defaults to its volume.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emission.state.mode }
    set { change(\.mode, newValue) }
  }

  /// How particles are laid over each other.
  ///
  /// Defaults to unordered.
  open var renderMode: CAEmitterLayerRenderMode {
    get { order }
    set {
      order = newValue
      changed()
    }
  }

  /// Whether particles are at depths of their own.
  ///
  /// Defaults to false.
  open var preservesDepth: Bool {
    get { keepsDepth }
    set {
      keepsDepth = newValue
      changed()
    }
  }

  /// What decides how particles differ from each other.
  ///
  /// Defaults to 0.
  open var seed: UInt32 {
    get { emission.seed }
    set {
      emission.seed = newValue
      changed()
    }
  }

  /// What the cells' birth rates are multiplied by; 0 lets nothing start any more.
  ///
  /// Defaults to 1.
  open var birthRate: Float {
    get { Float(emission.state.birthRate) }
    set { set(\.birthRate, newValue, "birthRate") }
  }

  /// What the cells' lifetimes are multiplied by.
  ///
  /// Defaults to 1.
  open var lifetime: Float {
    get { Float(emission.state.lifetime) }
    set { set(\.lifetime, newValue, "lifetime") }
  }

  /// How near to the viewer particles start, in points.
  ///
  /// Defaults to 0.
  open var emitterZPosition: CGFloat {
    get { CGFloat(emission.state.z) }
    set { set(\.z, newValue, "emitterZPosition") }
  }

  /// How deep the shape is in which particles start, in points.
  ///
  /// Defaults to 0.
  open var emitterDepth: CGFloat {
    get { CGFloat(emission.state.depth) }
    set { set(\.depth, newValue, "emitterDepth") }
  }

  /// What the cells' velocities are multiplied by.
  ///
  /// Defaults to 1.
  open var velocity: Float {
    get { Float(emission.state.velocity) }
    set { set(\.velocity, newValue, "velocity") }
  }

  /// What the cells' scales are multiplied by.
  ///
  /// Defaults to 1.
  open var scale: Float {
    get { Float(emission.state.scale) }
    set { set(\.scale, newValue, "scale") }
  }

  /// What the cells' spins are multiplied by.
  ///
  /// Defaults to 1.
  open var spin: Float {
    get { Float(emission.state.spin) }
    set { set(\.spin, newValue, "spin") }
  }

  private func set(
    _ path: WritableKeyPath<EmitterState, Double>,
    _ value: some BinaryFloatingPoint,
    _ name: String
  ) {
    guard accept(value.isFinite, name, value) else { return }
    change(path, Double(value))
  }

  private func change<Value: Equatable>(
    _ path: WritableKeyPath<EmitterState, Value>,
    _ value: Value
  ) {
    guard value != emission.state[keyPath: path] else { return }
    emission.change(at: record.isShown ? emissionTime : nil) { $0[keyPath: path] = value }
    changed()
  }

  private func changed() { mark(.changed) }

  private var emissionTime: Double { localTime(atRoot: MediaClock.now) }

  /// Keeps frames coming as long as something flies.
  private func keepMoving(_ moves: Bool) {
    let key = "tsumiki.emission"
    guard moves != (animations?.run(forKey: key) != nil) else { return }
    guard moves else { return removeRun(forKey: key) }
    guard isInContext else { return }
    let animation = CAAnimation()
    animation.duration = 1
    animation.repeatCount = .infinity
    AnimationRegistry.current.add(animation, forKey: key, to: self)
  }
}

extension CAEmitterLayer: NodeMaking {
  func makeNodes() -> [RenderNode] {
    let time = emissionTime
    let particles = emission.particles(at: time)
    keepMoving(!particles.isEmpty || emission.goesOn(at: time))
    let nodes = pictures.nodes(of: particles, order: renderMode, keepsDepth: preservesDepth)
    return nodes + committedChildren()
  }
}

extension CAEmitterLayer: KeyPathHolding {
  /// `emitterCells.name.birthRate` and its like.
  func take(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard keys.count == 3, keys[0] == "emitterCells",
      let cell = emission.cells.firstIndex(where: { $0.name == keys[1] })
    else { return false }
    let time = record.isShown ? emissionTime : nil
    if keys[2] == "color" {
      emission.changeCells(at: time) { $0[cell].values.color = value as? CGColor }
    } else if let path = EmissionValues.path(keys[2]),
      let number = AnimatableValue(boxed: value)?.double, number.isFinite
    {
      emission.changeCells(at: time) { $0[cell].values[keyPath: path] = number }
    } else {
      return false
    }
    mark(.changed)
    return true
  }
}
