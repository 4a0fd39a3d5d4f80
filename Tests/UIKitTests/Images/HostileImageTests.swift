import CoreGraphics
import Diagnostics
import Testing

@testable import UIKit

/// Sizes and numbers that no image has.
@MainActor @Suite struct HostileImageTests {
  nonisolated private static let numbers: [CGFloat] = [
    0, -1, 1e-300, 1e9, 1e300, .infinity, -.infinity, .nan,
  ]

  @Test(arguments: numbers)
  func `symbols of any size have one`(number: CGFloat) throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: number, weight: .black)
    let image = try #require(
      UIImage(systemName: "circle", withConfiguration: configuration)
    )
    #expect(image.size.width > 0 && image.size.width < 10_000)
    #expect(image.baselineOffsetFromBottom?.isFinite == true)
    let small = UIImage(cgImage: Picture.make(["R"]), scale: number, orientation: .up)
    #expect(small.size.width >= 0)
  }

  @Test(arguments: numbers)
  func `borders of any width are drawn`(number: CGFloat) {
    let insets = UIEdgeInsets(top: number, left: 1, bottom: -number, right: number)
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let image = UIImage(cgImage: Picture.make(["RRR", "RRR"]))
        .resizableImage(withCapInsets: insets, resizingMode: mode)
      let drawn = Picture.drawn(4, 1) {
        image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 1))
      }
      #expect(drawn == ["RRRR"])
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
      _ = UIKitDiagnostics.recording { #expect(Picture.shown(view).count == 1) }
    }
  }

  @Test(arguments: numbers)
  func `rectangles of any size are drawn or not`(number: CGFloat) {
    let image = UIImage(cgImage: Picture.make(["R"]))
    _ = UIKitDiagnostics.recording {
      _ = Picture.drawn(2, 2) {
        image.draw(in: CGRect(x: number, y: 0, width: 1, height: 1))
        image.draw(in: CGRect(x: 0, y: 0, width: number, height: 1))
        image.drawAsPattern(in: CGRect(x: 0, y: number, width: 1, height: number))
        image.draw(at: .zero, blendMode: .normal, alpha: number)
      }
      #expect(image.preparingThumbnail(of: CGSize(width: number, height: -1)) == nil)
      let path = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: number, height: 4),
        cornerRadius: number
      )
      _ = path.reversing().contains(CGPoint(x: number, y: 1))
    }
  }

  @Test(arguments: numbers)
  func `animations of any length go on and end`(number: CGFloat) {
    FrameClock.current.restart(at: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.isHidden = false
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    window.addSubview(view)
    view.animationImages = ["R", "G"].map { UIImage(cgImage: Picture.make([$0])) }
    view.animationDuration = Double(number)
    view.animationRepeatCount = .max
    view.startAnimating()
    FrameClock.current.advance(to: 1)
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
    window.isHidden = true
  }

  @Test func `traits without a scale draw at an ordinary one`() {
    let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    let usual = UITraitCollection.fallback.displayScale
    traits.performAsCurrent {
      #expect(UIGraphicsImageRendererFormat().scale == usual)
      #expect(UIImage(systemName: "circle")?.scale == usual)
    }
  }
}
