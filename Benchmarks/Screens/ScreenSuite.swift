internal import CAllocationCounter
import CoreGraphics
import Foundation
import Gallery
import UIKit
import WindowHost

/// The gallery's wall of cards: its first frame and its frames while it scrolls.
enum ScreenSuite: Suite {
  static let name = "masonry"

  static func run() -> [Measurement] {
    // Fonts and codecs are loaded once a process, whoever is first.
    Wall(200).close()
    guard let bare = BareCells(width: 1179, height: 2556) else { return [] }
    let scrolls = [1_000, 100_000].map { scroll($0, bare) }
    let across = scrolls.compactMap(\.ratio)
    return [1_000, 100_000].map(firstFrame) + scrolls + [
      Measurement(
        name: "masonry.scroll frame of 100,000",
        microseconds: scrolls[1].microseconds,
        baseline: "of 1,000",
        baselineMicroseconds: scrolls[0].microseconds,
        ratio: across[1] / across[0],
        goal: 1.1
      )
    ]
  }

  /// From nothing to the first frame, beside placing and drawing the same cards by hand.
  private static func firstFrame(_ count: Int) -> Measurement {
    let medians = Race(warmUp: 1, rounds: 9).medians([
      ("ours", { Wall(count).close() }),
      ("bare", { BareWall(width: 1179, height: 2556)?.draw(count) }),
    ])
    return Measurement(
      name: "masonry.\(count) first frame",
      microseconds: medians["ours"] ?? .nan,
      baseline: "the same cards placed and drawn by hand",
      baselineMicroseconds: medians["bare"],
      ratio: (medians["ours"] ?? .nan) / (medians["bare"] ?? .nan),
      goal: count == 1_000 ? 1.5 : nil
    )
  }

  /// A frame of a scroll by 40 pixels, beside moving as many pixels and painting the strip.
  private static func scroll(_ count: Int, _ bare: BareCells) -> Measurement {
    let wall = Wall(count)
    defer { wall.close() }
    let medians = Race(warmUp: 10, rounds: 120).medians([
      ("ours", { wall.scroll() }), ("bare", { bare.scroll(by: 40) }),
    ])
    return Measurement(
      name: "masonry.\(count) scroll frame",
      microseconds: medians["ours"] ?? .nan,
      baseline: "pixels moved and a strip drawn by hand",
      baselineMicroseconds: medians["bare"],
      ratio: (medians["ours"] ?? .nan) / (medians["bare"] ?? .nan),
      goal: 0.7,
      counts: wall.counts,
      // Two thirds of them are the layout's own.
      limits: ["allocations": 23, "pixels moved": 0]
    )
  }

  /// A screen that shows the wall and scrolls down it.
  @MainActor
  private final class Wall {
    private let stage: Stage
    private let window: UIWindow
    private let collectionView: UICollectionView?
    private var time = 0.0
    private(set) var counts: [String: Int] = [:]

    init(_ count: Int) {
      let host = HeadlessHost(size: HostSize(width: 393, height: 852), scale: 3)
      stage = Stage(host: host, device: Device(width: 393, height: 852, scale: 3))
      window = UIWindow(frame: UIScreen.main.bounds)
      let controller = MasonryViewController(count: count)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      collectionView = controller.view.subviews.compactMap { $0 as? UICollectionView }.first
      show()
    }

    private func show() {
      time += 1.0 / 60
      stage.showFrame(at: time)
    }

    func scroll() {
      guard let collectionView else { return }
      let before = allocation_count()
      collectionView.contentOffset.y += 40 / 3
      show()
      let allocations = Int(allocation_count() - before)
      counts = [
        "allocations": allocations,
        "cells made": collectionView.cellsMade,
        "pixels painted": stage.work.last.paintedPixels,
        "pixels moved": stage.work.last.movedPixels,
        "layers painted": stage.work.last.paintedLayers,
      ]
    }

    func close() {
      window.isHidden = true
      window.rootViewController = nil
    }
  }
}
