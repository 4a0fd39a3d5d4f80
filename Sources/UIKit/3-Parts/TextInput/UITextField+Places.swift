import CoreGraphics

/// Where the parts of a field are, unless a subclass has other ideas.
extension UITextField {
  func placeParts() {
    border.frame = borderRect(forBounds: bounds)
    ground.frame = border.frame
    let rect = isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    canvas.frame = rect
    let label = placeholderRect(forBounds: bounds)
    placeholderLabel.frame = label
    placeholderLabel.textAlignment =
      textAlignment == .natural && isRightToLeft ? .right : textAlignment
    clearButton.frame = clearButtonRect(forBounds: bounds)
    clearButton.isHidden = !showsClear
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    if let leftView { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView { rightView.frame = rightViewRect(forBounds: bounds) }
    keepCaretVisible()
  }

  func standardTextRect(_ bounds: CGRect) -> CGRect {
    var start: CGFloat = borderStyle == .roundedRect ? 7 : borderStyle == .none ? 0 : 2
    var end = start
    if leftView != nil, shows(leftViewMode) {
      start = max(start, leftViewRect(forBounds: bounds).width + (borderStyle == .none ? 0 : 7))
    }
    if rightView != nil, shows(rightViewMode) {
      end = max(end, rightViewRect(forBounds: bounds).width + (borderStyle == .none ? 0 : 7))
    } else if showsClear {
      end = max(end, 29)
    }
    let rect = CGRect(
      x: bounds.minX + start,
      y: bounds.minY,
      width: max(0, bounds.width - start - end),
      height: bounds.height
    )
    return isRightToLeft ? rect.mirrored(in: bounds.width) : rect
  }

  func standardLeftViewRect(_ bounds: CGRect) -> CGRect {
    let size = size(of: leftView)
    let rect = CGRect(
      x: bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return isRightToLeft ? rect.mirrored(in: bounds.width) : rect
  }

  func standardRightViewRect(_ bounds: CGRect) -> CGRect {
    let size = size(of: rightView)
    let rect = CGRect(
      x: bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return isRightToLeft ? rect.mirrored(in: bounds.width) : rect
  }
}
