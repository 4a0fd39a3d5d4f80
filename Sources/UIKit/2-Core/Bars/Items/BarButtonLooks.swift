import CoreGraphics

/// What was set behind a button of a bar, and how far it and the title are moved.
struct BarButtonLooks {
  /// Which buttons a picture is for.
  ///
  /// The numbers are those of states and styles, which know of what is larger than this.
  struct Place: Hashable {
    let state: UInt
    var style: Int?
    let metrics: UIBarMetrics
  }

  var images: [Place: UIImage] = [:]
  /// In points, down.
  var offsets: [UIBarMetrics: CGFloat] = [:]
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]

  /// The picture of a button: that of its state, else of the normal one; that of its style, else of all.
  func image(
    _ state: UInt,
    _ style: Int? = nil,
    isCompact: Bool
  ) -> UIImage? {
    for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
      for state in [state, 0] {
        for style in [style, nil] {
          if let found = images[Place(state: state, style: style, metrics: metrics)] {
            return found
          }
        }
      }
    }
    return nil
  }

  /// How far the picture is moved down.
  func offset(isCompact: Bool) -> CGFloat {
    (isCompact ? offsets[.compact] : nil) ?? offsets[.default] ?? 0
  }

  /// How far the title is moved.
  func titleOffset(isCompact: Bool) -> UIOffset {
    (isCompact ? titleOffsets[.compact] : nil) ?? titleOffsets[.default] ?? .zero
  }
}
