import CoreGraphics
import Foundation

extension UIButton {
  /// What kind of button it is.
  public enum ButtonType: Int, Sendable {
    /// One that looks as the app makes it.
    case custom = 0
    /// One of the system, in the tint.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle, for dark grounds.
    case infoLight = 3
    /// An i in a circle, for light grounds.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a disc.
    case close = 7

    /// The old name of `system`.
    public static let roundedRect = ButtonType.system
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// What most people will want.
    case primary = 1
    /// To leave without doing anything.
    case cancel = 2
    /// To destroy something.
    case destructive = 3
  }
}

extension UIButton.Configuration {
  /// The title and subtitle as they are read.
  var spokenTitle: String? {
    let parts = [title, subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension UIButton.ButtonType {
  /// What the button is called where it has no title.
  var words: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    default: nil
    }
  }

  var symbol: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    default: nil
    }
  }
}
