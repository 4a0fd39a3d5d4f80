import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads image views.
@MainActor
enum NibImageViewReader {
  static func read(_ view: UIImageView, _ values: NibValues) {
    if let configuration = values.symbolConfiguration("preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = configuration
    }
    if let image = values.image("image") { view.image = image }
    if let image = values.image("highlightedImage") { view.highlightedImage = image }
    view.isHighlighted = values.flag("highlighted") ?? false
    if let adjusts = values.flag("adjustsImageSizeForAccessibilityContentSizeCategory") {
      view.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
    }
  }
}
