internal import CPixman
import Foundation

/// How what is drawn mixes with what is there.
///
/// Below, R is the result, S what is drawn and D what is there, all premultiplied, with their
/// alphas Sa and Da. Where a shape covers a pixel in part, R and D are mixed in that proportion.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
  /// S over D.
  case normal = 0
  /// The product of the colours.
  case multiply
  /// The product of the inverted colours, inverted.
  case screen
  /// Multiply where D is dark, screen where it is light.
  case overlay
  /// The darker of the colours.
  case darken
  /// The lighter of the colours.
  case lighten
  /// D brightened to reflect S.
  case colorDodge
  /// D darkened to reflect S.
  case colorBurn
  /// D darkened or lightened, gently.
  case softLight
  /// Multiply where S is dark, screen where it is light.
  case hardLight
  /// The difference of the colours.
  case difference
  /// The difference of the colours with less contrast.
  case exclusion
  /// The hue of S with the saturation and luminosity of D.
  case hue
  /// The saturation of S with the hue and luminosity of D.
  case saturation
  /// The hue and saturation of S with the luminosity of D.
  case color
  /// The luminosity of S with the hue and saturation of D.
  case luminosity
  /// R = 0
  case clear
  /// R = S
  case copy
  /// R = S·Da
  case sourceIn
  /// R = S·(1 − Da)
  case sourceOut
  /// R = S·Da + D·(1 − Sa)
  case sourceAtop
  /// R = S·(1 − Da) + D
  case destinationOver
  /// R = D·Sa
  case destinationIn
  /// R = D·(1 − Sa)
  case destinationOut
  /// R = S·(1 − Da) + D·Sa
  case destinationAtop
  /// R = S·(1 − Da) + D·(1 − Sa)
  case xor
  /// R = max(0, 1 − ((1 − D) + (1 − S)))
  case plusDarker
  /// R = min(1, S + D)
  case plusLighter
}

extension CGBlendMode {
  /// How the mode is carried out.
  enum Operation {
    /// By an operator for which covering less is the same as drawing something fainter.
    case direct(pixman_op_t)
    /// By an operator that also changes what nothing is drawn on, so coverage is mixed in after.
    case mixed(pixman_op_t)
    /// The same by an operator that must be given what is drawn as it is: in some versions of the
    /// library these leave blue out when they fade.
    case mixedWhole(pixman_op_t)
    case plusDarker
  }

  var operation: Operation {
    switch self {
    case .normal: .direct(PIXMAN_OP_OVER)
    case .multiply: .direct(PIXMAN_OP_MULTIPLY)
    case .screen: .direct(PIXMAN_OP_SCREEN)
    case .overlay: .direct(PIXMAN_OP_OVERLAY)
    case .darken: .direct(PIXMAN_OP_DARKEN)
    case .lighten: .direct(PIXMAN_OP_LIGHTEN)
    case .colorDodge: .direct(PIXMAN_OP_COLOR_DODGE)
    case .colorBurn: .direct(PIXMAN_OP_COLOR_BURN)
    case .softLight: .direct(PIXMAN_OP_SOFT_LIGHT)
    case .hardLight: .direct(PIXMAN_OP_HARD_LIGHT)
    case .difference: .direct(PIXMAN_OP_DIFFERENCE)
    case .exclusion: .direct(PIXMAN_OP_EXCLUSION)
    case .hue: .mixedWhole(PIXMAN_OP_HSL_HUE)
    case .saturation: .mixedWhole(PIXMAN_OP_HSL_SATURATION)
    case .color: .mixedWhole(PIXMAN_OP_HSL_COLOR)
    case .luminosity: .mixedWhole(PIXMAN_OP_HSL_LUMINOSITY)
    case .clear: .mixed(PIXMAN_OP_CLEAR)
    case .copy: .mixed(PIXMAN_OP_SRC)
    case .sourceIn: .mixed(PIXMAN_OP_IN)
    case .sourceOut: .mixed(PIXMAN_OP_OUT)
    case .sourceAtop: .direct(PIXMAN_OP_ATOP)
    case .destinationOver: .direct(PIXMAN_OP_OVER_REVERSE)
    case .destinationIn: .mixed(PIXMAN_OP_IN_REVERSE)
    case .destinationOut: .direct(PIXMAN_OP_OUT_REVERSE)
    case .destinationAtop: .mixed(PIXMAN_OP_ATOP_REVERSE)
    case .xor: .direct(PIXMAN_OP_XOR)
    case .plusDarker: .plusDarker
    case .plusLighter: .direct(PIXMAN_OP_ADD)
    }
  }

  /// Whether an opaque pixel stays opaque, whatever is drawn on it.
  var keepsOpacity: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut,
      .destinationAtop, .xor:
      false
    default: true
    }
  }
}
