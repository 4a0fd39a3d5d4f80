import CoreGraphics
import Foundation

/// Choices side by side, of which one is chosen.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl, ArrowAdjusting {
  /// Which part of the control a segment is.
  public enum Segment: Int, Sendable {
    /// Any.
    case any = 0
    /// The first.
    case left = 1
    /// Neither the first nor the last.
    case center = 2
    /// The last.
    case right = 3
    /// The only one.
    case alone = 4
  }

  /// Stands for no segment.
  public static let noSegment = -1

  static let height: CGFloat = 32
  private static let inset: CGFloat = 2

  struct Entry {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
    var offset = CGSize.zero
  }

  var entries: [Entry] = []
  var labels: [UILabel] = []
  var pictures: [UIImageView] = []
  var dividers: [UIImageView] = []
  /// What lies behind the segments where there are pictures for it.
  var grounds: [UIImageView] = []
  var images = SegmentImages()
  let ground = UIView()
  let knob = UIView()
  var chosen = UISegmentedControl.noSegment
  var pressed = UISegmentedControl.noSegment
  var followsFinger = false
  var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSegments()
  }

  /// Makes a control of titles and pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepareSegments()
    entries = (items ?? []).map { item in
      Entry(title: item as? String ?? (item as? NSString).map { "\($0)" }, image: item as? UIImage)
    }
    reload()
    frame.size = intrinsicContentSize
  }

  /// Makes a control whose segments run actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    entries = actions.map { Entry(title: $0.title, image: $0.image, action: $0) }
    reload()
  }

  /// Makes a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSegments()
    coder.nib?.finish(self, as: UISegmentedControl.self)
  }

  private func prepareSegments() {
    ground.backgroundColor = .tertiarySystemFill
    ground.layer.cornerRadius = 8
    ground.isUserInteractionEnabled = false
    knob.isUserInteractionEnabled = false
    // Nothing is chosen yet.
    knob.alpha = 0
    knob.layer.cornerRadius = 7
    knob.layer.shadowColor = UIColor.black.cgColor
    knob.layer.shadowOpacity = 0.12
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    knob.layer.shadowRadius = 4
    addSubview(ground)
    addSubview(knob)
    showKnob()
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { entries.count }

  func insert(_ entry: Entry, at index: Int, animated: Bool) {
    let index = max(0, min(index, entries.count))
    entries.insert(entry, at: index)
    if chosen >= index { chosen += 1 }
    insertViews(at: index)
    showChoice(around: index)
    segmentsDidChange(animated: animated)
  }

  /// Adds segments behind those there are, all at once.
  func append(_ more: [Entry]) {
    entries += more
    reload()
  }

  /// Inserts a segment with a title; beyond the end it is the last.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Entry(title: title), at: segment, animated: animated)
  }

  /// Inserts a segment with a picture; beyond the end it is the last.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Entry(image: image), at: segment, animated: animated)
  }

  /// Inserts a segment that runs an action; beyond the end it is the last.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let entry = Entry(title: action.title, image: action.image, action: action)
    insert(entry, at: segment, animated: animated)
  }

  /// Removes a segment; beyond the end it is the last.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !entries.isEmpty else { return }
    let index = max(0, min(segment, entries.count - 1))
    entries.remove(at: index)
    if chosen == index { chosen = Self.noSegment } else if chosen > index { chosen -= 1 }
    removeViews(at: index)
    showChoice(around: index)
    segmentsDidChange(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    entries = []
    chosen = Self.noSegment
    reload()
  }

  private func change(_ segment: Int, _ change: (inout Entry) -> Void) {
    guard !entries.isEmpty else { return }
    let index = max(0, min(segment, entries.count - 1))
    change(&entries[index])
    pictures[index].image = entries[index].image?.inControls
    showChoice(around: index)
    segmentsDidChange()
  }

  func entry(_ segment: Int) -> Entry? {
    entries.isEmpty ? nil : entries[max(0, min(segment, entries.count - 1))]
  }

  /// Sets the title of a segment, which then has no picture.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { entry(segment)?.title }

  /// Sets the picture of a segment, which then has no title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { entry(segment)?.image }

  /// Sets the action of a segment, which gives title and picture.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { entry(segment)?.action }

  /// The segment whose action has an identifier.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    entries.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Sets the width of a segment; 0 leaves it to the control.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// The width that was set for a segment.
  open func widthForSegment(at segment: Int) -> CGFloat { entry(segment)?.width ?? 0 }

  /// Sets how far the content of a segment is moved.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// How far the content of a segment is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { entry(segment)?.offset ?? .zero }

  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { entry(segment)?.isEnabled ?? false }

  // MARK: Choice

  /// The segment that is chosen.
  ///
  /// Defaults to none.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      let index = newValue < entries.count ? max(newValue, Self.noSegment) : Self.noSegment
      guard index != chosen else { return }
      chosen = index
      showChoice()
      setNeedsLayout()
    }
  }

  /// Whether no segment stays chosen.
  ///
  /// Defaults to false.
  open var isMomentary = false { didSet { showChoice() } }

  /// Whether segments are as wide as their contents ask for, not all alike.
  ///
  /// Defaults to false.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

  // MARK: Looks

  /// The colour of the chosen segment; nil is the system's.
  ///
  /// Defaults to nil.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      showKnob()
      note(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor)
    }
  }

  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    showChoice()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    note(AppearanceCall(.titleTextAttributes, Int(state.rawValue))) {
      (control: UISegmentedControl) in
      control.setTitleTextAttributes(attributes, for: state)
    }
  }

  /// The attributes of titles in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { attributes[state] }

  static let knobColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 91 / 255, green: 91 / 255, blue: 96 / 255, alpha: 1) : .white
  }

  override func stateDidChange() {
    super.stateDidChange()
    showChoice()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let widths = entries.indices.map { contentWidth($0) }
    let widest = widths.max() ?? 0
    let sum =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +)
      : entries.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
    return CGSize(width: max(sum, 0), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let frames = frames
    for (index, frame) in frames.enumerated() {
      let text = labels[index].sizeThatFits(.zero)
      var offset = entries[index].offset
      let moved = contentOffset(index)
      offset.width += moved.horizontal
      offset.height += moved.vertical
      if grounds.indices.contains(index) { grounds[index].frame = frame }
      let width = min(text.width, max(0, frame.width - 4))
      labels[index].frame = CGRect(
        x: frame.midX - width / 2 + offset.width,
        y: ((frame.height - text.height) / 2).rounded() + offset.height,
        width: width,
        height: text.height
      )
      let size = pictures[index].sizeThatFits(.zero)
      pictures[index].frame = CGRect(
        x: frame.midX - size.width / 2 + offset.width,
        y: (frame.height - size.height) / 2 + offset.height,
        width: size.width,
        height: size.height
      )
      guard index > 0 else { continue }
      let x = isRightToLeft ? frame.maxX : frame.minX
      let image = dividers[index - 1].image
      let line = CGSize(width: image?.size.width ?? 1, height: image == nil ? 18 : bounds.height)
      dividers[index - 1].frame = CGRect(
        x: (x - line.width / 2).rounded(),
        y: (bounds.height - line.height) / 2,
        width: line.width,
        height: line.height
      )
    }
    guard frames.indices.contains(shown) else { return }
    // A segment may be too small to be inset.
    let room = frames[shown]
    knob.frame = room.insetBy(
      dx: min(Self.inset, room.width / 2),
      dy: min(Self.inset, room.height / 2)
    )
  }

  // MARK: Fingers

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = segment(at: touch.location(in: self))
    guard entries.indices.contains(index), entries[index].isEnabled else { return false }
    pressed = index
    // A finger that comes down on the chosen segment takes the choice along.
    followsFinger = isMomentary || index == chosen
    animateChoice()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let index = segment(at: place)
    let isNear = bounds.insetBy(dx: -40, dy: -60).contains(place)
    let new =
      isNear && entries.indices.contains(index) && entries[index].isEnabled ? index : pressed
    guard new != pressed else { return true }
    pressed = new
    animateChoice()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let index = pressed
    let isInside =
      touch.map { bounds.insetBy(dx: -40, dy: -60).contains($0.location(in: self)) } ?? false
    (pressed, followsFinger) = (Self.noSegment, false)
    guard isInside, entries.indices.contains(index), isMomentary || index != chosen else {
      return animateChoice()
    }
    take(index)
  }

  open override func cancelTracking(with event: UIEvent?) {
    (pressed, followsFinger) = (Self.noSegment, false)
    animateChoice()
  }

  // MARK: Accessibility

  override var isElementByNature: Bool { false }
  override var roleByNature: AccessibilityRole? { .tabs }
  override var labelByNature: String? { nil }

  private var parts: [AccessibilityPart] = []

  override var elementsByNature: [AccessibilityObject]? {
    if parts.count != numberOfSegments {
      parts = (0..<numberOfSegments).map { makePart($0) }
    }
    return parts
  }

  /// Chooses the next segment that can be chosen.
  open override func accessibilityIncrement() { stepByPerson(1) }

  /// Chooses the segment before that can be chosen.
  open override func accessibilityDecrement() { stepByPerson(-1) }

  open override func accessibilityActivate() -> Bool { false }
}
