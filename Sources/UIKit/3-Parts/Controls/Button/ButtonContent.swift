import CoreGraphics
import Foundation

/// What a button shows in one state.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  var background: UIImage?
  var symbol: UIImage.SymbolConfiguration?
}

/// The title of a button, which tells when it wants another size.
@MainActor
final class ButtonLabel: UILabel {
  var changed: () -> Void = {}

  /// A title that wraps has as many lines as it needs, as on iOS.
  override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set {
      super.lineBreakMode = newValue
      let wraps = newValue == .byWordWrapping || newValue == .byCharWrapping
      if wraps, numberOfLines == 1 { numberOfLines = 0 }
    }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    changed()
  }
}

/// Where title and picture of a button are.
struct ButtonArrangement {
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment
  var isRightToLeft: Bool
  var scale: CGFloat
  var titleInsets: UIEdgeInsets
  var imageInsets: UIEdgeInsets

  func place(_ text: CGSize, _ image: CGSize, in rect: CGRect) -> (title: CGRect, image: CGRect) {
    // A picture that is larger than the room there is gets smaller, along each axis by itself.
    let image = CGSize(
      width: min(image.width, max(0, rect.width)),
      height: min(image.height, max(0, rect.height))
    )
    let width = text.width + image.width
    let start: CGFloat =
      switch horizontal {
      case .left, .leading: rect.minX
      case .right, .trailing: rect.maxX - width
      default: rect.minX + (rect.width - width) / 2
      }
    var textFrame = CGRect(
      x: isRightToLeft ? start : start + image.width,
      y: y(text.height, in: rect),
      width: text.width,
      height: vertical == .fill ? rect.height : text.height
    )
    var imageFrame = CGRect(
      x: isRightToLeft ? start + text.width : start,
      y: y(image.height, in: rect),
      width: image.width,
      height: vertical == .fill ? rect.height : image.height
    )
    if horizontal == .fill {
      if text.width == 0 {
        (imageFrame.origin.x, imageFrame.size.width) = (rect.minX, rect.width)
      } else {
        textFrame.size.width = rect.width - image.width
        textFrame.origin.x = rect.minX + (isRightToLeft ? 0 : image.width)
        imageFrame.origin.x = isRightToLeft ? rect.maxX - image.width : rect.minX
      }
    }
    return (
      rounded(moved(textFrame, by: titleInsets)),
      rounded(moved(shrunk(imageFrame, by: imageInsets, in: rect), by: imageInsets))
    )
  }

  private func y(_ height: CGFloat, in rect: CGRect) -> CGFloat {
    switch vertical {
    case .top, .fill: rect.minY
    case .bottom: rect.maxY - height
    case .center: rect.minY + (rect.height - height) / 2
    }
  }

  /// Insets shift what stands in the middle by half, and what stands at an edge in full.
  private func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard insets != .zero else { return frame }
    let dx: CGFloat =
      switch horizontal {
      case .left, .leading: insets.left
      case .right, .trailing: -insets.right
      default: (insets.left - insets.right) / 2
      }
    let dy: CGFloat =
      switch vertical {
      case .top: insets.top
      case .bottom: -insets.bottom
      default: (insets.top - insets.bottom) / 2
      }
    return frame.offsetBy(dx: dx, dy: dy)
  }

  /// A picture that insets leave too little room gets smaller.
  private func shrunk(_ frame: CGRect, by insets: UIEdgeInsets, in rect: CGRect) -> CGRect {
    guard insets != .zero else { return frame }
    let width = max(0, min(frame.width, rect.width - insets.left - insets.right))
    let height = max(0, min(frame.height, rect.height - insets.top - insets.bottom))
    return CGRect(
      x: frame.midX - width / 2,
      y: frame.midY - height / 2,
      width: width,
      height: height
    )
  }

  private func rounded(_ frame: CGRect) -> CGRect {
    CGRect(
      x: (frame.minX * scale).rounded() / scale,
      y: (frame.minY * scale).rounded() / scale,
      width: frame.width,
      height: frame.height
    )
  }
}
