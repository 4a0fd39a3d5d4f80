import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct ControlImageTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
    context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test func `bars show pictures in the tint, unless they are to keep their colours`() {
    let shown = [
      picture, picture.withRenderingMode(.alwaysOriginal),
      picture.withRenderingMode(.alwaysTemplate),
    ].map { image -> UIImage.RenderingMode? in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
      bar.items = [UITabBarItem(title: "One", image: image, tag: 0)]
      bar.layoutIfNeeded()
      return Self.pictures(in: bar).first { $0.size == image.size }?.renderingMode
    }
    #expect(shown == [.alwaysTemplate, .alwaysOriginal, .alwaysTemplate])
    let segments = UISegmentedControl(items: [picture, "Two"])
    segments.frame.size = CGSize(width: 100, height: 32)
    segments.layoutIfNeeded()
    #expect(
      Self.pictures(in: segments).contains {
        $0.size == picture.size && $0.renderingMode == .alwaysTemplate
      }
    )
  }

  private static func pictures(in view: UIView) -> [UIImage] {
    view.subviews.flatMap { sub in
      ((sub as? UIImageView)?.image).map { [$0] } ?? pictures(in: sub)
    }
  }

  @Test func `an opaque view that draws stands on its own colour`() throws {
    @MainActor final class Dot: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    let controller = UIViewController()
    try TestScreen.showing(controller, scale: 1) { screen in
      let dot = Dot(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      dot.backgroundColor = .green
      controller.view.addSubview(dot)
      screen.step(2)
      let pixels = try #require(screen.stage.picture())
      #expect(pixels[3, 3].argb == 0xFF00_FF00 && pixels[0, 0].argb == 0xFFFF_0000)
      dot.backgroundColor = nil
      dot.isOpaque = false
      controller.view.backgroundColor = .blue
      screen.step(2)
      #expect(try #require(screen.stage.picture())[3, 3].argb == 0xFF00_00FF)
    }
  }

  @Test func `defaults take values by key`() {
    let defaults = UserDefaults.standard
    defaults.setValue(7, forKey: "tsumiki.test")
    #expect(defaults.value(forKey: "tsumiki.test") as? Int == 7)
    defaults.removeObject(forKey: "tsumiki.test")
  }
}
