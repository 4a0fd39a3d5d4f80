import CoreGraphics
import Foundation

extension UISegmentedControl {
  func showKnob() { knob.backgroundColor = selectedSegmentTintColor ?? Self.knobColor }

  func reload(animated: Bool = false) {
    for view in labels as [UIView] + pictures + dividers { view.removeFromSuperview() }
    (labels, pictures, dividers) = ([], [], [])
    for (index, entry) in entries.enumerated() {
      let label = UILabel()
      label.textAlignment = .center
      let picture = UIImageView(image: entry.image?.inControls)
      picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15)
      for view in [label, picture] as [UIView] { addSubview(view) }
      labels.append(label)
      pictures.append(picture)
      guard index > 0 else { continue }
      let divider = UIImageView()
      divider.backgroundColor = .opaqueSeparator
      divider.isUserInteractionEnabled = false
      insertSubview(divider, belowSubview: knob)
      dividers.append(divider)
    }
    if chosen >= entries.count { chosen = Self.noSegment }
    showChoice()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// The segment that the knob is on.
  var shown: Int { followsFinger ? pressed : isMomentary ? Self.noSegment : chosen }

  func showChoice() {
    for (index, entry) in entries.enumerated() {
      let isOn = index == shown
      var look = attributes[.normal] ?? [:]
      if isOn, let own = attributes[.selected] { look.merge(own) { $1 } }
      if !entry.isEnabled || !isEnabled {
        look.merge(attributes[.disabled] ?? [.foregroundColor: UIColor.tertiaryLabel]) { $1 }
      }
      if look[.font] == nil {
        look[.font] = UIFont.systemFont(ofSize: 13, weight: isOn ? .semibold : .medium)
      }
      if look[.foregroundColor] == nil { look[.foregroundColor] = UIColor.label }
      labels[index].show(entry.title ?? "", look)
      labels[index].textAlignment = .center
      labels[index].isHidden = entry.image != nil
      labels[index].alpha = index == pressed && !followsFinger ? 0.4 : 1
      pictures[index].tintColor = look[.foregroundColor] as? UIColor
    }
    knob.alpha = shown == Self.noSegment ? 0 : 1
    for (index, divider) in dividers.enumerated() {
      divider.alpha = index == shown || index + 1 == shown ? 0 : 1
    }
    showImages()
  }

  func contentWidth(_ index: Int) -> CGFloat {
    let entry = entries[index]
    if entry.width > 0 { return entry.width }
    let content =
      entry.image.map { $0.size.width } ?? labels[index].sizeThatFits(.zero).width
    return max(content.rounded(.up) + 20, 40)
  }

  var frames: [CGRect] {
    guard !entries.isEmpty else { return [] }
    let fixed = entries.reduce(0) { $0 + $1.width }
    let flexible = entries.count { $0.width == 0 }
    let room = max(0, bounds.width - fixed)
    // Only these widths ask for the sizes of all texts.
    let wanted =
      apportionsSegmentWidthsByContent
      ? entries.indices.map { entries[$0].width > 0 ? 0 : contentWidth($0) } : []
    let total = max(1, wanted.reduce(0, +))
    var x: CGFloat = 0
    return entries.indices.map { index in
      let own = entries[index].width
      let width =
        own > 0
        ? own
        : apportionsSegmentWidthsByContent
          ? room * wanted[index] / total : room / CGFloat(max(1, flexible))
      defer { x += width }
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      return isRightToLeft ? frame.mirrored(in: bounds.width) : frame
    }
  }

  func segment(at point: CGPoint) -> Int {
    frames.firstIndex { $0.minX <= point.x && point.x < $0.maxX } ?? Self.noSegment
  }

  /// Takes a segment that a person chose, and tells of it.
  func take(_ index: Int) {
    chosen = index
    animateChoice()
    entries[index].action?.perform(sender: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  func animateChoice() {
    guard window != nil else { return showChoice() }
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.showChoice()
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  func makePart(_ index: Int) -> AccessibilityPart {
    AccessibilityPart(of: self) { [weak self] in
      guard let self, index < numberOfSegments else { return (nil, .button, .zero) }
      var traits: UIAccessibilityTraits = .button
      if selectedSegmentIndex == index { traits.insert(.selected) }
      if !isEnabled || !isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
      let label = titleForSegment(at: index) ?? SymbolWords.words(for: imageForSegment(at: index))
      return (label, traits, index < frames.count ? frames[index] : .zero)
    } act: { [weak self] in
      self?.chooseByPerson(index) ?? false
    }
  }

  /// Chooses a segment as a tap does.
  func chooseByPerson(_ index: Int) -> Bool {
    guard isEnabled, (0..<numberOfSegments).contains(index), isEnabledForSegment(at: index) else {
      return false
    }
    guard index != selectedSegmentIndex || isMomentary else { return true }
    take(index)
    return true
  }

  func stepByPerson(_ step: Int) {
    var index =
      selectedSegmentIndex == Self.noSegment && step < 0
      ? numberOfSegments
      : selectedSegmentIndex
    repeat {
      index += step
    } while (0..<numberOfSegments).contains(index)
      && !isEnabledForSegment(at: index)
    _ = chooseByPerson(index)
  }
}
