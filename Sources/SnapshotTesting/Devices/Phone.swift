import UIKit

/// A phone of the list, as it is held upright.
struct Phone {
  /// The shorter side, in points.
  let width: CGFloat
  /// The longer side, in points.
  let height: CGFloat
  /// What the sensors cover of the top; a phone with a button has a status bar of 20 there.
  var notch: CGFloat?
  /// What the bar to swipe home covers of a phone on its side.
  var homeBar: CGFloat = 0
  /// Whether it counts as wide on its side.
  var isWide = false
  /// Whether it feels how hard it is pressed.
  var feelsForce = true

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: safeArea(orientation),
      size: orientation == .portrait
        ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: traits(orientation)
    )
  }

  private func safeArea(_ orientation: ViewImageConfig.Orientation) -> UIEdgeInsets {
    switch (orientation, notch) {
    case (.portrait, nil): UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    case (.portrait, let notch?): UIEdgeInsets(top: notch, left: 0, bottom: 34, right: 0)
    case (.landscape, nil): .zero
    case (.landscape, let notch?):
      UIEdgeInsets(top: 0, left: notch, bottom: homeBar, right: notch)
    }
  }

  func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: feelsForce ? .available : .unavailable),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(
        horizontalSizeClass: orientation == .landscape && isWide ? .regular : .compact
      ),
      UITraitCollection(verticalSizeClass: orientation == .landscape ? .compact : .regular),
    ])
  }
}

extension Phone {
  static let iPhoneSe = Phone(width: 320, height: 568)
  static let iPhone8 = Phone(width: 375, height: 667)
  static let iPhone8Plus = Phone(width: 414, height: 736, isWide: true)
  static let iPhoneX = Phone(width: 375, height: 812, notch: 44, homeBar: 24)
  static let iPhoneXsMax = Phone(width: 414, height: 896, notch: 44, homeBar: 24, isWide: true)
  static let iPhoneXr = Phone(
    width: 414,
    height: 896,
    notch: 44,
    homeBar: 24,
    isWide: true,
    feelsForce: false
  )
  static let iPhone12 = Phone(width: 390, height: 844, notch: 47, homeBar: 21)
  static let iPhone12ProMax = Phone(width: 428, height: 926, notch: 47, homeBar: 21, isWide: true)
  static let iPhone13 = Phone(width: 390, height: 844, notch: 47, homeBar: 21)
  static let iPhone13Mini = Phone(width: 375, height: 812, notch: 50, homeBar: 21)
  static let iPhone13ProMax = Phone(width: 428, height: 926, notch: 47, homeBar: 21, isWide: true)
}
