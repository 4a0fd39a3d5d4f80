import CoreGraphics

/// A path to a property of a layer or to a part of one, such as `bounds.size.width`.
struct LayerKeyPath {
  /// The property.
  let key: String
  /// The path inside the property; empty for the whole.
  private let part: Part
  private let property: LayerProperty?

  private enum Part {
    case whole
    case component(Int)
    /// Two components of a rectangle from the given one on.
    case pair(Int, AnimatableValue.Shape)
    case transform(TransformPart)
    case unknown
  }

  init(_ path: String) {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    key = parts.first ?? ""
    property = LayerProperty.named(key)
    guard parts.count > 1 else {
      part = .whole
      return
    }
    if key == "transform" || key == "sublayerTransform" {
      part = TransformPart(parts[1]).map(Part.transform) ?? .unknown
      return
    }
    part =
      switch parts[1] {
      case "x", "origin.x", "width": .component(0)
      case "y", "origin.y", "height": .component(1)
      case "size.width": .component(2)
      case "size.height": .component(3)
      case "origin": .pair(0, .point)
      case "size": .pair(2, .size)
      default: .unknown
      }
  }

  /// Whether only the place of the layer is concerned.
  var isGeometry: Bool { property?.isGeometry ?? true }

  /// Whether layers have such a property.
  var isKnown: Bool {
    if case .unknown = part { return false }
    return property != nil
  }

  func value(in values: LayerValues) -> AnimatableValue? {
    guard let whole = property?.get(values) ?? values.others[key] else { return nil }
    switch part {
    case .whole: return whole
    case .component(let index): return whole.vector.map { .number($0[index]) }
    case .pair(let index, let shape):
      return whole.vector.map { .vector(SIMD4($0[index], $0[index + 1], 0, 0), shape) }
    case .transform(let part): return whole.transform.map { part.value(in: $0) }
    case .unknown: return nil
    }
  }

  /// Sets a value; one that is not finite leaves the layer as it is.
  func set(_ value: AnimatableValue, in values: inout LayerValues) {
    guard value.isFinite else { return }
    guard let property else {
      values.others[key] = value
      return
    }
    switch part {
    case .whole: property.set(&values, fitting(value, property, values))
    case .component(let index):
      guard let number = value.double, case .vector(var vector, let shape) = property.get(values)
      else { return }
      vector[index] = number
      property.set(&values, .vector(vector, shape))
    case .pair(let index, _):
      guard let pair = value.vector, case .vector(var vector, let shape) = property.get(values)
      else { return }
      vector[index] = pair.x
      vector[index + 1] = pair.y
      property.set(&values, .vector(vector, shape))
    case .transform(let part):
      guard let transform = property.get(values)?.transform else { return }
      property.set(&values, .transform(part.set(value, in: transform)))
    case .unknown: return
    }
    if !property.isGeometry { values.looksDifferent = true }
  }

  /// Values come in boxes that do not always know what they are for.
  private func fitting(
    _ value: AnimatableValue,
    _ property: LayerProperty,
    _ values: LayerValues
  ) -> AnimatableValue {
    guard let shape = property.get(values)?.shape, let vector = value.vector else { return value }
    return .vector(vector, shape)
  }
}

extension AnimatableValue {
  fileprivate var shape: Shape? {
    if case .vector(_, let shape) = self { shape } else { nil }
  }
}

/// A part of a transform that can be animated alone.
enum TransformPart {
  case rotation(Int)
  case scale(Int)
  case scaleAll
  case translation(Int)
  case translationAll

  init?(_ path: String) {
    switch path {
    case "rotation", "rotation.z": self = .rotation(2)
    case "rotation.x": self = .rotation(0)
    case "rotation.y": self = .rotation(1)
    case "scale": self = .scaleAll
    case "scale.x": self = .scale(0)
    case "scale.y": self = .scale(1)
    case "scale.z": self = .scale(2)
    case "translation": self = .translationAll
    case "translation.x": self = .translation(0)
    case "translation.y": self = .translation(1)
    case "translation.z": self = .translation(2)
    default: return nil
    }
  }

  func value(in transform: CATransform3D) -> AnimatableValue {
    let parts = TransformParts(transform)
    return switch self {
    case .rotation(let axis):
      .number(axis == 2 ? parts.angle ?? parts.rotation.angles.z : parts.rotation.angles[axis])
    case .scale(let axis): .number(parts.scale[axis])
    case .scaleAll: .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case .translation(let axis): .number(parts.translation[axis])
    case .translationAll: .vector(SIMD4(parts.translation, 0), .size)
    }
  }

  func set(_ value: AnimatableValue, in transform: CATransform3D) -> CATransform3D {
    var parts = TransformParts(transform)
    guard let vector = value.vector else { return transform }
    switch self {
    case .rotation(2) where parts.angle != nil: parts.angle = vector.x
    case .rotation(let axis):
      var angles = parts.rotation.angles
      angles[axis] = vector.x
      parts.rotation.angles = angles
      parts.angle = nil
    case .scale(let axis): parts.scale[axis] = vector.x
    case .scaleAll: parts.scale = SIMD3(repeating: vector.x)
    case .translation(let axis): parts.translation[axis] = vector.x
    case .translationAll: parts.translation = SIMD3(vector.x, vector.y, vector.z)
    }
    return parts.transform
  }
}

extension LayerValues {
  /// A value by its path, such as `bounds.size`.
  package func value(at path: String) -> AnimatableValue? { LayerKeyPath(path).value(in: self) }
}
