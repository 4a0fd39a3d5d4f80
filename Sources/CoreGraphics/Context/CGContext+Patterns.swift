internal import Diagnostics
import Foundation

extension CGContext {
  /// The pattern shapes are filled with, and its alpha, or its colour where it has none of its own.
  ///
  /// The fill space must be one of patterns that fits it.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    let place = "CGContext.setFillPattern(_:colorComponents:)"
    paint(of: pattern, state.fillSpace, colorComponents, place).map { state.fill = $0 }
  }

  /// The pattern lines are drawn with, and its alpha, or its colour where it has none of its own.
  ///
  /// The stroke space must be one of patterns that fits it.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    let place = "CGContext.setStrokePattern(_:colorComponents:)"
    paint(of: pattern, state.strokeSpace, colorComponents, place).map { state.stroke = $0 }
  }

  /// Moves patterns, those that are set and those set later, in units of the space they lie in.
  public func setPatternPhase(_ phase: CGSize) {
    let place = "CGContext.setPatternPhase(_:)"
    guard FiniteGeometry.accepts(phase.width, phase.height, place: place) else { return }
    state.patternPhase = phase
    state.fill = state.fill.moved(in: baseTransform, by: phase)
    state.stroke = state.stroke.moved(in: baseTransform, by: phase)
  }

  func paint(of pattern: CGPattern, _ tint: PatternTint) -> Paint? {
    pattern.source(tinted: tint, base: baseTransform, phase: state.patternPhase).map { .pixels($0) }
  }

  private func paint(
    of pattern: CGPattern,
    _ space: CGColorSpace,
    _ components: UnsafePointer<CGFloat>,
    _ place: String
  ) -> Paint? {
    guard let tint = PatternTint(space, pattern, components) else {
      let has = pattern.isColored ? "colours of its own" : "no colours of its own"
      let saw = "a pattern with \(has), in \(space.name ?? "a space of patterns")"
      UIKitDiagnostics.report(Diagnosis(.patternSpace, place: place, saw: saw))
      return nil
    }
    return paint(of: pattern, tint)
  }
}

/// What can be laid out from another place of the context.
protocol PhasedSource: PixelSource {
  func moved(in base: CGAffineTransform, by phase: CGSize) -> any PixelSource
}

extension PatternSource: PhasedSource {
  func moved(in base: CGAffineTransform, by phase: CGSize) -> any PixelSource {
    PatternSource(pattern, base: base, phase: phase)
  }
}

extension DrawnPatternSource: PhasedSource {
  func moved(in base: CGAffineTransform, by phase: CGSize) -> any PixelSource {
    DrawnPatternSource(drawing, tint: tint, base: base, phase: phase)
  }
}

extension Paint {
  fileprivate func moved(in base: CGAffineTransform, by phase: CGSize) -> Paint {
    guard case .pixels(let source as any PhasedSource) = self else { return self }
    return .pixels(source.moved(in: base, by: phase))
  }
}
