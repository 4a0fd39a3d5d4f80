import Foundation

extension UIAccessibility {
  /// Posted when an assistive program came to an element.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification"
  )
  /// Posted when an announcement ended.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )
  /// Posted when `isAssistiveTouchRunning` changed.
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification"
  )
  /// Posted when `isBoldTextEnabled` changed.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  /// Posted when `buttonShapesEnabled` changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
  )
  /// Posted when `isClosedCaptioningEnabled` changed.
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification"
  )
  /// Posted when `isDarkerSystemColorsEnabled` changed.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
  )
  /// Posted when `shouldDifferentiateWithoutColor` changed.
  public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
  )
  /// Posted when `isGrayscaleEnabled` changed.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification"
  )
  /// Posted when `isGuidedAccessEnabled` changed.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification"
  )
  /// Posted when `isInvertColorsEnabled` changed.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification"
  )
  /// Posted when `isMonoAudioEnabled` changed.
  public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification"
  )
  /// Posted when `isOnOffSwitchLabelsEnabled` changed.
  public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification"
  )
  /// Posted when `prefersCrossFadeTransitions` changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
  )
  /// Posted when `isReduceMotionEnabled` changed.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  /// Posted when `isReduceTransparencyEnabled` changed.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )
  /// Posted when `isShakeToUndoEnabled` changed.
  public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification"
  )
  /// Posted when `isSpeakScreenEnabled` changed.
  public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification"
  )
  /// Posted when `isSpeakSelectionEnabled` changed.
  public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification"
  )
  /// Posted when `isSwitchControlRunning` changed.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )
  /// Posted when `isVideoAutoplayEnabled` changed.
  public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification"
  )
  /// Posted when `isVoiceOverRunning` changed.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// The key for what was announced.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityNotificationAnnouncementKeyStringValue"
  /// The key for whether it was heard.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityNotificationAnnouncementKeyWasSuccessful"
  /// The key for the name of the assistive program.
  public static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"
  /// The key for the element that it came to.
  public static let focusedElementUserInfoKey =
    "UIAccessibilityFocusedElementKey"
  /// The key for the element that it left.
  public static let unfocusedElementUserInfoKey =
    "UIAccessibilityUnfocusedElementKey"
}
