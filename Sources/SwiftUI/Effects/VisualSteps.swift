import UIKit

/// One change of how a view is shown as a whole, with the numbers of it that are animated.
struct VisualStep: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case offset
    case scale(UnitPoint)
    case rotation(UnitPoint)
    case rotation3D(UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
    case transform
    case projection
    case opacity
    case blur(isOpaque: Bool)
    case brightness
    case contrast
    case saturation
    case grayscale
    case hueRotation
    case invert
    case multiply
    case luminanceToAlpha
  }

  let kind: Kind
  var amounts: [Double] = []
}

/// Changes of how a view is shown, one after the other.
public struct VisualSteps: Equatable, Sendable {
  var steps: [VisualStep] = []

  func adding(_ kind: VisualStep.Kind, _ amounts: Double...) -> VisualSteps {
    var copy = self
    copy.steps.append(VisualStep(kind: kind, amounts: amounts))
    return copy
  }

  /// All numbers that are animated.
  var amounts: NumberList {
    get { NumberList(values: steps.flatMap(\.amounts)) }
    set {
      var next = 0
      for index in steps.indices {
        for place in steps[index].amounts.indices where next < newValue.values.count {
          steps[index].amounts[place] = newValue.values[next]
          next += 1
        }
      }
    }
  }

  /// Whether both are made of the same steps, whose numbers may differ.
  func hasSameSteps(as other: VisualSteps) -> Bool {
    steps.elementsEqual(other.steps) { $0.kind == $1.kind }
  }

  /// What a view of a size looks like with the changes.
  func look(of size: CGSize) -> VisualLook {
    steps.reduce(into: VisualLook()) { $0.add($1, size) }
  }
}

/// Numbers as one value; those that are missing count as nothing.
struct NumberList: VectorArithmetic {
  var values: [Double]

  static var zero: NumberList { NumberList(values: []) }

  private static func joined(
    _ one: NumberList,
    _ other: NumberList,
    _ join: (Double, Double) -> Double
  ) -> NumberList {
    NumberList(
      values: (0..<max(one.values.count, other.values.count)).map {
        join(
          $0 < one.values.count ? one.values[$0] : 0,
          $0 < other.values.count ? other.values[$0] : 0
        )
      }
    )
  }

  static func + (one: NumberList, other: NumberList) -> NumberList { joined(one, other, +) }
  static func - (one: NumberList, other: NumberList) -> NumberList { joined(one, other, -) }

  mutating func scale(by rhs: Double) { values = values.map { $0 * rhs } }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

/// What changes make of a view.
struct VisualLook {
  var opacity = 1.0
  var transform = CATransform3DIdentity
  private var blur = 0.0
  private var blursOpaquely = false
  private var colors: CoreGraphics.ColorMatrix?

  /// What becomes of what the view shows; nil where that stays.
  var filter: GroupFilter? {
    blur == 0 && colors == nil
      ? nil
      : GroupFilter(blurRadius: blur, blursOpaquely: blursOpaquely, colors: colors)
  }

  mutating func add(_ step: VisualStep, _ size: CGSize) {
    let amounts = step.amounts
    switch step.kind {
    case .offset: move(CATransform3DMakeTranslation(amounts[0], amounts[1], 0))
    case .scale(let anchor):
      // Nothing of a view without a size can be turned back.
      func length(_ scale: Double) -> Double { scale == 0 ? 0.000_1 : scale }
      move(CATransform3DMakeScale(length(amounts[0]), length(amounts[1]), 1), anchor, size)
    case .rotation(let anchor):
      move(CATransform3DMakeRotation(amounts[0], 0, 0, 1), anchor, size)
    case .rotation3D(let anchor, let anchorZ, let perspective):
      turn(amounts, anchorZ, perspective, anchor, size)
    case .transform:
      move(
        CATransform3DMakeAffineTransform(
          CGAffineTransform(
            a: amounts[0],
            b: amounts[1],
            c: amounts[2],
            d: amounts[3],
            tx: amounts[4],
            ty: amounts[5]
          )
        ),
        .topLeading,
        size
      )
    case .projection:
      var matrix = ProjectionTransform()
      (matrix.m11, matrix.m12, matrix.m13) = (amounts[0], amounts[1], amounts[2])
      (matrix.m21, matrix.m22, matrix.m23) = (amounts[3], amounts[4], amounts[5])
      (matrix.m31, matrix.m32, matrix.m33) = (amounts[6], amounts[7], amounts[8])
      move(matrix.spatial, .topLeading, size)
    case .opacity: opacity *= min(max(amounts[0], 0), 1)
    case .blur(let isOpaque):
      // Two blurs are one whose variance is the sum.
      blur = (blur * blur + amounts[0] * amounts[0]).squareRoot()
      blursOpaquely = isOpaque
    case .brightness: recolor(.brightness(amounts[0]))
    case .contrast: recolor(.contrast(amounts[0]))
    case .saturation: recolor(.saturation(amounts[0]))
    case .grayscale: recolor(.saturation(1 - min(max(amounts[0], 0), 1)))
    case .hueRotation: recolor(.hueRotation(amounts[0]))
    case .invert: recolor(.inversion(1))
    case .multiply: recolor(.multiply(amounts))
    case .luminanceToAlpha: recolor(.luminanceToAlpha)
    }
  }

  private mutating func recolor(_ change: CoreGraphics.ColorMatrix) {
    if change == .identity { return }
    colors = colors?.concatenating(change) ?? change
  }

  private mutating func turn(
    _ amounts: [Double],
    _ anchorZ: CGFloat,
    _ perspective: CGFloat,
    _ anchor: UnitPoint,
    _ size: CGSize
  ) {
    var eye = CATransform3DIdentity
    eye.m34 = -perspective / max(size.width, size.height, 1)
    var turn = CATransform3DMakeTranslation(0, 0, -anchorZ)
    turn = CATransform3DConcat(
      turn,
      CATransform3DMakeRotation(amounts[0], amounts[1], amounts[2], amounts[3])
    )
    turn = CATransform3DConcat(turn, CATransform3DMakeTranslation(0, 0, anchorZ))
    move(CATransform3DConcat(turn, eye), anchor, size)
  }

  /// Adds a transform about a point, where the view has one about its middle.
  private mutating func move(
    _ matrix: CATransform3D,
    _ anchor: UnitPoint = .center,
    _ size: CGSize = .zero
  ) {
    let x = (anchor.x - 0.5) * size.width
    let y = (anchor.y - 0.5) * size.height
    var own = matrix
    if x != 0 || y != 0 {
      own = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), own)
      own = CATransform3DConcat(own, CATransform3DMakeTranslation(x, y, 0))
    }
    transform = CATransform3DConcat(transform, own)
  }
}
