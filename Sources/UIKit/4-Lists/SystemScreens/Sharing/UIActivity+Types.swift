extension UIActivity {
  /// Which activity is meant.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The activity's name.
    public let rawValue: String

    /// Makes a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// The system's activities; of these only copying is here.
extension UIActivity.ActivityType {
  /// Posts on Facebook.
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  /// Posts on Twitter.
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  /// Posts on Weibo.
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  /// Sends a message.
  public static let message = Self("com.apple.UIKit.activity.Message")
  /// Sends mail.
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  /// Prints.
  public static let print = Self("com.apple.UIKit.activity.Print")
  /// Copies to the pasteboard.
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  /// Gives a picture to somebody of the address book.
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  /// Keeps a picture among the photos.
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  /// Keeps an address to be read later.
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  /// Posts on Flickr.
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  /// Posts on Vimeo.
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  /// Posts on Tencent Weibo.
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  /// Sends to somebody nearby.
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  /// Opens in Books.
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  /// Opens in Books as PDF.
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  /// Watches and listens together.
  public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
  /// Works on it together.
  public static let collaborationInviteWithLink = Self(
    "com.apple.UIKit.activity.CollaborationInviteWithLink"
  )
  /// Works on a copy together.
  public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
  /// Puts it on the home screen.
  public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
}
