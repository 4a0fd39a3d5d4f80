import Foundation

/// A host without a display: the caller posts the input and turns the clock.
package final class HeadlessHost: WindowHost {
  package private(set) var size: HostSize
  package private(set) var scale: Double
  package let framesPerSecond: Double = 60
  package private(set) var now: Double = 0
  package var clipboardText: String? {
    get { clipboardBytes.map { String(decoding: $0, as: UTF8.self) } }
    set { clipboardBytes = newValue.map { Array($0.utf8) } }
  }
  /// As another program may have left it.
  package var clipboardBytes: [UInt8]?
  package var title = ""
  /// Every rectangle presented since the last look.
  package var presented: [HostPixelRect] = []
  /// Where the caret is while text is edited.
  package private(set) var textInputRect: HostRect?

  private var pending: [HostEvent] = []
  private var memory: UnsafeMutableRawPointer?
  private var turning: RowRing?
  /// Whether the pixels are of another size; they stay until there are others, as somebody may read them.
  private var isOutdated = false
  private var generation = 0

  package init(size: HostSize, scale: Double) {
    self.size = size
    self.scale = scale
  }

  deinit { free(memory) }

  /// Queues input for the next `events(until:)`.
  package func post(_ event: HostEvent) {
    if case .resized(let size, let scale, _) = event {
      self.size = size
      self.scale = scale
      isOutdated = true
    }
    pending.append(event)
  }

  /// The most pixels a side may have.
  private static let largestSide = 32_768.0
  /// Fewer pixels than these are moved sooner than memory is made that turns.
  private static let smallestRing = 1 << 16

  /// Turns the clock forward; it never goes back.
  package func advance(to time: Double) { now = max(now, time) }

  package func events(until deadline: Double) -> [HostEvent] {
    defer { pending = [] }
    return pending
  }

  package func wake() {}

  package func framebuffer() -> Framebuffer? {
    let sides = (width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    guard (1...Self.largestSide).contains(sides.width),
      (1...Self.largestSide).contains(sides.height)
    else { return nil }
    let (width, height) = (Int(sides.width), Int(sides.height))
    if isOutdated {
      free(memory)
      (memory, turning, isOutdated) = (nil, nil, false)
    }
    if let turning {
      return turning.framebuffer(width: width, height: height, generation: generation)
    }
    if memory == nil {
      memory = calloc(height, width * 4)
      memory.map { FreshPixels.takePages($0, byteCount: height * width * 4) }
      generation += 1
    }
    guard let memory else { return nil }
    return Framebuffer(
      data: memory,
      width: width,
      height: height,
      bytesPerRow: width * 4,
      generation: generation
    )
  }

  /// Made when it is first wanted: most screens of tests show a frame and are gone, and shared memory takes
  /// longer to come and to go.
  package func ring() -> RowRing? {
    guard let frame = framebuffer() else { return nil }
    if let turning { return turning }
    guard frame.width * frame.height >= Self.smallestRing,
      let ring = RowRing(width: frame.width, height: frame.height)
    else { return nil }
    ring.forgetWhenUnused()
    for row in 0..<frame.height {
      memcpy(
        ring.start + row * ring.bytesPerRow,
        frame.data + row * frame.bytesPerRow,
        frame.width * 4
      )
    }
    free(memory)
    memory = nil
    turning = ring
    return ring
  }

  package func present(_ rects: [HostPixelRect], firstRow: Int) {
    presented += rects
    turning?.firstRow = firstRow
  }

  /// How the pointer would look.
  package private(set) var pointerLook = HostPointerStyle.arrow

  package func setPointer(_ look: HostPointerStyle) { pointerLook = look }

  package func setTextInput(_ rect: HostRect?) { textInputRect = rect }

  /// There is no display that could go.
  package func onDisplayLoss(_ action: @escaping @MainActor @Sendable () -> Void) {}
}
