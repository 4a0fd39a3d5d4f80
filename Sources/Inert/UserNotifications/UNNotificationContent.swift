import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate var attachmentsValue: [UNNotificationAttachment] = []
  fileprivate var badgeValue: NSNumber?
  fileprivate var bodyValue: String = ""
  fileprivate var categoryIdentifierValue: String = ""
  fileprivate var launchImageNameValue: String = ""
  fileprivate var soundValue: UNNotificationSound?
  fileprivate var subtitleValue: String = ""
  fileprivate var threadIdentifierValue: String = ""
  fileprivate var titleValue: String = ""
  fileprivate var userInfoValue: [AnyHashable: Any] = [:]
  fileprivate var summaryArgumentValue: String = ""
  fileprivate var summaryArgumentCountValue: Int = 0
  fileprivate var targetContentIdentifierValue: String?
  fileprivate var interruptionLevelValue: UNNotificationInterruptionLevel = .active
  fileprivate var relevanceScoreValue: Double = 0
  fileprivate var filterCriteriaValue: String?

  /// Makes content that says nothing.
  public override init() { super.init() }

  /// The media shown with it; none at first.
  open var attachments: [UNNotificationAttachment] { attachmentsValue }

  /// The number for the app's icon; nil leaves it.
  open var badge: NSNumber? { badgeValue }

  /// The text; empty at first.
  open var body: String { bodyValue }

  /// The identifier of its category; empty at first.
  open var categoryIdentifier: String { categoryIdentifierValue }

  /// The launch image's name; empty at first.
  open var launchImageName: String { launchImageNameValue }

  /// The sound; nil at first.
  open var sound: UNNotificationSound? { soundValue }

  /// The second line; empty at first.
  open var subtitle: String { subtitleValue }

  /// What groups it with others; empty at first.
  open var threadIdentifier: String { threadIdentifierValue }

  /// The first line; empty at first.
  open var title: String { titleValue }

  /// Values of the app's own; none at first.
  open var userInfo: [AnyHashable: Any] { userInfoValue }

  /// What stands for it in a summary; empty at first.
  open var summaryArgument: String { summaryArgumentValue }

  /// How many things it stands for in a summary; 0 at first.
  open var summaryArgumentCount: Int { summaryArgumentCountValue }

  /// Which content of the app it is about; nil at first.
  open var targetContentIdentifier: String? { targetContentIdentifierValue }

  /// How urgent it is; active at first.
  open var interruptionLevel: UNNotificationInterruptionLevel { interruptionLevelValue }

  /// How much it matters among the app's own, 0 to 1; 0 at first.
  open var relevanceScore: Double { relevanceScoreValue }

  /// What a focus filter compares; nil at first.
  open var filterCriteria: String? { filterCriteriaValue }

  fileprivate func take(_ other: UNNotificationContent) {
    attachmentsValue = other.attachmentsValue
    badgeValue = other.badgeValue
    bodyValue = other.bodyValue
    categoryIdentifierValue = other.categoryIdentifierValue
    launchImageNameValue = other.launchImageNameValue
    soundValue = other.soundValue
    subtitleValue = other.subtitleValue
    threadIdentifierValue = other.threadIdentifierValue
    titleValue = other.titleValue
    userInfoValue = other.userInfoValue
    summaryArgumentValue = other.summaryArgumentValue
    summaryArgumentCountValue = other.summaryArgumentCountValue
    targetContentIdentifierValue = other.targetContentIdentifierValue
    interruptionLevelValue = other.interruptionLevelValue
    relevanceScoreValue = other.relevanceScoreValue
    filterCriteriaValue = other.filterCriteriaValue
  }

  /// Content that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UNNotificationContent()
    copy.take(self)
    return copy
  }

  open override func copy() -> Any { copy(with: nil) }

  /// Content that says the same and can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.take(self)
    return copy
  }

  open override func mutableCopy() -> Any { mutableCopy(with: nil) }
}

/// What a notification says, while an app writes it.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The media shown with it; none at first.
  open override var attachments: [UNNotificationAttachment] {
    get { attachmentsValue }
    set { attachmentsValue = newValue }
  }

  /// The number for the app's icon; nil leaves it.
  open override var badge: NSNumber? {
    get { badgeValue }
    set { badgeValue = newValue }
  }

  /// The text; empty at first.
  open override var body: String {
    get { bodyValue }
    set { bodyValue = newValue }
  }

  /// The identifier of its category; empty at first.
  open override var categoryIdentifier: String {
    get { categoryIdentifierValue }
    set { categoryIdentifierValue = newValue }
  }

  /// The launch image's name; empty at first.
  open override var launchImageName: String {
    get { launchImageNameValue }
    set { launchImageNameValue = newValue }
  }

  /// The sound; nil at first.
  open override var sound: UNNotificationSound? {
    get { soundValue }
    set { soundValue = newValue }
  }

  /// The second line; empty at first.
  open override var subtitle: String {
    get { subtitleValue }
    set { subtitleValue = newValue }
  }

  /// What groups it with others; empty at first.
  open override var threadIdentifier: String {
    get { threadIdentifierValue }
    set { threadIdentifierValue = newValue }
  }

  /// The first line; empty at first.
  open override var title: String {
    get { titleValue }
    set { titleValue = newValue }
  }

  /// Values of the app's own; none at first.
  open override var userInfo: [AnyHashable: Any] {
    get { userInfoValue }
    set { userInfoValue = newValue }
  }

  /// What stands for it in a summary; empty at first.
  open override var summaryArgument: String {
    get { summaryArgumentValue }
    set { summaryArgumentValue = newValue }
  }

  /// How many things it stands for in a summary; 0 at first.
  open override var summaryArgumentCount: Int {
    get { summaryArgumentCountValue }
    set { summaryArgumentCountValue = newValue }
  }

  /// Which content of the app it is about; nil at first.
  open override var targetContentIdentifier: String? {
    get { targetContentIdentifierValue }
    set { targetContentIdentifierValue = newValue }
  }

  /// How urgent it is; active at first.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { interruptionLevelValue }
    set { interruptionLevelValue = newValue }
  }

  /// How much it matters among the app's own, 0 to 1; 0 at first.
  open override var relevanceScore: Double {
    get { relevanceScoreValue }
    set { relevanceScoreValue = newValue }
  }

  /// What a focus filter compares; nil at first.
  open override var filterCriteria: String? {
    get { filterCriteriaValue }
    set { filterCriteriaValue = newValue }
  }
}
