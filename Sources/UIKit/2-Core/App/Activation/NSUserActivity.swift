// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What a person does in an app, so that it can be gone on with elsewhere or later.
///
/// Foundation on Linux has none. An activity stays in the program: there are no other devices and
/// no search of the system to hand it to.
@MainActor @preconcurrency
open class NSUserActivity: NSObject {
  private weak static var shownActivity: NSUserActivity?

  /// What kind of activity it is, as a reverse domain name.
  public let activityType: String

  private var isValid = true

  /// Makes an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// What to call the activity.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var title: String?

  /// What is needed to go on with the activity: numbers, texts, dates, data, URLs and collections
  /// of them.
  ///
  /// Defaults to nil.
  open var userInfo: [AnyHashable: Any]?

  /// Adds to what is needed; what is there of the same key is replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// The keys of `userInfo` without which one cannot go on.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var requiredUserInfoKeys: Set<String>?

  /// Whether `userInfo` is no longer true.
  ///
  /// Defaults to false.
  /// Kept for the app; nothing here reads it.
  open var needsSave = false

  /// A page that shows the same.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var webpageURL: URL?

  /// The page that led here.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var referrerURL: URL?

  /// When the activity is of no use any more.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var expirationDate: Date?

  /// Words to find the activity by.
  ///
  /// Defaults to none.
  /// Kept for the app; nothing here reads it.
  open var keywords: Set<String> = []

  /// Which scene the activity is best gone on with in.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var targetContentIdentifier: String?

  /// What the activity is known by when it is to be deleted.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var persistentIdentifier: String?

  /// Whether the activity may go to other devices; there are none here.
  ///
  /// Defaults to true.
  /// Kept for the app; nothing here reads it.
  open var isEligibleForHandoff = true

  /// Whether the activity may be found by a search of the system; there is none here.
  ///
  /// Defaults to false.
  /// Kept for the app; nothing here reads it.
  open var isEligibleForSearch = false

  /// Whether everybody may find the activity; nobody can here.
  ///
  /// Defaults to false.
  /// Kept for the app; nothing here reads it.
  open var isEligibleForPublicIndexing = false

  /// Whether the system may propose the activity; it proposes nothing here.
  ///
  /// Defaults to false.
  /// Kept for the app; nothing here reads it.
  open var isEligibleForPrediction = false

  /// Says that this is what the person does now.
  open func becomeCurrent() { if isValid { Self.shownActivity = self } }

  /// Says that the person does something else now.
  open func resignCurrent() { if Self.shownActivity === self { Self.shownActivity = nil } }

  /// Ends the activity; it cannot become the current one any more.
  open func invalidate() {
    resignCurrent()
    isValid = false
  }

  /// Whether this is what the person does now.
  var isCurrent: Bool { Self.shownActivity === self }
}

/// The type of activities that show an address of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
