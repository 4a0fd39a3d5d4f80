import Foundation

extension CGContext {
  /// Remembers clip, transform, colours and styles until `restoreGState()`.
  ///
  /// The path under construction and the text matrix are not part of it.
  public func saveGState() { savedStates.append(state) }

  /// Goes back to what was last remembered; without anything remembered it does nothing.
  public func restoreGState() {
    // States saved outside a transparency layer are not its business.
    guard savedStates.count > (layers.last?.savedStateCount ?? 0),
      let saved = savedStates.popLast()
    else { return }
    state = saved
  }

  /// The transform from user space to device space, whose origin is the bottom left corner.
  public var ctm: CGAffineTransform {
    let t = state.transform
    if let pages {
      // In points.
      let shrink = CGAffineTransform(scaleX: 1 / PDFPages.scale, y: -1 / PDFPages.scale)
      return t.concatenating(shrink).concatenating(
        CGAffineTransform(translationX: 0, y: pages.box.height)
      )
    }
    return CGAffineTransform(
      a: t.a,
      b: 0 - t.b,
      c: t.c,
      d: 0 - t.d,
      tx: t.tx,
      ty: CGFloat(height) - t.ty
    )
  }

  /// How many pixels make a unit of user space, across.
  package var pixelsPerUnit: CGFloat { hypot(state.transform.a, state.transform.b) }

  /// The transform from user space to device space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Applies a transform before all those applied so far.
  public func concatenate(_ transform: CGAffineTransform) {
    guard FiniteGeometry.accepts(transform, place: "CGContext.concatenate(_:)") else { return }
    setTransform(transform.concatenating(state.transform), place: "CGContext.concatenate(_:)")
  }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    setTransform(state.transform.translatedBy(x: tx, y: ty), place: "CGContext.translateBy(x:y:)")
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    setTransform(state.transform.scaledBy(x: sx, y: sy), place: "CGContext.scaleBy(x:y:)")
  }

  /// Turns user space by an angle in radians, its x axis towards its y axis.
  public func rotate(by angle: CGFloat) {
    setTransform(state.transform.rotated(by: angle), place: "CGContext.rotate(by:)")
  }

  private func setTransform(_ transform: CGAffineTransform, place: @autoclosure () -> String) {
    guard FiniteGeometry.accepts(transform, place: place()) else { return }
    state.transform = transform
  }

  /// The point in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// The size in device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// The smallest rectangle in device space around a rectangle.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// The point in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// The size in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// The smallest rectangle in user space around a rectangle of device space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// The width of lines in user space; zero is the thinnest line there is, one pixel.
  public func setLineWidth(_ width: CGFloat) {
    guard FiniteGeometry.accepts(width, place: "CGContext.setLineWidth(_:)"), width >= 0 else {
      return
    }
    state.line.width = width
  }

  /// How open ends of lines look.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// How corners of lines look.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// How many half widths a sharp corner may reach from the line.
  public func setMiterLimit(_ limit: CGFloat) {
    guard FiniteGeometry.accepts(limit, place: "CGContext.setMiterLimit(_:)") else { return }
    state.line.miterLimit = limit
  }

  /// Draws lines in dashes; no lengths make them solid again.
  ///
  /// - Parameters:
  ///   - phase: how far into the pattern a line starts.
  ///   - lengths: drawn and skipped lengths by turns, in user space.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard FiniteGeometry.accepts(phase, place: "CGContext.setLineDash(phase:lengths:)"),
      lengths.allSatisfy({
        FiniteGeometry.accepts($0, place: "CGContext.setLineDash(phase:lengths:)")
      })
    else { return }
    state.line.dash = DashPattern(phase: phase, lengths: lengths)
  }

  /// How far curves may be from their true place, in units of a sixteenth of a pixel.
  ///
  /// Values below 1 change nothing.
  public func setFlatness(_ flatness: CGFloat) {
    guard FiniteGeometry.accepts(flatness, place: "CGContext.setFlatness(_:)") else { return }
    state.flatness = flatness
  }

  /// Multiplies the alpha of everything drawn, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    guard FiniteGeometry.accepts(alpha, place: "CGContext.setAlpha(_:)") else { return }
    state.alpha = Double(min(max(alpha, 0), 1))
  }

  /// How what is drawn mixes with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// How images are resampled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}
