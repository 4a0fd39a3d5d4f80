import Foundation

/// What an app answers to; every method is optional.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window, for apps without scenes.
  var window: UIWindow? { get set }

  /// Called first, before anything was restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app is about to run; its window is made here, for apps without scenes.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when launching ended, in place of the method with options.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Called when the app came to be used.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when the app is about not to be used any more.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the app came to run unseen.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called when the app is about to be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called when memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// How the app's screens may be laid out on the device.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// How a new scene is to be set up.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when scenes were closed for good.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )

  // MARK: From outside

  /// Called when a URL is to be opened, for apps without scenes; returns whether it was.
  ///
  /// `./run PATH --open URL` launches an app to open one.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Called when a URL is to be opened, in place of the method with options.
  func application(
    _ application: UIApplication,
    open url: URL,
    sourceApplication: String?,
    annotation: Any
  ) -> Bool

  /// Called when a URL is to be opened, in place of the methods above.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool

  /// Called before an activity comes; returns whether the app tells of the wait itself.
  func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// Called to go on with an activity, for apps without scenes; returns whether it did. An address of
  /// the web that is opened in the app comes so too.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Called when an activity did not come.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )

  /// Called when an activity is kept, to add to it.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  /// Called when something was chosen at the app's icon.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )

  /// Called with the name of this device for messages of servers; there are none here.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )

  /// Called when there are no messages of servers, soon after they were asked for.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )

  /// Called with a message of a server; there are none here.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )

  /// Called to fetch unseen; nothing wakes apps here.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )

  /// Called when transfers went on without the app; they do not here.
  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  )

  /// Whether another program may stand in for a part of the system; none does here.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool

  /// Whether the interface is to be kept when the app ends; it is not kept here.
  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool

  /// Whether the interface is to be as it was kept; it is not kept here.
  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool

  /// Whether key commands follow the keyboard's layout; they go by the letters here.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool

  /// Called when the day or the machine's clock changed, which nothing here watches.
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// Called when locked files can be read; nothing is locked here.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  /// Called before locked files close; nothing is locked here.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
}
