import ScreenProtocol
import Testing

/// Lines that come in pieces.
@Suite struct LineBufferTests {
  @Test(arguments: 1...7) func `pieces of any size make the same lines`(_ size: Int) {
    var buffer = LineBuffer(longest: 100)
    let bytes = Array("one\n\ntwo 積み木\r\nthree".utf8)
    var lines: [String] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      lines += buffer.take(bytes[start..<min(start + size, bytes.count)])
    }
    #expect(lines == ["one", "", "two 積み木\r"])
    #expect(buffer.end() == "three")
    #expect(buffer.end() == "")
  }

  @Test func `of a line that is too long one byte more than that is kept`() {
    var buffer = LineBuffer(longest: 10)
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 5_000)
    let lines = buffer.take(long + [10] + long.prefix(7) + [10])
    #expect(lines.map(\.utf8.count) == [11, 7])
  }

  @Test func `bytes that are no text become a mark`() {
    var buffer = LineBuffer(longest: 10)
    #expect(buffer.take([0xFF, 0xFE, 10]) == ["\u{FFFD}\u{FFFD}"])
  }
}
