/// Frameworks of iOS that pass on Foundation and more to whoever imports them.
///
/// A file that imports one of them alone still finds what it passes on.
package enum AppleFrameworks {
  /// Their names.
  package static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AdSupport",
    "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks",
    "CallKit", "Charts", "CloudKit", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
    "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "EventKit",
    "EventKitUI", "GLKit", "GameKit", "GameplayKit", "HealthKit", "ImageIO", "Intents",
    "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Messages",
    "Metal", "MetalKit", "MetricKit", "MobileCoreServices", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "NotificationCenter", "OpenGLES", "PDFKit", "PencilKit", "Photos",
    "PhotosUI", "QuickLook", "QuickLookThumbnailing", "ReplayKit", "SafariServices", "SceneKit",
    "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
    "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
    "Vision", "WatchConnectivity", "WebKit", "WidgetKit",
  ]

  /// Those that are no part of the frameworks' library, with those of them that they stand on.
  ///
  /// Most are here without their service.
  ///
  /// Docs/Frameworks.md tells what each does; `Package.swift` lists them as well.
  package static let inert: [String: Set<String>] = [
    "AVFAudio": [],
    "AVFoundation": ["AVFAudio", "CoreMedia"],
    "AVKit": ["AVFoundation"],
    "ActivityKit": ["UserNotifications"],
    "AdSupport": [],
    "AppTrackingTransparency": [],
    "AudioToolbox": [],
    "AuthenticationServices": [],
    "BackgroundTasks": [],
    "CallKit": [],
    "Charts": ["SwiftUI"],
    "CommonCrypto": [],
    "Contacts": [],
    "CoreBluetooth": [],
    "CoreData": [],
    "CoreHaptics": [],
    "CoreImage": ["ImageIO"],
    "CoreLocation": [],
    "CoreMedia": [],
    "CoreMotion": [],
    "CoreSpotlight": ["UniformTypeIdentifiers"],
    "CoreTelephony": [],
    "CoreTransferable": ["UniformTypeIdentifiers"],
    "CryptoKit": [],
    "EventKit": [],
    "GameKit": [],
    "ImageIO": [],
    "Intents": [],
    "LinkPresentation": [],
    "LocalAuthentication": [],
    "MapKit": ["CoreLocation"],
    "MediaPlayer": [],
    "MessageUI": [],
    "MetricKit": [],
    "MobileCoreServices": [],
    "Network": [],
    "NetworkPublishers": [],
    "Photos": [],
    "PhotosUI": ["Photos"],
    "QuickLook": [],
    "SafariServices": [],
    "Security": [],
    "SpriteKit": [],
    "StoreKit": [],
    "SwiftData": [],
    "SwiftUI": ["CoreTransferable", "UniformTypeIdentifiers"],
    "SystemConfiguration": [],
    "UniformTypeIdentifiers": [],
    "UserNotifications": [],
    "WatchConnectivity": [],
    "WeatherKit": ["CoreLocation"],
    "WebKit": [],
    "WidgetKit": [],
    "_AVKit_SwiftUI": ["AVKit", "SwiftUI"],
    "_AuthenticationServices_SwiftUI": ["AuthenticationServices", "SwiftUI"],
    "_CoreData_SwiftUI": ["CoreData", "SwiftUI"],
    "_MapKit_SwiftUI": ["MapKit", "SwiftUI"],
    "_PhotosUI_SwiftUI": [
      "CoreTransferable", "Photos", "PhotosUI", "SwiftUI", "UniformTypeIdentifiers",
    ],
    "_QuickLook_SwiftUI": ["QuickLook", "SwiftUI"],
    "_SpriteKit_SwiftUI": ["SpriteKit", "SwiftUI"],
    "_StoreKit_SwiftUI": ["StoreKit", "SwiftUI"],
    "_SwiftData_SwiftUI": ["SwiftData", "SwiftUI"],
  ]

  /// What two of them are together, where a file imports both: a module that nobody names, under Apple's name.
  package static let overlays: [String: Set<String>] = [
    "_AVKit_SwiftUI": ["AVKit", "SwiftUI"],
    "_AuthenticationServices_SwiftUI": ["AuthenticationServices", "SwiftUI"],
    "_CoreData_SwiftUI": ["CoreData", "SwiftUI"],
    "_MapKit_SwiftUI": ["MapKit", "SwiftUI"],
    "_PhotosUI_SwiftUI": ["PhotosUI", "SwiftUI"],
    "_QuickLook_SwiftUI": ["QuickLook", "SwiftUI"],
    "_SpriteKit_SwiftUI": ["SpriteKit", "SwiftUI"],
    "_StoreKit_SwiftUI": ["StoreKit", "SwiftUI"],
    "_SwiftData_SwiftUI": ["SwiftData", "SwiftUI"],
  ]

  /// What modules are together.
  package static func overlays(of imported: Set<String>) -> [String] {
    overlays.filter { $0.value.isSubset(of: imported) }.keys.sorted()
  }

  /// Those whose service is here as well: bytes are hashed, sealed and signed, passwords and objects are
  /// kept, images are filtered, values are handed on, and views are shown.
  package static let real: Set<String> = [
    "Charts", "CommonCrypto", "CoreData", "CoreImage", "CoreMedia", "CoreTransferable", "CryptoKit",
    "ImageIO", "MobileCoreServices", "NetworkPublishers", "Security", "SwiftData", "SwiftUI",
    "UniformTypeIdentifiers", "_CoreData_SwiftUI", "_SwiftData_SwiftUI",
  ]

  /// Those whose name a package of others has as well: where an app brings that one, it is meant.
  package static let namesakes: Set<String> = ["Charts"]

  /// What those are built on that nobody imports which are rooms of the frameworks' own.
  package static let rooms: [String: [String]] = [
    "CoreData": ["SQLiteFiles"], "SwiftData": ["SQLiteFiles"],
    "SwiftUI": ["ViewGraph", "ViewLayout"],
  ]

  /// Parts of the system below Foundation and UIKit, with which of them stands for them here.
  package static let parts = [
    "Darwin": "Foundation", "ObjectiveC": "Foundation", "Symbols": "UIKit",
  ]

  private static let securityPrefixes = [
    "SecItem", "SecAccessControl", "SecRandomCopy", "kSec", "errSec", "kCFAllocator", "SecKey",
    "SecCertificate", "SecTrust", "SecPolicy", "CFError", "NSURLAuthenticationMethodServerTrust",
  ]

  private static let observationNames: Set<String> = [
    "Observable", "ObservationIgnored", "ObservationRegistrar", "ObservationTracked",
    "withObservationTracking",
  ]

  private static let imageNames: Set<String> = [
    "CIColor", "CIContext", "CIContextOption", "CIDetector", "CIFeature", "CIFilter", "CIFormat",
    "CIImage", "CIImageOption", "CIQRCodeFeature", "CIVector", "ciImage", "ciColor",
    "kCIOutputImageKey",
  ]

  private static let fetchedNames: Set<String> = [
    "FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults",
    "managedObjectContext",
  ]

  private static let modelNames: Set<String> = ["modelContainer", "modelContext"]

  /// The framework that a name of C belongs to which every file sees that imports Foundation.
  package static func seenWithFoundation(_ name: String) -> String? {
    if name.hasPrefix("os_unfair_lock") { return "os" }
    if observationNames.contains(name) { return "Observation" }
    // What Foundation adds to Combine is a module of its own: it loads what speaks with the network.
    if name == "dataTaskPublisher" || name == "DataTaskPublisher" { return "NetworkPublishers" }
    return securityPrefixes.contains(where: name.hasPrefix) ? "Security" : nil
  }

  /// The framework that a name belongs to which every file sees that imports UIKit.
  package static func seenWithUIKit(_ name: String) -> String? {
    imageNames.contains(name) || name.hasPrefix("kCIInput") ? "CoreImage" : nil
  }

  /// The framework that a name belongs to which every file sees that imports SwiftUI.
  package static func seenWithSwiftUI(_ name: String) -> String? {
    if modelNames.contains(name) { return "_SwiftData_SwiftUI" }
    return fetchedNames.contains(name) ? "_CoreData_SwiftUI" : nil
  }

  /// The inert frameworks that a program needs which imports some modules.
  package static func inert(for imports: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var next = imports.filter { inert[$0] != nil }
    while let name = next.popFirst() {
      if found.insert(name).inserted { next.formUnion(inert[name] ?? []) }
      if next.isEmpty { next.formUnion(overlays(of: imports).filter { !found.contains($0) }) }
    }
    return found
  }
}
