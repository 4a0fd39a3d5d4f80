import Foundation
import FoundationAdditions
import Testing

@Suite struct `What is found in texts` {
  private let text = "See https://example.com/a, call +49 221 123456 or write to me@example.org. 👋"
  private let link = NSTextCheckingTypes(1 << 5)
  private let phone = NSTextCheckingTypes(1 << 11)

  private var whole: NSRange { NSRange(location: 0, length: text.utf16.count) }

  @Test func `addresses and phone numbers are found where they stand`() throws {
    let all = try NSDataDetector(types: link | phone).matches(in: text, range: whole)
    let found = all.map { (text as NSString).substring(with: $0.range) }
    #expect(found == ["https://example.com/a", "+49 221 123456", "me@example.org"])
    #expect(all[0].url?.host == "example.com" && all[0].phoneNumber == nil)
    #expect(all[1].phoneNumber == "+49 221 123456" && all[1].url == nil)
    #expect(all[2].url?.absoluteString == "mailto:me@example.org")
    #expect(all.map(\.resultType.rawValue) == [link, phone, link])
  }

  @Test func `only what is asked for is found, in the range alone`() throws {
    let detector = try NSDataDetector(types: link)
    #expect(detector.numberOfMatches(in: text, range: whole) == 2)
    let end = NSRange(location: 30, length: text.utf16.count - 30)
    #expect(detector.firstMatch(in: text, range: end)?.url?.scheme == "mailto")
    let none = NSRange(location: 0, length: 3)
    #expect(detector.rangeOfFirstMatch(in: text, range: none).location == NSNotFound)
    var seen = 0
    detector.enumerateMatches(in: text, range: whole) { _, _, stop in
      seen += 1
      stop.pointee = true
    }
    #expect(seen == 1)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }
}
