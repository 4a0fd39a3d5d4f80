// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What a scene answers to; every method is optional.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is connected; its window is made here.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// Called when the scene was closed.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene came to be used.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when the scene is about not to be used any more.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when the scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene is not seen any more.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Called when URLs are to be opened.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// What a scene with windows answers to; every member is optional.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }

  /// Called after the scene took another size, orientation or other traits.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )
}

extension UIWindowSceneDelegate {
  /// Keeps no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
