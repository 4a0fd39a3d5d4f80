import CoreGraphics
import Foundation

extension UITextView {
  /// What was found in the text, while it is only read.
  private var detected: [LinkDetector.Found] {
    guard !isEditable, !dataDetectorTypes.isEmpty else { return [] }
    return LinkDetector.links(in: editing.editor.string, dataDetectorTypes)
  }

  /// A text whose links look as the view wants, those found in it among them.
  func withLinks(_ text: NSAttributedString) -> NSAttributedString {
    var links: [NSRange] = detected.map(\.range)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.link, in: whole) { value, range, _ in
      if value != nil { links.append(range) }
    }
    guard !links.isEmpty else { return text }
    let shown = NSMutableAttributedString(attributedString: text)
    for range in links { shown.addAttributes(linkTextAttributes ?? [:], range: range) }
    return shown
  }

  /// The part at a point of the view that can be acted on; nil while the text is edited.
  func item(at point: CGPoint) -> UITextItem? {
    guard !isEditable, isSelectable,
      let place = canvas.character(at: convert(point, to: canvas))?.lowerBound
    else { return nil }
    var range = NSRange()
    let whole = NSRange(location: 0, length: editing.editor.length)
    func value(_ key: NSAttributedString.Key) -> Any? {
      editing.editor.text.attribute(key, at: place, longestEffectiveRange: &range, in: whole)
    }
    if let tag = value(.textItemTag) as? String {
      return UITextItem(.tag(tag), range)
    }
    let link = value(.link)
    if let url = link as? URL ?? (link as? NSURL) as URL? ?? (link as? String).flatMap(URL.init) {
      return UITextItem(.link(url), range)
    }
    if let attachment = value(.attachment) as? NSTextAttachment {
      return UITextItem(.textAttachment(attachment), range)
    }
    return detected.first { NSLocationInRange(place, $0.range) }
      .map { UITextItem(.link($0.url), $0.range) }
  }

  /// Does what a part is for, if the delegate lets it.
  func act(on item: UITextItem) {
    let standard = UIAction { _ in
      if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }
    guard let delegate else { return standard.perform(sender: self) }
    delegate.textView(self, primaryActionFor: item, defaultAction: standard)?.perform(sender: self)
  }
}
