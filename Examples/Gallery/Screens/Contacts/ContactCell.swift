import UIKit

/// A row with someone's name, the family name in bold.
final class ContactCell: UITableViewCell {
  static let identifier = "contact"

  func show(_ contact: Contact) {
    let text = NSMutableAttributedString(
      string: contact.given + " ",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]
    )
    text.append(
      NSAttributedString(
        string: contact.family,
        attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)]
      )
    )
    textLabel?.attributedText = text
  }
}
