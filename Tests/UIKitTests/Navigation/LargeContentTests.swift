import CoreGraphics
import Foundation
import Testing
import WindowHost

@testable import UIKit

@MainActor @Suite struct `a finger that rests on an item of a bar` {
  private final class Ear: NSObject, UITabBarDelegate {
    var chosen: [Int] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.tag) }
  }

  private func large(_ screen: TestScreen) -> LargeContentView? {
    screen.window.subviews.lazy.compactMap { $0 as? LargeContentView }.first
  }

  private func with(
    _ size: UIContentSizeCategory,
    _ body: (UITabBar, Ear, TestScreen) throws -> Void
  ) throws {
    let controller = UIViewController()
    let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 320, height: 49))
    bar.items = [
      UITabBarItem(title: "Tea", image: nil, tag: 1),
      UITabBarItem(title: "Rice", image: nil, tag: 2),
    ]
    let ear = Ear()
    bar.delegate = ear
    controller.view.addSubview(bar)
    let configure: (inout Device) -> Void = { $0.textSize = size }
    try TestScreen.showing(controller, configure: configure) { screen in
      try body(bar, ear, screen)
    }
  }

  @Test func `shows it large where people ask for very large text, and uses it when it is lifted`()
    throws
  {
    try with(.accessibilityLarge) { bar, ear, screen in
      let image = UIImage(systemName: "cup.and.saucer")
      bar.items?.first?.largeContentSizeImage = image
      screen.finger(.began, 80, 120)
      screen.step(40)
      let view = try #require(large(screen))
      #expect(view.subviews.compactMap { ($0 as? UIImageView)?.image }.first === image)
      #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Tea"])
      #expect(ear.chosen.isEmpty)
      screen.finger(.ended, 80, 120)
      screen.settle()
      #expect(large(screen) == nil && ear.chosen == [1])
      screen.finger(.began, 80, 120)
      screen.step(40)
      screen.finger(.moved, 80, 300)
      screen.finger(.ended, 80, 300)
      screen.settle()
      #expect(large(screen) == nil && ear.chosen == [1])
    }
  }

  @Test func `shows nothing at other sizes`() throws {
    try with(.large) { _, ear, screen in
      screen.finger(.began, 80, 120)
      screen.step(40)
      #expect(large(screen) == nil)
      screen.finger(.ended, 80, 120)
      screen.settle()
      #expect(ear.chosen == [1])
    }
  }
}
