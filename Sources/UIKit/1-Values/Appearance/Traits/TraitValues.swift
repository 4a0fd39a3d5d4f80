import CoreGraphics
import Foundation

/// The values of all traits; nil where nobody decided.
struct TraitValues: Equatable, Sendable {
  var userInterfaceStyle: UIUserInterfaceStyle?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var displayScale: CGFloat?
  var displayGamut: UIDisplayGamut?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var accessibilityContrast: UIAccessibilityContrast?
  var legibilityWeight: UILegibilityWeight?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var forceTouchCapability: UIForceTouchCapability?
  var activeAppearance: UIUserInterfaceActiveAppearance?
  var listEnvironment: UIListEnvironment?
  var sceneCaptureState: UISceneCaptureState?
  var toolbarItemPresentationSize: UINSToolbarItemPresentationSize?
  var typesettingLanguage: Locale.Language?
  /// The traits that apps define.
  var custom: [ObjectIdentifier: CustomTrait] = [:]

  /// Takes the values that `other` decides.
  mutating func merge(_ other: TraitValues) {
    if let value = other.userInterfaceStyle { userInterfaceStyle = value }
    if let value = other.horizontalSizeClass { horizontalSizeClass = value }
    if let value = other.verticalSizeClass { verticalSizeClass = value }
    if let value = other.displayScale { displayScale = value }
    if let value = other.displayGamut { displayGamut = value }
    if let value = other.layoutDirection { layoutDirection = value }
    if let value = other.userInterfaceIdiom { userInterfaceIdiom = value }
    if let value = other.userInterfaceLevel { userInterfaceLevel = value }
    if let value = other.accessibilityContrast { accessibilityContrast = value }
    if let value = other.legibilityWeight { legibilityWeight = value }
    if let value = other.preferredContentSizeCategory { preferredContentSizeCategory = value }
    if let value = other.forceTouchCapability { forceTouchCapability = value }
    if let value = other.activeAppearance { activeAppearance = value }
    if let value = other.listEnvironment { listEnvironment = value }
    if let value = other.sceneCaptureState { sceneCaptureState = value }
    if let value = other.toolbarItemPresentationSize { toolbarItemPresentationSize = value }
    if let value = other.typesettingLanguage { typesettingLanguage = value }
    custom.merge(other.custom) { $1 }
  }

  /// Whether everything `other` decides is the same here.
  func contains(_ other: TraitValues) -> Bool {
    var merged = self
    merged.merge(other)
    return merged == self
  }
}

/// The value of a trait that an app defines.
struct CustomTrait: Equatable, Sendable {
  // Traits are values; what an app puts into its own is its own responsibility.
  nonisolated(unsafe) let value: Any
  let affectsColor: Bool
  let name: String

  static func == (a: CustomTrait, b: CustomTrait) -> Bool {
    func compare<Value: Equatable>(_ value: Value) -> Bool { value == b.value as? Value }
    guard let value = a.value as? any Equatable else { return false }
    return compare(value)
  }
}
