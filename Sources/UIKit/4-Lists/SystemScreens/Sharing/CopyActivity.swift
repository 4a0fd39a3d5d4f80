import CoreGraphics
import Foundation

/// Copies what is shared to the pasteboard.
final class CopyActivity: UIActivity {
  private var copied: [[String: Any]] = []

  override var activityType: ActivityType? { .copyToPasteboard }

  override var activityTitle: String? { "Copy" }

  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { Self.entry($0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    copied = activityItems.compactMap(Self.entry)
  }

  override func perform() {
    UIPasteboard.general.setItems(copied)
    activityDidFinish(true)
  }

  private static func entry(_ item: Any) -> [String: Any]? {
    switch item {
    case let text as String: ["public.utf8-plain-text": text]
    case let text as NSAttributedString: ["public.utf8-plain-text": text.string]
    case let url as URL: ["public.url": url]
    case let image as UIImage: ["public.png": image]
    case let color as UIColor: ["com.apple.uikit.color": color]
    default: nil
    }
  }
}
