import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads what controls have, and the simple ones.
@MainActor
enum NibControlReader {
  static func read(_ control: UIControl, _ values: NibValues) {
    control.isEnabled = values.flag("enabled") ?? true
    control.isSelected = values.flag("selected") ?? false
    control.isHighlighted = values.flag("highlighted") ?? false
    if let alignment = values.choice("contentHorizontalAlignment", horizontal) {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment = values.choice("contentVerticalAlignment", vertical) {
      control.contentVerticalAlignment = alignment
    }
  }

  private static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  private static let vertical: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  static func readProgress(_ view: UIProgressView, _ values: NibValues) {
    if values.text("progressViewStyle") == "bar" { view.progressViewStyle = .bar }
    if let progress = values.number("progress") { view.progress = Float(progress) }
    values.color("progressTintColor") { view.progressTintColor = $0 }
    values.color("trackTintColor") { view.trackTintColor = $0 }
    if let image = values.image("progressImage") { view.progressImage = image }
    if let image = values.image("trackImage") { view.trackImage = image }
  }

  static func readRefresh(_ control: UIRefreshControl, _ values: NibValues) {
    // Its scroll view shows it.
    control.isHidden = true
    control.isUserInteractionEnabled = false
    if let title = values.attributedString("attributedTitle") { control.attributedTitle = title }
  }
}
