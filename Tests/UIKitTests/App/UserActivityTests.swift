import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UserActivityTests {
  @Test func `one activity is current, until it is not or ends`() {
    let first = NSUserActivity(activityType: "app.reading")
    let second = NSUserActivity(activityType: "app.writing")
    first.becomeCurrent()
    #expect(first.isCurrent)
    second.becomeCurrent()
    #expect(!first.isCurrent && second.isCurrent)
    first.resignCurrent()
    #expect(second.isCurrent)
    second.invalidate()
    #expect(!second.isCurrent)
    second.becomeCurrent()
    #expect(!second.isCurrent)
  }

  @Test func `what is needed to go on is added to`() {
    let activity = NSUserActivity(activityType: "app.reading")
    activity.addUserInfoEntries(from: ["page": 1, "book": "a"])
    activity.addUserInfoEntries(from: ["page": 2])
    #expect(activity.userInfo?["page"] as? Int == 2 && activity.userInfo?["book"] as? String == "a")
    #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch)
    let configuration = UIWindowScene.ActivationConfiguration(userActivity: activity)
    #expect(configuration.userActivity === activity && configuration.options == nil)
  }
}
