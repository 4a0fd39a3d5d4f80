import Foundation
import TestSupport
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
    // Two signs are one, with arguments or without.
    #expect(OSLogFormat.text("100%%", []) == "100%")
    #expect(OSLogFormat.text("%d%% of %%{all}", [7]) == "7% of %{all}")
    #expect(OSLogFormat.text("%%{all} of %{public}d", [7]) == "%{all} of 7")
  }

  @Test func `has levels that can be told apart`() {
    let levels: [OSLogType] = [.default, .info, .debug, .error, .fault]
    #expect(Set(levels).count == 5)
    #expect(OSLogType(rawValue: 16) == .error)
    #expect(OSLog.default.isEnabled(type: .debug) && !OSLog.disabled.isEnabled(type: .fault))
  }

  @Test func `a sign stands before all that is not below zero, in tens and in sixteens`() {
    let hex = OSLogIntegerFormatting.hex(
      explicitPositiveSign: true,
      includePrefix: true,
      minDigits: 3
    )
    #expect(
      text("\(10, format: hex) \(-10, format: hex) \(0, format: hex)") == "+0x00a -0x00a +0x000"
    )
    let tens = OSLogIntegerFormatting.decimal(explicitPositiveSign: true, minDigits: 1)
    #expect(text("\(0, format: tens) \(UInt8.max, format: tens)") == "+0 +255")
  }

  /// A number that is written can be read again, whatever its size.
  @Test(arguments: 0..<60) func `whole numbers come back from what is written`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let number = Int64(truncatingIfNeeded: random.next()) >> Int64(random.int(0...63))
    let digits = random.int(0...30)
    let radixes: [(OSLogIntegerFormatting, Int)] = [
      (.decimal, 10), (.hex, 16), (.octal, 8), (.decimal(minDigits: digits), 10),
      (.hex(uppercase: true, minDigits: digits), 16),
    ]
    for (format, radix) in radixes {
      let written = text("\(number, format: format)")
      #expect(Int64(written, radix: radix) == number)
    }
    let wide = text("\(number, format: .decimal(minDigits: digits))")
    #expect(wide.drop { $0 == "-" }.count == max(digits, String(number.magnitude).count))
  }

  @Test(arguments: 0..<40) func `columns are as wide as they are to be, or as what is in them`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let word = String(
      (0..<random.int(0...8)).map { _ in random.pick(["a", "é", "🙂", "漢"]) }.joined()
    )
    let width = random.int(-3...12)
    let left = text("\(word, align: .left(columns: width))")
    let right = text("\(word, align: .right(columns: width))")
    for column in [left, right] { #expect(column.count == max(width, word.count)) }
    #expect(left.hasPrefix(word) && right.hasSuffix(word))
    #expect(left.dropFirst(word.count).allSatisfy { $0 == " " })
    #expect(right.dropLast(word.count).allSatisfy { $0 == " " })
    // Arguments are asked once.
    var asked = 0
    func count() -> String {
      asked += 1
      return word
    }
    #expect(text("\(count(), align: .left(columns: width))") == left && asked == 1)
  }

  @Test func `errors, types and objects say what they are`() {
    struct Broken: LocalizedError { var errorDescription: String? { "it is broken" } }
    #expect(text("\(Broken())") == "it is broken")
    #expect(text("\(Broken.self)").hasSuffix("Broken"))
    #expect(text("\(Double.infinity) \(-Double.infinity, format: .hybrid)") == "inf -inf")
    #expect(text("\(7 as NSNumber)") == "7")
  }

  // MARK: Where it goes

  @Test func `is written to standard error, with who writes it`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Logger().info("plain")
      Logger(subsystem: "app", category: "net").error("failed \(7)")
      Logger(subsystem: "app", category: "").debug("half")
      Logger(OSLog.disabled).fault("nobody reads this")
      os_log("old %{public}d", log: OSLog(subsystem: "", category: "ui"), type: .info, 3)
      os_log(.error, "new %@", "x" as NSString)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    let expected = ["plain", "[app:net] failed 7", "[app] half", "[ui] old 3", "new x"]
    #expect(lines.filter(expected.contains) == expected)
    #expect(!text.contains("nobody"))
  }

  @Test func `is written by every way to say how much it matters`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let log = Logger(subsystem: "s", category: "c")
      log.log("a")
      log.log(level: .fault, "b")
      log.trace("c")
      log.debug("d")
      log.info("e")
      log.notice("f")
      log.warning("g")
      log.error("h")
      log.critical("i")
      log.fault("j")
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("[s:c] ") }.map { $0.suffix(1) }
    #expect(lines.joined() == "abcdefghij")
  }
}
