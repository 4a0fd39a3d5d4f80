import CoreGraphics
import Foundation

extension UILabel {
  /// Shows a text of a list's content.
  func show(
    _ text: String?,
    _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    textAlignment = properties.alignment.lines
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
    if attributedText != nil, self.text != nil { self.text = nil }
    font = properties.font
    textColor = properties.resolvedColor()
    if let attributedText {
      self.attributedText = properties.transform.apply(to: attributedText)
    } else {
      self.text = text.map(properties.transform.apply)
    }
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  var lines: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func apply(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }

  func apply(to text: NSAttributedString) -> NSAttributedString {
    guard self != .none else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    var runs: [NSRange] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in
      runs.append(range)
    }
    // From the end: letters may become several.
    for range in runs.reversed() {
      let run = text.attributedSubstring(from: range).string
      result.replaceCharacters(in: range, with: apply(to: run))
    }
    return result
  }
}
