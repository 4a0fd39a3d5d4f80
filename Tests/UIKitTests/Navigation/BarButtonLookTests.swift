import CoreGraphics
import Testing

@testable import UIKit

/// Pictures behind the buttons of bars, and titles that are moved.
@MainActor @Suite(.serialized) struct `Looks of bar buttons` {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func views<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    view.subviews.flatMap { views(kind, in: $0) } + [view].compactMap { $0 as? Kind }
  }

  private func pushed(_ body: (UINavigationController, UIViewController) -> Void) {
    let (a, b) = (UIViewController(), UIViewController())
    (a.title, b.title) = ("First", "Second")
    let navigation = UINavigationController(rootViewController: a)
    TestScreen.showing(navigation) { screen in
      navigation.pushViewController(b, animated: false)
      screen.step()
      body(navigation, b)
    }
  }

  private func backTitle(_ navigation: UINavigationController) -> UILabel? {
    views(BackButtonView.self, in: navigation.navigationBar).first?.title
  }

  @Test func `a state's picture comes before the normal one, a style's before that of all`() {
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    let (all, done, pressed) = (image(10, 10), image(11, 11), image(12, 12))
    item.setBackgroundImage(all, for: .normal, barMetrics: .default)
    item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
    item.setBackgroundImage(pressed, for: .highlighted, barMetrics: .compact)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === all)
    #expect(item.looks.image(0, UIBarButtonItem.Style.done.rawValue, isCompact: false) === done)
    #expect(item.looks.image(0, UIBarButtonItem.Style.plain.rawValue, isCompact: false) === all)
    let highlighted = UIControl.State.highlighted.rawValue
    #expect(item.looks.image(highlighted, 0, isCompact: false) === all)
    #expect(item.looks.image(highlighted, 0, isCompact: true) === pressed)
  }

  @Test func `a picture lies behind a button and makes it as wide`() throws {
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    let plain = BarButtonView(item).sizeThatFits(.zero).width
    item.setBackgroundImage(image(90, 30), for: .normal, barMetrics: .default)
    let view = BarButtonView(item)
    #expect(plain < 30 && view.sizeThatFits(.zero).width == 90)
    view.frame = CGRect(x: 0, y: 0, width: 90, height: 44)
    view.layoutIfNeeded()
    let ground = try #require(
      views(UIImageView.self, in: view).first { $0.image?.size.width == 90 }
    )
    #expect(ground.frame == CGRect(x: 0, y: 7, width: 90, height: 30))
  }

  @Test func `the title of the way back is moved for all screens at once`() {
    UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1_000, vertical: 0),
      for: .default
    )
    defer {
      UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(.zero, for: .default)
    }
    pushed { navigation, _ in
      #expect((backTitle(navigation)?.frame.maxX ?? 0) < -800)
      #expect(backTitle(navigation)?.text == "First")
    }
  }

  @Test func `the bar's appearance moves it as well`() {
    let appearance = UINavigationBarAppearance()
    appearance.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 0,
      vertical: -300
    )
    pushed { navigation, _ in
      let before = backTitle(navigation)?.frame.minY ?? 0
      navigation.navigationBar.standardAppearance = appearance
      navigation.navigationBar.scrollEdgeAppearance = appearance
      navigation.view.layoutIfNeeded()
      #expect(backTitle(navigation)?.frame.minY == before - 300)
    }
  }
}
