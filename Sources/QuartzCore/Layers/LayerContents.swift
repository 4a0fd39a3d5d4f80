import CoreGraphics
import Diagnostics

/// What a layer shows between its background and its sublayers.
package enum LayerContents: Sendable {
  case none
  /// A picture that was assigned.
  case image(CGImage)
  /// A picture the layer drew for itself, as large as its bounds and what it hangs over them.
  case drawing(Bitmap, Overhang)
  indirect case gradient(GradientContents)
  indirect case shape(ShapeContents)

  init(assigned value: Any?, in layer: CALayer) {
    switch value {
    case nil: self = .none
    case let image as CGImage: self = .image(image)
    default:
      self = .none
      UIKitDiagnostics.report(
        Diagnosis(
          .layerContents,
          place: "\(type(of: layer)).contents",
          saw: value.map { "a value of type \(type(of: $0))" } ?? "nil"
        )
      )
    }
  }

  var image: CGImage? {
    if case .image(let image) = self { image } else { nil }
  }

  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  /// The size of a picture in pixels, if it is one.
  var pixelSize: (width: Int, height: Int)? {
    switch self {
    case .image(let image): (image.width, image.height)
    case .drawing(let bitmap, _): (bitmap.width, bitmap.height)
    default: nil
    }
  }

  /// What tells a picture from others: its pixels, or what makes them.
  var picture: AnyObject? { image?.deferred ?? bitmap }

  /// The pixels of a picture, if it is one.
  var bitmap: Bitmap? {
    switch self {
    case .image(let image): image.bitmap
    case .drawing(let bitmap, _): bitmap
    default: nil
    }
  }
}

extension LayerContents: Equatable {
  /// Pictures are compared by identity, descriptions by value.
  package static func == (a: LayerContents, b: LayerContents) -> Bool {
    switch (a, b) {
    case (.none, .none): true
    case (.image(let a), .image(let b)): a === b
    case (.drawing(let a, _), .drawing(let b, _)): a === b
    case (.gradient(let a), .gradient(let b)): a == b
    case (.shape(let a), .shape(let b)): a == b
    default: false
    }
  }
}

/// How far a drawing reaches beyond the bounds, in whole pixels of its own, on each side.
package struct Overhang: Hashable, Sendable {
  // Half an `Int` counts more pixels than a picture has, and each layer has room for these.
  private let leftSide: Int32
  private let topSide: Int32
  private let rightSide: Int32
  private let bottomSide: Int32

  package var left: Int { Int(leftSide) }
  package var top: Int { Int(topSide) }
  package var right: Int { Int(rightSide) }
  package var bottom: Int { Int(bottomSide) }

  package init(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) {
    leftSide = Int32(clamping: left)
    topSide = Int32(clamping: top)
    rightSide = Int32(clamping: right)
    bottomSide = Int32(clamping: bottom)
  }

  /// A drawing that keeps to the bounds.
  package static let none = Overhang()
}

/// The description of a gradient layer's picture.
package struct GradientContents: Hashable, Sendable {
  package var kind = CAGradientLayerType.axial
  package var colors: [CGColor] = []
  package var locations: [CGFloat]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
}

/// The description of a shape layer's picture.
package struct ShapeContents: Equatable, Sendable {
  package var path: CGPath?
  package var fillColor: CGColor? = CGColor.black
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  package var strokeStart = CGFloat(0)
  package var strokeEnd = CGFloat(1)
  package var lineWidth = CGFloat(1)
  package var miterLimit = CGFloat(10)
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase = CGFloat(0)
  package var lineDashPattern: [CGFloat]?
}
