internal import CGLib
internal import CGObject
internal import CPixbuf
import Foundation

/// The frames of an image file that moves, each as it is seen.
///
/// Each stands on the one before, so that frames in order cost least.
package final class FrameDecoder {
  private let loader: OpaquePointer
  private let animation: OpaquePointer
  private var frame: OpaquePointer?
  private var index = 0
  private var time = 0

  /// Opens a file; nil, with a diagnosis, for one that is damaged, too large, or no image.
  package init?(_ data: Data, name: String? = nil) {
    guard let loader = ImageDecoder.loaded(data, name ?? "an image of \(data.count) bytes") else {
      return nil
    }
    guard let animation = late_gdk_pixbuf_loader_get_animation(loader) else {
      late_g_object_unref(UnsafeMutableRawPointer(loader))
      return nil
    }
    self.loader = loader
    self.animation = animation
  }

  deinit {
    if let frame { late_g_object_unref(UnsafeMutableRawPointer(frame)) }
    late_g_object_unref(UnsafeMutableRawPointer(loader))
  }

  /// The frame of a number, which the file is to have.
  package func frame(at number: Int) -> Bitmap? {
    guard number >= 0 else { return nil }
    if number < index || frame == nil { restart() }
    guard let frame else { return nil }
    while index < number {
      let delay = Int(late_gdk_pixbuf_animation_iter_get_delay_time(frame))
      guard delay >= 0 else { return nil }
      time += max(1, delay)
      tsumiki_animation_advance(frame, glong(time))
      index += 1
    }
    return late_gdk_pixbuf_animation_iter_get_pixbuf(frame).flatMap(ImageDecoder.bitmap)
  }

  private func restart() {
    if let frame { late_g_object_unref(UnsafeMutableRawPointer(frame)) }
    frame = tsumiki_animation_start(animation)
    (index, time) = (0, 0)
  }
}
