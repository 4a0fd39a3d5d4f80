extension UIApplication.LaunchOptionsKey {
  /// The URL to open.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The program that asks for the URL to be opened.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
  )
  /// What came with a message of a server.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
  )
  /// What came with the program that asks for the URL to be opened.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// The app was launched because its place changed.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// Magazines that came.
  public static let newsstandDownloads = Self(
    rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey"
  )
  /// The centrals of Bluetooth to go on with.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey"
  )
  /// The peripherals of Bluetooth to go on with.
  public static let bluetoothPeripherals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey"
  )
  /// What was chosen of what the app can do from its icon.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// The activity to go on with, and its type.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
  )
  /// The type of the activity to go on with.
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
  )
  /// What somebody shares.
  public static let cloudKitShareMetadata = Self(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey"
  )
  /// Which advertisement led here.
  public static let eventAttribution = Self(
    rawValue: "UIApplicationLaunchOptionsEventAttributionKey"
  )
}

extension UIApplication.OpenExternalURLOptionsKey {
  /// Which advertisement led there.
  public static let eventAttribution = Self(
    rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey"
  )
}
