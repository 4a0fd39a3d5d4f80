import Foundation

/// Something in which other things can have looks of their own.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Something whose looks can be set for all of its kind at once.
///
/// What is set on the object that `appearance()` gives holds for everything of the class, from the
/// moment at which it comes into a window. What an object was given itself stays.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  /// Stands for everything of the class.
  static func appearance() -> Self

  /// Stands for everything of the class that is in containers, the nearest first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// Stands for everything of the class under traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Stands for everything of the class under traits that is in containers, the nearest first.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIAppearance {
  /// Stands for everything of the class.
  public static func appearance() -> Self { Appearances.shared.proxy(of: self, nil, []) }

  /// Stands for everything of the class that is in containers, the nearest first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { Appearances.shared.proxy(of: self, nil, containerTypes) }

  /// Stands for everything of the class under traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    Appearances.shared.proxy(of: self, trait, [])
  }

  /// Stands for everything of the class under traits that is in containers, the nearest first.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { Appearances.shared.proxy(of: self, trait, containerTypes) }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
