import Foundation

/// Memory that all of is about to be painted.
enum FreshPixels {
  /// Takes all pages of it from the kernel at once: one by one, each costs as much at its first pixel as
  /// painting a thousand.
  ///
  /// A kernel that cannot do so gives them one by one.
  static func takePages(_ start: UnsafeMutableRawPointer, byteCount: Int) {
    let page = sysconf(Int32(_SC_PAGESIZE))
    let first = (Int(bitPattern: start) + page - 1) / page * page
    let end = (Int(bitPattern: start) + byteCount) / page * page
    guard end > first, let pages = UnsafeMutableRawPointer(bitPattern: first) else { return }
    // MADV_POPULATE_WRITE, which older headers do not name.
    _ = madvise(pages, end - first, 23)
  }
}
