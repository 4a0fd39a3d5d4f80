import Foundation
import QuartzCore
import Testing

/// The main thread is told from others.
@Suite struct CurrentThreadTests {
  @Test func `answers as Foundation does, on threads of its own and on the main one`() async {
    for _ in 0..<2 {
      let other = await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(returning: [CurrentThread.isMain, Thread.isMainThread])
        }
      }
      #expect(other == [false, false])
      let main = await MainActor.run { [CurrentThread.isMain, Thread.isMainThread] }
      #expect(main[0] == main[1])
    }
  }
}
