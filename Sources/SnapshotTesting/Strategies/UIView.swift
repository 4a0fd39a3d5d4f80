import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Compares pictures of views, of which all bytes have to be the same.
  public static var image: Snapshotting { image() }

  /// Compares pictures of views.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the view is shown in a window that keys go to. Effects and
  ///     appearances are drawn either way.
  ///   - precision: How much of the pixels has to match, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel has to be to match, from 0 to 1.
  ///   - size: The view's size; nil for the one it has.
  ///   - traits: Traits that hold for the view.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      scale: traits.displayScale
    ).pullback { view in
      onMain {
        let config = ViewImageConfig(size: size ?? view.frame.size)
        let exhibit = Exhibit(view, config, traits: traits, isKey: drawHierarchyInKeyWindow)
        defer { exhibit.end() }
        return exhibit.picture()
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// Compares views by what they and their subviews say of themselves, without addresses.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Compares views by what they and their subviews say of themselves, without addresses.
  ///
  /// - Parameters:
  ///   - size: The view's size; nil for the one it has.
  ///   - traits: Traits that hold for the view.
  /// - Returns: The strategy.
  public static func recursiveDescription(
    size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting<UIView, String> {
    words(size, traits) { Addresses.removed(from: ViewDescriptions.recursive($0)) }
  }

  /// Compares views by a text of them, laid out at a size.
  static func words(
    _ size: CGSize?,
    _ traits: UITraitCollection,
    _ describe: @escaping @MainActor (UIView) -> String
  ) -> Snapshotting<UIView, String> {
    SimplySnapshotting<String>.lines.pullback { (view: UIView) in
      onMain {
        let config = ViewImageConfig(size: size ?? view.frame.size)
        let exhibit = Exhibit(view, config, traits: traits)
        defer { exhibit.end() }
        return exhibit.looked(describe)
      }
    }
  }
}
