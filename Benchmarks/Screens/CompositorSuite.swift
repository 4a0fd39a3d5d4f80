internal import CAllocationCounter
import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import WindowHost

/// A full screen of sixty cells, composed here and drawn by hand.
enum CompositorSuite: Suite {
  static let name = "compositor"
  private static let size = CGSize(width: 393, height: 852)

  static func run() -> [Measurement] {
    let (width, height) = (1179, 2556)
    guard let bare = BareCells(width: width, height: height),
      let whole = Scene(width, height, bare, caches: true),
      let parts = Scene(width, height, bare, caches: false)
    else { return [] }
    let step = 40
    let medians = Race(warmUp: 5, rounds: 40).medians([
      ("cells by hand", { bare.drawCachedCells() }),
      ("cells", { whole.redraw() }),
      ("texts by hand", { bare.drawCachedTexts() }),
      ("texts", { parts.redraw() }),
      ("scroll by hand", { bare.scroll(by: step * 3) }),
      ("scroll", { parts.scroll(by: CGFloat(step)) }),
      ("unchanged", { parts.show() }),
    ])
    func compare(_ what: String, _ title: String, goal: Double?) -> Measurement {
      let (ours, by) = (medians[what] ?? .nan, medians["\(what) by hand"] ?? .nan)
      return Measurement(
        name: "compositor.\(title)",
        microseconds: ours,
        baseline: "Cairo by hand",
        baselineMicroseconds: by,
        ratio: ours / by,
        goal: goal
      )
    }
    parts.show()
    let before = allocation_count()
    parts.show()
    let allocations = Int(allocation_count() - before)
    return [
      compare("cells", "60 cells from pictures", goal: 1),
      compare("texts", "60 cells, fill and text", goal: 0.6),
      compare("scroll", "scroll by 40 points", goal: 0.8),
      Measurement(
        name: "compositor.unchanged screen",
        microseconds: medians["unchanged"] ?? .nan,
        counts: ["pixels painted": parts.work.paintedPixels, "allocations": allocations],
        limits: ["pixels painted": 0, "allocations": 0]
      ),
    ]
  }

  /// The cells as layers.
  @MainActor
  private final class Scene {
    private let root = CALayer()
    private let board = CALayer()
    private let pixels: ScreenPixels
    private let compositor = Compositor()
    private var tree: RenderNode?
    private var offset: CGFloat = 0

    var work: Compositor.Work { compositor.work }

    init?(_ width: Int, _ height: Int, _ bare: BareCells, caches: Bool) {
      let size = HostSize(width: Double(width), height: Double(height))
      let host = HeadlessHost(size: size, scale: 1)
      guard let frame = host.framebuffer(), let pixels = ScreenPixels(frame, of: host) else {
        return nil
      }
      self.pixels = pixels
      root.anchorPoint = .zero
      root.frame = CGRect(origin: .zero, size: CompositorSuite.size)
      root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
      board.anchorPoint = .zero
      board.frame = root.bounds
      board.masksToBounds = true
      root.addSublayer(board)
      // Cells below the screen come into sight when it scrolls.
      for index in 0..<BareCells.count * 8 { add(index, bare, caches) }
      show()
    }

    private func add(_ index: Int, _ bare: BareCells, _ caches: Bool) {
      let (column, row) = (index % BareCells.columns, index / BareCells.columns)
      let frame = CGRect(
        x: (CGFloat(column) * CGFloat(bare.width) / 5 + 12).rounded(.down) / 3,
        y: (CGFloat(row) * CGFloat(bare.height) / 12 + 12).rounded(.down) / 3,
        width: CGFloat(bare.cellWidth) / 3,
        height: CGFloat(bare.cellHeight) / 3
      )
      let label = UILabel()
      label.font = .systemFont(ofSize: 13)
      label.text = BareCells.text(index % BareCells.count)
      label.textColor = .white
      label.sizeToFit()
      label.frame.origin = CGPoint(
        x: ((frame.width - label.frame.width) / 2 * 3).rounded() / 3,
        y: frame.height - label.frame.height - 6
      )
      let cell = UIView(frame: frame)
      cell.layer.backgroundColor = CGColor(
        red: BareCells.red(index % BareCells.count),
        green: 0.4,
        blue: 0.6,
        alpha: 1
      )
      cell.layer.cornerRadius = 12
      cell.addSubview(label)
      if caches {
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.frame = frame
        layer.contents =
          UIGraphicsImageRenderer(size: frame.size).image {
            cell.layer.render(in: $0.cgContext)
          }.cgImage
        board.addSublayer(layer)
      } else {
        board.addSublayer(cell.layer)
        views.append(cell)
      }
    }

    private var views: [UIView] = []

    func show() {
      root.layoutIfNeeded()
      root.displayTree()
      compositor.render(root.commit(), scale: 3, into: pixels)
    }

    func redraw() {
      compositor.invalidate()
      show()
    }

    func scroll(by step: CGFloat) {
      offset += step
      if offset > CGFloat(pixels.bitmap.height) { offset = 0 }
      board.bounds.origin.y = offset
      show()
    }
  }
}
