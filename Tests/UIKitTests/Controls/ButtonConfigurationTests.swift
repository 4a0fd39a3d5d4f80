import CoreGraphics
import Testing
import UIKit
import WindowHost

/// Buttons whose looks are a configuration.
@MainActor @Suite struct ButtonConfigurationTests {
  private typealias Configuration = UIButton.Configuration

  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    return button
  }

  private func named(
    _ make: UIButton.Configuration,
    _ title: String = "Title"
  )
    -> UIButton.Configuration
  {
    var made = make
    made.title = title
    return made
  }

  /// The frame of a part in the button's coordinates.
  private func frame(_ part: UIView?, in button: UIButton) throws -> CGRect {
    button.layoutIfNeeded()
    let part = try #require(part)
    return part.convert(part.bounds, to: button)
  }

  private func fill(_ button: UIButton) -> UIColor? {
    button.setNeedsLayout()
    button.layoutIfNeeded()
    return first(button) { $0.backgroundColor != nil && $0.bounds.size == button.bounds.size }?
      .backgroundColor
  }

  private func first(_ view: UIView, _ isMeant: (UIView) -> Bool) -> UIView? {
    for child in view.subviews {
      if isMeant(child) { return child }
      if let found = first(child, isMeant) { return found }
    }
    return nil
  }

  @Test func `a new configuration is empty`() {
    for made in [
      Configuration.plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(),
      .borderedTinted(), .borderedProminent(),
    ] {
      #expect(made.title == nil && made.subtitle == nil && made.image == nil)
      #expect(made.baseForegroundColor == nil && made.baseBackgroundColor == nil)
      #expect(made.imagePlacement == .leading && made.imagePadding == 0)
      #expect(made.cornerStyle == .dynamic && made.buttonSize == .medium)
      #expect(made.titleAlignment == .automatic && made.indicator == .automatic)
      #expect(!made.showsActivityIndicator && made.automaticallyUpdateForSelection)
    }
  }

  @Test func `a title and its attributes are one`() {
    var made = Configuration.plain()
    made.attributedTitle = AttributedString("One")
    #expect(made.title == "One")
    made.title = "Two"
    #expect(made.attributedTitle.map { String($0.characters) } == "Two")
    made.title = nil
    #expect(made.attributedTitle == nil)
    made.attributedSubtitle = AttributedString("Sub")
    #expect(made.subtitle == "Sub" && made.title == nil)
  }

  @Test func `sizes have their insets until others are set`() {
    var made = Configuration.plain()
    let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
    let tops = sizes.map { size -> CGFloat in
      made.buttonSize = size
      return made.contentInsets.top
    }
    #expect(tops == tops.sorted() && Set(tops).count == 4)
    made.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    made.buttonSize = .mini
    #expect(made.contentInsets.trailing == 4)
    made.setDefaultContentInsets()
    #expect(made.contentInsets.top == tops[0])
  }

  @Test func `larger buttons are larger`() {
    let heights = [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
      var made = named(.filled())
      made.buttonSize = size
      return button(made).intrinsicContentSize.height
    }
    #expect(heights == heights.sorted() && Set(heights).count == 4)
  }

  @Test(arguments: [false, true]) func `the picture is on the side it is placed at`(
    isMirrored: Bool
  ) throws {
    var made = named(.plain())
    made.image = .square(.red, side: 20)
    made.imagePadding = 6
    let sides: [NSDirectionalRectEdge] = [.leading, .trailing, .top, .bottom]
    for side in sides {
      made.imagePlacement = side
      let button = button(made)
      button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      let image = try frame(button.imageView, in: button)
      let title = try frame(button.titleLabel, in: button)
      let gap: CGFloat =
        switch side {
        case .top: title.minY - image.maxY
        case .bottom: image.minY - title.maxY
        case .leading: isMirrored ? image.minX - title.maxX : title.minX - image.maxX
        default: isMirrored ? title.minX - image.maxX : image.minX - title.maxX
        }
      #expect(abs(gap - 6) <= 0.5)
      let union = image.union(title)
      #expect(abs(union.midX - 100) <= 0.5 && abs(union.midY - 50) <= 0.5)
    }
  }

  @Test func `padding and reservation of the picture make room`() {
    var made = named(.plain())
    made.image = .square(.red, side: 20)
    let bare = button(made).intrinsicContentSize.width
    made.imagePadding = 10
    #expect(button(made).intrinsicContentSize.width == bare + 10)
    made.imageReservation = 50
    #expect(button(made).intrinsicContentSize.width == bare + 40)
    made.title = nil
    made.imageReservation = 0
    #expect(button(made).intrinsicContentSize.width == 44)
  }

  @Test func `a subtitle stands below the title, apart by the padding`() throws {
    var made = named(.plain())
    made.subtitle = "Second"
    made.titlePadding = 5
    let button = button(made)
    let title = try frame(button.titleLabel, in: button)
    let subtitle = try frame(button.subtitleLabel, in: button)
    #expect(abs(subtitle.minY - title.maxY - 5) <= 0.5)
    #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .body))
    #expect(button.subtitleLabel?.font == .preferredFont(forTextStyle: .caption1))
  }

  @Test func `a wheel takes the place of the picture`() {
    var made = named(.filled())
    made.image = .square(.red, side: 30)
    made.showsActivityIndicator = true
    let button = button(made)
    let wheel = first(button) { $0 is UIActivityIndicatorView } as? UIActivityIndicatorView
    #expect(wheel?.isAnimating == true && button.imageView?.isHidden == true)
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(first(button) { $0 is UIActivityIndicatorView } == nil)
    #expect(button.imageView?.isHidden == false)
  }

  @Test func `base colours are those of title and ground`() {
    var made = named(.filled())
    made.baseForegroundColor = .yellow
    made.baseBackgroundColor = .purple
    let button = button(made)
    #expect(button.titleLabel?.textColor == .yellow && fill(button) == .purple)
    button.configuration?.baseBackgroundColor = nil
    button.tintColor = .orange
    #expect(fill(button) == .orange)
  }

  @Test func `plain titles take the tint, and those that destroy are red`() {
    let button = button(named(.plain()))
    button.tintColor = .purple
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .purple)
    button.role = .destructive
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .systemRed)
    button.configuration?.baseForegroundColor = .green
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .green)
  }

  @Test func `a button that cannot be used is grey`() {
    for made in [Configuration.plain(), .gray(), .tinted(), .filled()] {
      let button = button(named(made))
      let usual = button.titleLabel?.textColor
      button.isEnabled = false
      button.layoutIfNeeded()
      #expect(button.titleLabel?.textColor == .tertiaryLabel)
      button.isEnabled = true
      button.layoutIfNeeded()
      #expect(button.titleLabel?.textColor == usual)
    }
  }

  @Test func `selection shows unless it is not to`() {
    let button = button(named(.gray()))
    let usual = fill(button)
    button.isSelected = true
    #expect(fill(button) != usual)
    button.configuration?.automaticallyUpdateForSelection = false
    #expect(fill(button) == usual)
  }

  @Test func `a capsule is round at any height`() throws {
    var made = named(.filled())
    made.cornerStyle = .capsule
    let button = button(made)
    for height in [30, 44, 80] as [CGFloat] {
      button.frame = CGRect(x: 0, y: 0, width: 200, height: height)
      button.setNeedsLayout()
      button.layoutIfNeeded()
      let ground = try #require(first(button) { $0.layer.cornerRadius > 0 })
      #expect(ground.layer.cornerRadius == height / 2)
    }
    button.configuration?.cornerStyle = .fixed
    button.configuration?.background.cornerRadius = 3
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(first(button) { $0.layer.cornerRadius == 3 } != nil)
  }

  @Test func `rounder styles are rounder`() throws {
    let styles: [UIButton.Configuration.CornerStyle] = [.small, .medium, .large, .capsule]
    let radii = try styles.map { style -> CGFloat in
      var made = named(.filled())
      made.cornerStyle = style
      let button = button(made)
      return try #require(first(button) { $0.layer.cornerRadius > 0 }).layer.cornerRadius
    }
    #expect(radii == radii.sorted() && Set(radii).count == 4)
  }

  @Test func `transformers have the last word on the colours of parts`() {
    var made = named(.plain())
    made.image = .square(.red, side: 10)
    made.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
    made.showsActivityIndicator = false
    let button = button(made)
    #expect(button.imageView?.tintColor == .green)
    button.configuration?.imageColorTransformer = nil
    button.tintColor = .purple
    button.layoutIfNeeded()
    #expect(button.imageView?.tintColor == .purple)
  }

  @Test func `the handler runs once for each change of state, before the layout`() {
    let button = button(named(.gray()))
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    button.layoutIfNeeded()
    #expect(states == [.normal])
    button.isHighlighted = true
    button.isSelected = true
    #expect(states == [.normal])
    button.layoutIfNeeded()
    #expect(states == [.normal, [.highlighted, .selected]])
    button.layoutIfNeeded()
    #expect(states.count == 2)
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(states.count == 3)
  }

  @Test func `a subclass updates its configuration`() {
    @MainActor final class Counter: UIButton {
      override func updateConfiguration() {
        super.updateConfiguration()
        configuration?.title = isSelected ? "On" : "Off"
      }
    }
    let counter = Counter(frame: .zero)
    counter.configuration = .plain()
    counter.layoutIfNeeded()
    #expect(counter.titleLabel?.text == "Off")
    counter.isSelected = true
    counter.layoutIfNeeded()
    #expect(counter.titleLabel?.text == "On")
  }

  @Test func `without updates by itself a button shows its configuration as it is`() {
    let button = button(named(.plain()))
    button.tintColor = .purple
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .purple)
  }

  @Test func `titles set by state show where the configuration has none`() {
    let button = UIButton(configuration: .plain())
    button.setTitle("selected", for: .selected)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "selected")
    button.configuration?.title = "own"
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "own" && button.currentTitle == "own")
  }

  @Test func `equal configurations are equal, and each part counts`() {
    let base = named(.filled())
    #expect(base == named(.filled()) && base.hashValue == named(.filled()).hashValue)
    #expect(base != named(.plain()) && base != named(.filled(), "Other"))
    let changes: [(inout UIButton.Configuration) -> Void] = [
      { $0.subtitle = "S" }, { $0.image = .square(.red, side: 3) }, { $0.imagePadding = 1 },
      { $0.titlePadding = 9 }, { $0.imagePlacement = .trailing }, { $0.cornerStyle = .capsule },
      { $0.buttonSize = .large }, { $0.baseForegroundColor = .red },
      { $0.baseBackgroundColor = .red }, { $0.showsActivityIndicator = true },
      { $0.titleAlignment = .center }, { $0.indicator = .popup },
      { $0.contentInsets.top = 99 }, { $0.background.strokeWidth = 2 },
      { $0.titleLineBreakMode = .byTruncatingTail }, { $0.imageReservation = 4 },
      { $0.automaticallyUpdateForSelection = false },
      { $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 } },
    ]
    for (index, change) in changes.enumerated() {
      var other = base
      change(&other)
      #expect(other != base, "change \(index)")
    }
  }

  @Test func `a long title wraps in the width it has, unless it is cut`() {
    var made = named(.plain(), "A rather long title that has no room on one line")
    let button = button(made)
    let one = button.sizeThatFits(CGSize(width: 1000, height: 0)).height
    #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).height > one)
    made.titleLineBreakMode = .byTruncatingTail
    button.configuration = made
    #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).height == one)
  }

  @Test func `arrows tell of a menu that shows what is chosen`() {
    let button = button(named(.gray()))
    let bare = button.intrinsicContentSize.width
    button.configuration?.indicator = .popup
    #expect(button.intrinsicContentSize.width > bare)
    button.configuration?.indicator = .none
    #expect(button.intrinsicContentSize.width == bare)
  }
}
