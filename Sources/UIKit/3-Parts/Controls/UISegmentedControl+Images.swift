import CoreGraphics

/// The pictures that a segmented control has in place of the system's look.
struct SegmentImages {
  struct Ground: Hashable {
    let state: UIControl.State
    let metrics: UIBarMetrics
  }

  struct Divider: Hashable {
    let left: UIControl.State
    let right: UIControl.State
    let metrics: UIBarMetrics
  }

  struct Content: Hashable {
    let segment: UISegmentedControl.Segment
    let metrics: UIBarMetrics
  }

  var grounds: [Ground: UIImage] = [:]
  var dividers: [Divider: UIImage] = [:]
  var offsets: [Content: UIOffset] = [:]

  /// What lies behind a segment in a state, else in the normal one.
  func ground(_ state: UIControl.State) -> UIImage? {
    grounds[Ground(state: state, metrics: .default)]
      ?? grounds[Ground(state: .normal, metrics: .default)]
  }

  /// What is between two segments in their states, else in the normal ones.
  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    let wanted = [(left, right), (left, .normal), (.normal, right), (.normal, .normal)]
    return wanted.lazy.compactMap { left, right in
      dividers[Divider(left: left, right: right, metrics: .default)]
    }.first
  }

  /// How far the contents of a segment are moved.
  func offset(_ segment: UISegmentedControl.Segment) -> UIOffset {
    offsets[Content(segment: segment, metrics: .default)]
      ?? offsets[Content(segment: .any, metrics: .default)] ?? .zero
  }
}

// A control here is never in a low bar, so what is set for `default` holds.
extension UISegmentedControl {
  /// Sets what lies behind segments in a state, in place of the system's look; it is stretched.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    images.grounds[SegmentImages.Ground(state: state, metrics: barMetrics)] = backgroundImage
    imagesDidChange()
    note(AppearanceCall(.backgroundImage, Int(state.rawValue), barMetrics.rawValue)) {
      (control: UISegmentedControl) in
      control.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }

  /// What lies behind segments in a state.
  public func backgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { images.grounds[SegmentImages.Ground(state: state, metrics: barMetrics)] }

  /// Sets what is between two segments in their states, in place of the system's line.
  public func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    let place = SegmentImages.Divider(left: leftState, right: rightState, metrics: barMetrics)
    images.dividers[place] = dividerImage
    imagesDidChange()
    let states = Int(leftState.rawValue) << 16 | Int(rightState.rawValue)
    note(AppearanceCall(.dividerImage, states, barMetrics.rawValue)) {
      (control: UISegmentedControl) in
      control.setDividerImage(
        dividerImage,
        forLeftSegmentState: leftState,
        rightSegmentState: rightState,
        barMetrics: barMetrics
      )
    }
  }

  /// What is between two segments in their states.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    images.dividers[
      SegmentImages.Divider(left: leftState, right: rightState, metrics: barMetrics)
    ]
  }

  /// Sets how far the contents of segments are moved.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset,
    forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    let place = SegmentImages.Content(segment: leftCenterRightOrAlone, metrics: barMetrics)
    images.offsets[place] = adjustment
    imagesDidChange()
    let kind = leftCenterRightOrAlone.rawValue
    note(AppearanceCall(.contentPosition, kind, barMetrics.rawValue)) {
      (control: UISegmentedControl) in
      control.setContentPositionAdjustment(
        adjustment,
        forSegmentType: leftCenterRightOrAlone,
        barMetrics: barMetrics
      )
    }
  }

  /// How far the contents of segments are moved.
  ///
  /// Defaults to nothing.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) -> UIOffset {
    images.offsets[
      SegmentImages.Content(segment: leftCenterRightOrAlone, metrics: barMetrics)
    ] ?? .zero
  }

  private func imagesDidChange() {
    showChoice()
    setNeedsLayout()
  }

  // MARK: Showing

  func state(of index: Int) -> UIControl.State {
    if !isEnabled || !entries[index].isEnabled { return .disabled }
    if index == shown { return .selected }
    return index == pressed ? .highlighted : .normal
  }

  /// Shows the pictures that were set, of all segments or of some; the system's look goes where there is
  /// one.
  func showImages(_ wanted: Range<Int>? = nil) {
    let hasGrounds = !images.grounds.isEmpty
    (ground.isHidden, knob.isHidden) = (hasGrounds, hasGrounds)
    while hasGrounds, grounds.count < entries.count {
      let view = UIImageView()
      grounds.append(view)
      insertSubview(view, at: 0)
    }
    let all = 0..<entries.count
    let near = wanted.map { all.clamped(to: $0) } ?? all
    for index in near.clamped(to: grounds.indices) { showGround(index, hasGrounds) }
    for index in near.clamped(to: dividers.indices) { showDivider(index, hasGrounds) }
  }

  private func showGround(_ index: Int, _ hasGrounds: Bool) {
    let view = grounds[index]
    view.isHidden = !hasGrounds
    if hasGrounds { view.image = images.ground(state(of: index)) }
  }

  private func showDivider(_ index: Int, _ hasGrounds: Bool) {
    let divider = dividers[index]
    let sides = (state(of: index), state(of: index + 1))
    let (left, right) = isRightToLeft ? (sides.1, sides.0) : sides
    divider.image = images.divider(left, right)
    if divider.image != nil { divider.alpha = 1 }
    divider.backgroundColor = divider.image == nil ? hasGrounds ? .clear : .opaqueSeparator : nil
  }

  /// How far the contents of a segment are moved by where it stands.
  func contentOffset(_ index: Int) -> UIOffset {
    if entries.count == 1 { return images.offset(.alone) }
    let isLast = index == entries.count - 1
    guard index == 0 || isLast else { return images.offset(.center) }
    return images.offset((index == 0) != isRightToLeft ? .left : .right)
  }
}
