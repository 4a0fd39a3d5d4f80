import CoreGraphics
import Foundation

/// What the head of a sheet says of the items that are shared.
struct ActivityHeading {
  var title: String
  var detail: String?
  var picture: UIImage?
  /// Whether the picture is the item itself and not a sign for it.
  var isPreview = false

  @MainActor
  init(_ items: [Any]) {
    title = "\(items.count) Items"
    if let image = items.lazy.compactMap({ $0 as? UIImage }).first {
      if items.count == 1 { title = "Image" }
      detail =
        "\(Int(pixels: image.size.width * image.scale)) × "
        + "\(Int(pixels: image.size.height * image.scale))"
      (picture, isPreview) = (image, true)
    } else if let url = items.lazy.compactMap({ $0 as? URL }).first {
      let text = items.lazy.compactMap { $0 as? String }.first
      title = text ?? (url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString)
      detail = url.isFileURL ? url.pathExtension.uppercased() : url.host
      if detail == title { detail = nil }
      picture = UIImage(systemName: url.isFileURL ? "doc" : "safari")
    } else if let text = items.lazy.compactMap({ Self.text($0) }).first {
      title = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
      detail = "Text"
      picture = UIImage(systemName: "text.alignleft")
    } else {
      if items.count == 1 { title = "1 Item" }
      picture = UIImage(systemName: "doc")
    }
  }

  private static func text(_ item: Any) -> String? {
    item as? String ?? (item as? NSAttributedString)?.string
  }
}

/// The head of a sheet: a picture, what is shared, and a button that closes the sheet.
@MainActor
final class ActivityHead: UIView {
  static let height: CGFloat = 72

  init(_ heading: ActivityHeading, close: @escaping () -> Void) {
    // As wide as it will at least be, or its constraints could not hold before the first layout.
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: Self.height))
    let picture = UIImageView(image: heading.picture)
    picture.contentMode = heading.isPreview ? .scaleAspectFill : .center
    picture.tintColor = .secondaryLabel
    picture.backgroundColor = .secondarySystemFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 8
    let title = UILabel()
    title.text = heading.title
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    let detail = UILabel()
    detail.text = heading.detail
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    detail.isHidden = heading.detail == nil
    let texts = UIStackView(arrangedSubviews: [title, detail])
    texts.axis = .vertical
    texts.spacing = 1
    let button = UIButton(type: .close, primaryAction: UIAction { _ in close() })
    button.accessibilityLabel = "Close"
    let edge = UIView()
    edge.backgroundColor = .separator
    for view in [picture, texts, button, edge] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let pixel = 1 / UIScreen.main.scale
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
      texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      texts.centerYAnchor.constraint(equalTo: centerYAnchor),
      texts.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -12),
      button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 30),
      button.heightAnchor.constraint(equalToConstant: 30),
      edge.leadingAnchor.constraint(equalTo: leadingAnchor),
      edge.trailingAnchor.constraint(equalTo: trailingAnchor),
      edge.bottomAnchor.constraint(equalTo: bottomAnchor),
      edge.heightAnchor.constraint(equalToConstant: pixel),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
