// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

extension ViewImageConfig {
  /// An iPad mini on its side.
  public static let iPadMini = ViewImageConfig.iPadMini(.landscape)

  /// An iPad mini, as it is held.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPadMini.config(orientation)
  }

  /// An iPad mini, as it is held and shared.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadMini.config(orientation)
  }

  /// An iPad of 9.7 inches on its side.
  public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)

  /// An iPad of 9.7 inches, as it is held.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPadMini.config(orientation)
  }

  /// An iPad of 9.7 inches, as it is held and shared.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadMini.config(orientation)
  }

  /// An iPad of 10.2 inches on its side.
  public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)

  /// An iPad of 10.2 inches, as it is held.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPad10_2.config(orientation)
  }

  /// An iPad of 10.2 inches, as it is held and shared.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPad10_2.config(orientation)
  }

  /// An iPad Pro of 10.5 inches on its side.
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)

  /// An iPad Pro of 10.5 inches, as it is held.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPadPro10_5.config(orientation)
  }

  /// An iPad Pro of 10.5 inches, as it is held and shared.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadPro10_5.config(orientation)
  }

  /// An iPad Pro of 11 inches on its side.
  public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)

  /// An iPad Pro of 11 inches, as it is held.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPadPro11.config(orientation)
  }

  /// An iPad Pro of 11 inches, as it is held and shared.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadPro11.config(orientation)
  }

  /// An iPad Pro of 12.9 inches on its side.
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)

  /// An iPad Pro of 12.9 inches, as it is held.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPadPro12_9.config(orientation)
  }

  /// An iPad Pro of 12.9 inches, as it is held and shared.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadPro12_9.config(orientation)
  }
}
