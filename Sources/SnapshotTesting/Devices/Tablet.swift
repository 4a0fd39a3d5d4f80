// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// A tablet of the list.
struct Tablet {
  /// The longer side, in points.
  let length: CGFloat
  /// The shorter side, in points.
  let breadth: CGFloat
  /// The widths of a third, half and two thirds of it on its side.
  let landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
  /// The widths of a third and two thirds of it upright.
  let portrait: (third: CGFloat, twoThirds: CGFloat)
  /// What bars cover of its top and bottom.
  var bars: (top: CGFloat, bottom: CGFloat) = (20, 0)
  /// Whether half of it is as good as all of it.
  var isWideInHalf = false

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let (size, isWhole) = room(orientation)
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: bars.top, left: 0, bottom: bars.bottom, right: 0),
      size: size,
      traits: isWhole ? Self.traits : Self.compactTraits
    )
  }

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: config(.landscape(splitView: .full))
    case .portrait: config(.portrait(splitView: .full))
    }
  }

  private func room(
    _ orientation: ViewImageConfig.TabletOrientation
  ) -> (size: CGSize, isRegular: Bool) {
    switch orientation {
    case .landscape(let split):
      let (width, isRegular) =
        switch split {
        case .oneThird: (landscape.third, false)
        case .oneHalf: (landscape.half, isWideInHalf)
        case .twoThirds: (landscape.twoThirds, true)
        case .full: (length, true)
        }
      return (CGSize(width: width, height: breadth), isRegular)
    case .portrait(let split):
      let (width, isRegular) =
        switch split {
        case .oneThird: (portrait.third, false)
        case .twoThirds: (portrait.twoThirds, false)
        case .full: (breadth, true)
        }
      return (CGSize(width: width, height: length), isRegular)
    }
  }

  /// The traits of an app that has all of a tablet.
  static let traits = UITraitCollection(traitsFrom: [
    UITraitCollection(horizontalSizeClass: .regular),
    UITraitCollection(verticalSizeClass: .regular),
    UITraitCollection(userInterfaceIdiom: .pad),
  ])

  /// The traits of an app that has a narrow part of a tablet.
  static let compactTraits = UITraitCollection(traitsFrom: [
    UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
    UITraitCollection(userInterfaceIdiom: .pad),
  ])
}

extension Tablet {
  static let iPadMini = Tablet(
    length: 1024,
    breadth: 768,
    landscape: (320, 507, 694),
    portrait: (320, 438)
  )
  static let iPad10_2 = Tablet(
    length: 1080,
    breadth: 810,
    landscape: (320, 535, 750),
    portrait: (320, 480)
  )
  static let iPadPro10_5 = Tablet(
    length: 1112,
    breadth: 834,
    landscape: (320, 551, 782),
    portrait: (320, 504)
  )
  static let iPadPro11 = Tablet(
    length: 1194,
    breadth: 834,
    landscape: (375, 592, 809),
    portrait: (320, 504),
    bars: (24, 20)
  )
  static let iPadPro12_9 = Tablet(
    length: 1366,
    breadth: 1024,
    landscape: (375, 678, 981),
    portrait: (375, 639),
    isWideInHalf: true
  )
}
