import Testing
import WindowHost

@Suite struct `A host without a display` {
  private let host = HeadlessHost(size: HostSize(width: 20, height: 10), scale: 2)

  @Test func `gives what was posted once, in order`() {
    host.post(.exposed)
    host.post(.close)
    #expect(host.events(until: 5) == [.exposed, .close])
    #expect(host.events(until: 5).isEmpty)
  }

  @Test func `has a clock that is turned by hand and never goes back`() {
    #expect(host.now == 0)
    host.advance(to: 3)
    host.advance(to: 2)
    #expect(host.now == 3)
    _ = host.events(until: 100)
    #expect(host.now == 3)
  }

  @Test func `keeps its pixels until it has another size`() throws {
    let first = try #require(host.framebuffer())
    #expect([first.width, first.height, first.bytesPerRow] == [40, 20, 160])
    #expect((0..<20 * 160).allSatisfy { first.data.load(fromByteOffset: $0, as: UInt8.self) == 0 })
    first.data.storeBytes(of: 7, as: UInt8.self)
    let same = try #require(host.framebuffer())
    #expect(same.generation == first.generation)
    #expect(same.data.load(as: UInt8.self) == 7)
    host.post(.resized(HostSize(width: 5, height: 5), scale: 3, time: 0))
    let next = try #require(host.framebuffer())
    #expect(next.generation != first.generation && host.scale == 3)
    #expect([next.width, next.height] == [15, 15])
    #expect(next.data.load(as: UInt8.self) == 0)
  }

  @Test func `has no pixels where there is no room, and the last can still be read`() throws {
    let last = try #require(host.framebuffer())
    let count = last.height * last.bytesPerRow
    last.data.initializeMemory(as: UInt8.self, repeating: 7, count: count)
    host.post(.resized(HostSize(width: 0, height: 5), scale: 1, time: 0))
    #expect(host.framebuffer() == nil)
    #expect((0..<count).allSatisfy { last.data.load(fromByteOffset: $0, as: UInt8.self) == 7 })
  }

  @Test func `its pixels turn where they are many, and stay what they are`() throws {
    #expect(host.ring() == nil)
    host.post(.resized(HostSize(width: 150, height: 200), scale: 2, time: 0))
    let plain = try #require(host.framebuffer())
    plain.data.storeBytes(of: 7, toByteOffset: 399 * plain.bytesPerRow, as: UInt32.self)
    let ring = try #require(host.ring())
    #expect(ring.rows >= 400 && host.ring() === ring)
    let turning = try #require(host.framebuffer())
    #expect(turning.generation == plain.generation && turning.data == ring.start)
    let last = ring.start + 399 * ring.bytesPerRow
    #expect(last.load(as: UInt32.self) == 7)
    // The same memory once more.
    #expect((last + ring.rows * ring.bytesPerRow).load(as: UInt32.self) == 7)
    host.present([], firstRow: 5)
    #expect(host.framebuffer()?.data == ring.start + 5 * ring.bytesPerRow)
    host.post(.resized(HostSize(width: 200, height: 150), scale: 2, time: 0))
    let next = try #require(host.framebuffer())
    #expect(next.generation != plain.generation && next.firstRow == 0)
  }

  @Test func `notes what is presented, typed at and copied`() {
    let (first, second) = (
      HostPixelRect(x: 0, y: 0, width: 1, height: 1), HostPixelRect(x: 1, y: 2, width: 3, height: 4)
    )
    host.present([first], firstRow: 0)
    host.present([second], firstRow: 0)
    #expect(host.presented == [first, second])
    host.setTextInput(HostRect(x: 1, y: 2, width: 3, height: 4))
    #expect(host.textInputRect?.height == 4)
    host.setTextInput(nil)
    #expect(host.textInputRect == nil)
    host.setPointer(.beam)
    #expect(host.pointerLook == .beam)
    host.clipboardText = "é"
    #expect(host.clipboardBytes == [0xC3, 0xA9])
    host.clipboardBytes = [0xFF]
    #expect(host.clipboardText == "\u{FFFD}")
    host.clipboardText = nil
    #expect(host.clipboardBytes == nil)
  }
}
