import CoreGraphics
import Foundation

/// The trait: dark or light.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// The trait: the room along the width.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

/// The trait: the room along the height.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

/// The trait: the pixels of the display that make a point; 0 when not decided.
public struct UITraitDisplayScale: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: CGFloat = 0
}

/// The trait: the colours the display shows.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: UIDisplayGamut = .unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// The trait: the direction of reading.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
}

/// The trait: the kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
}

/// The trait: how far above the ground.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// The trait: the contrast asked for.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// The trait: the weight of text asked for.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: UILegibilityWeight = .unspecified
}

/// The trait: the size of text asked for.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: UIContentSizeCategory = .unspecified
}

/// The trait: whether pressing is felt.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: UIForceTouchCapability = .unknown
}

/// The trait: whether the window looks in use.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
}

/// The trait: the kind of list around.
public struct UITraitListEnvironment: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: UIListEnvironment = .unspecified
}

/// The trait: whether the scene is being recorded.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: UISceneCaptureState = .unspecified
}

/// The trait: the size of desktop toolbar items.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: UINSToolbarItemPresentationSize = .unspecified
}

/// The trait: the language text is set for.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  /// What the trait is where nobody decided it.
  public static let defaultValue: Locale.Language? = nil
}
