// swift-format-ignore-file: DontRepeatTypeInStaticProperties

import UIKit

extension ViewImageConfig {
  /// An iPhone SE, upright.
  public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)

  /// An iPhone SE, as it is held.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneSe.config(orientation)
  }

  /// An iPhone 8, upright.
  public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)

  /// An iPhone 8, as it is held.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone8.config(orientation)
  }

  /// An iPhone 8 Plus, upright.
  public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)

  /// An iPhone 8 Plus, as it is held.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone8Plus.config(orientation)
  }

  /// An iPhone X, upright.
  public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)

  /// An iPhone X, as it is held.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneX.config(orientation)
  }

  /// An iPhone XS Max, upright.
  public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)

  /// An iPhone XS Max, as it is held.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneXsMax.config(orientation)
  }

  /// An iPhone XR, upright.
  public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)

  /// An iPhone XR, as it is held.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneXr.config(orientation)
  }

  /// An iPhone 12, upright.
  public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)

  /// An iPhone 12, as it is held.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone12.config(orientation)
  }

  /// An iPhone 12 Pro, upright.
  public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)

  /// An iPhone 12 Pro, as it is held.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone12.config(orientation)
  }

  /// An iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)

  /// An iPhone 12 Pro Max, as it is held.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone12ProMax.config(orientation)
  }

  /// An iPhone 13, upright.
  public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)

  /// An iPhone 13, as it is held.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone13.config(orientation)
  }

  /// An iPhone 13 mini, upright.
  public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)

  /// An iPhone 13 mini, as it is held.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone13Mini.config(orientation)
  }

  /// An iPhone 13 Pro, upright.
  public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)

  /// An iPhone 13 Pro, as it is held.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone13.config(orientation)
  }

  /// An iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)

  /// An iPhone 13 Pro Max, as it is held.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone13ProMax.config(orientation)
  }
}
