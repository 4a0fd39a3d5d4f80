import UIKit

/// A device as far as a picture depends on it.
public struct ViewImageConfig: Sendable {
  /// How a phone is held, or a tablet that shows one app.
  public enum Orientation: Sendable {
    /// On its side.
    case landscape
    /// Upright.
    case portrait
  }

  /// How a tablet is held, and how much of it the app has.
  public enum TabletOrientation: Sendable {
    /// How much an app has of an upright tablet.
    public enum PortraitSplits: Sendable {
      /// A third.
      case oneThird
      /// Two thirds.
      case twoThirds
      /// All of it.
      case full
    }

    /// How much an app has of a tablet on its side.
    public enum LandscapeSplits: Sendable {
      /// A third.
      case oneThird
      /// Half of it.
      case oneHalf
      /// Two thirds.
      case twoThirds
      /// All of it.
      case full
    }

    /// On its side.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)
  }

  /// What bars and corners cover.
  public var safeArea: UIEdgeInsets
  /// The size in points; nil for the size of what is shown.
  public var size: CGSize?
  /// The traits.
  public var traits: UITraitCollection

  /// Makes a device.
  ///
  /// - Parameters:
  ///   - safeArea: What bars and corners cover.
  ///   - size: The size in points; nil for the size of what is shown.
  ///   - traits: The traits.
  public init(
    safeArea: UIEdgeInsets = .zero,
    size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}
