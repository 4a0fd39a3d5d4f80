import Diagnostics
import Testing

@testable import UIKit

/// The names that previews can be asked for by.
@MainActor @Suite struct PreviewNameTests {
  @Test func `places of files of one name have folders before them`() throws {
    for (file, name) in [("/app/A/Row.swift", "first"), ("/app/B/Row.swift", "other")] {
      PreviewScreens.add(file, line: 7) { Preview(name) { UIView() } }
    }
    PreviewScreens.add("/app/A/Column.swift", line: 7) { Preview { UIView() } }
    #expect(try PreviewScreens.find("A/Row.swift:7").get().name == "first")
    #expect(try PreviewScreens.find("B/Row.swift:7").get().name == "other")
    #expect(try PreviewScreens.find("Column.swift:7").get().name == "Column")
  }

  @Test func `several on one line have numbers`() throws {
    for name in ["one", "two"] {
      PreviewScreens.add("/app/Line.swift", line: 3) { Preview(name) { UIView() } }
    }
    #expect(try PreviewScreens.find("Line.swift:3#2").get().name == "two")
    #expect(throws: Problem.self) { try PreviewScreens.find("Line.swift:3").get() }
  }

  @Test func `who asks for a type's previews has only those computed`() throws {
    var computed: [String] = []
    for type in ["Left_Previews", "Right_Previews"] {
      PreviewScreens.add("/app/Types.swift", line: type.count, type: type) {
        computed.append(type)
        return [Preview("a\nlong\n\(type)") { UIView() }]
      }
    }
    #expect(try PreviewScreens.find("Left_Previews").get().name == "a long Left_Previews")
    #expect(try PreviewScreens.find("Types.swift:14").get().type == "Right_Previews")
    #expect(computed == ["Left_Previews", "Right_Previews"])
  }
}
