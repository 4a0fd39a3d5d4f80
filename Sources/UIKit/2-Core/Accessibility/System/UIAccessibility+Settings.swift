import Foundation

/// What a person set up; where the machine has no such setting the answer is that of a new device.
extension UIAccessibility {
  /// Whether a screen reader is in use.
  @MainActor @preconcurrency public static var isVoiceOverRunning: Bool {
    AccessibilityEvents.current.isScreenReaderRunning
  }

  /// Whether the device is used with switches.
  @MainActor @preconcurrency public static var isSwitchControlRunning: Bool { false }

  /// Whether a menu on the screen stands for gestures.
  @MainActor @preconcurrency public static var isAssistiveTouchRunning: Bool { false }

  /// Whether the device is held to one app.
  @MainActor @preconcurrency public static var isGuidedAccessEnabled: Bool { false }

  /// Whether sounds come from both sides alike.
  @MainActor @preconcurrency public static var isMonoAudioEnabled: Bool { false }

  /// Whether films have subtitles.
  @MainActor @preconcurrency public static var isClosedCaptioningEnabled: Bool { false }

  /// Whether colours are turned over.
  @MainActor @preconcurrency public static var isInvertColorsEnabled: Bool { false }

  /// Whether there are no colours.
  @MainActor @preconcurrency public static var isGrayscaleEnabled: Bool { false }

  /// Whether text is bold.
  @MainActor @preconcurrency public static var isBoldTextEnabled: Bool {
    UIScreen.main.device.traits.legibilityWeight == .bold
  }

  /// Whether buttons have shapes.
  @MainActor @preconcurrency public static var buttonShapesEnabled: Bool { false }

  /// Whether switches show 1 and 0.
  @MainActor @preconcurrency public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Whether nothing is seen through.
  @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether things move as little as possible.
  @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool { false }

  /// Whether screens fade into each other where things move as little as possible.
  @MainActor @preconcurrency public static var prefersCrossFadeTransitions: Bool { false }

  /// Whether films play by themselves.
  @MainActor @preconcurrency public static var isVideoAutoplayEnabled: Bool { true }

  /// Whether colours differ more.
  @MainActor @preconcurrency public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.device.contrast == .high
  }

  /// Whether a selection can be read aloud.
  @MainActor @preconcurrency public static var isSpeakSelectionEnabled: Bool { false }

  /// Whether the screen can be read aloud.
  @MainActor @preconcurrency public static var isSpeakScreenEnabled: Bool { false }

  /// Whether a shake takes back what was done.
  @MainActor @preconcurrency public static var isShakeToUndoEnabled: Bool { true }

  /// Whether things must differ by more than their colour.
  @MainActor @preconcurrency public static var shouldDifferentiateWithoutColor: Bool { false }
}
