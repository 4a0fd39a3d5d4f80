import Foundation

/// Something quick that an app can do from its icon; nothing here shows icons of apps.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  fileprivate struct Content {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var target: Any?
  }

  fileprivate var content: Content

  /// Makes an item.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    content = Content(
      type: type,
      title: localizedTitle,
      subtitle: localizedSubtitle,
      icon: icon,
      userInfo: userInfo
    )
    super.init()
  }

  /// Makes an item that has a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// What the item is for, as the app names it.
  open var type: String { content.type }

  /// What it is called.
  open var localizedTitle: String { content.title }

  /// What is said below its title.
  open var localizedSubtitle: String? { content.subtitle }

  /// The picture beside it.
  open var icon: UIApplicationShortcutIcon? { content.icon }

  /// Values to keep with the item.
  open var userInfo: [String: any NSSecureCoding]? { content.userInfo }

  /// Which scene the item is best done in.
  open var targetContentIdentifier: Any? { content.target }
}

/// An item that can be changed after it was made.
@MainActor @preconcurrency
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { content.type }
    set { content.type = newValue }
  }

  open override var localizedTitle: String {
    get { content.title }
    set { content.title = newValue }
  }

  open override var localizedSubtitle: String? {
    get { content.subtitle }
    set { content.subtitle = newValue }
  }

  open override var icon: UIApplicationShortcutIcon? {
    get { content.icon }
    set { content.icon = newValue }
  }

  open override var userInfo: [String: any NSSecureCoding]? {
    get { content.userInfo }
    set { content.userInfo = newValue }
  }

  open override var targetContentIdentifier: Any? {
    get { content.target }
    set { content.target = newValue }
  }
}

/// The picture of something that an app can do from its icon.
@MainActor @preconcurrency
public final class UIApplicationShortcutIcon: NSObject {
  /// A picture that the system has.
  public enum IconType: Int, Sendable {
    /// A pen on paper.
    case compose = 0
    /// A triangle to the right.
    case play
    /// Two bars.
    case pause
    /// A plus.
    case add
    /// A place on a map.
    case location
    /// A magnifying glass.
    case search
    /// An arrow out of a box.
    case share
    /// A sheet that is not allowed.
    case prohibit
    /// A person.
    case contact
    /// A house.
    case home
    /// A pin on a map.
    case markLocation
    /// A heart.
    case favorite
    /// A heart.
    case love
    /// A cloud.
    case cloud
    /// An invitation.
    case invitation
    /// A check mark.
    case confirmation
    /// A letter.
    case mail
    /// A bubble of speech.
    case message
    /// A calendar.
    case date
    /// A clock.
    case time
    /// A camera.
    case capturePhoto
    /// A video camera.
    case captureVideo
    /// A box to tick.
    case task
    /// A ticked box.
    case taskCompleted
    /// A bell.
    case alarm
    /// A bookmark.
    case bookmark
    /// Crossed arrows.
    case shuffle
    /// A loudspeaker.
    case audio
    /// Arrows in a circle.
    case update
  }

  /// Takes a picture of the system.
  public convenience init(type: IconType) { self.init() }

  /// Takes a picture of the app's.
  public convenience init(templateImageName: String) { self.init() }

  /// Takes a symbol.
  public convenience init(systemImageName: String) { self.init() }
}
