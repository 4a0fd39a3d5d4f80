import CoreGraphics
import Foundation

extension TraitValues {
  /// The value of any trait; its default where nobody decided.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    (systemValue(ObjectIdentifier(trait)) ?? custom[ObjectIdentifier(trait)]?.value)
      as? Trait.Value ?? Trait.defaultValue
  }

  /// Whether somebody decided a trait.
  func decides(_ trait: any UITraitDefinition.Type) -> Bool {
    systemValue(ObjectIdentifier(trait)) != nil || custom[ObjectIdentifier(trait)] != nil
  }

  private func systemValue(_ trait: ObjectIdentifier) -> Any? {
    switch trait {
    case ObjectIdentifier(UITraitUserInterfaceStyle.self): userInterfaceStyle
    case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontalSizeClass
    case ObjectIdentifier(UITraitVerticalSizeClass.self): verticalSizeClass
    case ObjectIdentifier(UITraitDisplayScale.self): displayScale
    case ObjectIdentifier(UITraitDisplayGamut.self): displayGamut
    case ObjectIdentifier(UITraitLayoutDirection.self): layoutDirection
    case ObjectIdentifier(UITraitUserInterfaceIdiom.self): userInterfaceIdiom
    case ObjectIdentifier(UITraitUserInterfaceLevel.self): userInterfaceLevel
    case ObjectIdentifier(UITraitAccessibilityContrast.self): accessibilityContrast
    case ObjectIdentifier(UITraitLegibilityWeight.self): legibilityWeight
    case ObjectIdentifier(UITraitPreferredContentSizeCategory.self): preferredContentSizeCategory
    case ObjectIdentifier(UITraitForceTouchCapability.self): forceTouchCapability
    case ObjectIdentifier(UITraitActiveAppearance.self): activeAppearance
    case ObjectIdentifier(UITraitListEnvironment.self): listEnvironment
    case ObjectIdentifier(UITraitSceneCaptureState.self): sceneCaptureState
    case ObjectIdentifier(UITraitToolbarItemPresentationSize.self): toolbarItemPresentationSize
    case ObjectIdentifier(UITraitTypesettingLanguage.self): typesettingLanguage
    default: nil
    }
  }

  /// Decides a trait; nil leaves it undecided.
  mutating func set<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value?) {
    switch ObjectIdentifier(trait) {
    case ObjectIdentifier(UITraitUserInterfaceStyle.self):
      userInterfaceStyle = (value as? UIUserInterfaceStyle).flatMap {
        $0 == .unspecified ? nil : $0
      }
    case ObjectIdentifier(UITraitHorizontalSizeClass.self):
      horizontalSizeClass = (value as? UIUserInterfaceSizeClass).flatMap {
        $0 == .unspecified ? nil : $0
      }
    case ObjectIdentifier(UITraitVerticalSizeClass.self):
      verticalSizeClass = (value as? UIUserInterfaceSizeClass).flatMap {
        $0 == .unspecified ? nil : $0
      }
    case ObjectIdentifier(UITraitDisplayScale.self):
      displayScale = (value as? CGFloat).flatMap { $0 == 0 ? nil : $0 }
    case ObjectIdentifier(UITraitDisplayGamut.self):
      displayGamut = (value as? UIDisplayGamut).flatMap { $0 == .unspecified ? nil : $0 }
    case ObjectIdentifier(UITraitLayoutDirection.self):
      layoutDirection = (value as? UITraitEnvironmentLayoutDirection).flatMap {
        $0 == .unspecified ? nil : $0
      }
    case ObjectIdentifier(UITraitUserInterfaceIdiom.self):
      userInterfaceIdiom = (value as? UIUserInterfaceIdiom).flatMap {
        $0 == .unspecified ? nil : $0
      }
    case ObjectIdentifier(UITraitUserInterfaceLevel.self):
      userInterfaceLevel = (value as? UIUserInterfaceLevel).flatMap {
        $0 == .unspecified ? nil : $0
      }
    case ObjectIdentifier(UITraitAccessibilityContrast.self):
      accessibilityContrast = (value as? UIAccessibilityContrast).flatMap {
        $0 == .unspecified ? nil : $0
      }
    case ObjectIdentifier(UITraitLegibilityWeight.self):
      legibilityWeight = (value as? UILegibilityWeight).flatMap { $0 == .unspecified ? nil : $0 }
    case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
      preferredContentSizeCategory = (value as? UIContentSizeCategory).flatMap {
        $0 == .unspecified ? nil : $0
      }
    case ObjectIdentifier(UITraitForceTouchCapability.self):
      forceTouchCapability = (value as? UIForceTouchCapability).flatMap {
        $0 == .unknown ? nil : $0
      }
    case ObjectIdentifier(UITraitActiveAppearance.self):
      activeAppearance = (value as? UIUserInterfaceActiveAppearance).flatMap {
        $0 == .unspecified ? nil : $0
      }
    case ObjectIdentifier(UITraitListEnvironment.self):
      listEnvironment = (value as? UIListEnvironment).flatMap { $0 == .unspecified ? nil : $0 }
    case ObjectIdentifier(UITraitSceneCaptureState.self):
      sceneCaptureState = (value as? UISceneCaptureState).flatMap { $0 == .unspecified ? nil : $0 }
    case ObjectIdentifier(UITraitToolbarItemPresentationSize.self):
      toolbarItemPresentationSize = (value as? UINSToolbarItemPresentationSize).flatMap {
        $0 == .unspecified ? nil : $0
      }
    case ObjectIdentifier(UITraitTypesettingLanguage.self):
      typesettingLanguage = value as? Locale.Language
    default:
      custom[ObjectIdentifier(trait)] = value.map {
        CustomTrait(value: $0, affectsColor: trait.affectsColorAppearance, name: trait.name)
      }
    }
  }
}
