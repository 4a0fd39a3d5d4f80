import CoreGraphics
import ScreenProtocol
import TestSupport
import Testing

@testable import UIKit

/// What is sent to somebody who shows the screen elsewhere.
@MainActor @Suite struct FrameFeedTests {
  /// A feed of a long list, and what it sent.
  @MainActor private final class Feed {
    let list = UIScrollView()
    let feed: FrameFeed
    private(set) var frames: [ServedValue] = []
    /// How many of the frames the viewer has shown.
    private var shown = 0
    private var picture: Bitmap?

    init(_ screen: TestScreen) {
      feed = FrameFeed(stage: screen.stage, meter: FrameMeter(stage: screen.stage, time: { 0 }))
      feed.send = { [weak self] in
        if let frame = $0["params"] { self?.frames.append(frame) }
      }
    }

    func fill() {
      // Only over one colour are pixels moved.
      list.backgroundColor = .white
      list.contentSize = CGSize(width: 320, height: 40_000)
      for row in 0..<800 {
        let label = UILabel(frame: CGRect(x: 16, y: row * 50, width: 280, height: 44))
        (label.text, label.backgroundColor) = ("Row \(row)", row % 2 == 0 ? .yellow : .clear)
        list.addSubview(label)
      }
    }

    /// Shows what was sent and not shown yet, as a page does, and says so.
    func look() throws {
      while shown < frames.count {
        let frame = frames[shown]
        if picture == nil {
          let size = try #require(frame["size"]?.list).compactMap(\.double).map { Int($0) }
          picture = Bitmap(width: size[0], height: size[1])
        }
        let picture = try #require(picture)
        if let move = frame["move"]?.list?.compactMap(\.double).map({ Int($0) }) {
          let area = PixelRect(x: move[0], y: move[1], width: move[2], height: move[3])
          picture.move(area, dx: move[4], dy: move[5])
        }
        for part in frame["parts"]?.list ?? [] {
          let at = try #require(part["at"]?.list).compactMap(\.double).map { Int($0) }
          let data = try #require(part["png"]?.text.flatMap { Data(base64Encoded: $0) })
          let pixels = try #require(UIImage(data: data)?.cgImage).bitmap
          picture.copyPixels(of: pixels, from: pixels.bounds, to: (at[0], at[1]))
        }
        shown += 1
        let number = try #require(frame["frame"]?.double)
        feed.see(Int(number))
      }
    }

    /// Whether the viewer's pixels are those of the screen.
    func isLike(_ screen: TestScreen) throws -> Bool {
      let mine = try #require(picture)
      let whole = try #require(screen.stage.picture())
      mine.makeOpaque()
      return (0..<whole.height).allSatisfy { y in
        let rows = (mine.data + y * mine.bytesPerRow, whole.data + y * whole.bytesPerRow)
        return memcmp(rows.0, rows.1, whole.width * 4) == 0
      }
    }
  }

  private func showing(_ body: (TestScreen, Feed) throws -> Void) throws {
    let controller = UIViewController()
    try TestScreen.showing(controller) { screen in
      let feed = Feed(screen)
      feed.fill()
      feed.list.frame = screen.window.bounds
      controller.view.addSubview(feed.list)
      screen.settle()
      try body(screen, feed)
    }
  }

  @Test func `what is scrolled while no frame may be sent is one move, and is painted once`() throws
  {
    try showing { screen, feed in
      feed.feed.begin()
      for _ in 0..<2 {
        feed.list.contentOffset.y += 10
        screen.step()
      }
      #expect(feed.frames.count == FrameFeed.window && feed.feed.isFull)
      let before = screen.stage.work.presentedFrames
      for _ in 0..<9 {
        feed.list.contentOffset.y += 10
        screen.step()
      }
      #expect(feed.frames.count == FrameFeed.window)
      #expect(screen.stage.work.presentedFrames == before)
      try feed.look()
      #expect(screen.stage.work.presentedFrames == before + 1)
      let frame = try #require(feed.frames.last)
      #expect(feed.frames.count == FrameFeed.window + 1)
      #expect(frame["move"]?.list?.last == .number(-180))
      // A strip as high as the way, not the screen.
      #expect(frame["work"]?["painted"]?.double ?? 0 <= 640 * 190)
      #expect(try feed.isLike(screen))
    }
  }

  @Test func `frames that come late are sent as one`() throws {
    try showing { screen, feed in
      feed.feed.begin()
      try feed.look()
      feed.feed.join {
        for _ in 0..<6 {
          feed.list.contentOffset.y += 10
          screen.step()
        }
      }
      #expect(feed.frames.count == 2)
      #expect(feed.frames.last?["move"]?.list?.last == .number(-120))
      try feed.look()
      #expect(try feed.isLike(screen))
      feed.feed.end()
      feed.feed.join { screen.step() }
      #expect(!screen.stage.paintsEachFrame)
    }
  }

  @Test(arguments: 0..<8) func `whoever is slow sees the same pixels in the end`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    try showing { screen, feed in
      feed.feed.begin()
      for _ in 0..<60 {
        switch random.int(0...9) {
        case 0: feed.list.contentOffset.y = CGFloat(random.int(0...30_000))
        case 1: feed.list.subviews[random.int(0...40)].backgroundColor = .red
        // Somebody else looks while the viewer does not.
        case 2: _ = screen.stage.picture()
        case 3: try feed.look()
        case 4: feed.feed.join { screen.step(random.int(1...4)) }
        default: feed.list.contentOffset.y += CGFloat(random.int(-30...40)) / 2
        }
        screen.step()
      }
      try feed.look()
      #expect(try feed.isLike(screen))
      #expect(feed.frames.count > 3)
    }
  }
}
