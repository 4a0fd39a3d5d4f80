extension UIImage {
  /// How the pixels of a picture are turned to be seen upright.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter to the left.
    case left = 2
    /// By a quarter to the right.
    case right = 3
    /// As they are, left and right exchanged.
    case upMirrored = 4
    /// Upper and lower exchanged.
    case downMirrored = 5
    /// Columns become rows.
    case leftMirrored = 6
    /// Columns become rows, in the reverse order both ways.
    case rightMirrored = 7
  }

  /// Whether a picture shows its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As suits the place it is shown in.
    case automatic = 0
    /// In its own colours, always.
    case alwaysOriginal = 1
    /// In the tint colour wherever it covers, always.
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable picture fills its space.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }
}

extension UIEdgeInsets {
  /// The insets a border can have: none below zero, and no numbers that are none.
  var sound: UIEdgeInsets {
    func sound(_ inset: CGFloat) -> CGFloat { inset.isFinite ? max(0, inset) : 0 }
    return UIEdgeInsets(
      top: sound(top),
      left: sound(left),
      bottom: sound(bottom),
      right: sound(right)
    )
  }

  /// The insets with left and right exchanged.
  var mirrored: UIEdgeInsets {
    UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}

extension UIImage.Orientation {
  /// Whether width and height change places.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    default: false
    }
  }

  /// The orientation of the picture seen in a mirror.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// The orientation a camera wrote into a file, 1 to 8.
  init(exif: Int) {
    self =
      switch exif {
      case 2: .upMirrored
      case 3: .down
      case 4: .downMirrored
      case 5: .leftMirrored
      case 6: .right
      case 7: .rightMirrored
      case 8: .left
      default: .up
      }
  }
}
