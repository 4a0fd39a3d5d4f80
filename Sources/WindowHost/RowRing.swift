import Foundation

/// Memory for rows of pixels that comes again behind its end: the first row follows the last.
///
/// The same pages lie twice in the address space, one after the other, so that as many rows as there are can be
/// read and written from any of them on. Whoever scrolls them all takes another row for the first.
package final class RowRing {
  /// What another process is told, to see the same memory.
  let id: Int32
  /// The first row.
  package let start: UnsafeMutableRawPointer
  package let bytesPerRow: Int
  /// After how many rows the first comes again.
  package let rows: Int
  /// How many rows come before the first that is shown.
  var firstRow = 0

  /// Memory of at least `height` rows, zeroed; nil where the system gives none.
  init?(width: Int, height: Int) {
    let page = sysconf(Int32(_SC_PAGESIZE))
    // Rows of whole cache lines, of which a few make up whole pages.
    bytesPerRow = (width * 4 + 63) & ~63
    var step = page
    while step > 1, bytesPerRow * step / 2 % page == 0 { step /= 2 }
    rows = (height + step - 1) / step * step
    let byteCount = bytesPerRow * rows
    guard byteCount > 0 else { return nil }
    id = shmget(IPC_PRIVATE, byteCount, IPC_CREAT | 0o600)
    guard id >= 0 else { return nil }
    let room = mmap(nil, 2 * byteCount, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let room, room != MAP_FAILED else {
      shmctl(id, IPC_RMID, nil)
      return nil
    }
    for half in [room, room + byteCount] where shmat(id, half, SHM_REMAP) != half {
      munmap(room, 2 * byteCount)
      shmctl(id, IPC_RMID, nil)
      return nil
    }
    start = room
    FreshPixels.takePages(room, byteCount: bytesPerRow * height)
  }

  deinit {
    shmdt(start)
    shmdt(start + bytesPerRow * rows)
  }

  /// The memory goes when the last process lets go of it, however that ends.
  func forgetWhenUnused() { shmctl(id, IPC_RMID, nil) }

  /// The rows from the first that is shown on.
  func framebuffer(width: Int, height: Int, generation: Int) -> Framebuffer {
    Framebuffer(
      data: start + firstRow * bytesPerRow,
      width: width,
      height: height,
      bytesPerRow: bytesPerRow,
      generation: generation,
      firstRow: firstRow
    )
  }
}
