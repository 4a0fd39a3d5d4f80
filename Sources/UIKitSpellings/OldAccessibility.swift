// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

// What Swift 3 and 4 called outside of types about accessibility.

/// `UIAccessibility.Notification.screenChanged`, as Swift 3 and 4 called it.
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged

/// `UIAccessibility.Notification.layoutChanged`, as Swift 3 and 4 called it.
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged

/// `UIAccessibility.Notification.announcement`, as Swift 3 and 4 called it.
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement

/// `UIAccessibility.Notification.pageScrolled`, as Swift 3 and 4 called it.
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled

/// `UIAccessibilityTraits.none`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none

/// `UIAccessibilityTraits.button`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button

/// `UIAccessibilityTraits.link`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link

/// `UIAccessibilityTraits.header`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header

/// `UIAccessibilityTraits.image`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image

/// `UIAccessibilityTraits.selected`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected

/// `UIAccessibilityTraits.playsSound`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound

/// `UIAccessibilityTraits.keyboardKey`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey

/// `UIAccessibilityTraits.staticText`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText

/// `UIAccessibilityTraits.summaryElement`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement

/// `UIAccessibilityTraits.notEnabled`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled

/// `UIAccessibilityTraits.updatesFrequently`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently

/// `UIAccessibilityTraits.searchField`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField

/// `UIAccessibilityTraits.startsMediaSession`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession

/// `UIAccessibilityTraits.adjustable`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable

/// `UIAccessibilityTraits.allowsDirectInteraction`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits
  .allowsDirectInteraction

/// `UIAccessibilityTraits.causesPageTurn`, as Swift 3 and 4 called it.
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn

/// `UIAccessibility.post(notification:argument:)`, as Swift 3 and 4 called it.
@MainActor @preconcurrency
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification,
  _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

/// `UIAccessibility.isVoiceOverRunning`, as Swift 3 and 4 called it.
@MainActor @preconcurrency
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// `UIAccessibility.isReduceMotionEnabled`, as Swift 3 and 4 called it.
@MainActor @preconcurrency
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// `UIAccessibility.isReduceTransparencyEnabled`, as Swift 3 and 4 called it.
@MainActor @preconcurrency
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

extension UIAccessibilityTraits {
  /// The traits of both, as Swift 3 and 4 wrote it.
  public static func | (a: Self, b: Self) -> Self { a.union(b) }

  /// Adds traits, as Swift 3 and 4 wrote it.
  public static func |= (a: inout Self, b: Self) { a.formUnion(b) }

  /// The traits that both have, as Swift 3 and 4 wrote it.
  public static func & (a: Self, b: Self) -> Self { a.intersection(b) }

  /// All traits but these, as Swift 3 and 4 wrote it.
  public static prefix func ~ (a: Self) -> Self { Self(rawValue: ~a.rawValue) }
}
