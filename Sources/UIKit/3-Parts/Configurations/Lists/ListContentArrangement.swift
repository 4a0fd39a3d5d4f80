import CoreGraphics

/// Where the parts of a list's content lie at a width, as if the language read from left to right.
struct ListContentArrangement {
  /// What the arrangement is made of.
  struct Parts {
    /// The size of the image as it shows; nil without one.
    var image: CGSize?
    /// The room kept for the image.
    var slot = CGSize.zero
    /// Measures the text at a width; nil without one.
    var text: ((CGFloat) -> CGSize)?
    var secondaryText: ((CGFloat) -> CGSize)?
    var textFills = false
    var secondaryTextFills = false
    /// Whether the texts may stand side by side.
    var isSideBySide = false
    var margins = NSDirectionalEdgeInsets.zero
    var imageToText: CGFloat = 0
    var across: CGFloat = 0
    var down: CGFloat = 0
    var minimumHeight: CGFloat = 0
    /// Pixels that make a point.
    var scale: CGFloat = 1
  }

  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondaryText = CGRect.zero
  /// The width at which nothing wraps, and the height at the width there is.
  private(set) var size = CGSize.zero
  /// Where texts begin.
  private(set) var textStart: CGFloat = 0

  /// Arranges parts at a width; without a height at the natural one.
  init(_ parts: Parts, width: CGFloat, height: CGFloat? = nil) {
    let hasText = parts.text != nil || parts.secondaryText != nil
    let slot = parts.image == nil ? .zero : parts.slot
    textStart = parts.margins.leading
    if parts.image != nil { textStart += slot.width + (hasText ? parts.imageToText : 0) }
    let room = max(0, width - textStart - parts.margins.trailing)
    let block = placeTexts(parts, room)
    let content = max(block.height, slot.height)
    let natural = parts.margins.top + content + parts.margins.bottom
    size = CGSize(
      width: textStart + block.width + parts.margins.trailing,
      height: max(parts.minimumHeight, natural)
    )
    let whole = height ?? size.height
    let middle = parts.margins.top + (whole - parts.margins.top - parts.margins.bottom) / 2
    func onPixel(_ y: CGFloat) -> CGFloat {
      (y * parts.scale).rounded(.toNearestOrAwayFromZero) / parts.scale
    }
    let top = onPixel(middle - block.height / 2)
    text.origin.y += top
    secondaryText.origin.y += top
    text.origin.x += textStart
    secondaryText.origin.x += textStart
    if let shown = parts.image {
      image = CGRect(
        x: onPixel(parts.margins.leading + (slot.width - shown.width) / 2),
        y: onPixel(middle - shown.height / 2),
        width: shown.width,
        height: shown.height
      )
    }
  }

  /// Places the texts from the origin; returns the block's size.
  private mutating func placeTexts(_ parts: Parts, _ room: CGFloat) -> CGSize {
    if parts.isSideBySide, let first = parts.text, let second = parts.secondaryText {
      let (a, b) = (first(.infinity), second(.infinity))
      if a.width + parts.across + b.width <= room {
        return placeBeside(a, b, room, parts)
      }
    }
    return placeBelow(parts, room)
  }

  private mutating func placeBeside(
    _ a: CGSize,
    _ b: CGSize,
    _ room: CGFloat,
    _ parts: Parts
  ) -> CGSize {
    let height = max(a.height, b.height)
    func middle(_ inner: CGFloat) -> CGFloat {
      ((height - inner) / 2 * parts.scale).rounded() / parts.scale
    }
    text = CGRect(x: 0, y: middle(a.height), width: a.width, height: a.height)
    let end = room.isFinite ? room : a.width + parts.across + b.width
    secondaryText = CGRect(
      x: end - b.width,
      y: middle(b.height),
      width: b.width,
      height: b.height
    )
    return CGSize(width: a.width + parts.across + b.width, height: height)
  }

  private mutating func placeBelow(_ parts: Parts, _ room: CGFloat) -> CGSize {
    var block = CGSize.zero
    func take(_ measure: (CGFloat) -> CGSize, fills: Bool) -> CGRect {
      var size = measure(room)
      block.width = max(block.width, size.width)
      size.width = fills && room.isFinite ? room : min(size.width, room)
      return CGRect(x: 0, y: block.height, width: size.width, height: size.height)
    }
    if let measure = parts.text {
      text = take(measure, fills: parts.textFills)
      block.height = text.maxY
    }
    if let measure = parts.secondaryText {
      if parts.text != nil { block.height += parts.down }
      secondaryText = take(measure, fills: parts.secondaryTextFills)
      block.height = secondaryText.maxY
    }
    return block
  }
}
