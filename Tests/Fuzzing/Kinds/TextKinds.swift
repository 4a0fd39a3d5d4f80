import Foundation
import SourceTranslation
import UIKit

extension FuzzKind {
  /// Texts with attributes in a label and a text view.
  ///
  /// The lines before an empty one are attributes: a word, a number, and where it begins and how long
  /// it is.
  static let text = FuzzKind("text", .lines) { bytes in
    let whole = String(decoding: bytes, as: UTF8.self)
    let parts = whole.split(separator: "\n\n", maxSplits: 1, omittingEmptySubsequences: false)
    let plain = NSString(string: String(parts.last ?? ""))
    let length = plain.length
    var runs: [(range: NSRange, key: NSAttributedString.Key, value: Any)] = []
    for line in parts[0].split(separator: "\n").prefix(20) where parts.count > 1 {
      let words = line.split(separator: " ").map(String.init)
      let numbers = words.dropFirst().map { Double($0) ?? 0 }
      guard numbers.count > 2, length > 0 else { continue }
      let start = min(length - 1, max(0, Int(pixels: numbers[1])))
      let range = NSRange(
        location: start,
        length: min(length - start, max(0, Int(pixels: numbers[2])))
      )
      guard let (key, value) = attribute(words[0], numbers[0]) else { continue }
      runs.append((range, key, value))
    }
    let text = attributed(plain, runs)
    FuzzScreen().show {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      label.numberOfLines = 0
      label.attributedText = text
      label.adjustsFontSizeToFitWidth = length % 2 == 0
      let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
      view.attributedText = text
      _ = label.sizeThatFits(CGSize(width: 80, height: 1e6))
      return [label, view]
    }
  }

  /// A text of pieces: attributes that are added to parts of one are Foundation's to keep apart, and it
  /// traps over some.
  private static func attributed(
    _ text: NSString,
    _ runs: [(range: NSRange, key: NSAttributedString.Key, value: Any)]
  ) -> NSAttributedString {
    let ends = runs.flatMap { [$0.range.location, $0.range.location + $0.range.length] }
    let cuts = Set(ends + [0, text.length]).sorted()
    let result = NSMutableAttributedString()
    for (start, end) in zip(cuts, cuts.dropFirst()) {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for run in runs where NSLocationInRange(start, run.range) { attributes[run.key] = run.value }
      let piece = text.substring(with: NSRange(location: start, length: end - start))
      result.append(NSAttributedString(string: piece, attributes: attributes))
    }
    return result
  }

  @MainActor
  private static func attribute(_ word: String, _ number: Double) -> (NSAttributedString.Key, Any)?
  {
    let size = CGFloat(number)
    switch word {
    case "font": return (.font, UIFont.systemFont(ofSize: size))
    case "kern": return (.kern, size)
    case "baseline": return (.baselineOffset, size)
    case "stroke": return (.strokeWidth, size)
    case "underline": return (.underlineStyle, Int(pixels: size))
    case "color": return (.foregroundColor, UIColor(white: size, alpha: size))
    case "background": return (.backgroundColor, UIColor(white: size, alpha: 1))
    case "link": return (.link, "https://example.org/\(size)")
    case "attachment":
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: 0, width: size, height: size)
      return (.attachment, attachment)
    case "spacing", "indent", "tail", "height", "multiple", "alignment", "break":
      return (.paragraphStyle, paragraph(word, size))
    default: return nil
    }
  }

  private static func paragraph(_ word: String, _ size: CGFloat) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    switch word {
    case "spacing": style.lineSpacing = size
    case "indent": style.firstLineHeadIndent = size
    case "tail": style.tailIndent = size
    case "height": style.minimumLineHeight = size
    case "multiple": style.lineHeightMultiple = size
    case "alignment": style.alignment = NSTextAlignment(rawValue: Int(pixels: size)) ?? .natural
    default: style.lineBreakMode = NSLineBreakMode(rawValue: Int(pixels: size)) ?? .byWordWrapping
    }
    return style
  }

  /// Swift sources as they are rewritten for this system.
  static let source = FuzzKind("source", .brackets, patience: 20) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let translator = SourceTranslator(TranslationOptions(module: "App"))
    let path = "/app/File.swift"
    let facts = ModuleFacts(files: [path: translator.facts(of: text)])
    _ = translator.translate(text, path: path, facts: facts)
  }
}
