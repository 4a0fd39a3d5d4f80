import CoreGraphics
import Synchronization

/// A colour of the system's palette, as iOS 15 to 18 have it.
struct PaletteColor: Hashable, Sendable {
  /// Eight-bit components and alpha.
  typealias Value = (red: Int, green: Int, blue: Int, alpha: Double)

  let name: String
  /// The values for: light, dark, each with high contrast, and dark above the ground.
  private let variants: [CGColor]

  init(
    _ name: String,
    _ light: Value,
    _ dark: Value,
    highContrast: (light: Value, dark: Value),
    elevated: (dark: Value, highContrastDark: Value)? = nil
  ) {
    self.name = name
    let values = [
      light, dark, highContrast.light, highContrast.dark, elevated?.dark ?? dark,
      elevated?.highContrastDark ?? highContrast.dark,
    ]
    variants = values.map { value in
      CGColor(
        red: CGFloat(value.red) / 255,
        green: CGFloat(value.green) / 255,
        blue: CGFloat(value.blue) / 255,
        alpha: value.alpha
      )
    }
  }

  func color(under traits: UITraitCollection) -> CGColor {
    let values = traits.values
    let isDark = values.userInterfaceStyle == .dark
    let isHigh = values.accessibilityContrast == .high
    let isElevated = isDark && values.userInterfaceLevel == .elevated
    return variants[
      (isElevated ? 4 : isDark ? 1 : 0) + (isElevated ? (isHigh ? 1 : 0) : isHigh ? 2 : 0)
    ]
  }
}

extension PaletteColor {
  static let systemRed = PaletteColor(
    "systemRed",
    (255, 59, 48, 1),
    (255, 69, 58, 1),
    highContrast: ((215, 0, 21, 1), (255, 105, 97, 1))
  )
  static let systemOrange = PaletteColor(
    "systemOrange",
    (255, 149, 0, 1),
    (255, 159, 10, 1),
    highContrast: ((201, 52, 0, 1), (255, 179, 64, 1))
  )
  static let systemYellow = PaletteColor(
    "systemYellow",
    (255, 204, 0, 1),
    (255, 214, 10, 1),
    highContrast: ((178, 80, 0, 1), (255, 212, 38, 1))
  )
  static let systemGreen = PaletteColor(
    "systemGreen",
    (52, 199, 89, 1),
    (48, 209, 88, 1),
    highContrast: ((36, 138, 61, 1), (48, 219, 91, 1))
  )
  static let systemMint = PaletteColor(
    "systemMint",
    (0, 199, 190, 1),
    (99, 230, 226, 1),
    highContrast: ((12, 129, 123, 1), (102, 212, 207, 1))
  )
  static let systemTeal = PaletteColor(
    "systemTeal",
    (48, 176, 199, 1),
    (64, 200, 224, 1),
    highContrast: ((0, 130, 153, 1), (93, 230, 255, 1))
  )
  static let systemCyan = PaletteColor(
    "systemCyan",
    (50, 173, 230, 1),
    (100, 210, 255, 1),
    highContrast: ((0, 113, 164, 1), (112, 215, 255, 1))
  )
  static let systemBlue = PaletteColor(
    "systemBlue",
    (0, 122, 255, 1),
    (10, 132, 255, 1),
    highContrast: ((0, 64, 221, 1), (64, 156, 255, 1))
  )
  static let systemIndigo = PaletteColor(
    "systemIndigo",
    (88, 86, 214, 1),
    (94, 92, 230, 1),
    highContrast: ((54, 52, 163, 1), (125, 122, 255, 1))
  )
  static let systemPurple = PaletteColor(
    "systemPurple",
    (175, 82, 222, 1),
    (191, 90, 242, 1),
    highContrast: ((137, 68, 171, 1), (218, 143, 255, 1))
  )
  static let systemPink = PaletteColor(
    "systemPink",
    (255, 45, 85, 1),
    (255, 55, 95, 1),
    highContrast: ((211, 15, 69, 1), (255, 100, 130, 1))
  )
  static let systemBrown = PaletteColor(
    "systemBrown",
    (162, 132, 94, 1),
    (172, 142, 104, 1),
    highContrast: ((127, 101, 69, 1), (181, 148, 105, 1))
  )
  static let systemGray = PaletteColor(
    "systemGray",
    (142, 142, 147, 1),
    (142, 142, 147, 1),
    highContrast: ((108, 108, 112, 1), (174, 174, 178, 1))
  )
  static let systemGray2 = PaletteColor(
    "systemGray2",
    (174, 174, 178, 1),
    (99, 99, 102, 1),
    highContrast: ((142, 142, 147, 1), (124, 124, 128, 1))
  )
  static let systemGray3 = PaletteColor(
    "systemGray3",
    (199, 199, 204, 1),
    (72, 72, 74, 1),
    highContrast: ((174, 174, 178, 1), (84, 84, 86, 1))
  )
  static let systemGray4 = PaletteColor(
    "systemGray4",
    (209, 209, 214, 1),
    (58, 58, 60, 1),
    highContrast: ((188, 188, 192, 1), (68, 68, 70, 1))
  )
  static let systemGray5 = PaletteColor(
    "systemGray5",
    (229, 229, 234, 1),
    (44, 44, 46, 1),
    highContrast: ((216, 216, 220, 1), (54, 54, 56, 1))
  )
  static let systemGray6 = PaletteColor(
    "systemGray6",
    (242, 242, 247, 1),
    (28, 28, 30, 1),
    highContrast: ((235, 235, 240, 1), (36, 36, 38, 1))
  )
  static let label = PaletteColor(
    "label",
    (0, 0, 0, 1),
    (255, 255, 255, 1),
    highContrast: ((0, 0, 0, 1), (255, 255, 255, 1))
  )
  static let secondaryLabel = PaletteColor(
    "secondaryLabel",
    (60, 60, 67, 0.6),
    (235, 235, 245, 0.6),
    highContrast: ((60, 60, 67, 0.8), (235, 235, 245, 0.7))
  )
  static let tertiaryLabel = PaletteColor(
    "tertiaryLabel",
    (60, 60, 67, 0.3),
    (235, 235, 245, 0.3),
    highContrast: ((60, 60, 67, 0.7), (235, 235, 245, 0.55))
  )
  static let quaternaryLabel = PaletteColor(
    "quaternaryLabel",
    (60, 60, 67, 0.18),
    (235, 235, 245, 0.16),
    highContrast: ((60, 60, 67, 0.55), (235, 235, 245, 0.4))
  )
  static let placeholderText = PaletteColor(
    "placeholderText",
    (60, 60, 67, 0.3),
    (235, 235, 245, 0.3),
    highContrast: ((60, 60, 67, 0.7), (235, 235, 245, 0.55))
  )
  static let separator = PaletteColor(
    "separator",
    (60, 60, 67, 0.29),
    (84, 84, 88, 0.6),
    highContrast: ((60, 60, 67, 0.37), (84, 84, 88, 0.7))
  )
  static let opaqueSeparator = PaletteColor(
    "opaqueSeparator",
    (198, 198, 200, 1),
    (56, 56, 58, 1),
    highContrast: ((179, 179, 181, 1), (74, 74, 77, 1))
  )
  static let link = PaletteColor(
    "link",
    (0, 122, 255, 1),
    (9, 132, 255, 1),
    highContrast: ((0, 64, 221, 1), (64, 156, 255, 1))
  )
  static let systemFill = PaletteColor(
    "systemFill",
    (120, 120, 128, 0.2),
    (120, 120, 128, 0.36),
    highContrast: ((120, 120, 128, 0.28), (120, 120, 128, 0.44))
  )
  static let secondarySystemFill = PaletteColor(
    "secondarySystemFill",
    (120, 120, 128, 0.16),
    (120, 120, 128, 0.32),
    highContrast: ((120, 120, 128, 0.24), (120, 120, 128, 0.4))
  )
  static let tertiarySystemFill = PaletteColor(
    "tertiarySystemFill",
    (118, 118, 128, 0.12),
    (118, 118, 128, 0.24),
    highContrast: ((118, 118, 128, 0.2), (118, 118, 128, 0.32))
  )
  static let quaternarySystemFill = PaletteColor(
    "quaternarySystemFill",
    (116, 116, 128, 0.08),
    (118, 118, 128, 0.18),
    highContrast: ((116, 116, 128, 0.16), (118, 118, 128, 0.26))
  )
  static let systemBackground = PaletteColor(
    "systemBackground",
    (255, 255, 255, 1),
    (0, 0, 0, 1),
    highContrast: ((255, 255, 255, 1), (0, 0, 0, 1)),
    elevated: ((28, 28, 30, 1), (36, 36, 38, 1))
  )
  static let secondarySystemBackground = PaletteColor(
    "secondarySystemBackground",
    (242, 242, 247, 1),
    (28, 28, 30, 1),
    highContrast: ((235, 235, 240, 1), (36, 36, 38, 1)),
    elevated: ((44, 44, 46, 1), (54, 54, 56, 1))
  )
  static let tertiarySystemBackground = PaletteColor(
    "tertiarySystemBackground",
    (255, 255, 255, 1),
    (44, 44, 46, 1),
    highContrast: ((255, 255, 255, 1), (54, 54, 56, 1)),
    elevated: ((58, 58, 60, 1), (68, 68, 70, 1))
  )
  static let systemGroupedBackground = PaletteColor(
    "systemGroupedBackground",
    (242, 242, 247, 1),
    (0, 0, 0, 1),
    highContrast: ((235, 235, 240, 1), (0, 0, 0, 1)),
    elevated: ((28, 28, 30, 1), (36, 36, 38, 1))
  )
  static let secondarySystemGroupedBackground = PaletteColor(
    "secondarySystemGroupedBackground",
    (255, 255, 255, 1),
    (28, 28, 30, 1),
    highContrast: ((255, 255, 255, 1), (36, 36, 38, 1)),
    elevated: ((44, 44, 46, 1), (54, 54, 56, 1))
  )
  static let tertiarySystemGroupedBackground = PaletteColor(
    "tertiarySystemGroupedBackground",
    (242, 242, 247, 1),
    (44, 44, 46, 1),
    highContrast: ((235, 235, 240, 1), (54, 54, 56, 1)),
    elevated: ((58, 58, 60, 1), (68, 68, 70, 1))
  )
}
