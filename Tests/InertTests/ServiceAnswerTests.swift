import AVFoundation
import BackgroundTasks
import CoreLocation
import Diagnostics
import Foundation
import MapKit
import Network
import Photos
import SafariServices
import Synchronization
import Testing
import UIKit
import UserNotifications

/// Who asks a service waits for its answer, which comes later, on the main queue.
@MainActor @Suite struct `Services that are not there answer` {
  /// What `body` hands to its completion, which must not have come when it returns.
  private func answer<Value: Sendable>(
    _ body: (@escaping @Sendable (Value) -> Void) -> Void
  ) async -> Value {
    let isAnswered = Mutex(false)
    return await withCheckedContinuation { continuation in
      withoutActuallyEscaping(body) { body in
        body { value in
          MainActor.assertIsolated()
          isAnswered.withLock { $0 = true }
          continuation.resume(returning: value)
        }
      }
      #expect(!isAnswered.withLock { $0 })
    }
  }

  @Test func `geocoders with no network`() async {
    let coder = CLGeocoder()
    let place = CLLocation(latitude: 1, longitude: 2)
    let reverse: CLError? = await answer { done in
      coder.reverseGeocodeLocation(place, preferredLocale: nil) { done($1 as? CLError) }
    }
    let forward: CLError? = await answer { done in
      coder.geocodeAddressString("Here") { places, error in
        done(places == nil ? error as? CLError : nil)
      }
    }
    #expect(reverse?.code == .network && forward?.code == .network && !coder.isGeocoding)
    await #expect(throws: CLError(.network)) { try await coder.geocodeAddressString("Here") }
    #expect(CLError.errorDomain == "kCLErrorDomain" && CLError(.denied).errorCode == 1)
  }

  @Test func `searches of maps with a server's failure`() async {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "coffee"
    let search = MKLocalSearch(request: request)
    let error: MKError? = await answer { done in
      search.start { response, error in done(response == nil ? error as? MKError : nil) }
    }
    #expect(error?.code == .serverFailure && !search.isSearching)
    #expect((error as NSError?)?.domain == "MKErrorDomain")
    await #expect(throws: MKError(.serverFailure)) { _ = try await search.start() }
  }

  @Test func `suggestions of maps for words, not for none`() async {
    final class Witness: NSObject, MKLocalSearchCompleterDelegate {
      var failed = 0
      var end: CheckedContinuation<Void, Never>?
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        failed += 1
        end?.resume()
        end = nil
      }
    }
    let (completer, witness) = (MKLocalSearchCompleter(), Witness())
    completer.delegate = witness
    await withCheckedContinuation {
      witness.end = $0
      completer.queryFragment = ""
      completer.queryFragment = "co"
      #expect(witness.failed == 0)
    }
    #expect(witness.failed == 1 && completer.results.isEmpty)
  }

  @Test func `libraries of photos with refusal`() async {
    let library = PHPhotoLibrary.shared()
    let isChanged = Mutex(false)
    let refused: Bool = await answer { done in
      library.performChanges {
        isChanged.withLock { $0 = true }
      } completionHandler: { isDone, error in
        done(!isDone && (error as? PHPhotosError)?.code == .accessUserDenied)
      }
    }
    #expect(refused && !isChanged.withLock { $0 }, "the changes are not made")
    #expect(throws: PHPhotosError(.accessUserDenied)) { try library.performChangesAndWait {} }
    let assets = PHAsset.fetchAssets(with: .image, options: nil)
    #expect(assets.count == 0 && assets.firstObject == nil && assets.lastObject == nil)
    assets.enumerateObjects { _, _, _ in Issue.record("there is nothing") }
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum,
      subtype: .any,
      options: nil
    )
    #expect(albums.count == 0)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .denied)
  }

  @Test func `tasks in the background with none that wait`() async {
    let scheduler = BGTaskScheduler.shared
    let count: Int = await answer { done in
      scheduler.getPendingTaskRequests { done($0.count) }
    }
    #expect(count == 0)
    let request = BGProcessingTaskRequest(identifier: "work")
    #expect(request.earliestBeginDate == nil && !request.requiresExternalPower)
    #expect(!request.requiresNetworkConnectivity && request.identifier == "work")
    #expect((BGTaskScheduler.Error(.notPermitted) as NSError).code == 3)
  }

  @Test func `centers of notifications with nothing that waits`() async {
    let center = UNUserNotificationCenter.current()
    let pending: Int = await answer { done in
      center.getPendingNotificationRequests { done($0.count) }
    }
    let delivered: Int = await answer { done in
      center.getDeliveredNotifications { done($0.count) }
    }
    let badge: UNError? = await answer { done in
      center.setBadgeCount(3) { done($0 as? UNError) }
    }
    #expect(pending == 0 && delivered == 0 && badge?.code == .notificationsNotAllowed)
    let request = UNNotificationRequest(
      identifier: "a",
      content: UNNotificationContent(),
      trigger: nil
    )
    let added: UNError? = await answer { done in center.add(request) { done($0 as? UNError) } }
    #expect(added?.errorCode == 1 && UNError.errorDomain == "UNErrorDomain")
    let settings = await center.notificationSettings()
    #expect(settings.alertSetting == .disabled && settings.carPlaySetting == .notSupported)
    #expect(settings.alertStyle == .none && settings.showPreviewsSetting == .never)
  }

  @Test func `blockers of contents as a feature that is not there`() async {
    let failed: Bool = await answer { done in
      SFContentBlockerManager.reloadContentBlocker(withIdentifier: "a") { done($0 != nil) }
    }
    #expect(failed && SSReadingList.default() == nil)
  }

  @Test func `monitors of the network that were ended with nothing`() async {
    let (ended, running) = (NWPathMonitor(), NWPathMonitor(requiredInterfaceType: .wifi))
    ended.pathUpdateHandler = { _ in Issue.record("told after its end") }
    ended.start(queue: .main)
    ended.cancel()
    let path: NWPath = await answer { done in
      running.pathUpdateHandler = done
      running.start(queue: .main)
    }
    #expect(path == running.currentPath && !path.supportsDNS && !path.usesInterfaceType(.wifi))
    #expect(path.unsatisfiedReason == .notAvailable && running.queue != nil)
  }
}

@Suite struct `A notification's date` {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }

  @Test func `past and never again is none`() {
    var past = DateComponents(year: 2001, month: 9, day: 9)
    past.calendar = calendar
    let trigger = UNCalendarNotificationTrigger(dateMatching: past, repeats: false)
    #expect(trigger.nextTriggerDate() == nil)
  }

  @Test(arguments: 0..<24)
  func `is the next one that matches`(hour: Int) throws {
    var components = DateComponents(hour: hour, minute: 30)
    components.calendar = calendar
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    let date = try #require(trigger.nextTriggerDate())
    let found = calendar.dateComponents([.hour, .minute, .second], from: date)
    #expect(found.hour == hour && found.minute == 30 && found.second == 0)
    let ahead = date.timeIntervalSinceNow
    #expect(ahead > -1 && ahead <= 86_400)
  }

  @Test func `of content is kept as it was`() throws {
    let content = UNMutableNotificationContent()
    content.title = "a"
    content.userInfo = ["k": 1]
    content.sound = .default
    let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    copy.title = "b"
    copy.badge = 4
    #expect(content.title == "a" && content.badge == nil && copy.userInfo["k"] as? Int == 1)
    let fixed = try #require(content.copy() as? UNNotificationContent)
    content.title = "c"
    #expect(fixed.title == "a" && !(fixed is UNMutableNotificationContent))
    #expect(fixed.sound == .default && fixed.sound != .defaultCritical)
    #expect(UNNotificationSound(named: .init("x")) != .default)
  }

  @Test func `of an attachment needs a file`() throws {
    let missing = URL(fileURLWithPath: "/nowhere/a.png")
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "a", url: missing)
    }
    let page = try #require(URL(string: "https://example.com/a.png"))
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "a", url: page)
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try !UNNotificationAttachment(identifier: "", url: file).identifier.isEmpty)
    #expect(try UNNotificationAttachment(identifier: "a", url: file).identifier == "a")
  }
}
