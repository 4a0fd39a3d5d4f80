import CoreGraphics
import QuartzCore
import Synchronization
import TestSupport
import Testing

/// Painting on several threads gives the same bytes as painting on one.
@Suite struct ParallelPaintingTests {
  static let alone = WorkerPool(threads: 0)
  static let crew = WorkerPool(threads: 3, worthwhilePixels: 1)

  @Test(arguments: 0..<40) func `frames are the same on one thread and on four`(seed: Int) throws {
    let side = 64.0
    var layers = RandomLayers(seed: 2_000 + seed, side: side)
    let root = layers.tree()
    let scale = [1.0, 2, 3][seed % 3]
    let pixels = Int(side * scale)
    let (one, four) = (Compositor(Self.alone), Compositor(Self.crew))
    let first = try #require(Bitmap(width: pixels, height: pixels))
    let second = try #require(Bitmap(width: pixels, height: pixels))
    for step in 0..<20 {
      let node = root.commit()
      one.render(node, scale: scale, into: first)
      four.render(node, scale: scale, into: second)
      let difference = PictureDifference(first, second)
      #expect(difference == nil, "seed \(seed), step \(step): \(difference.map { "\($0)" } ?? "")")
      if difference != nil { return }
      #expect(one.work.paintedPixels == four.work.paintedPixels)
      layers.edit(root)
    }
  }

  @Test func `a large frame is painted in bands, a small one at once`() throws {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 512, height: 512)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    let dot = CALayer()
    dot.frame = CGRect(x: 8, y: 8, width: 8, height: 8)
    dot.backgroundColor = CGColor(gray: 0, alpha: 1)
    root.addSublayer(dot)
    let compositor = Compositor(WorkerPool(threads: 1))
    let bitmap = try #require(Bitmap(width: 512, height: 512))
    compositor.render(root.commit(), scale: 1, into: bitmap)
    #expect(compositor.work.bands == 4)
    dot.position.x += 4
    compositor.render(root.commit(), scale: 1, into: bitmap)
    #expect(compositor.work.bands == 1)
  }

  @Test(arguments: [(0, -7), (0, 9), (0, 1), (0, -10), (0, 11), (0, -40), (5, 0), (-3, 0), (4, 4)])
  func `pixels go the same way in bands`(dx: Int, dy: Int) throws {
    let mover = PixelMover(Self.crew)
    for rect in [
      PixelRect(x: 3, y: 5, width: 50, height: 41), PixelRect(x: 0, y: 0, width: 64, height: 64),
      PixelRect(x: 60, y: 2, width: 9, height: 3),
    ] {
      let (whole, bands) = (try noise(), try noise())
      whole.move(rect, dx: dx, dy: dy)
      mover.move(rect, dx: dx, dy: dy, in: bands)
      #expect(PictureDifference(whole, bands) == nil)
    }
  }

  private func noise() throws -> Bitmap {
    let bitmap = try #require(Bitmap(width: 64, height: 64))
    var random = SplitMix64(seed: 9)
    for y in 0..<64 {
      for x in 0..<64 {
        bitmap.fill(
          PixelRect(x: x, y: y, width: 1, height: 1),
          with: Pixel(argb: 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next()))
        )
      }
    }
    return bitmap
  }

  private final class Count: PartedWork {
    let calls: Mutex<[Int]>

    init(_ count: Int) { calls = Mutex([Int](repeating: 0, count: count)) }

    func doPart(_ index: Int) { calls.withLock { $0[index] += 1 } }
  }

  @Test(arguments: [0, 1, 3]) func `each part is done once`(threads: Int) {
    let pool = WorkerPool(threads: threads)
    for count in [0, 1, 2, 3, 64] {
      for _ in 0..<50 {
        let work = Count(count)
        pool.run(work, parts: count)
        #expect(work.calls.withLock { $0 } == [Int](repeating: 1, count: count))
      }
    }
  }

  /// Work that asks for work is done by its own thread.
  private final class Nested: PartedWork {
    let pool: WorkerPool
    let inner = Count(8)

    init(_ pool: WorkerPool) { self.pool = pool }

    func doPart(_ index: Int) { pool.run(inner, parts: 8) }
  }

  @Test func `work inside of work does not wait for itself`() {
    let work = Nested(WorkerPool(threads: 2))
    work.pool.run(work, parts: 6)
    #expect(work.inner.calls.withLock { $0 } == [Int](repeating: 6, count: 8))
  }
}
