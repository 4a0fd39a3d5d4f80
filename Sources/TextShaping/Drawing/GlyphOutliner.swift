internal import CFonts
import CoreGraphics
import Foundation

extension Typeface {
  /// The outline of a glyph in ems, y upwards from the baseline; empty for a space or a picture.
  package func outline(of glyph: UInt32) -> CGPath {
    let outliner = GlyphOutliner(unit: unit)
    withExtendedLifetime(outliner) {
      let data = Unmanaged.passUnretained(outliner).toOpaque()
      tsumiki_draw_glyph(font, glyph, GlyphOutliner.functions.pointer, data)
    }
    return outliner.path
  }
}

/// Collects an outline as HarfBuzz walks it.
private final class GlyphOutliner {
  let path = CGMutablePath()
  private let unit: Double

  init(unit: Double) { self.unit = unit }

  func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: Double(x) * unit, y: Double(y) * unit)
  }

  static func at(_ data: UnsafeMutableRawPointer?) -> GlyphOutliner? {
    data.map { Unmanaged<GlyphOutliner>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The callbacks, which never change once they are made.
  struct Functions: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  static let functions: Functions = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let outliner = GlyphOutliner.at(data) else { return }
        outliner.path.move(to: outliner.point(x, y))
      },
      nil,
      nil
    )
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let outliner = GlyphOutliner.at(data) else { return }
        outliner.path.addLine(to: outliner.point(x, y))
      },
      nil,
      nil
    )
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        guard let outliner = GlyphOutliner.at(data) else { return }
        outliner.path.addQuadCurve(
          to: outliner.point(x, y),
          control: outliner.point(controlX, controlY)
        )
      },
      nil,
      nil
    )
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
        guard let outliner = GlyphOutliner.at(data) else { return }
        outliner.path.addCurve(
          to: outliner.point(x, y),
          control1: outliner.point(firstX, firstY),
          control2: outliner.point(secondX, secondY)
        )
      },
      nil,
      nil
    )
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in GlyphOutliner.at(data)?.path.closeSubpath() },
      nil,
      nil
    )
    hb_draw_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()
}
