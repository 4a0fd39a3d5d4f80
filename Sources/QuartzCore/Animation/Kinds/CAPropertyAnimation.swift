import Foundation

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  private(set) var property: LayerKeyPath?

  /// Makes an animation of the property at a path, such as `position.x`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The path to the property.
  ///
  /// Defaults to nil, which animates nothing.
  open var keyPath: String? {
    didSet { property = keyPath.map { LayerKeyPath($0) } }
  }

  /// Whether values are added to those that are shown without the animation.
  ///
  /// Defaults to false.
  open var isAdditive = false

  /// Whether each repetition goes on from where the last one ended.
  ///
  /// Defaults to false.
  open var isCumulative = false

  /// What turns the numbers into transforms; nil, the default, takes values as they are.
  open var valueFunction: CAValueFunction?

  package override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// The animation's value at a share of the way, over a value that is shown without it.
  func value(_ progress: Double, over base: AnimatableValue) -> AnimatableValue? { nil }

  package override func apply(
    _ moment: MediaTiming.Moment,
    _ progress: Double,
    to values: inout LayerValues
  ) {
    guard let property, let base = property.value(in: values) ?? initialValue else { return }
    guard var value = value(progress, over: valueFunction == nil ? base : .number(0)) else {
      return
    }
    if isCumulative, moment.repetition > 0,
      let end = self.value(1, over: base)?.times(moment.repetition)
    {
      value = value.adding(end)
    }
    if let valueFunction { value = valueFunction.transform(value) ?? base }
    property.set(isAdditive ? value.adding(base) : value, in: &values)
  }

  /// What a property counts as that the layer has no value for.
  var initialValue: AnimatableValue? { nil }

  package override var changesLook: Bool { !(property?.isGeometry ?? true) }
}

/// The name of a function from numbers to transforms.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An angle about x, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// An angle about y, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// An angle about z, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Three lengths.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A length along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A length along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A length along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function from the numbers of an animation to the transforms of a layer.
open class CAValueFunction: NSObject {
  private let kind: CAValueFunctionName

  /// Makes a function by name; nil for a name that none has.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunction.arity(name) != nil else { return nil }
    kind = name
    super.init()
  }

  /// The name.
  open var name: CAValueFunctionName { kind }

  private static func arity(_ name: CAValueFunctionName) -> Int? {
    switch name {
    case .scale, .translate: 3
    case .rotateX, .rotateY, .rotateZ, .scaleX, .scaleY, .scaleZ, .translateX, .translateY,
      .translateZ:
      1
    default: nil
    }
  }

  func transform(_ value: AnimatableValue) -> AnimatableValue? {
    guard let numbers = value.numberList, numbers.count >= CAValueFunction.arity(kind) ?? 1 else {
      return nil
    }
    let x = numbers[0]
    let result =
      switch kind {
      case .rotateX: CATransform3DMakeRotation(x, 1, 0, 0)
      case .rotateY: CATransform3DMakeRotation(x, 0, 1, 0)
      case .rotateZ: CATransform3DMakeRotation(x, 0, 0, 1)
      case .scaleX: CATransform3DMakeScale(x, 1, 1)
      case .scaleY: CATransform3DMakeScale(1, x, 1)
      case .scaleZ: CATransform3DMakeScale(1, 1, x)
      case .scale: CATransform3DMakeScale(x, numbers[1], numbers[2])
      case .translateX: CATransform3DMakeTranslation(x, 0, 0)
      case .translateY: CATransform3DMakeTranslation(0, x, 0)
      case .translateZ: CATransform3DMakeTranslation(0, 0, x)
      default: CATransform3DMakeTranslation(x, numbers[1], numbers[2])
      }
    return .transform(result)
  }
}
