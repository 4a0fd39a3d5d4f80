import Foundation
import ScreenProtocol

/// The standard input and output as lines for requests and answers.
///
/// What the app itself prints goes to the standard error from here on.
struct ServedLines {
  /// The longest line that is read, in bytes.
  static let longest = 1 << 20

  let input: Int32
  private let output: Int32
  private var buffer = LineBuffer(longest: Self.longest)

  init() {
    fflush(nil)
    input = dup(STDIN_FILENO)
    output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    // An app that reads must not take the requests.
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
  }

  /// Over two descriptors of one's own.
  init(input: Int32, output: Int32) { (self.input, self.output) = (input, output) }

  /// The lines that have come, waiting for some; at the end what is left, and false.
  mutating func read() -> (lines: [String], isOpen: Bool) {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(input, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return ([buffer.end()], false) }
      return (buffer.take(bytes[..<count]), true)
    }
  }

  /// Returns false where nobody reads any more.
  func write(_ line: String) -> Bool {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
