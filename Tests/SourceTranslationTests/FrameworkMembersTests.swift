import Foundation
import Testing

@testable import SourceTranslation
@testable import tsumiki_protocols

/// What the frameworks' protocols leave open is written down from their own sources.
@Suite struct `What protocols leave open` {
  @Test func `is what the sources say`() throws {
    let project = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { path, _ in
      path.deletingLastPathComponent()
    }
    let path = project.appendingPathComponent(OpenProtocols.place)
    let isCurrent =
      try String(contentsOf: path, encoding: .utf8)
      == OpenProtocols(project: project).file
    #expect(
      isCurrent,
      "\(OpenProtocols.place) is not what the sources say: swift run tsumiki-protocols writes it."
    )
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
    let protocols = OpenProtocols(sources: [
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
    #expect(
      protocols.openText == """
        protocol AppDelegate: OtherDelegate {
          func open(_ a: Int, with b: String) -> Bool
        }
        protocol OtherDelegate {
          func other()
        }

        """
    )
    #expect(protocols.requiredText == "asked(_:)\nnever()\n")
  }
}
