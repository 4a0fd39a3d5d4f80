import Foundation

/// The standard input and output as lines for requests and answers.
///
/// What the app itself prints goes to the standard error from here on.
struct ServedLines {
  private let input: Int32
  private let output: Int32

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

  /// Hands over each line that comes in until there are no more, and writes what is answered; returns
  /// false where answers could not be written.
  ///
  /// Of a line that is longer than the longest only that much is kept, which is no JSON any more.
  func serve(longest: Int, _ answer: (String) -> String?) -> Bool {
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(input, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for piece in buffer[..<count].split(
        separator: UInt8(ascii: "\n"),
        omittingEmptySubsequences: false
      )
      .enumerated() {
        if piece.offset > 0 {
          guard take(rest, answer) else { return false }
          rest = []
        }
        rest += piece.element.prefix(max(0, longest + 1 - rest.count))
      }
    }
    return take(rest, answer)
  }

  private func take(_ line: [UInt8], _ answer: (String) -> String?) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    guard !text.allSatisfy(\.isWhitespace), let reply = answer(text) else { return true }
    return write(reply + "\n")
  }

  private func write(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
