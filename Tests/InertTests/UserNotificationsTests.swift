import Diagnostics
import Foundation
import Testing
import UserNotifications

@MainActor @Suite struct `UserNotifications asks nobody` {
  @Test func `and is told once by name`() {
    let findings = UIKitDiagnostics.recording {
      _ = UNUserNotificationCenter.current()
      UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
    }
    #expect(findings.map(\.code.rawValue) == ["TSK-INERT"])
    #expect(findings.first?.place == "UserNotifications")
  }

  @Test func `so authorization is denied, later`() async throws {
    let center = UNUserNotificationCenter.current()
    var isAnswered = false
    let isGranted = await withCheckedContinuation { continuation in
      center.requestAuthorization(options: [.alert, .badge]) { isGranted, error in
        MainActor.assumeIsolated { isAnswered = true }
        continuation.resume(returning: isGranted && error == nil)
      }
      #expect(!isAnswered)
    }
    #expect(!isGranted && isAnswered)
    #expect(try await center.requestAuthorization() == false)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
  }

  @Test func `and refuses requests`() async {
    let center = UNUserNotificationCenter.current()
    let content = UNMutableNotificationContent()
    content.title = "Title"
    let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
    content.title = "Later"
    #expect(request.content.title == "Title")
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func `and keeps categories`() async {
    let center = UNUserNotificationCenter.current()
    let category = UNNotificationCategory(identifier: "c", actions: [], intentIdentifiers: [])
    center.setNotificationCategories([category])
    #expect(await center.notificationCategories() == [category])
  }

  @Test func `content says nothing at first`() {
    let content = UNMutableNotificationContent()
    #expect(content.title.isEmpty && content.badge == nil && content.sound == nil)
    #expect(content.interruptionLevel == .active && content.relevanceScore == 0)
    #expect(UNNotificationSound.default == UNNotificationSound.default)
  }

  @Test func `a trigger knows when it is due`() throws {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let due = try #require(trigger.nextTriggerDate())
    #expect(due.timeIntervalSinceNow > 50)
    let noon = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 12), repeats: true)
    #expect(try #require(noon.nextTriggerDate()) > Date())
  }
}
