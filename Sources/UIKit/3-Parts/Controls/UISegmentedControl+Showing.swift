import CoreGraphics
import Foundation

extension UISegmentedControl {
  func showKnob() { knob.backgroundColor = selectedSegmentTintColor ?? Self.knobColor }

  /// Makes the views of all segments anew.
  func reload() {
    for view in labels as [UIView] + pictures + dividers + grounds { view.removeFromSuperview() }
    (labels, pictures, dividers, grounds) = ([], [], [], [])
    for index in entries.indices { insertViews(at: index) }
    if chosen >= entries.count { chosen = Self.noSegment }
    showChoice()
    segmentsDidChange()
  }

  /// Makes the views of a segment; those of the others stay.
  func insertViews(at index: Int) {
    let label = UILabel()
    label.textAlignment = .center
    let picture = UIImageView(image: entries[index].image?.inControls)
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15)
    if index == labels.count {
      for view in [label, picture] as [UIView] { addSubview(view) }
    } else {
      insertSubview(label, aboveSubview: index > 0 ? pictures[index - 1] : knob)
      insertSubview(picture, aboveSubview: label)
    }
    labels.insert(label, at: index)
    pictures.insert(picture, at: index)
    if !grounds.isEmpty {
      let ground = UIImageView()
      insertSubview(ground, at: 0)
      grounds.insert(ground, at: index)
    }
    guard labels.count > 1 else { return }
    let divider = UIImageView()
    divider.backgroundColor = .opaqueSeparator
    divider.isUserInteractionEnabled = false
    insertSubview(divider, belowSubview: knob)
    dividers.insert(divider, at: max(0, index - 1))
  }

  func removeViews(at index: Int) {
    labels.remove(at: index).removeFromSuperview()
    pictures.remove(at: index).removeFromSuperview()
    if !grounds.isEmpty { grounds.remove(at: index).removeFromSuperview() }
    guard !dividers.isEmpty else { return }
    dividers.remove(at: max(0, index - 1)).removeFromSuperview()
  }

  func segmentsDidChange(animated: Bool = false) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// The segment that the knob is on.
  var shown: Int { followsFinger ? pressed : isMomentary ? Self.noSegment : chosen }

  func showChoice() {
    for index in entries.indices { showChoice(of: index) }
    knob.alpha = shown == Self.noSegment ? 0 : 1
    for index in dividers.indices { showChoice(ofDivider: index) }
    showImages()
  }

  /// Shows the choice where a segment came, went or changed; the others look as they did.
  func showChoice(around index: Int) {
    // A finger stays where it is while segments move.
    guard pressed == Self.noSegment else { return showChoice() }
    let near = (index - 1)..<(index + 2)
    for index in near.clamped(to: entries.indices) { showChoice(of: index) }
    knob.alpha = shown == Self.noSegment ? 0 : 1
    for index in near.clamped(to: dividers.indices) { showChoice(ofDivider: index) }
    showImages(near)
  }

  private func showChoice(of index: Int) {
    let entry = entries[index]
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

  private func showChoice(ofDivider index: Int) {
    dividers[index].alpha = index == shown || index + 1 == shown ? 0 : 1
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
