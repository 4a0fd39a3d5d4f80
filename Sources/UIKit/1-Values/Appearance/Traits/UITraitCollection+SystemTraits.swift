import CoreGraphics
import Foundation

extension UITraitCollection {
  /// Dark or light.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    values.userInterfaceStyle ?? .unspecified
  }

  /// A collection that decides one trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
  }

  /// The room along the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? UITraitHorizontalSizeClass.defaultValue
  }

  /// A collection that decides one trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
  }

  /// The room along the height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    values.verticalSizeClass ?? UITraitVerticalSizeClass.defaultValue
  }

  /// A collection that decides one trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
  }

  /// The pixels of the display that make a point; 0 when not decided.
  public var displayScale: CGFloat { values.displayScale ?? 0 }

  /// A collection that decides one trait.
  public convenience init(displayScale: CGFloat) {
    self.init(UITraitDisplayScale.self, value: displayScale)
  }

  /// The colours the display shows.
  public var displayGamut: UIDisplayGamut {
    values.displayGamut ?? UITraitDisplayGamut.defaultValue
  }

  /// A collection that decides one trait.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(UITraitDisplayGamut.self, value: displayGamut)
  }

  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }

  /// A collection that decides one trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, value: layoutDirection)
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    values.userInterfaceIdiom ?? UITraitUserInterfaceIdiom.defaultValue
  }

  /// A collection that decides one trait.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
  }

  /// How far above the ground.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    values.userInterfaceLevel ?? UITraitUserInterfaceLevel.defaultValue
  }

  /// A collection that decides one trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
  }

  /// The contrast asked for.
  public var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? UITraitAccessibilityContrast.defaultValue
  }

  /// A collection that decides one trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
  }

  /// The weight of text asked for.
  public var legibilityWeight: UILegibilityWeight {
    values.legibilityWeight ?? UITraitLegibilityWeight.defaultValue
  }

  /// A collection that decides one trait.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
  }

  /// The size of text asked for.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? UITraitPreferredContentSizeCategory.defaultValue
  }

  /// A collection that decides one trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
  }

  /// Whether pressing is felt.
  public var forceTouchCapability: UIForceTouchCapability {
    values.forceTouchCapability ?? UITraitForceTouchCapability.defaultValue
  }

  /// A collection that decides one trait.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, value: forceTouchCapability)
  }

  /// Whether the window looks in use.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    values.activeAppearance ?? UITraitActiveAppearance.defaultValue
  }

  /// A collection that decides one trait.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(UITraitActiveAppearance.self, value: activeAppearance)
  }

  /// The kind of list around.
  public var listEnvironment: UIListEnvironment {
    values.listEnvironment ?? UITraitListEnvironment.defaultValue
  }

  /// A collection that decides one trait.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(UITraitListEnvironment.self, value: listEnvironment)
  }

  /// Whether the scene is being recorded.
  public var sceneCaptureState: UISceneCaptureState {
    values.value(of: UITraitSceneCaptureState.self)
  }

  /// A collection that decides one trait.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
  }

  /// The size of desktop toolbar items.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    values.value(of: UITraitToolbarItemPresentationSize.self)
  }

  /// A collection that decides one trait.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(UITraitToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
  }

  /// The language text is set for.
  public var typesettingLanguage: Locale.Language? {
    values.value(of: UITraitTypesettingLanguage.self)
  }

  /// A collection that decides one trait.
  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
  }
}
