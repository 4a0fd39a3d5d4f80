import CoreGraphics
import Testing
import UIKit
import WindowHost

/// What a button without a configuration shows in each state, and where.
@MainActor @Suite struct ButtonStateTests {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))

  private func frames() throws -> (title: CGRect, image: CGRect) {
    button.setNeedsLayout()
    button.layoutIfNeeded()
    return (try #require(button.titleLabel).frame, try #require(button.imageView).frame)
  }

  private func fill() {
    button.setTitle("Star", for: .normal)
    button.setImage(.square(.red, side: 20), for: .normal)
  }

  @Test func `what is set for a state holds in exactly that state`() {
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitle("both", for: [.selected, .disabled])
    button.isSelected = true
    #expect(button.currentTitle == "selected")
    button.isHighlighted = true
    #expect(button.state == [.selected, .highlighted] && button.currentTitle == "normal")
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.currentTitle == "both")
    button.isSelected = false
    #expect(button.currentTitle == "normal")
    #expect(button.title(for: [.highlighted, .disabled]) == "normal")
    #expect(button.titleLabel?.text == "normal")
  }

  @Test func `pictures, grounds and colours follow the state too`() {
    let (plain, pressed) = (UIImage.square(.red, side: 8), UIImage.square(.blue, side: 8))
    button.setImage(plain, for: .normal)
    button.setImage(pressed, for: .highlighted)
    button.setBackgroundImage(pressed, for: .normal)
    button.setBackgroundImage(plain, for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .highlighted)
    button.setTitleShadowColor(.green, for: .highlighted)
    button.setTitle("A", for: .normal)
    #expect(button.currentImage === plain && button.currentBackgroundImage === pressed)
    #expect(button.currentTitleColor == .red && button.currentTitleShadowColor == nil)
    button.isHighlighted = true
    #expect(button.currentImage === pressed && button.currentBackgroundImage === pressed)
    #expect(button.titleLabel?.textColor == .blue && button.titleLabel?.shadowColor == .green)
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentBackgroundImage === plain)
    #expect(button.titleLabel?.textColor == .red && button.titleLabel?.shadowColor == nil)
  }

  @Test func `a title with attributes goes before one without`() {
    button.setTitle("plain", for: .normal)
    let styled = NSAttributedString(string: "styled", attributes: [.foregroundColor: UIColor.red])
    button.setAttributedTitle(styled, for: .normal)
    #expect(button.titleLabel?.text == "styled" && button.currentAttributedTitle == styled)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain")
  }

  @Test func `symbols are configured by state`() {
    let (small, large) = (
      UIImage.SymbolConfiguration(pointSize: 10), UIImage.SymbolConfiguration(pointSize: 40)
    )
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setPreferredSymbolConfiguration(small, forImageIn: .normal)
    button.setPreferredSymbolConfiguration(large, forImageIn: .selected)
    let narrow = button.intrinsicContentSize
    button.isSelected = true
    #expect(button.currentPreferredSymbolConfiguration == large)
    #expect(button.intrinsicContentSize.height > narrow.height)
    #expect(button.preferredSymbolConfigurationForImage(in: .disabled) == small)
  }

  @Test func `contents stand where the alignments say`() throws {
    fill()
    let size = try frames()
    let width = size.title.width + size.image.width
    typealias Horizontal = UIControl.ContentHorizontalAlignment
    for (alignment, start) in [
      (Horizontal.left, 0), (.leading, 0), (.right, 200 - width), (.trailing, 200 - width),
      (.center, (200 - width) / 2),
    ] {
      button.contentHorizontalAlignment = alignment
      let now = try frames()
      #expect(abs(now.image.minX - start) <= 0.5)
      #expect(abs(now.title.minX - now.image.maxX) <= 0.5)
    }
    typealias Vertical = UIControl.ContentVerticalAlignment
    for (alignment, top) in [(Vertical.top, 0), (.bottom, 40), (.center, 20)] {
      button.contentVerticalAlignment = alignment
      #expect(abs(try frames().image.minY - CGFloat(top)) <= 0.5)
    }
  }

  @Test func `from right to left leading and trailing change sides, left and right do not`() throws
  {
    fill()
    button.semanticContentAttribute = .forceRightToLeft
    button.contentHorizontalAlignment = .leading
    #expect(abs(try frames().image.maxX - 200) <= 0.5)
    button.contentHorizontalAlignment = .trailing
    #expect(abs(try frames().title.minX) <= 0.5)
    button.contentHorizontalAlignment = .left
    #expect(abs(try frames().title.minX) <= 0.5)
    button.contentHorizontalAlignment = .right
    #expect(abs(try frames().image.maxX - 200) <= 0.5)
  }

  @Test func `insets of the content make the button larger and push the content`() throws {
    fill()
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let before = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
    let after = button.intrinsicContentSize
    #expect(after.width - before.width == 28 && after.height - before.height == 10)
    #expect(
      button.contentRect(forBounds: button.bounds)
        == CGRect(x: 10, y: 5, width: 170, height: 48)
    )
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.left, .top)
    #expect(try frames().image.origin == CGPoint(x: 10, y: 5))
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.right, .bottom)
    let end = try frames()
    #expect(abs(end.title.maxX - 180) <= 0.5 && abs(end.image.maxY - 53) <= 0.5)
  }

  @Test func `insets of title and picture move them without changing the size`() throws {
    fill()
    button.contentHorizontalAlignment = .left
    let size = button.intrinsicContentSize
    let before = try frames()
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    let moved = try frames()
    #expect(moved.title.minX == before.title.minX + 8 && moved.image == before.image)
    button.titleEdgeInsets = .zero
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
    #expect(try frames().image.minX == before.image.minX + 6)
    #expect(button.intrinsicContentSize == size)
    button.imageEdgeInsets = .zero
    button.contentHorizontalAlignment = .center
    let middle = try frames()
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    #expect(try frames().title.minX == middle.title.minX + 10)
  }

  @Test func `filling stretches a picture that is alone`() throws {
    button.setImage(.square(.red, side: 20), for: .normal)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.fill, .fill)
    #expect(try frames().image == button.bounds)
  }

  @Test func `a subclass says where its parts are`() throws {
    @MainActor final class Turned: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.maxX - 20, y: 0, width: 20, height: 20)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: 10, width: 50, height: 20)
      }
      override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 5, dy: 5)
      }
      override func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 10, dy: 0)
      }
    }
    let turned = Turned(frame: button.frame)
    turned.setTitle("A", for: .normal)
    turned.setImage(.square(.red, side: 20), for: .normal)
    turned.setBackgroundImage(.square(.blue, side: 5), for: .normal)
    turned.layoutIfNeeded()
    #expect(turned.imageView?.frame == CGRect(x: 170, y: 0, width: 20, height: 20))
    #expect(turned.titleLabel?.frame == CGRect(x: 10, y: 10, width: 50, height: 20))
    let ground = try #require(turned.subviews.first)
    #expect(ground.frame == CGRect(x: 5, y: 5, width: 190, height: 50))
  }

  @Test func `a button is at least as large as the picture behind it`() {
    button.setTitle("A", for: .normal)
    let bare = button.intrinsicContentSize
    button.setBackgroundImage(.square(.blue, side: 90), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 90, height: 90))
    button.setBackgroundImage(.square(.blue, side: 2), for: .normal)
    #expect(button.intrinsicContentSize == bare)
  }

  @Test func `pictures are fainter where the button cannot be used, unless there are own ones`() {
    button.setImage(.square(.red, side: 10), for: .normal)
    button.isEnabled = false
    #expect(button.imageView?.alpha != 1)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.alpha == 1)
    button.adjustsImageWhenDisabled = true
    button.setImage(.square(.gray, side: 10), for: .disabled)
    #expect(button.imageView?.alpha == 1)
    button.isEnabled = true
    button.isHighlighted = true
    #expect(button.imageView?.alpha != 1)
    button.isHighlighted = false
    button.adjustsImageWhenHighlighted = false
    button.isHighlighted = true
    #expect(button.imageView?.alpha == 1)
  }

  @Test func `pictures of the system's buttons take the tint, those of custom ones do not`() {
    let image = UIImage.square(.red, side: 10)
    button.setImage(image, for: .normal)
    #expect(button.imageView?.image?.renderingMode != .alwaysTemplate)
    let system = UIButton.systemButton(with: image, target: nil, action: nil)
    #expect(system.buttonType == .system && system.currentImage === image)
    #expect(system.imageView?.image?.renderingMode == .alwaysTemplate)
    system.setImage(image.withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(system.imageView?.image?.renderingMode == .alwaysOriginal)
  }

  @Test func `titles of the system's buttons take the tint`() {
    let parent = UIView()
    parent.tintColor = .purple
    let system = UIButton(type: .system)
    system.setTitle("A", for: .normal)
    parent.addSubview(system)
    #expect(system.titleLabel?.textColor == .purple)
    parent.tintColor = .orange
    #expect(system.titleLabel?.textColor == .orange)
    system.setTitleColor(.green, for: .normal)
    #expect(system.titleLabel?.textColor == .green)
  }

  @Test func `a button may go on and off`() {
    button.changesSelectionAsPrimaryAction = true
    ControlScreen.showing(button) { screen, log in
      screen.tap(100, 30)
      #expect(button.isSelected && log.lines.contains("primary"))
      screen.tap(100, 30)
      #expect(!button.isSelected)
      button.isEnabled = false
      screen.tap(100, 30)
      #expect(!button.isSelected)
    }
  }

  @Test func `a finger that leaves the button gives up`() {
    ControlScreen.showing(button) { screen, log in
      screen.finger(.began, 100, 30)
      #expect(button.isHighlighted && button.isHeld)
      screen.finger(.moved, 100, 200)
      #expect(!button.isHighlighted && button.isHeld)
      screen.finger(.ended, 100, 200)
      #expect(!button.isHeld && log.lines == ["down", "up outside"])
    }
  }

  @Test func `an action gives title, picture and purpose`() {
    var runs = 0
    let image = UIImage.square(.red, side: 6)
    let action = UIAction(title: "Go", image: image) { _ in runs += 1 }
    let made = [
      UIButton(type: .system, primaryAction: action), UIButton(primaryAction: action),
      UIButton(frame: .zero, primaryAction: action),
      UIButton(configuration: .filled(), primaryAction: action),
    ]
    for button in made {
      #expect(button.currentTitle == "Go" && button.currentImage === image)
      button.sendActions(for: .primaryActionTriggered)
    }
    #expect(runs == 4)
    #expect(made[1].buttonType == .system && made[2].buttonType == .custom)
    #expect(made[1].bounds.size == made[1].intrinsicContentSize)
  }
}
