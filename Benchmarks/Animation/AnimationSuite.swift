internal import CAllocationCounter
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A frame in which a hundred layers move, and frames in which nothing moves any more.
enum AnimationSuite: Suite {
  static let name = "animation"
  private static let count = 100
  private static let (width, height) = (1179, 2556)

  static func run() -> [Measurement] {
    guard let bare = Squares(width, height), let scene = Scene(width, height) else { return [] }
    let medians = Race(warmUp: 5, rounds: 60).medians([
      ("by hand", { bare.draw() }),
      ("layers", { scene.show() }),
    ])
    let (ours, by) = (medians["layers"] ?? .nan, medians["by hand"] ?? .nan)
    let moving = scene.work.paintedLayers
    scene.end()
    let before = allocation_count()
    let start = Date()
    scene.show()
    let idle = Date().timeIntervalSince(start) * 1e6
    let allocations = Int(allocation_count() - before)
    return [
      Measurement(
        name: "animation.\(count) moving layers",
        microseconds: ours,
        baseline: "squares by hand",
        baselineMicroseconds: by,
        ratio: ours / by,
        goal: 1.2,
        counts: ["layers painted": moving],
        // The ground is painted once for each box of damage, of which there are few.
        limits: ["layers painted": count + 16]
      ),
      Measurement(
        name: "animation.ended",
        microseconds: idle,
        counts: [
          "layers animated": AnimationRegistry.current.animatedLayers,
          "frames wanted": AnimationRegistry.current.needsFrame ? 1 : 0,
          "pixels painted": scene.work.paintedPixels,
          "allocations": allocations,
        ],
        limits: [
          "layers animated": 0, "frames wanted": 0, "pixels painted": 0, "allocations": 0,
        ]
      ),
    ]
  }

  /// Where a square starts, in points of a screen of 393 by 852.
  private static func origin(_ index: Int) -> CGPoint {
    CGPoint(x: CGFloat(index % 10) * 34 + 4, y: CGFloat(index / 10) * 84 + 4)
  }

  private static let side: CGFloat = 24
  private static let way: CGFloat = 40

  private static func color(_ index: Int) -> CGColor {
    CGColor(red: CGFloat(index) / 100, green: 0.4, blue: 0.6, alpha: 1)
  }

  /// The squares, drawn into a bitmap.
  @MainActor
  private final class Squares {
    private let bitmap: Bitmap
    private var time = 0.0

    init?(_ width: Int, _ height: Int) {
      guard let bitmap = Bitmap(width: width, height: height) else { return nil }
      self.bitmap = bitmap
    }

    func draw() {
      time += 1.0 / 60
      let share = TimingCurve.easeInOut.value(at: time.truncatingRemainder(dividingBy: 1))
      bitmap.fill(bitmap.bounds, with: Pixel(red: 1, green: 1, blue: 1, alpha: 1))
      for index in 0..<count {
        let start = origin(index)
        let y = Int(((start.y + way * share) * 3).rounded())
        bitmap.fillOver(
          PixelRect(x: Int(start.x * 3), y: y, width: Int(side * 3), height: Int(side * 3)),
          with: Pixel(color(index))
        )
      }
    }
  }

  /// The squares as layers with an animation each.
  @MainActor
  private final class Scene {
    private let root = CALayer()
    private let bitmap: Bitmap
    private let compositor = Compositor()
    private var time = 0.0

    var work: Compositor.Work { compositor.work }

    init?(_ width: Int, _ height: Int) {
      guard let bitmap = Bitmap(width: width, height: height) else { return nil }
      self.bitmap = bitmap
      root.anchorPoint = .zero
      root.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
      root.showsFrames = true
      for index in 0..<count {
        let layer = CALayer()
        layer.frame = CGRect(origin: origin(index), size: CGSize(width: side, height: side))
        layer.backgroundColor = color(index)
        let animation = CABasicAnimation(keyPath: "position.y")
        animation.byValue = way
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(animation, forKey: "move")
        root.addSublayer(layer)
      }
      show()
    }

    func show() {
      time += 1.0 / 60
      MediaClock.now = time
      AnimationRegistry.current.finish(at: time)
      root.layoutIfNeeded()
      root.displayTree()
      AnimationRegistry.current.begin(at: time)
      compositor.render(root.commit(), scale: 3, into: bitmap)
    }

    func end() {
      for layer in root.sublayers ?? [] { layer.removeAllAnimations() }
      for _ in 0..<2 { show() }
    }
  }
}
