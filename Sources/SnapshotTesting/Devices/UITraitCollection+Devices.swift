// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

extension UITraitCollection {
  /// The traits of an iPhone SE.
  public static func iPhoneSe(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    Phone.iPhoneSe.traits(orientation)
  }

  /// The traits of an iPhone 8.
  public static func iPhone8(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    Phone.iPhone8.traits(orientation)
  }

  /// The traits of an iPhone 8 Plus.
  public static func iPhone8Plus(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    Phone.iPhone8Plus.traits(orientation)
  }

  /// The traits of an iPhone X.
  public static func iPhoneX(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    Phone.iPhoneX.traits(orientation)
  }

  /// The traits of an iPhone XS Max.
  public static func iPhoneXsMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    Phone.iPhoneXsMax.traits(orientation)
  }

  /// The traits of an iPhone XR.
  public static func iPhoneXr(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    Phone.iPhoneXr.traits(orientation)
  }

  /// The traits of an iPhone 12.
  public static func iPhone12(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    Phone.iPhone12.traits(orientation)
  }

  /// The traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    Phone.iPhone12ProMax.traits(orientation)
  }

  /// The traits of an iPhone 13.
  public static func iPhone13(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    Phone.iPhone13.traits(orientation)
  }

  /// The traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    Phone.iPhone13ProMax.traits(orientation)
  }

  /// The traits of an iPad mini.
  public static let iPadMini = Tablet.traits

  /// The traits of a narrow part of an iPad mini.
  public static let iPadMini_Compact_SplitView = Tablet.compactTraits

  /// The traits of an iPad of 9.7 inches.
  public static let iPad9_7 = Tablet.traits

  /// The traits of a narrow part of an iPad of 9.7 inches.
  public static let iPad9_7_Compact_SplitView = Tablet.compactTraits

  /// The traits of an iPad of 10.2 inches.
  public static let iPad10_2 = Tablet.traits

  /// The traits of a narrow part of an iPad of 10.2 inches.
  public static let iPad10_2_Compact_SplitView = Tablet.compactTraits

  /// The traits of an iPad Pro of 10.5 inches.
  public static let iPadPro10_5 = Tablet.traits

  /// The traits of a narrow part of an iPad Pro of 10.5 inches.
  public static let iPadPro10_5_Compact_SplitView = Tablet.compactTraits

  /// The traits of an iPad Pro of 11 inches.
  public static let iPadPro11 = Tablet.traits

  /// The traits of a narrow part of an iPad Pro of 11 inches.
  public static let iPadPro11_Compact_SplitView = Tablet.compactTraits

  /// The traits of an iPad Pro of 12.9 inches.
  public static let iPadPro12_9 = Tablet.traits

  /// The traits of a narrow part of an iPad Pro of 12.9 inches.
  public static let iPadPro12_9_Compact_SplitView = Tablet.compactTraits
}
