// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import CoreGraphics
import Foundation

/// How large and small a scene may be made, where windows are free to take any size.
@MainActor @preconcurrency
public final class UISceneSizeRestrictions: NSObject {
  /// The smallest size in points.
  ///
  /// Kept for the app; nothing here reads it.
  public var minimumSize = CGSize.zero

  /// The largest size in points.
  ///
  /// Kept for the app; nothing here reads it.
  public var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude
  )

  /// Whether the scene may fill the screen.
  ///
  /// Defaults to true.
  /// Kept for the app; nothing here reads it.
  public var allowsFullScreen = true

  override init() { super.init() }
}

/// What the buttons of a scene's window do, where it has any.
@MainActor @preconcurrency
public final class UISceneWindowingBehaviors: NSObject {
  /// Whether the scene may be closed.
  ///
  /// Defaults to true.
  /// Kept for the app; nothing here reads it.
  public var isClosable = true

  /// Whether the scene may be put away.
  ///
  /// Defaults to true.
  /// Kept for the app; nothing here reads it.
  public var isMiniaturizable = true

  override init() { super.init() }
}

extension UIWindowScene {
  /// How large and small the scene may be made; nil, as on iPhones, where it fills the screen.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// What the buttons of the scene's window do; nil, as on iPhones, where it has none.
  public var windowingBehaviors: UISceneWindowingBehaviors? { nil }

  /// How a scene that is closed leaves.
  public enum DismissalAnimation: Int, Sendable {
    /// Like any window.
    case standard = 1
    /// As something that was finished.
    case commit = 2
    /// As something that was given up.
    case decline = 3
  }

  /// How a scene is asked to lie.
  @MainActor @preconcurrency
  public class GeometryPreferences: NSObject {
    override init() { super.init() }

    /// How a scene is asked to lie on a device that is held in the hand.
    @MainActor @preconcurrency
    public final class iOS: GeometryPreferences {
      /// The ways it may be laid out.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// Asks for ways it may be laid out.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      /// Asks for any.
      public override init() {
        interfaceOrientations = .all
        super.init()
      }
    }

    /// How a scene is asked to lie on a desk.
    @MainActor @preconcurrency
    public final class Mac: GeometryPreferences {
      /// Where the window is on the screen, in points.
      ///
      /// Kept for the app; nothing here reads it.
      public var systemFrame: CGRect

      /// Asks for a place.
      public init(systemFrame: CGRect) {
        self.systemFrame = systemFrame
        super.init()
      }

      /// Asks for no place.
      public override init() {
        systemFrame = .null
        super.init()
      }
    }
  }

  /// Asks the system to lay the scene out otherwise.
  ///
  /// The device here is as `--size` says; where the scene does not lie in one of the ways already the
  /// handler is told that it cannot.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {
    guard let wanted = geometryPreferences as? GeometryPreferences.iOS else { return }
    let present = UIInterfaceOrientationMask(rawValue: 1 << UInt(interfaceOrientation.rawValue))
    guard wanted.interfaceOrientations.isDisjoint(with: present) else { return }
    DispatchQueue.main.async {
      errorHandler?(NoSuchService.error("Nothing turns the device here."))
    }
  }
}

extension UIScene {
  /// When this scene is the one to open something in.
  public var activationConditions: UISceneActivationConditions {
    get { conditions }
    set { conditions = newValue }
  }

  /// Whether the pointer is held in the scene; nil, as where it cannot be.
  public var pointerLockState: UIPointerLockState? { nil }

  /// Says that the interface is still being restored; each call is ended by `completeStateRestoration()`.
  public func extendStateRestoration() {}

  /// Says that the interface was restored.
  public func completeStateRestoration() {}
}

/// Whether the pointer is held in a scene.
@MainActor @preconcurrency
public final class UIPointerLockState: NSObject {
  /// Whether it is.
  public var isLocked: Bool { false }

  override init() { super.init() }
}
