/// A place where pixels are shown and input comes from: a window, or none.
///
/// Time enters the frameworks here and nowhere else. Sizes are in points, pixels in `Framebuffer`.
package protocol WindowHost: AnyObject {
  /// The size of the content in points.
  var size: HostSize { get }
  /// Device pixels per point.
  var scale: Double { get }
  /// Frames a second the display can show.
  var framesPerSecond: Double { get }
  /// The present moment in seconds; never goes back.
  var now: Double { get }

  /// Waits until there is input, `wake()` is called, or `deadline` comes, whichever is first.
  ///
  /// Returns what arrived, in order. A `deadline` in the past only collects.
  func events(until deadline: Double) -> [HostEvent]

  /// Ends a wait; may be called from any thread.
  func wake()

  /// The pixels to draw into, and whether they still hold the last frame presented.
  func framebuffer() -> Framebuffer?

  /// Memory that turns, in which the framebuffer's pixels lie from now on; nil where there is none, and they
  /// stay where they are.
  func ring() -> RowRing?

  /// Shows the given pixel rectangles of the framebuffer; so many rows of its ring come before its first.
  func present(_ rects: [HostPixelRect], firstRow: Int)

  /// Text input: on while a text field is edited. The rectangle is the caret's, in points.
  func setTextInput(_ rect: HostRect?)

  /// How the mouse's pointer looks over the content.
  func setPointer(_ look: HostPointerStyle)

  /// What to do, on the main thread, when the display is gone and the process is about to end.
  func onDisplayLoss(_ action: @escaping @MainActor @Sendable () -> Void)

  /// What the clipboard holds as text.
  var clipboardText: String? { get set }

  /// What the clipboard holds as text, as it came: perhaps not UTF-8.
  var clipboardBytes: [UInt8]? { get }

  /// The title of the window.
  var title: String { get set }
}

/// How a mouse's pointer looks.
package enum HostPointerStyle: Hashable, Sendable {
  case arrow
  /// An upright bar, as over text.
  case beam
  case hidden
}

/// Width and height in points.
package struct HostSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points.
package struct HostRect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A rectangle of device pixels.
package struct HostPixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Memory that is shown when it is presented: 32-bit pixels, native-endian xRGB.
package struct Framebuffer {
  package let data: UnsafeMutableRawPointer
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  /// Changes whenever the memory is another or its old contents were lost.
  package let generation: Int
  /// How many rows of the ring come before the first; 0 where there is none.
  package let firstRow: Int

  package init(
    data: UnsafeMutableRawPointer,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    generation: Int,
    firstRow: Int = 0
  ) {
    self.data = data
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.generation = generation
    self.firstRow = firstRow
  }
}
