internal import CPixbuf
import Foundation

/// The frames of an image file that moves, each as it is seen.
///
/// Each stands on the one before, so that frames in order cost least.
package final class FrameDecoder {
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private let animation: OpaquePointer
  private var frame: OpaquePointer?
  private var index = 0
  private var time = 0

  /// Opens a file; nil, with a diagnosis, for one that is damaged, too large, or no image.
  package init?(_ data: Data, name: String? = nil) {
    guard let loader = ImageDecoder.loaded(data, name ?? "an image of \(data.count) bytes") else {
      return nil
    }
    guard let animation = gdk_pixbuf_loader_get_animation(loader) else {
      g_object_unref(loader)
      return nil
    }
    self.loader = loader
    self.animation = animation
  }

  deinit {
    if let frame { g_object_unref(UnsafeMutableRawPointer(frame)) }
    g_object_unref(loader)
  }

  /// The frame of a number, which the file is to have.
  package func frame(at number: Int) -> Bitmap? {
    guard number >= 0 else { return nil }
    if number < index || frame == nil { restart() }
    guard let frame else { return nil }
    while index < number {
      let delay = Int(gdk_pixbuf_animation_iter_get_delay_time(frame))
      guard delay >= 0 else { return nil }
      time += max(1, delay)
      tsumiki_animation_advance(frame, glong(time))
      index += 1
    }
    return gdk_pixbuf_animation_iter_get_pixbuf(frame).flatMap(ImageDecoder.bitmap)
  }

  private func restart() {
    if let frame { g_object_unref(UnsafeMutableRawPointer(frame)) }
    frame = tsumiki_animation_start(animation)
    (index, time) = (0, 0)
  }
}
