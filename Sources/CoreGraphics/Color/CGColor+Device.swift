extension CGColor {
  /// The straight sRGB components by which the colour is painted.
  package var deviceComponents: (red: Double, green: Double, blue: Double, alpha: Double) {
    (paint.red, paint.green, paint.blue, paint.alpha)
  }
}
