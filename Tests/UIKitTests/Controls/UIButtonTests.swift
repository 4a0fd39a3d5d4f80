import CoreGraphics
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct UIButtonTests {
  private func button(
    _ title: String,
    _ size: CGFloat,
    _ weight: UIFont.Weight = .regular
  )
    -> UIButton
  {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size, weight: weight)
    return button
  }

  @Test(arguments: [NSLineBreakMode.byWordWrapping, .byCharWrapping])
  func `a title that wraps has as many lines as it needs`(mode: NSLineBreakMode) throws {
    let button = button("16\nlines", 18)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    let label = try #require(button.titleLabel)
    button.layoutIfNeeded()
    let single = label.frame.height
    label.lineBreakMode = mode
    button.layoutIfNeeded()
    #expect(label.numberOfLines == 0 && label.frame.height > single * 1.8)
    label.numberOfLines = 3
    label.lineBreakMode = .byTruncatingTail
    #expect(label.numberOfLines == 3)
  }

  @Test func `a button that closes is a light disc of 30 points with a grey cross`() throws {
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    ground.backgroundColor = .white
    let button = UIButton(type: .close)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    button.frame = CGRect(x: 5, y: 5, width: 30, height: 30)
    ground.addSubview(button)
    ground.layoutIfNeeded()
    let pixels = Pixels(of: ground, scale: 2)
    #expect((0xe8...0xf2).contains(pixels.at(20, 8).red))
    #expect((0x78...0xa0).contains(pixels.at(20, 20).red))
    #expect(pixels.at(20, 3).red == 255 && pixels.at(6, 20).red < 255)
  }

  /// Widths are the font's; the rest is as measured (facts la.button).
  @Test func `a title has 6 points above and below and none beside it`() throws {
    let plain = button("Plain Button", 15)
    let size = plain.intrinsicContentSize
    let label = try #require(plain.titleLabel)
    #expect(size.width == label.sizeThatFits(.zero).width.rounded(.up))
    #expect(size.height == label.sizeThatFits(.zero).height.rounded(.up) + 12)
    #expect(plain.sizeThatFits(CGSize(width: 200, height: 200)) == size)
    plain.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    plain.layoutIfNeeded()
    #expect(abs(label.frame.midX - 100) <= 0.5 && abs(label.frame.midY - 22) <= 0.5)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func `a title of two lines has room for both, though one shows`() {
    let one = button("One", 15).intrinsicContentSize
    #expect(one.height == 30)
    #expect(button("One\nTwo", 15).intrinsicContentSize.height == 48)
  }

  @Test func `kinds have their fonts and colours`() {
    #expect(UIButton().titleLabel?.font.pointSize == 18)
    #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
    #expect(UIButton().currentTitleColor == .white)
    #expect(
      UIButton(type: .system).currentTitleColor == .tintColor
        || UIButton(type: .system).currentTitleColor == UIButton().tintColor
    )
    #expect(UIButton(type: .contactAdd).currentImage != nil)
    #expect(UIButton(type: .roundedRect).buttonType == .system)
  }

  @Test func `states fall back on the normal one`() {
    let button = UIButton()
    button.setTitle("a", for: .normal)
    #expect(button.title(for: .highlighted) == "a" && button.currentTitle == "a")
    button.setTitle("b", for: .disabled)
    button.isEnabled = false
    #expect(button.currentTitle == "b" && button.titleLabel?.text == "b")
    button.isEnabled = true
    button.isSelected = true
    #expect(button.currentTitle == "a")
    button.setTitleColor(.red, for: .selected)
    #expect(button.currentTitleColor == .red)
  }

  @Test func `a tap sends touchUpInside and the primary action, a tap elsewhere nothing`() {
    let controller = UIViewController()
    var log: [String] = []
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Go") { action in
        log.append("primary \(action.sender is UIButton)")
      }
    )
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.frame = CGRect(x: 50, y: 100, width: 100, height: 44)
    TestScreen.showing(controller) { screen in
      controller.view.addSubview(button)
      screen.step()
      screen.tap(100, 120)
      #expect(log == ["up", "primary true"])
      screen.tap(100, 300)
      #expect(log.count == 2)
      screen.finger(.began, 100, 120)
      screen.step(3)
      #expect((button.titleLabel?.alpha ?? 1) < 0.3)
      screen.finger(.moved, 100, 400)
      screen.finger(.ended, 100, 400)
      screen.settle()
      #expect(log.count == 2 && button.titleLabel?.alpha == 1)
    }
  }

  @Test func `picture and title stand side by side, mirrored for right to left`() throws {
    let button = UIButton()
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setTitle("Star", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let image = try #require(button.imageView)
    let title = try #require(button.titleLabel)
    #expect(image.frame.maxX <= title.frame.minX + 0.5)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(title.frame.maxX <= image.frame.minX + 0.5)
    button.contentHorizontalAlignment = .left
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(title.frame.minX == 7)
  }

  @Test func `a picture larger than the button is fitted into it`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 100, height: 20)).image { _ in },
      for: .normal
    )
    button.layoutIfNeeded()
    #expect(try #require(button.imageView).frame == CGRect(x: 0, y: 5, width: 40, height: 20))
  }

  @Test func `configurations have their sizes and colours`() throws {
    var filled = UIButton.Configuration.filled()
    filled.title = "Filled"
    filled.subtitle = "Below"
    filled.image = UIImage(systemName: "star")
    filled.imagePadding = 8
    let button = UIButton(configuration: filled)
    #expect(
      filled.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    )
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Filled" && button.subtitleLabel?.text == "Below")
    #expect(button.titleLabel?.textColor == .white)
    let wide = button.intrinsicContentSize
    button.configuration?.imagePlacement = .top
    #expect(button.intrinsicContentSize.height > wide.height)
    button.configuration = .plain()
    button.configuration?.title = "Plain"
    button.layoutIfNeeded()
    #expect(abs(button.intrinsicContentSize.height - 34.33) < 0.5)
    var updates = 0
    button.configurationUpdateHandler = { button in
      updates += 1
      button.configuration?.title = button.isHighlighted ? "Down" : "Up"
    }
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Down" && updates > 0)
    button.configuration = nil
    button.setTitle("Old", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Old")
  }

  @Test func `attributes of a title go through its transformer`() {
    var plain = UIButton.Configuration.plain()
    plain.attributedTitle = AttributedString("Title")
    plain.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 30)
      return outgoing
    }
    let button = UIButton(configuration: plain)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.font.pointSize == 30)
  }

  @Test func `a menu opens under the finger and shows what was chosen`() {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    var chosen: [String] = []
    button.menu = UIMenu(
      children: ["One", "Two"].map { title in
        UIAction(title: title) { chosen.append($0.title) }
      }
    )
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.frame = CGRect(x: 20, y: 60, width: 100, height: 44)
    TestScreen.showing(controller) { screen in
      controller.view.addSubview(button)
      screen.step()
      #expect(button.currentTitle == "One")
      screen.tap(60, 80)
      screen.settle()
      screen.tap(100, 60 + 44 + 8 + 44 + 22)
      screen.settle()
      #expect(chosen == ["Two"] && button.currentTitle == "Two")
    }
  }
}
