import CoreGraphics
import Foundation

/// What a filter is called, what it takes, and how it makes an image.
struct FilterDefinition: Sendable {
  let name: String
  let display: String
  let categories: [String]
  let parameters: [FilterParameter]
  let make: @Sendable (FilterArguments) -> CIImage?

  init(
    _ name: String,
    _ display: String,
    _ category: String,
    _ parameters: [FilterParameter],
    _ make: @escaping @Sendable (FilterArguments) -> CIImage?
  ) {
    (self.name, self.display, self.parameters, self.make) = (name, display, parameters, make)
    categories = [
      category, kCICategoryStillImage, kCICategoryVideo, kCICategoryNonSquarePixels,
      kCICategoryBuiltIn,
    ]
  }

  /// All of them by their names.
  static let all: [String: FilterDefinition] = {
    let lists = [
      colors, effects, blurs, sharpeners, generators, gradients, geometry, distortions, transitions,
      reductions, compositing, convolutions,
    ]
    return Dictionary(lists.joined().map { ($0.name, $0) }) { $1 }
  }()

  private static let compositing = (Compositing.all + Blending.all).map { mode in
    FilterDefinition(
      mode.name,
      mode.display,
      kCICategoryCompositeOperation,
      [.image, .image(kCIInputBackgroundImageKey, "Background Image")]
    ) { given in
      guard let upper = given.image else { return given.image(kCIInputBackgroundImageKey) }
      return given.image(kCIInputBackgroundImageKey).map { mode.image(upper, $0) } ?? upper
    }
  }
}

/// What a filter takes by a name.
struct FilterParameter: Sendable {
  /// What the value is, and what it is to begin with.
  enum Value: Sendable {
    case image
    case number(Double)
    case vector([CGFloat])
    case color(CIColor)
    case transform
    case text(String)
    case data
    case object
  }

  let key: String
  let display: String
  let value: Value
  /// What is documented as possible; numbers beyond are brought back.
  var least: Double?
  var most: Double?
  var sliderLeast: Double?
  var sliderMost: Double?
  var identity: Double?
  var type = kCIAttributeTypeScalar

  /// The image that is changed.
  static let image = image(kCIInputImageKey, "Image")

  static func image(_ key: String, _ display: String) -> FilterParameter {
    FilterParameter(key: key, display: display, value: .image, type: kCIAttributeTypeImage)
  }

  /// A number named without `input`; the range is that of sliders.
  static func number(
    _ name: String,
    _ start: Double,
    _ slider: ClosedRange<Double>? = nil,
    least: Double? = nil,
    most: Double? = nil,
    identity: Double? = nil,
    type: String = kCIAttributeTypeScalar
  ) -> FilterParameter {
    FilterParameter(
      key: "input\(name)",
      display: spaced(name),
      value: .number(start),
      least: least,
      most: most,
      sliderLeast: slider?.lowerBound,
      sliderMost: slider?.upperBound,
      identity: identity,
      type: type
    )
  }

  static func radius(_ start: Double, _ slider: ClosedRange<Double>) -> FilterParameter {
    number("Radius", start, slider, least: 0, identity: 0, type: kCIAttributeTypeDistance)
  }

  static func vector(
    _ name: String,
    _ start: [CGFloat],
    type: String = kCIAttributeTypePosition
  ) -> FilterParameter {
    FilterParameter(key: "input\(name)", display: spaced(name), value: .vector(start), type: type)
  }

  static let center = vector("Center", [150, 150])

  static func color(_ name: String, _ start: CIColor) -> FilterParameter {
    FilterParameter(
      key: "input\(name)",
      display: spaced(name),
      value: .color(start),
      type: kCIAttributeTypeColor
    )
  }

  static func other(_ name: String, _ value: Value) -> FilterParameter {
    FilterParameter(key: "input\(name)", display: spaced(name), value: value, type: "")
  }

  /// What the value is before anything is set.
  var start: Any? {
    switch value {
    case .image, .data, .object: nil
    case .number(let number): NSNumber(value: number)
    case .vector(let values): CIVector(values)
    case .color(let color): color
    case .transform: CGAffineTransform.identity
    case .text(let text): text
    }
  }

  private var className: String {
    switch value {
    case .image: "CIImage"
    case .number: "NSNumber"
    case .vector: "CIVector"
    case .color: "CIColor"
    case .transform: "NSValue"
    case .text: "NSString"
    case .data: "NSData"
    case .object: "NSObject"
    }
  }

  /// What `CIFilter.attributes` says of it.
  var attributes: [String: Any] {
    var found: [String: Any] = [
      kCIAttributeClass: className, kCIAttributeName: key, kCIAttributeDisplayName: display,
    ]
    if !type.isEmpty { found[kCIAttributeType] = type }
    found[kCIAttributeDefault] = start
    let numbers: [(String, Double?)] = [
      (kCIAttributeMin, least), (kCIAttributeMax, most), (kCIAttributeSliderMin, sliderLeast),
      (kCIAttributeSliderMax, sliderMost), (kCIAttributeIdentity, identity),
    ]
    for (key, number) in numbers { found[key] = number.map { NSNumber(value: $0) } }
    return found
  }

  /// `TargetNeutral` as people read it.
  private static func spaced(_ name: String) -> String {
    name.reduce(into: "") { text, letter in
      if letter.isUppercase, let last = text.last, !last.isUppercase { text += " " }
      text.append(letter)
    }
  }
}

/// Values of any class as filters mean them.
enum FilterValues {
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  static func vector(_ value: Any) -> [CGFloat]? {
    switch value {
    case let value as CIVector: value.values
    case let value as CGPoint: [value.x, value.y]
    case let value as CGRect: [value.minX, value.minY, value.width, value.height]
    case let value as [CGFloat]: value
    default: number(value).map { [CGFloat($0)] }
    }
  }
}

/// What a filter was given, read as its definition wants it.
struct FilterArguments {
  private var values: [String: Any] = [:]
  private let filter: String

  /// Reads what was set; nil with a diagnosis where it cannot be meant.
  init?(_ definition: FilterDefinition, _ given: [String: Any]) {
    filter = definition.name
    for parameter in definition.parameters {
      guard let value = given[parameter.key] ?? parameter.start else { continue }
      let read: Any?
      switch parameter.value {
      case .number:
        read = FilterValues.number(value).flatMap { number in
          guard number.isFinite else { return nil as Float? }
          return Float(min(max(number, parameter.least ?? -1e7), parameter.most ?? 1e7))
        }
      case .vector:
        read = FilterValues.vector(value).flatMap { list in
          list.allSatisfy { $0.isFinite && abs($0) < 1e9 } ? list : nil
        }
      case .color: read = value as? CIColor
      case .transform: read = TransformValue.read(value)
      case .image: read = value as? CIImage
      default: read = value
      }
      guard let read else {
        CoreImageFinding.value(filter, parameter.key, "\(value)")
        return nil
      }
      values[parameter.key] = read
    }
  }

  /// The image that is changed.
  var image: CIImage? { image(kCIInputImageKey) }

  func image(_ key: String) -> CIImage? { values[key] as? CIImage }

  /// A number named without `input`.
  subscript(_ name: String) -> Float { values["input\(name)"] as? Float ?? 0 }

  func vector(_ name: String) -> CIVector { CIVector(values["input\(name)"] as? [CGFloat] ?? []) }

  /// A place.
  func place(_ name: String = "Center") -> SIMD2<Float> {
    let vector = vector(name)
    return SIMD2(Float(vector.x), Float(vector.y))
  }

  func four(_ name: String) -> Color4 {
    let vector = vector(name)
    return Color4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
  }

  func color(_ name: String) -> CIColor { values["input\(name)"] as? CIColor ?? .clear }

  func value<Value>(_ name: String, as type: Value.Type) -> Value? {
    values["input\(name)"] as? Value
  }
}

/// Transforms as they are set by name.
enum TransformValue {
  static func read(_ value: Any) -> CGAffineTransform? {
    let found: CGAffineTransform?
    switch value {
    case let value as CGAffineTransform: found = value
    case let value as CIVector where value.count == 6: found = value.cgAffineTransformValue
    case let value as NSAffineTransform:
      let s = value.transformStruct
      found = CGAffineTransform(a: s.m11, b: s.m12, c: s.m21, d: s.m22, tx: s.tX, ty: s.tY)
    default: found = nil
    }
    guard let found else { return nil }
    let numbers = [found.a, found.b, found.c, found.d, found.tx, found.ty]
    return numbers.allSatisfy(\.isFinite) ? found : nil
  }
}
