import CoreGraphics
import Foundation

extension UIView: UIAccessibilityIdentification {
  /// Whether colours that are turned over for legibility stay as they are here.
  ///
  /// Defaults to false.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityStore?.said.ignoresInvertColors ?? false }
    set { ownAccessibilityStore.said.ignoresInvertColors = newValue }
  }
}
