import CoreGraphics
import TestSupport
import Testing
import WindowHost

@testable import QuartzCore

/// Memory that turns shows the same pixels as memory whose pixels are moved.
@Suite struct ScreenPixelsTests {
  /// A screen whose memory turns.
  private struct TurningScreen {
    let host: HeadlessHost
    private(set) var pixels: ScreenPixels

    init(width: Int, height: Int) throws {
      host = HeadlessHost(
        size: HostSize(width: Double(width), height: Double(height)),
        scale: 1
      )
      pixels = try Self.pixels(of: host)
    }

    /// Goes on as somebody else would who comes to the same host.
    mutating func comeAnew() throws { pixels = try Self.pixels(of: host) }

    private static func pixels(of host: HeadlessHost) throws -> ScreenPixels {
      let frame = try #require(host.framebuffer())
      let bitmap = try #require(
        Bitmap(
          wrapping: frame.data,
          width: frame.width,
          height: frame.height,
          bytesPerRow: frame.bytesPerRow
        )
      )
      return ScreenPixels(bitmap, firstRow: frame.firstRow) {
        host.ring().map {
          ScreenPixels.Ring(start: $0.start, rows: $0.rows, bytesPerRow: $0.bytesPerRow)
        }
      }
    }
  }

  private static func paintNoise(_ bitmap: Bitmap, _ random: inout SplitMix64) {
    for y in 0..<bitmap.height {
      for x in stride(from: 0, to: bitmap.width, by: 64) {
        bitmap.fill(
          PixelRect(x: x, y: y, width: 64, height: 1),
          with: Pixel(argb: 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next()))
        )
      }
    }
  }

  /// Heights of whole pages have no row to spare.
  @Test(arguments: [256, 257, 300], 0..<8)
  func `turning is moving`(height: Int, seed: Int) throws {
    let width = 256
    var screen = try TurningScreen(width: width, height: height)
    let moved = try #require(Bitmap(width: width, height: height))
    var random = SplitMix64(seed: 40 + seed)
    Self.paintNoise(moved, &random)
    screen.pixels.bitmap.copyPixels(of: moved, from: moved.bounds, to: (0, 0))
    var turns = 0
    for step in 0..<200 {
      let (top, bottom) = (random.int(0...60), random.int(0...60))
      let area = PixelRect(x: 0, y: top, width: width, height: height - top - bottom)
      let dy = random.int(-area.height...area.height)
      guard let cost = screen.pixels.turn(area, by: dy) else { continue }
      turns += 1
      #expect(cost == (top + bottom) * width)
      moved.move(area, dx: 0, dy: dy)
      // What was uncovered is painted anew.
      let uncovered =
        dy < 0
        ? PixelRect(minX: 0, minY: area.maxY + dy, maxX: width, maxY: area.maxY)
        : PixelRect(minX: 0, minY: area.minY, maxX: width, maxY: area.minY + dy)
      let color = Pixel(argb: 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next()))
      for bitmap in [moved, screen.pixels.bitmap] { bitmap.fill(uncovered, with: color) }
      // The host shows the row it is told.
      screen.host.present([], firstRow: screen.pixels.firstRow)
      #expect(screen.host.framebuffer()?.data == screen.pixels.bitmap.data)
      if step % 20 == 0 { try screen.comeAnew() }
      let difference = PictureDifference(moved, screen.pixels.bitmap)
      #expect(difference == nil, "step \(step): \(difference.map { "\($0)" } ?? "")")
      if difference != nil { return }
    }
    #expect(turns > 40)
  }

  @Test func `what costs less to move, or is no whole row, does not turn`() throws {
    let pixels = try TurningScreen(width: 256, height: 256).pixels
    for (area, dy) in [
      (PixelRect(x: 0, y: 0, width: 256, height: 256), 0),
      (PixelRect(x: 1, y: 0, width: 255, height: 256), 8),
      (PixelRect(x: 0, y: 0, width: 255, height: 256), 8),
      (PixelRect(x: 0, y: 60, width: 256, height: 120), 8),
      (PixelRect(x: 0, y: 0, width: 256, height: 256), 256),
    ] {
      #expect(pixels.turn(area, by: dy) == nil)
    }
    let plain = ScreenPixels(pixels.bitmap)
    #expect(plain.turn(plain.bitmap.bounds, by: 8) == nil)
  }

  /// What keeps pixels from being moved at all is left out.
  private static func makeScrollable(_ list: CALayer) {
    for layer in RandomLayers.all(list) { layer.backdrop = nil }
    (list.masksToBounds, list.cornerRadius, list.borderWidth) = (true, 0, 0)
    (list.shadowOpacity, list.zPosition, list.isHidden) = (0, 0, false)
    list.backgroundColor = CGColor(gray: 1, alpha: 1)
  }

  /// A list of layers at random that scrolls below a bar and above another.
  @Test(arguments: 0..<24)
  func `scrolled frames are those that are painted whole`(seed: Int) throws {
    let (side, scale) = (128.0, 2.0)
    let pixels = Int(side * scale)
    var layers = RandomLayers(seed: 5_000 + seed, side: side)
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: side, height: side)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    let list = layers.tree()
    Self.makeScrollable(list)
    list.frame = CGRect(x: 0, y: seed % 3 == 0 ? 12 : 0, width: side, height: side - 20)
    let bar = CALayer()
    bar.frame = CGRect(x: 0, y: side - 8 - Double(seed % 2) * 12, width: side, height: 8)
    bar.backgroundColor = CGColor(red: 0.9, green: 0.2, blue: 0.1, alpha: seed % 4 == 0 ? 0.3 : 1)
    if seed % 4 == 0 { bar.backdrop = Backdrop(blurRadius: 3, saturation: 1.4) }
    root.addSublayer(list)
    root.addSublayer(bar)
    let screen = try TurningScreen(width: pixels, height: pixels)
    let compositor = Compositor()
    var turned = 0
    for step in 0..<40 {
      let before = screen.pixels.firstRow
      let node = root.commit()
      compositor.render(node, scale: scale, into: screen.pixels)
      if screen.pixels.firstRow != before {
        turned += 1
        #expect(compositor.work.movedPixels < pixels * pixels / 3)
      }
      let fresh = try #require(Bitmap(width: pixels, height: pixels))
      Compositor().render(node, scale: scale, into: fresh)
      let difference = PictureDifference(fresh, screen.pixels.bitmap)
      #expect(difference == nil, "step \(step): \(difference.map { "\($0)" } ?? "")")
      if difference != nil { return }
      list.bounds.origin.y += Double(layers.random.int(-40...40)) / 2
      if layers.random.once(in: 3) { layers.edit(list) }
      Self.makeScrollable(list)
    }
    #expect(turned > 5)
  }
}
