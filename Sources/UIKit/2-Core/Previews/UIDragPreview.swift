import CoreGraphics
import Foundation

/// What shows under the finger while an item is dragged.
@MainActor @preconcurrency
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  /// The view.
  public let view: UIView
  /// How it shows.
  public let parameters: UIDragPreviewParameters

  /// Makes a preview of a view, which need not be in a window.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Makes a preview of a whole view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Makes a preview of an address, with its text.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }

  /// Makes a preview of an address, with a title.
  public convenience init(for url: URL, title: String?) {
    self.init(view: AddressPreview.make(url, title))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The card that stands for an address.
@MainActor
enum AddressPreview {
  private static let width: CGFloat = 260
  private static let margin: CGFloat = 12

  static func make(_ url: URL, _ title: String?) -> UIView {
    let address = label(url.absoluteString, .systemFont(ofSize: 13), .secondaryLabel)
    let labels =
      title.map { [label($0, .systemFont(ofSize: 15, weight: .semibold), .label), address] }
      ?? [address]
    let card = UIView()
    card.backgroundColor = .systemBackground
    var y = margin
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: width - 2 * margin, height: 100)).height
      label.frame = CGRect(x: margin, y: y, width: width - 2 * margin, height: height)
      card.addSubview(label)
      y += height + 2
    }
    card.frame = CGRect(x: 0, y: 0, width: width, height: y - 2 + margin)
    return card
  }

  private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, font, color)
    return label
  }
}
