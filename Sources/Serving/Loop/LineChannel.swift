import Foundation
import ScreenProtocol

/// Lines that come over one descriptor and go over another, neither of which is ever waited for.
@MainActor
package final class LineChannel {
  /// Called with each line; blank ones are left out.
  package var lineHandler: (String) -> Void = { _ in }
  /// Called once when no more lines come; without one that is the end.
  package var inputEndHandler: (() -> Void)?
  /// Called once when it is closed because no more lines come, or none can be sent.
  package var endHandler: () -> Void = {}
  /// Called when all that was to be sent has been.
  package var drainHandler: () -> Void = {}

  private let input: Int32
  private let output: Int32?
  private var buffer: LineBuffer
  private var reading: EventLoop.Source?
  private var writing: EventLoop.Source?
  private var waiting: [UInt8] = []
  /// How much of what waits is sent.
  private var sent = 0
  private var isOpen = true
  private var isAtEnd = false

  /// Takes descriptors over, which may be the same one; of lines longer than the longest the rest is lost.
  package init(input: Int32, output: Int32? = nil, longest: Int) {
    (self.input, self.output) = (input, output)
    buffer = LineBuffer(longest: longest)
    for descriptor in Set([input, output ?? input]) {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }

  /// The bytes that nobody has taken yet.
  package var unsent: Int { waiting.count - sent }

  /// Whether lines are read; while not, whoever writes them is held up.
  package var isReading = false {
    didSet {
      guard isReading != oldValue else { return }
      reading?.cancel()
      reading = nil
      guard isReading, isOpen, !isAtEnd else { return }
      reading = EventLoop.whenReadable(input) { [weak self] in self?.read() ?? false }
    }
  }

  package func send(_ line: String) {
    guard isOpen, output != nil else { return }
    waiting += Array(line.utf8)
    waiting.append(UInt8(ascii: "\n"))
    write()
  }

  /// Closes both descriptors.
  package func close() {
    guard isOpen else { return }
    isReading = false
    isOpen = false
    writing?.cancel()
    for descriptor in Set([input, output ?? input]) { Foundation.close(descriptor) }
  }

  /// Reads what is there already, so that it is not taken in after what came later elsewhere.
  ///
  /// It is no more than a pipe or a socket holds, however quickly more of it comes.
  package func catchUp() {
    for _ in 0..<8 where isReading && isOpen && !isAtEnd {
      var wait = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 0) > 0 else { return }
      let source = reading
      if !read() { return source?.cancel() ?? () }
    }
  }

  private func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(input, &bytes, bytes.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return true }
    guard count > 0 else {
      isAtEnd = true
      handle([buffer.end()])
      reading = nil
      if let inputEndHandler { inputEndHandler() } else { end() }
      return false
    }
    handle(buffer.take(bytes[..<count]))
    return isReading
  }

  private func handle(_ lines: [String]) {
    for line in lines where !line.allSatisfy(\.isWhitespace) { lineHandler(line) }
  }

  private func write() {
    guard isOpen, writing == nil, let output else { return }
    while sent < waiting.count {
      let count = waiting.withUnsafeBytes {
        Foundation.write(output, $0.baseAddress.map { $0 + sent }, $0.count - sent)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return writeLater(output) }
      guard count > 0 else { return end() }
      sent += count
    }
    (waiting, sent) = ([], 0)
    drainHandler()
  }

  private func writeLater(_ output: Int32) {
    if sent > 1 << 20 {
      waiting.removeFirst(sent)
      sent = 0
    }
    writing = EventLoop.whenWritable(output) { [weak self] in
      guard let self else { return false }
      writing = nil
      write()
      return false
    }
  }

  private func end() {
    guard isOpen else { return }
    isReading = false
    close()
    endHandler()
  }
}
