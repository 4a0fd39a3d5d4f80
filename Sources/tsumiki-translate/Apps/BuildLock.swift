import Foundation

/// Keeps two programs from building one app at the same time: the second waits for the first.
final class BuildLock {
  private let descriptor: Int32

  /// Waits until nobody else builds into a folder, which has to exist.
  init(_ folder: URL) {
    let path = folder.appendingPathComponent("lock").path
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    // Where no file can be locked, building goes on as it always did.
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
