import CoreGraphics
import Foundation

/// The device a screen stands for: its size, its scale and how its owner set it up.
package struct Device: Hashable, Sendable {
  package var width: CGFloat
  package var height: CGFloat
  package var scale: CGFloat
  package var style: UIUserInterfaceStyle
  package var idiom: UIUserInterfaceIdiom
  package var textSize: UIContentSizeCategory
  package var isRightToLeft: Bool
  package var contrast: UIAccessibilityContrast
  /// Whether keys can go to everything, as with Full Keyboard Access; otherwise only to lists that
  /// allow it.
  package var hasFullKeyboardAccess: Bool
  /// Whether keys put in capitals, round quotation marks, dashes and spaces where apps leave it to the
  /// system, as tablets do unless their owners turn it off.
  package var typesSmartly = false
  /// Whether a keyboard comes up on the screen where text is edited; otherwise the machine's own is
  /// all there is.
  package var showsKeyboard = false
  /// Top, left, bottom, right.
  package var safeArea: [CGFloat]

  /// The least length of a tablet's shorter side.
  private static let padSide: CGFloat = 600
  /// The width from which a phone lying on its side counts as wide.
  private static let widePhone: CGFloat = 736

  package init(
    width: CGFloat = 390,
    height: CGFloat = 844,
    scale: CGFloat = 3,
    style: UIUserInterfaceStyle = .light,
    idiom: UIUserInterfaceIdiom? = nil,
    textSize: UIContentSizeCategory = .large,
    isRightToLeft: Bool = false,
    contrast: UIAccessibilityContrast = .normal,
    hasFullKeyboardAccess: Bool = true,
    safeArea: [CGFloat] = [0, 0, 0, 0]
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.style = style
    self.idiom = idiom ?? (min(width, height) >= Self.padSide ? .pad : .phone)
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
    self.contrast = contrast
    self.hasFullKeyboardAccess = hasFullKeyboardAccess
    self.safeArea = safeArea
  }

  var safeAreaInsets: UIEdgeInsets {
    guard safeArea.count == 4 else { return .zero }
    return UIEdgeInsets(
      top: safeArea[0],
      left: safeArea[1],
      bottom: safeArea[2],
      right: safeArea[3]
    )
  }

  var traits: UITraitCollection {
    let device = self
    return UITraitCollection { traits in
      traits.userInterfaceStyle =
        Self.styleOfApp == .unspecified ? device.style : Self.styleOfApp
      traits.userInterfaceIdiom = device.idiom
      traits.userInterfaceLevel = .base
      traits.horizontalSizeClass = device.isWide ? .regular : .compact
      traits.verticalSizeClass = device.isTall ? .regular : .compact
      traits.displayScale = device.scale
      traits.displayGamut = .SRGB
      traits.layoutDirection = device.isRightToLeft ? .rightToLeft : .leftToRight
      traits.preferredContentSizeCategory = device.textSize
      traits.accessibilityContrast = device.contrast
      traits.legibilityWeight = .regular
      traits.forceTouchCapability = .unavailable
      traits.activeAppearance = .active
    }
  }

  /// The style that an app has whatever its owner set up, by what `UIUserInterfaceStyle` of Info.plist says.
  private static let styleOfApp = style(in: Bundle.main.information)

  static func style(in info: [String: Any]) -> UIUserInterfaceStyle {
    switch info["UIUserInterfaceStyle"] as? String {
    case "Dark": .dark
    case "Light": .light
    default: .unspecified
    }
  }

  private var isWide: Bool {
    idiom == .phone ? width > height && width >= Self.widePhone : width >= Self.padSide
  }

  private var isTall: Bool { idiom == .phone ? height >= width : true }
}
