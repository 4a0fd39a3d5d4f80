import Foundation

/// Images shown in turn by the clock of frames.
@MainActor
final class ImageAnimation {
  struct Frames {
    let images: [UIImage]
    /// The seconds for all of them once.
    let duration: TimeInterval
    /// 0 is for ever.
    let repeatCount: Int

    init(_ images: [UIImage], _ duration: TimeInterval, _ repeatCount: Int) {
      self.images = images
      self.duration = duration > 0 ? duration : Double(images.count) / 30
      self.repeatCount = max(0, repeatCount)
    }

    /// The seconds for one of them; no screen shows them faster than this.
    var interval: TimeInterval { max(duration / Double(images.count), 1.0 / 240) }
  }

  private let frames: Frames
  private let changed: (_ isOver: Bool) -> Void
  private var timer: FrameTimer?
  private var step = 0

  /// Shows nothing yet; `changed` runs when another image is to be shown, and when the animation is over.
  init(_ frames: Frames, _ changed: @escaping (_ isOver: Bool) -> Void) {
    self.frames = frames
    self.changed = changed
  }

  /// The image to show now.
  var frame: UIImage { frames.images[step % frames.images.count] }

  /// Goes on from the image that is shown.
  func resume() {
    guard timer == nil else { return }
    if frames.images.count > 1 || frames.repeatCount > 0 { schedule() }
  }

  /// Keeps the image that is shown.
  func pause() { timer = nil }

  private func schedule() {
    timer = FrameTimer(after: frames.interval) { [weak self] in self?.advance() }
  }

  private func advance() {
    step += 1
    timer = nil
    if frames.repeatCount > 0, step / frames.images.count >= frames.repeatCount {
      changed(true)
    } else {
      schedule()
      changed(false)
    }
  }
}
