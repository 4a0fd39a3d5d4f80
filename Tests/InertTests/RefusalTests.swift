import ActivityKit
import AdSupport
import AppTrackingTransparency
import AudioToolbox
import AuthenticationServices
import BackgroundTasks
import CallKit
import Contacts
import CoreBluetooth
import CoreHaptics
import CoreMotion
import CoreSpotlight
import CoreTelephony
import Diagnostics
import EventKit
import Foundation
import GameKit
import Intents
import LinkPresentation
import LocalAuthentication
import MessageUI
import MetricKit
import Network
import Photos
import PhotosUI
import QuickLook
import SafariServices
import SpriteKit
import SystemConfiguration
import Testing
import UIKit
import WatchConnectivity
import WeatherKit
import WidgetKit

/// What answers with one word: each says once that it is inert, and refuses.
@MainActor @Suite struct `What nobody is asked for` {
  private func places(_ body: () -> Void) -> [String] {
    UIKitDiagnostics.recording {
      body()
      body()
    }.map(\.place)
  }

  @Test func `is told once by name`() {
    #expect(places { _ = BGTaskScheduler.shared } == ["BackgroundTasks"])
    #expect(places { _ = WidgetCenter.shared } == ["WidgetKit"])
    #expect(places { _ = ActivityAuthorizationInfo().areActivitiesEnabled } == ["ActivityKit"])
    #expect(places { AudioServicesPlaySystemSound(1) } == ["AudioToolbox"])
    #expect(places { _ = MFMailComposeViewController.canSendMail() } == ["MessageUI"])
    #expect(places { _ = PHPhotoLibrary.authorizationStatus() } == ["Photos"])
    #expect(places { _ = CMMotionManager() } == ["CoreMotion"])
    #expect(places { _ = CTTelephonyNetworkInfo() } == ["CoreTelephony"])
    #expect(places { _ = WCSession.isSupported() } == ["WatchConnectivity"])
    #expect(places { _ = EKEventStore() } == ["EventKit"])
    #expect(places { _ = CNContactStore() } == ["Contacts"])
    #expect(places { _ = ASIdentifierManager.shared() } == ["AdSupport"])
    #expect(places { _ = CHHapticEngine.capabilitiesForHardware() } == ["CoreHaptics"])
    #expect(places { _ = CSSearchableIndex.isIndexingAvailable() } == ["CoreSpotlight"])
    #expect(places { _ = MXMetricManager.shared } == ["MetricKit"])
    #expect(places { _ = INPreferences.siriAuthorizationStatus() } == ["Intents"])
    #expect(places { _ = GKLocalPlayer.local } == ["GameKit"])
    #expect(places { _ = CBManager.authorization } == ["CoreBluetooth"])
    #expect(places { _ = CXProvider(configuration: CXProviderConfiguration()) } == ["CallKit"])
    #expect(
      places { _ = QLPreviewController.canPreview(NSURL(fileURLWithPath: "/a")) } == ["QuickLook"]
    )
    #expect(places { _ = LPLinkView(metadata: LPLinkMetadata()) } == ["LinkPresentation"])
  }

  @Test func `is denied, later on the main queue`() async {
    let photos = await withCheckedContinuation { answer in
      PHPhotoLibrary.requestAuthorization(for: .readWrite) {
        MainActor.assertIsolated()
        answer.resume(returning: $0)
      }
    }
    #expect(photos == .denied)
    let tracking = await withCheckedContinuation { answer in
      ATTrackingManager.requestTrackingAuthorization { answer.resume(returning: $0) }
    }
    #expect(tracking == .denied && ATTrackingManager.trackingAuthorizationStatus == .denied)
    let people = await withCheckedContinuation { answer in
      CNContactStore().requestAccess(for: .contacts) { isGranted, error in
        answer.resume(returning: isGranted || error == nil)
      }
    }
    #expect(!people)
    let calendar = await withCheckedContinuation { answer in
      EKEventStore().requestAccess(to: .event) { isGranted, _ in
        answer.resume(returning: isGranted)
      }
    }
    #expect(!calendar && EKEventStore.authorizationStatus(for: .event) == .denied)
  }

  @Test func `has no person to prove who they are`() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    #expect(error?.domain == LAErrorDomain && context.biometryType == .none)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open")
    }
  }

  @Test func `is no network`() async {
    let monitor = NWPathMonitor()
    let status = await withCheckedContinuation { answer in
      monitor.pathUpdateHandler = { answer.resume(returning: $0.status) }
      monitor.start(queue: .main)
    }
    monitor.cancel()
    #expect(status == .unsatisfied)
    var flags: SCNetworkReachabilityFlags = [.reachable]
    let host = SCNetworkReachabilityCreateWithName(nil, "example.com")
    #expect(host.map { SCNetworkReachabilityGetFlags($0, &flags) } == true && flags.isEmpty)
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    #expect(address.sin_len == 16 && Int32(address.sin_family) == AF_INET)
    let other = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(nil, $0)
      }
    }
    #expect(other.map { SCNetworkReachabilityGetFlags($0, &flags) } == true && flags.isEmpty)
  }

  @Test func `is no time in the background`() {
    #expect(BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { _ in })
    #expect(throws: BGTaskScheduler.Error(.unavailable)) {
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
    }
  }

  @Test func `is no page, whose address shows all the same`() throws {
    let address = try #require(URL(string: "https://example.com/page"))
    let controller = SFSafariViewController(url: address)
    controller.loadViewIfNeeded()
    let words = controller.view.labelTexts
    #expect(words.contains { $0.contains("https://example.com/page") })
    #expect(controller.configuration.barCollapsingEnabled)
    #expect(controller.dismissButtonStyle == .done)
  }

  @Test func `is no scene, which is told that it is shown all the same`() {
    final class Scene: SKScene {
      var views: [SKView] = []
      override func didMove(to view: SKView) { views.append(view) }
    }
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let scene = Scene(size: CGSize(width: 10, height: 10))
    scene.scaleMode = .resizeFill
    let node = SKNode()
    scene.addChild(node)
    view.presentScene(scene)
    #expect(scene.views == [view] && scene.view === view && scene.size == view.bounds.size)
    #expect(node.scene === scene && scene.children == [node])
    node.removeFromParent()
    #expect(node.parent == nil && scene.children.isEmpty)
    #expect(view.labelTexts == ["SKView\nScene"])
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
  }

  @Test func `has values as on iOS at first`() {
    var picker = PHPickerConfiguration()
    picker.selectionLimit = 3
    #expect(PHPickerConfiguration().selectionLimit == 1 && picker.filter == nil)
    #expect(
      ASIdentifierManager.shared().advertisingIdentifier.uuidString.allSatisfy { "0-".contains($0) }
    )
    #expect(WCSession.default.activationState == .notActivated)
    #expect(
      PHAuthorizationStatus.limited.rawValue == 4 && EKAuthorizationStatus.denied.rawValue == 2
    )
  }
}

extension UIView {
  /// The texts of all labels in it.
  fileprivate var labelTexts: [String] {
    ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.labelTexts)
  }

  @Test func `the weather is refused, whatever is asked for`() async {
    let service = WeatherService.shared
    let place = CLLocation(latitude: 35, longitude: 139)
    await #expect(throws: WeatherError.permissionDenied) { try await service.weather(for: place) }
    await #expect(throws: WeatherError.permissionDenied) {
      try await service.weather(for: place, including: .hourly)
    }
    await #expect(throws: WeatherError.permissionDenied) {
      let (now, days) = try await service.weather(for: place, including: .current, .daily)
      _ = (now.temperature, days.count)
    }
    await #expect(throws: WeatherError.permissionDenied) { try await service.attribution }
    #expect("\(WeatherCondition.partlyCloudy)" == "Partly Cloudy")
  }

  @Test func `an activity does not begin`() {
    struct Delivery: ActivityAttributes {
      struct ContentState: Codable, Hashable { var minutes: Int }
      var name: String
    }
    #expect(throws: ActivityAuthorizationError.denied) {
      try Activity.request(
        attributes: Delivery(name: "a"),
        content: ActivityContent(state: Delivery.ContentState(minutes: 3), staleDate: nil)
      )
    }
    #expect(Activity<Delivery>.activities.isEmpty)
  }
}
