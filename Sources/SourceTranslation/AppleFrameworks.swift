/// Frameworks of iOS that pass on Foundation and more to whoever imports them.
///
/// A file that imports one of them alone still finds what it passes on.
package enum AppleFrameworks {
  /// Their names.
  package static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AppTrackingTransparency",
    "AuthenticationServices", "CloudKit", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
    "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "EventKit", "EventKitUI", "GLKit",
    "GameKit", "GameplayKit", "HealthKit", "ImageIO", "Intents", "JavaScriptCore",
    "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal",
    "MetalKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network",
    "NotificationCenter", "OpenGLES", "PDFKit", "PencilKit", "Photos", "PhotosUI", "QuickLook",
    "QuickLookThumbnailing", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social",
    "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision", "WebKit",
    "WidgetKit",
  ]
}
