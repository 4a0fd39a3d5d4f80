import Foundation
import Testing

@testable import os

@Suite struct `A message for the log` {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func `is its parts in order`() {
    let name = "Ada"
    #expect(text("plain") == "plain" && text("") == "")
    #expect(text("a \(name) b \(3) c") == "a Ada b 3 c")
    #expect(text("\(true) \(false) \(Int.self)") == "true false Swift.Int")
    #expect(text("\([1, 2])") == "[1, 2]")
    let nothing: NSObject? = nil
    #expect(text("\(nothing)") == "nil")
    #expect(text("\("x" as NSString)") == "x")
  }

  @Test func `shows what is private too, since only its writer reads it`() {
    let name = "Ada"
    #expect(
      text("\(name, privacy: .private) \(name, privacy: .sensitive(mask: .hash))") == "Ada Ada"
    )
    #expect(text("\(1, privacy: .public) \(1, privacy: .auto(mask: .none))") == "1 1")
    #expect(text("\(name, privacy: .private(mask: .hash))") == "Ada")
  }

  @Test func `writes whole numbers as it is told`() {
    #expect(text("\(255, format: .hex) \(8, format: .octal) \(-5)") == "ff 10 -5")
    #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0xFF")
    #expect(text("\(-255, format: .hex(includePrefix: true, minDigits: 4))") == "-0x00ff")
    #expect(text("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "+007")
    #expect(text("\(-7, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "-007")
    #expect(text("\(UInt64.max) \(Int64.min)") == "18446744073709551615 -9223372036854775808")
    #expect(text("\(0, format: .decimal(minDigits: 2))") == "00")
  }

  @Test func `writes fractions as it is told`() {
    #expect(text("\(1.5) \(Float(0.25))") == "1.500000 0.250000")
    #expect(text("\(2.345, format: .fixed(precision: 1))") == "2.3")
    #expect(text("\(2.0, format: .fixed(precision: 0, explicitPositiveSign: true))") == "+2")
    #expect(text("\(1500.0, format: .exponential)") == "1.500000e+03")
    #expect(text("\(0.5, format: .hybrid) \(0.5, format: .hex)") == "0.5 0x1p-1")
  }

  @Test func `puts parts into columns that are wide enough`() {
    #expect(text("[\("a", align: .right(columns: 3))]") == "[  a]")
    #expect(text("[\("a", align: .left(columns: 3))]") == "[a  ]")
    #expect(text("[\("abcd", align: .right(columns: 3))]") == "[abcd]")
    #expect(text("[\(7, align: .right(columns: 2))]") == "[ 7]")
  }

  @Test func `of an old format is what printf makes of it`() {
    #expect(OSLogFormat.text("%d of %@", [3, "x" as NSString]) == "3 of x")
    #expect(OSLogFormat.text("%{public}@ %{private, mask.hash}d", ["x" as NSString, 4]) == "x 4")
    #expect(OSLogFormat.text("%{public}.2f", [1.234]) == "1.23")
    #expect(OSLogFormat.text("100%", []) == "100%")
  }

  @Test func `has levels that can be told apart`() {
    let levels: [OSLogType] = [.default, .info, .debug, .error, .fault]
    #expect(Set(levels).count == 5)
    #expect(OSLogType(rawValue: 16) == .error)
    #expect(OSLog.default.isEnabled(type: .debug) && !OSLog.disabled.isEnabled(type: .fault))
  }
}
