import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads labels.
@MainActor
enum NibLabelReader {
  static func read(_ label: UILabel, _ values: NibValues) {
    // Text is drawn again for every size, whatever the file says of contents.
    label.contentMode = .redraw
    values.font("fontDescription") { label.font = $0 }
    values.color("textColor") { label.textColor = $0 }
    values.color("highlightedColor") { label.highlightedTextColor = $0 }
    values.color("shadowColor") { label.shadowColor = $0 }
    if let offset = values.size("shadowOffset") { label.shadowOffset = offset }
    if let lines = values.integer("numberOfLines") { label.numberOfLines = lines }
    if let mode = values.choice("lineBreakMode", NibAttributedStrings.lineBreaks) {
      label.lineBreakMode = mode
    }
    if let alignment = values.choice("textAlignment", NibAttributedStrings.alignments) {
      label.textAlignment = alignment
    }
    if let adjustment = values.choice("baselineAdjustment", adjustments) {
      label.baselineAdjustment = adjustment
    }
    readFitting(label, values)
    label.isEnabled = values.flag("enabled") ?? true
    label.isHighlighted = values.flag("highlighted") ?? false
    readText(label, values)
  }

  private static let adjustments: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]

  private static func readFitting(_ label: UILabel, _ values: NibValues) {
    label.adjustsFontSizeToFitWidth = values.flag("adjustsFontSizeToFit") ?? true
    if let scale = values.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    if let size = values.number("minimumFontSize"), label.font.pointSize > 0 {
      label.minimumScaleFactor = min(1, size / label.font.pointSize)
    }
    if let tightens = values.flag("adjustsLetterSpacingToFitWidth") {
      label.allowsDefaultTighteningForTruncation = tightens
    }
    if let follows = values.flag("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = follows
    }
    if let width = values.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = width
    }
  }

  private static func readText(_ label: UILabel, _ values: NibValues) {
    guard let rich = values.child("attributedText", "attributedString") else {
      if let text = values.string("text") { label.text = text }
      return
    }
    let id = values.element.id ?? ""
    label.attributedText = NibAttributedStrings.string(
      rich,
      values.making,
      translated: values.making.strings["\(id).attributedText"]
    )
  }
}
