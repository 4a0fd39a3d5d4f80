import CoreGraphics
import Foundation

/// A scene that shows windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
  var traits = TraitStore()

  /// The display the scene is on.
  open var screen: UIScreen { .main }

  /// The scene's windows.
  open var windows: [UIWindow] {
    UIApplication.shared.windowList.filter { $0.windowScene === self }
  }

  /// The window of the scene that keys go to.
  open var keyWindow: UIWindow? {
    UIApplication.shared.keyWindowStore.flatMap { $0.windowScene === self ? $0 : nil }
  }

  /// How the scene is laid out on the device.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.height >= screen.bounds.width ? .portrait : .landscapeLeft
  }

  /// The coordinates of the scene, which fills the screen; they are there before any window is.
  open var coordinateSpace: any UICoordinateSpace {
    keyWindow ?? windows.first ?? UIView(frame: screen.bounds)
  }

  /// The traits that windows of the scene are handed.
  open var traitCollection: UITraitCollection { traits.resolved(screen.traitCollection) }

  /// Traits decided for the scene and its windows.
  open var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      traitsMayHaveChanged()
      for window in windows { window.inheritTraits() }
    }
  }

  /// Takes over the traits that hold now, and tells of them.
  private func traitsMayHaveChanged() {
    guard let previous = traits.inherit(screen.traitCollection) else { return }
    traitCollectionDidChange(previous)
    traits.notify(previous)
  }

  /// The screen became another; windows heard of it.
  func screenDidChange(_ orientation: UIInterfaceOrientation, _ traits: UITraitCollection) {
    traitsMayHaveChanged()
    guard orientation != interfaceOrientation || traits != traitCollection else { return }
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self,
      didUpdate: coordinateSpace,
      interfaceOrientation: orientation,
      traitCollection: traits
    )
  }

  /// Whether the scene takes the whole screen, as it does.
  open var isFullScreen: Bool { true }

  /// The bar at the top of the screen: the safe area there.
  open var statusBarManager: UIStatusBarManager? { statusBar }

  private lazy var statusBar = UIStatusBarManager()

  /// How the scene is laid out on the device.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// How a scene is laid out.
  @MainActor @preconcurrency
  public final class Geometry: NSObject {
    /// How the scene is laid out on the device.
    public let interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
    }
  }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The bar at the top of the screen.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  /// How the bar looks.
  public var statusBarStyle: UIStatusBarStyle { .default }

  /// Whether the bar is hidden: where the safe area has nothing at the top there is none.
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }

  /// Where the bar is, in the screen's coordinates.
  public var statusBarFrame: CGRect {
    let screen = UIScreen.main
    return CGRect(
      x: 0,
      y: 0,
      width: screen.bounds.width,
      height: screen.device.safeAreaInsets.top
    )
  }
}
