import Foundation
import Testing

@testable import UIKit

/// Lines that come in pieces, and what is made of them.
@Suite struct ServedLinesTests {
  /// What is heard and said when bytes come in.
  private func exchange(
    _ bytes: [UInt8],
    longest: Int = 100,
    _ answer: (String) -> String?
  ) throws -> (isWritten: Bool, said: String) {
    var (input, output): ([Int32], [Int32]) = ([0, 0], [0, 0])
    try #require(pipe(&input) == 0 && pipe(&output) == 0)
    _ = bytes.withUnsafeBytes { write(input[1], $0.baseAddress, $0.count) }
    close(input[1])
    let isWritten = ServedLines(input: input[0], output: output[1]).serve(
      longest: longest,
      answer
    )
    close(output[1])
    let said = FileHandle(fileDescriptor: output[0], closeOnDealloc: false).readDataToEndOfFile()
    close(output[0])
    close(input[0])
    return (isWritten, String(decoding: said, as: UTF8.self))
  }

  @Test func `each line is answered, the last also without an end`() throws {
    var heard: [String] = []
    let result = try exchange(Array("one\n\n  \ntwo\r\nthree".utf8)) {
      heard.append($0)
      return $0.hasPrefix("two") ? nil : "<\($0)>"
    }
    #expect(heard == ["one", "two\r", "three"])
    #expect(result.isWritten && result.said == "<one>\n<three>\n")
  }

  @Test func `of a line that is too long no more than that is kept`() throws {
    var heard: [Int] = []
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 5_000)
    _ = try exchange(line + [10] + line.prefix(7)) {
      heard.append($0.utf8.count)
      return nil
    }
    #expect(heard == [101, 7])
  }

  @Test func `bytes that are no text are heard all the same`() throws {
    var heard: [String] = []
    _ = try exchange([0xFF, 0xFE, 10]) {
      heard.append($0)
      return nil
    }
    #expect(heard == ["\u{FFFD}\u{FFFD}"])
  }
}
