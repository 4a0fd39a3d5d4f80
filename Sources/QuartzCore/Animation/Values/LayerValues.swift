import CoreGraphics

/// Everything about a layer that is shown: the model's values, or those an animation makes of them.
package struct LayerValues {
  package var geometry: LayerGeometry
  package var appearance: LayerAppearance
  package var isHidden: Bool
  package var contents: LayerContents
  /// What a shape or gradient layer shows; `none` for other layers.
  package var vector: LayerContents
  /// Values of properties that no layer knows, by key.
  package var others: [String: AnimatableValue] = [:]
  /// The way from another picture to this one, if there is one.
  package var transition: LayerTransition?
  /// Whether anything besides place and visibility was changed.
  package var looksDifferent = false

  /// The model's values.
  package init(_ layer: CALayer) {
    geometry = layer.geometry
    appearance = layer.appearance
    isHidden = layer.hidden
    contents = layer.storedContents
    vector = layer.vectorValues
  }
}

/// How one property of a layer is read and written by its key.
struct LayerProperty {
  /// Whether the property only places or hides the layer.
  var isGeometry: Bool
  var get: (LayerValues) -> AnimatableValue?
  var set: (inout LayerValues, AnimatableValue) -> Void

  /// The property with a key, `bounds` or `opacity`; nil for one that no layer knows.
  static func named(_ key: String) -> LayerProperty? { table.all[canonical(key)] }

  /// Keys of truth values may be spelt with or without "is".
  private static func canonical(_ key: String) -> String {
    switch key {
    case "isHidden": "hidden"
    case "isDoubleSided": "doubleSided"
    case "isOpaque": "opaque"
    case "isGeometryFlipped": "geometryFlipped"
    default: key
    }
  }

  // Key paths are not Sendable, though these hold nothing; the table never changes.
  private struct Table: @unchecked Sendable {
    var all: [String: LayerProperty] = [:]
  }

  private static let table = Table(all: geometryProperties.merging(lookProperties) { $1 })

  private static var geometryProperties: [String: LayerProperty] {
    [
      // Without key paths: these are what moves most.
      "bounds": LayerProperty(
        isGeometry: true,
        get: { .rect($0.geometry.bounds) },
        set: {
          if let v = $1.vector {
            $0.geometry.bounds = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
          }
        }
      ),
      "position": LayerProperty(
        isGeometry: true,
        get: { .point($0.geometry.position) },
        set: { if let v = $1.vector { $0.geometry.position = CGPoint(x: v.x, y: v.y) } }
      ),
      "anchorPoint": .geometry(\.anchorPoint, AnimatableValue.point) {
        CGPoint(x: $0.x, y: $0.y)
      },
      "zPosition": .geometry(\.zPosition, { .number(Double($0)) }, { CGFloat($0.x) }),
      "anchorPointZ": .geometry(\.anchorPointZ, { .number(Double($0)) }, { CGFloat($0.x) }),
      "transform": LayerProperty(
        isGeometry: true,
        get: { .transform($0.geometry.transform ?? .identity) },
        set: {
          if let transform = $1.transform {
            $0.geometry.transform = transform.isIdentity ? nil : transform
          }
        }
      ),
      "sublayerTransform": .transform(\.sublayerTransform),
      "geometryFlipped": LayerProperty(
        isGeometry: true,
        get: { .number($0.geometry.isGeometryFlipped ? 1 : 0) },
        set: { $0.geometry.isGeometryFlipped = $1.double != 0 }
      ),
      "hidden": LayerProperty(
        isGeometry: true,
        get: { .number($0.isHidden ? 1 : 0) },
        set: { $0.isHidden = $1.double != 0 }
      ),
    ]
  }

  private static var lookProperties: [String: LayerProperty] {
    [
      "opacity": LayerProperty(
        isGeometry: false,
        get: { .number(Double($0.appearance.opacity)) },
        set: { if let number = $1.double { $0.appearance.opacity = Float(number) } }
      ),
      "shadowOpacity": .look(\.shadowOpacity),
      "cornerRadius": .look(\.cornerRadius),
      "borderWidth": .look(\.borderWidth),
      "shadowRadius": .look(\.shadowRadius),
      "contentsScale": .look(\.contentsScale),
      "rasterizationScale": .look(\.rasterizationScale),
      "opaque": .look(\.isOpaque),
      "doubleSided": .look(\.isDoubleSided),
      "masksToBounds": .look(\.masksToBounds),
      "allowsGroupOpacity": .look(\.allowsGroupOpacity),
      "shouldRasterize": .look(\.shouldRasterize),
      "backgroundColor": .look(\.backgroundColor),
      "borderColor": .look(\.borderColor),
      "shadowColor": .look(\.shadowColor),
      "contentsTint": .look(\.contentsTint),
      "shadowOffset": LayerProperty(
        isGeometry: false,
        get: { .size($0.appearance.shadowOffset) },
        set: { values, value in
          if let v = value.vector {
            values.appearance.shadowOffset = CGSize(width: v.x, height: v.y)
          }
        }
      ),
      "contentsRect": .look(\.contentsRect),
      "contentsCenter": .look(\.contentsCenter),
      "shadowPath": LayerProperty(
        isGeometry: false,
        get: { .path($0.appearance.shadowPath) },
        set: { if case .path(let path) = $1 { $0.appearance.shadowPath = path } }
      ),
      "contents": LayerProperty(
        isGeometry: false,
        get: { .contents($0.contents) },
        set: { if case .contents(let contents) = $1 { $0.contents = contents } }
      ),
      "path": .shape(\.path, { .path($0) }, \.path),
      "fillColor": .shape(\.fillColor, { .color($0) }, \.color),
      "strokeColor": .shape(\.strokeColor, { .color($0) }, \.color),
      "strokeStart": .shape(\.strokeStart),
      "strokeEnd": .shape(\.strokeEnd),
      "lineWidth": .shape(\.lineWidth),
      "miterLimit": .shape(\.miterLimit),
      "lineDashPhase": .shape(\.lineDashPhase),
      "colors": .gradient(\.colors, { .colors($0) }, \.colors),
      "locations": .gradient(
        \.locations,
        { $0.map { .numbers($0.map { Double($0) }) } },
        { $0.numberList?.map { CGFloat($0) } }
      ),
      "startPoint": .gradient(\.startPoint, { .point($0) }, \.point),
      "endPoint": .gradient(\.endPoint, { .point($0) }, \.point),
    ]
  }
}

// MARK: Kinds of properties

extension LayerProperty {
  private static func geometry<Value>(
    _ path: WritableKeyPath<LayerGeometry, Value>,
    _ read: @escaping (Value) -> AnimatableValue,
    _ write: @escaping (SIMD4<Double>) -> Value
  ) -> LayerProperty {
    LayerProperty(
      isGeometry: true,
      get: { read($0.geometry[keyPath: path]) },
      set: { if let vector = $1.vector { $0.geometry[keyPath: path] = write(vector) } }
    )
  }

  private static func transform(
    _ path: WritableKeyPath<LayerGeometry, CATransform3D?>
  ) -> LayerProperty {
    LayerProperty(
      isGeometry: true,
      get: { .transform($0.geometry[keyPath: path] ?? .identity) },
      set: {
        if let transform = $1.transform {
          $0.geometry[keyPath: path] = transform.isIdentity ? nil : transform
        }
      }
    )
  }

  private static func look(_ path: WritableKeyPath<LayerAppearance, Float>) -> LayerProperty {
    LayerProperty(
      isGeometry: false,
      get: { .number(Double($0.appearance[keyPath: path])) },
      set: { if let number = $1.double { $0.appearance[keyPath: path] = Float(number) } }
    )
  }

  private static func look(_ path: WritableKeyPath<LayerAppearance, CGFloat>) -> LayerProperty {
    LayerProperty(
      isGeometry: false,
      get: { .number(Double($0.appearance[keyPath: path])) },
      set: { if let number = $1.double { $0.appearance[keyPath: path] = CGFloat(number) } }
    )
  }

  private static func look(_ path: WritableKeyPath<LayerAppearance, Bool>) -> LayerProperty {
    LayerProperty(
      isGeometry: false,
      get: { .number($0.appearance[keyPath: path] ? 1 : 0) },
      set: { if let number = $1.double { $0.appearance[keyPath: path] = number != 0 } }
    )
  }

  private static func look(_ path: WritableKeyPath<LayerAppearance, CGColor?>) -> LayerProperty {
    LayerProperty(
      isGeometry: false,
      get: { .color($0.appearance[keyPath: path]) },
      set: { if case .color(let color) = $1 { $0.appearance[keyPath: path] = color } }
    )
  }

  private static func look(_ path: WritableKeyPath<LayerAppearance, CGRect>) -> LayerProperty {
    LayerProperty(
      isGeometry: false,
      get: { .rect($0.appearance[keyPath: path]) },
      set: { values, value in
        if let v = value.vector {
          values.appearance[keyPath: path] = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
        }
      }
    )
  }

  private static func shape<Value>(
    _ path: WritableKeyPath<ShapeContents, Value>,
    _ read: @escaping (Value) -> AnimatableValue?,
    _ write: @escaping (AnimatableValue) -> Value
  ) -> LayerProperty {
    LayerProperty(
      isGeometry: false,
      get: {
        if case .shape(let shape) = $0.vector { read(shape[keyPath: path]) } else { nil }
      },
      set: {
        guard case .shape(var shape) = $0.vector else { return }
        shape[keyPath: path] = write($1)
        $0.vector = .shape(shape)
      }
    )
  }

  private static func shape(_ path: WritableKeyPath<ShapeContents, CGFloat>) -> LayerProperty {
    .shape(path, { .number(Double($0)) }, { CGFloat($0.double ?? 0) })
  }

  private static func gradient<Value>(
    _ path: WritableKeyPath<GradientContents, Value>,
    _ read: @escaping (Value) -> AnimatableValue?,
    _ write: @escaping (AnimatableValue) -> Value
  ) -> LayerProperty {
    LayerProperty(
      isGeometry: false,
      get: {
        if case .gradient(let gradient) = $0.vector { read(gradient[keyPath: path]) } else { nil }
      },
      set: {
        guard case .gradient(var gradient) = $0.vector else { return }
        gradient[keyPath: path] = write($1)
        $0.vector = .gradient(gradient)
      }
    )
  }
}

extension AnimatableValue {
  fileprivate var color: CGColor? {
    if case .color(let color) = self { color } else { nil }
  }

  fileprivate var path: CGPath? {
    if case .path(let path) = self { path } else { nil }
  }

  fileprivate var colors: [CGColor] {
    if case .colors(let colors) = self { colors } else { [] }
  }

  fileprivate var point: CGPoint {
    let v = vector ?? SIMD4()
    return CGPoint(x: v.x, y: v.y)
  }
}
