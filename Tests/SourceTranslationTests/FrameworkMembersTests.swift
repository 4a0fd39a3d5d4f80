import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceTranslation

/// What the frameworks' protocols leave open is written down from their own sources.
@Suite struct `What protocols leave open` {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// With `TSUMIKI_WRITE_MEMBERS` set the list is written.
  @Test func `is what their sources say`() throws {
    let file = Self.sources
      .appendingPathComponent("SourceTranslation/FrameworkMembers+Text.swift")
    let required = Self.sources
      .appendingPathComponent("SourceTranslation/FrameworkMembers+Required.swift")
    let frameworks = try Self.frameworks()
    for (file, text) in [
      (file, FrameworkMembersPrinter.text(frameworks)),
      (required, FrameworkMembersPrinter.required(frameworks)),
    ] {
      if ProcessInfo.processInfo.environment["TSUMIKI_WRITE_MEMBERS"] != nil {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(
        try String(contentsOf: file, encoding: .utf8) == text,
        "Renew it: TSUMIKI_WRITE_MEMBERS=1 swift test --filter 'is what their sources say'"
      )
    }
  }

  @Test func `is known by protocol`() throws {
    let known = FrameworkMembers.protocols
    #expect(known.count > 40)
    let delegate = try #require(known["UICollectionViewDelegateFlowLayout"])
    #expect(delegate.inherited == ["UICollectionViewDelegate"])
    #expect(
      delegate.optional.map(\.full).contains("collectionView(_:layout:sizeForItemAt:)")
    )
    #expect(!FrameworkMembers.names.contains("collectionView(_:cellForItemAt:)"))
    #expect(known["UIContentView"] == nil)
  }

  @Test func `has every method of a name`() throws {
    let delegate = try #require(FrameworkMembers.protocols["UIGestureRecognizerDelegate"])
    let types = delegate.optional.filter { $0.full == "gestureRecognizer(_:shouldReceive:)" }
      .map { $0.types[1] }
    #expect(types.sorted() == ["UIEvent", "UIPress", "UITouch"])
  }

  @Test func `is only what an extension without conditions answers`() {
    let text = FrameworkMembersPrinter.text([
      """
      public protocol AppDelegate: OtherDelegate {
        func asked(_ a: Int)
        @available(*, deprecated) func open(
          _ a: Int,
          with b: String
        ) -> Bool
        func never()
      }
      public protocol OtherDelegate { func other() }
      """,
      """
      extension AppDelegate { public func open(_ a: Int, with b: String) -> Bool { true } }
      extension AppDelegate where Self: AnyObject { public func never() {} }
      extension OtherDelegate { public func other() {} }
      public protocol Thing { func other() }
      extension Thing { public func other() {} }
      """,
    ])
    let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    #expect(
      lines.filter { $0.hasPrefix("protocol") || $0.hasPrefix("func") } == [
        "protocol AppDelegate: OtherDelegate {",
        "func open(_ a: Int, with b: String) -> Bool",
        "protocol OtherDelegate {",
        "func other()",
      ]
    )
  }

  /// The texts of the frameworks' Swift files, in order.
  private static func frameworks() throws -> [String] {
    try ["QuartzCore", "UIKit"].flatMap { name in
      let folder = sources.appendingPathComponent(name)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.sorted()
        .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    }
  }
}
