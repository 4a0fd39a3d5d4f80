import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads stacks.
@MainActor
enum NibStackReader {
  static func read(_ stack: UIStackView, _ values: NibValues) {
    if values.text("axis") == "vertical" { stack.axis = .vertical }
    if let distribution = values.choice("distribution", distributions) {
      stack.distribution = distribution
    }
    if let alignment = values.choice("alignment", alignments) { stack.alignment = alignment }
    if let spacing = values.number("spacing") {
      stack.spacing = spacing
    } else if values.text("spacingType") == "standard" {
      stack.spacing = UIStackView.spacingUseSystem
    }
    stack.isBaselineRelativeArrangement = values.flag("baselineRelativeArrangement") ?? false
    if let relative = values.flag("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = relative
    }
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]
}
