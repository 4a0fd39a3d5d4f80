internal import CSDL2
internal import CXCB
import Foundation

/// The pixels of an X11 window in memory that the server reads by itself.
///
/// SDL waits until the server has copied what it shows, about a millisecond for a window; here the
/// server copies while the next frame is laid out, and only painting waits for it.
final class SharedSurface {
  let width: Int
  let height: Int

  let ring: RowRing
  private let connection: OpaquePointer
  private let window: xcb_window_t
  private let depth: UInt8
  private let context: xcb_gcontext_t
  private let segment: xcb_shm_seg_t
  /// Whether the server may still read what was shown last.
  private var isShowing = false

  /// Nil where the window is not X11's, the server is another machine's, or its pixels are not
  /// eight bits of blue, green and red in four bytes.
  init?(of window: OpaquePointer, width: Int, height: Int) {
    guard width > 0, height > 0, let id = Self.identifier(of: window),
      [SDL_PIXELFORMAT_RGB888, SDL_PIXELFORMAT_ARGB8888]
        .contains(where: { $0.rawValue == SDL_GetWindowPixelFormat(window) }),
      let connection = xcb_connect(nil, nil)
    else { return nil }
    guard xcb_connection_has_error(connection) == 0, Self.sharesMemory(connection),
      let depth = Self.depth(of: id, connection),
      let ring = RowRing(width: width, height: height)
    else {
      xcb_disconnect(connection)
      return nil
    }
    let segment = xcb_generate_id(connection)
    let attached = xcb_shm_attach_checked(connection, segment, UInt32(ring.id), 1)
    if let error = xcb_request_check(connection, attached) {
      free(error)
      ring.forgetWhenUnused()
      xcb_disconnect(connection)
      return nil
    }
    ring.forgetWhenUnused()
    context = xcb_generate_id(connection)
    xcb_create_gc(connection, context, id, 0, nil)
    (self.width, self.height, self.connection, self.segment) = (width, height, connection, segment)
    (self.window, self.depth, self.ring) = (id, depth, ring)
  }

  deinit {
    xcb_shm_detach(connection, segment)
    xcb_disconnect(connection)
  }

  /// Waits until the pixels may be written again.
  private func waitUntilRead() {
    guard isShowing else { return }
    isShowing = false
    // The only events of this connection: the pixels were read, or the window is gone.
    free(xcb_wait_for_event(connection))
  }

  func framebuffer(generation: Int) -> Framebuffer {
    waitUntilRead()
    return ring.framebuffer(width: width, height: height, generation: generation)
  }

  func show(_ rects: [HostPixelRect], firstRow: Int) {
    waitUntilRead()
    ring.firstRow = firstRow
    for (index, rect) in rects.enumerated() {
      let isLast = index == rects.count - 1
      // The server knows nothing of rows that come again.
      let row = (firstRow + rect.y) % ring.rows
      let height = min(rect.height, ring.rows - row)
      put(rect, from: row, rows: 0..<height, isLast: isLast && height == rect.height)
      guard height < rect.height else { continue }
      put(rect, from: 0, rows: height..<rect.height, isLast: isLast)
    }
    xcb_flush(connection)
  }

  /// Has the server copy some rows of a rectangle, the first of which lies in a row of the memory.
  private func put(_ rect: HostPixelRect, from row: Int, rows: Range<Int>, isLast: Bool) {
    isShowing = isLast
    xcb_shm_put_image(
      connection,
      window,
      context,
      UInt16(clamping: ring.bytesPerRow / 4),
      UInt16(clamping: ring.rows),
      UInt16(clamping: rect.x),
      UInt16(clamping: row),
      UInt16(clamping: rect.width),
      UInt16(clamping: rows.count),
      Int16(clamping: rect.x),
      Int16(clamping: rect.y + rows.lowerBound),
      depth,
      UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue),
      isLast ? 1 : 0,
      segment,
      0
    )
  }

  private static func identifier(of window: OpaquePointer) -> xcb_window_t? {
    var info = SDL_SysWMinfo()
    info.version = SDL_version(
      major: UInt8(SDL_MAJOR_VERSION),
      minor: UInt8(SDL_MINOR_VERSION),
      patch: UInt8(SDL_PATCHLEVEL)
    )
    guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11 else {
      return nil
    }
    return xcb_window_t(truncatingIfNeeded: info.info.x11.window)
  }

  private static func sharesMemory(_ connection: OpaquePointer) -> Bool {
    let reply = xcb_shm_query_version_reply(connection, xcb_shm_query_version(connection), nil)
    defer { free(reply) }
    return reply != nil
  }

  private static func depth(of window: xcb_window_t, _ connection: OpaquePointer) -> UInt8? {
    let reply = xcb_get_geometry_reply(connection, xcb_get_geometry(connection, window), nil)
    defer { free(reply) }
    return reply?.pointee.depth
  }
}
