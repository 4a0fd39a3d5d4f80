import Foundation
import SnapshotTesting
import Testing
import UIKit
import XCTest
import XCTestAdditions

/// What XCTest has on a Mac and lacks on Linux.
@Suite struct XCTestAdditionsTests {
  /// A case that says what fails in it, instead of failing.
  private final class Case: XCTestCase {
    private(set) var failures: [String] = []

    convenience init() { self.init(name: "Case.test") { _ in } }

    override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected: Bool
    ) {
      failures.append("\(filePath):\(lineNumber): \(description), \(expected)")
    }
  }

  @Test func `attachments know their kind`() throws {
    #expect(XCTAttachment(string: "a").uniformTypeIdentifier == "public.plain-text")
    #expect(XCTAttachment(data: Data([1])).payload == Data([1]))
    #expect(XCTAttachment(data: Data()).lifetime == .deleteOnSuccess)
    let plist = XCTAttachment(plistObject: ["a": 1])
    #expect(String(decoding: plist.payload, as: UTF8.self).contains("<key>a</key>"))
    let format = UIGraphicsImageRendererFormat()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
      .image { _ in }
    #expect(XCTAttachment(image: image).uniformTypeIdentifier == "public.png")
    #expect(XCTAttachment(image: image, quality: .low).uniformTypeIdentifier == "public.jpeg")
    let folder = try SnapshotFolder()
    try folder.write(Data("x".utf8), as: "a.txt")
    let file = XCTAttachment(contentsOfFile: folder.url.appendingPathComponent("a.txt"))
    #expect(file.name == "a.txt")
    #expect(file.uniformTypeIdentifier == "public.plain-text")
  }

  @MainActor @Test func `activities give back what their block gives`() async {
    let name = XCTContext.runActivity(named: "Log in") { activity in
      activity.add(XCTAttachment(string: "a"))
      return activity.name
    }
    #expect(name == "Log in")
    let later = await XCTContext.runActivity(named: "Wait") { activity in
      await Task.yield()
      return activity.name
    }
    #expect(later == "Wait")
  }

  @Test func `an issue fails the test at its place`() {
    let test = Case()
    test.record(
      XCTIssue(
        type: .thrownError,
        compactDescription: "broken",
        sourceCodeContext: XCTSourceCodeContext(
          location: XCTSourceCodeLocation(filePath: "/a/B.swift", lineNumber: 7)
        )
      )
    )
    #expect(test.failures == ["/a/B.swift:7: broken, false"])
  }

  @Test func `metrics are measured once more than asked for`() {
    let options = XCTMeasureOptions()
    options.iterationCount = 3
    var count = 0
    let metrics: [any XCTMetric] = [XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric()]
    Case().measure(metrics: metrics, options: options) { count += 1 }
    #expect(count == 4)
    #expect(XCTMeasureOptions.default.iterationCount == 5)
    let clock = XCTClockMetric()
    let first = clock.currentValue()
    #expect(clock.currentValue() >= first)
  }

  private final class Player: NSObject {
    var volume = 1
  }

  @MainActor @Test func `values of properties are waited for`() {
    let player = Player()
    let expectation = XCTKVOExpectation(keyPath: "volume", object: player, expectedValue: 3)
    player.volume = 3
    #expect(XCTWaiter.wait(for: [expectation], timeout: 5) == .completed)
    let never = XCTKVOExpectation(keyPath: "volume", object: player)
    #expect(XCTWaiter.wait(for: [never], timeout: 0.05) == .timedOut)
  }
}
