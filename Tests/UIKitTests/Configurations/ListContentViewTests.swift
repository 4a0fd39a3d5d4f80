import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct ListContentViewTests {
  /// Runs a test with a content view in a window of 3 pixels a point.
  private func showing(
    _ configuration: UIListContentConfiguration,
    width: CGFloat = 350,
    scale: CGFloat = 3,
    textSize: UIContentSizeCategory? = nil,
    _ body: (UIListContentView, UIView) -> Void
  ) {
    let controller = UIViewController()
    TestScreen.showing(controller, width: 390, scale: scale) { screen in
      let holder = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
      holder.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0,
        leading: 20,
        bottom: 0,
        trailing: 20
      )
      if let textSize { controller.traitOverrides.preferredContentSizeCategory = textSize }
      let view = UIListContentView(configuration: configuration)
      holder.addSubview(view)
      controller.view.addSubview(holder)
      view.frame = CGRect(x: 0, y: 0, width: width, height: 100)
      view.frame.size.height = view.sizeThatFits(CGSize(width: width, height: 0)).height
      screen.step()
      body(view, holder)
    }
  }

  private func cell(
    _ base: UIListContentConfiguration = .cell(),
    _ text: String? = "Fukuoka",
    _ secondary: String? = nil
  ) -> UIListContentConfiguration {
    var cell = base
    cell.text = text
    cell.secondaryText = secondary
    return cell
  }

  /// A length to a thousandth: pixels of a third of a point have no end.
  private func rounded(_ length: CGFloat) -> Double { (Double(length) * 1000).rounded() / 1000 }

  @Test func `rows have the heights of their texts`() {
    showing(cell()) { view, _ in #expect(view.frame.height == 44) }
    showing(cell(.cell(), "Fukuoka", "Hakata")) { view, _ in
      // 11 + 20 1/3 + 3 + 14 1/3 + 11
      #expect(rounded(view.frame.height) == 59.667)
    }
    showing(cell(.sidebarCell(), "Fukuoka", "Hakata")) { view, _ in
      // 11 + 20 1/3 + 4 + 15 2/3 + 11, as seen on a screen.
      #expect(rounded(view.frame.height) == 62)
    }
    showing(cell(.groupedHeader())) { view, _ in #expect(rounded(view.frame.height) == 38.667) }
    showing(cell(.groupedFooter())) { view, _ in #expect(rounded(view.frame.height) == 33.667) }
    showing(cell(.sidebarHeader())) { view, _ in #expect(rounded(view.frame.height) == 46) }
    showing(cell(.valueCell(), "Fukuoka", "5")) { view, _ in #expect(view.frame.height == 44) }
    showing(cell(.cell(), nil)) { view, _ in #expect(view.frame.height == 44) }
  }

  @Test func `texts lie at the superview's margin where it is the larger`() {
    showing(cell(.cell(), "Fukuoka", "Hakata")) { view, holder in
      #expect(view.textLayoutGuide?.layoutFrame.minX == 20)
      #expect(view.secondaryTextLayoutGuide?.layoutFrame.minX == 20)
      #expect(view.textLayoutGuide?.layoutFrame.minY == 11)
      #expect(view.imageLayoutGuide == nil)
      holder.directionalLayoutMargins.leading = 0
      view.layoutIfNeeded()
      #expect(view.textLayoutGuide?.layoutFrame.minX == 16)
      var other = cell()
      other.axesPreservingSuperviewLayoutMargins = []
      holder.directionalLayoutMargins.leading = 50
      view.configuration = other
      view.layoutIfNeeded()
      #expect(view.textLayoutGuide?.layoutFrame.minX == 16)
      #expect(view.secondaryTextLayoutGuide == nil)
      other.axesPreservingSuperviewLayoutMargins = .both
      holder.directionalLayoutMargins.top = 40
      view.configuration = other
      #expect(view.sizeThatFits(CGSize(width: 350, height: 0)).height > 70)
    }
  }

  @Test func `a value stands at the end of the line while there is room`() {
    showing(cell(.valueCell(), "Fukuoka", "5")) { view, _ in
      let text = view.textLayoutGuide?.layoutFrame ?? .zero
      let value = view.secondaryTextLayoutGuide?.layoutFrame ?? .zero
      #expect(value.maxX == 330)
      #expect(value.minY == text.minY)
      view.configuration = cell(.valueCell(), "Fukuoka", String(repeating: "5 ", count: 60))
      view.frame.size.height = view.sizeThatFits(CGSize(width: 350, height: 0)).height
      view.layoutIfNeeded()
      let wrapped = view.secondaryTextLayoutGuide?.layoutFrame ?? .zero
      #expect(wrapped.minX == 20)
      #expect(rounded(wrapped.minY) == 34.333)
    }
    showing(
      cell(.valueCell(), "Fukuoka", "5"),
      textSize: .accessibilityLarge
    ) { view, _ in
      #expect(view.secondaryTextLayoutGuide?.layoutFrame.minX == 20)
      #expect(view.frame.height > 88)
    }
  }

  @Test func `symbols have room in common, and images their own`() {
    var symbol = cell()
    symbol.image = UIImage(systemName: "wifi")
    showing(symbol) { view, _ in
      #expect(view.textLayoutGuide?.layoutFrame.minX == CGFloat(20 + 24 + 16))
      #expect(view.frame.height == 44)
      #expect(abs((view.imageLayoutGuide?.layoutFrame.midX ?? 0) - 32) <= 0.5)
    }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
    var image = cell()
    image.image = picture
    showing(image) { view, _ in
      #expect(view.textLayoutGuide?.layoutFrame.minX == CGFloat(20 + 80 + 16))
      #expect(view.frame.height == 62)
      image.imageProperties.maximumSize = CGSize(width: 40, height: 0)
      view.configuration = image
      view.layoutIfNeeded()
      #expect(view.imageLayoutGuide?.layoutFrame.size == CGSize(width: 40, height: 20))
      image.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 50)
      image.imageProperties.cornerRadius = 5
      view.configuration = image
      view.layoutIfNeeded()
      #expect(view.textLayoutGuide?.layoutFrame.minX == CGFloat(20 + 60 + 16))
      #expect(view.imageLayoutGuide?.layoutFrame.minX == 30)
      #expect(view.sizeThatFits(CGSize(width: 350, height: 0)).height == 72)
      let standard = UIListContentConfiguration.ImageProperties.standardDimension
      image.imageProperties.reservedLayoutSize = CGSize(width: standard, height: 0)
      view.configuration = image
      view.layoutIfNeeded()
      #expect(view.textLayoutGuide?.layoutFrame.minX == CGFloat(20 + 24 + 16))
    }
  }

  @Test func `everything lies the other way round where one reads from right to left`() {
    var symbol = cell(.valueCell(), "Fukuoka", "5")
    symbol.image = UIImage(systemName: "wifi")
    showing(symbol) { view, holder in
      let text = view.textLayoutGuide?.layoutFrame ?? .zero
      let value = view.secondaryTextLayoutGuide?.layoutFrame ?? .zero
      holder.semanticContentAttribute = .forceRightToLeft
      view.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()
      #expect(view.textLayoutGuide?.layoutFrame.maxX == 350 - text.minX)
      #expect(view.secondaryTextLayoutGuide?.layoutFrame.minX == 350 - value.maxX)
    }
  }

  @Test func `letters change as told, and attributes stay`() {
    var header = cell(.groupedHeader(), "straße")
    showing(header) { view, _ in
      let label = view.subviews.compactMap { $0 as? UILabel }.first
      #expect(label?.text == "STRASSE")
      header.textProperties.transform = .capitalized
      view.configuration = header
      #expect(label?.text == "Straße")
      header.textProperties.transform = .lowercase
      view.configuration = header
      #expect(label?.text == "straße")
      let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 2.0])
      text.append(NSAttributedString(string: "cd"))
      header.attributedText = text
      header.textProperties.transform = .uppercase
      view.configuration = header
      #expect(label?.text == "ABCD")
      let kern = label?.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Double
      #expect(kern == 2)
      header.textProperties.alignment = .center
      header.attributedText = nil
      header.textProperties.transform = .none
      view.configuration = header
      view.layoutIfNeeded()
      #expect(label?.textAlignment == .center)
      #expect(view.textLayoutGuide?.layoutFrame.width == 310)
    }
  }

  @Test func `a content fits into other layouts by its own size`() {
    showing(cell(.cell(), String(repeating: "Fukuoka ", count: 20))) { view, _ in
      let compressed = view.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      #expect(compressed.width == 200)
      #expect(compressed.height > view.intrinsicContentSize.height)
      #expect(view.intrinsicContentSize.height == 44)
      #expect(view.intrinsicContentSize.width > 1000)
      let neighbour = UIView()
      neighbour.translatesAutoresizingMaskIntoConstraints = false
      view.superview?.addSubview(neighbour)
      guard let guide = view.textLayoutGuide else { return }
      NSLayoutConstraint.activate([
        neighbour.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        neighbour.topAnchor.constraint(equalTo: view.bottomAnchor),
        neighbour.widthAnchor.constraint(equalToConstant: 10),
        neighbour.heightAnchor.constraint(equalToConstant: 10),
      ])
      view.superview?.layoutIfNeeded()
      #expect(neighbour.frame.minX == 20)
    }
  }

  @Test func `the content's strength shows`() {
    var faint = cell()
    faint.alpha = 0.25
    showing(faint) { view, _ in
      #expect(view.alpha == 0.25)
      view.configuration = cell()
      #expect(view.alpha == 1)
    }
  }
}
