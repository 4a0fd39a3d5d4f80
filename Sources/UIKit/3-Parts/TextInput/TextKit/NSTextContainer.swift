import CoreGraphics
import Foundation

/// The room that a text is laid out in.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  /// What has to lay out again when something changes.
  var changed: () -> Void = {}

  /// Makes a container; a length of zero or less is no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a container without limits.
  public override convenience init() { self.init(size: .zero) }

  /// The room, in points; a length of zero or less is no limit.
  open var size: CGSize { didSet { if size != oldValue { changed() } } }

  /// How far text stays away from the sides of the room, in points.
  ///
  /// Defaults to 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }

  /// How the last line goes on that there is room for.
  ///
  /// Defaults to between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }

  /// The largest number of lines; zero for no limit.
  ///
  /// Defaults to zero.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }

  /// Whether the container is as wide as its text view.
  ///
  /// Defaults to false; true for a text view's own.
  open var widthTracksTextView = false { didSet { changed() } }

  /// Whether the container is as high as its text view.
  ///
  /// Defaults to false.
  open var heightTracksTextView = false { didSet { changed() } }

  /// What lays text out in the container.
  ///
  /// Kept for the app; nothing here reads it.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Takes the text view's size on, which knows of it.
  func setSize(_ size: CGSize) {
    let changed = changed
    self.changed = {}
    self.size = size
    self.changed = changed
  }

  /// Whether the room is a rectangle without holes: always here.
  open var isSimpleRectangularTextContainer: Bool { true }
}
