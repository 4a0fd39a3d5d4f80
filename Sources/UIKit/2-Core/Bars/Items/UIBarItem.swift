import CoreGraphics
import Foundation

/// Something in a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// What was set on the item itself, among what can be set for all of its kind.
  var appearanceStore = AppearanceStore()
  /// Called when something changed that the bar shows.
  var changed: () -> Void = {}

  /// Called when the nib that the item came from is complete.
  open func awakeFromNib() {}

  /// Called in place of running the app, where a design tool shows the item.
  open func prepareForInterfaceBuilder() {}

  /// Makes an item that shows nothing.
  public override init() { super.init() }

  /// Makes an item from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeObject(forKey: "UITitle") as? String
    image = coder.decodeObject(forKey: "UIImage") as? UIImage
    tag = coder.decodeInteger(forKey: "UITag")
  }

  /// Items are not archived here: nibs are read, never written.
  open func encode(with coder: NSCoder) {}

  /// The title.
  ///
  /// Defaults to nil.
  open var title: String? { didSet { if title != oldValue { changed() } } }

  /// The picture.
  ///
  /// Defaults to nil.
  open var image: UIImage? { didSet { if image !== oldValue { changed() } } }

  /// The picture in the low bars of a phone that lies on its side; nil takes the other.
  ///
  /// Defaults to nil.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }

  /// The picture that shows in the middle of the window while a finger rests on the item, where people
  /// ask for very large text; nil takes the other.
  ///
  /// Defaults to nil.
  open var largeContentSizeImage: UIImage?

  /// How far the picture stays away from its edges, in points; positive values make it smaller.
  ///
  /// Defaults to nothing.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }

  /// The same for the picture of low bars.
  ///
  /// Defaults to nothing.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }

  /// How far the large picture stays away from the edges of its place.
  ///
  /// Defaults to nothing.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  /// Whether the item can be used.
  ///
  /// Defaults to true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }

  /// A number by which code may find the item again.
  ///
  /// Defaults to 0.
  /// Kept for the app; nothing here reads it.
  open var tag = 0

  /// A name by which tests find the item again.
  ///
  /// Defaults to nil.
  open var accessibilityIdentifier: String? { didSet { changed() } }

  /// What the item is called for those who listen; nil is its title.
  ///
  /// Defaults to nil.
  open var accessibilityLabel: String? { didSet { changed() } }

  /// What using the item does, for those who listen.
  ///
  /// Defaults to nil.
  open var accessibilityHint: String? { didSet { changed() } }

  /// Sets the attributes of the title in a state; nil takes the bar's.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    changed()
    note(AppearanceCall(.titleTextAttributes, Int(state.rawValue))) { (item: UIBarItem) in
      item.setTitleTextAttributes(attributes, for: state)
    }
  }

  /// The attributes of the title that were set for a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// The attributes in a state, those of the normal one below.
  func mergedAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let normal = titleAttributes[.normal] ?? [:]
    guard state != .normal, let special = titleAttributes[state] else { return normal }
    return normal.merging(special) { $1 }
  }
}
