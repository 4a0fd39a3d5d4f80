import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Compares pictures of controllers' views, of which all bytes have to be the same.
  public static var image: Snapshotting { image() }

  /// Compares pictures of controllers' views on a device.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - drawHierarchyInKeyWindow: Whether they are shown in a window that keys go to.
  ///   - precision: How much of the pixels has to match, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel has to be to match, from 0 to 1.
  ///   - size: Another size than the device's.
  ///   - traits: Traits that hold besides the device's.
  /// - Returns: The strategy.
  public static func image(
    on config: ViewImageConfig,
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var config = config
    config.size = size ?? config.size
    return SimplySnapshotting<UIImage>.image(
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      scale: traits.displayScale
    ).pullback { controller in
      onMain {
        let exhibit = Exhibit(controller, config, traits: traits, isKey: drawHierarchyInKeyWindow)
        defer { exhibit.end() }
        return exhibit.picture()
      }
    }
  }

  /// Compares pictures of controllers' views.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether they are shown in a window that keys go to.
  ///   - precision: How much of the pixels has to match, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel has to be to match, from 0 to 1.
  ///   - size: The view's size; nil for the one it has.
  ///   - traits: Traits that hold for the controller.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    image(
      on: ViewImageConfig(size: size),
      drawHierarchyInKeyWindow: drawHierarchyInKeyWindow,
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      traits: traits
    )
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Compares controllers by those that are in them, and the classes of their views.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { controller in
      onMain {
        let exhibit = Exhibit(controller, ViewImageConfig(), traits: UITraitCollection())
        defer { exhibit.end() }
        return Addresses.removed(from: ViewDescriptions.hierarchy(controller))
      }
    }
  }

  /// Compares controllers by what their views say of themselves, without addresses.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Compares controllers by what their views say of themselves, without addresses.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - size: Another size than the device's.
  ///   - traits: Traits that hold besides the device's.
  /// - Returns: The strategy.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(),
    size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting<UIViewController, String> {
    words(on: config, size, traits) { Addresses.removed(from: ViewDescriptions.recursive($0)) }
  }

  /// Compares controllers by a text of their views, on a device.
  static func words(
    on config: ViewImageConfig,
    _ size: CGSize?,
    _ traits: UITraitCollection,
    _ describe: @escaping @MainActor (UIView) -> String
  ) -> Snapshotting<UIViewController, String> {
    var config = config
    config.size = size ?? config.size
    return SimplySnapshotting<String>.lines.pullback { (controller: UIViewController) in
      onMain {
        let exhibit = Exhibit(controller, config, traits: traits)
        defer { exhibit.end() }
        return exhibit.looked(describe)
      }
    }
  }
}
