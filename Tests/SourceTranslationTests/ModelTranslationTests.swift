import Foundation
import TestSupport
import Testing

/// What `@Model` and its kin make of a class.
@Suite struct ModelTranslationTests {
  private func lines(_ source: String) -> [String] {
    let modules: Set<String> = [
      "Foundation", "SwiftData", "SwiftUI", "UIKit", "_SwiftData_SwiftUI",
    ]
    let all = translated("import SwiftData\n" + source, modules: modules)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = all.firstIndex { $0.hasPrefix("#sourceLocation(file:") }.map { $0 + 1 } ?? 0
    return Array(all[start...])
  }

  private func member(_ line: String) -> String {
    lines("@Model class A {\n\(line)\n}")[2].trimmingCharacters(in: .whitespaces)
  }

  @Test func `a whole file is written as the tests of SwiftData have it`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let source = try String(
      contentsOf: root.appendingPathComponent("Fixtures/SwiftData/Models.swift"),
      encoding: .utf8
    )
    let written = try String(
      contentsOf: root.appendingPathComponent("SwiftDataTests/Models.swift"),
      encoding: .utf8
    )
    let expected = written.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    let made = translated(source, modules: ["Foundation", "SwiftData"])
      .split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(made.firstIndex { $0.hasPrefix("#sourceLocation(file:") }) + 1
    for (number, (line, wanted)) in zip(made[start...], expected).enumerated() {
      #expect(line == wanted, "line \(number + 1)")
    }
    #expect(made.count - start >= source.split(separator: "\n").count)
  }

  @Test(arguments: [
    "static let size = 1", "static var count = 1", "lazy var size = 1", "var size: Int { 1 }",
    "var size: Int { get { 1 } set {} }", "func size() -> Int { 1 }",
  ])
  func `what is no stored variable stays`(line: String) {
    #expect(member(line) == line)
  }

  @Test func `what is not kept stays a variable`() {
    #expect(member("@Transient var size = 1") == "var size = 1")
  }

  @Test(arguments: [
    ("var size: Int", "var size: Int { ", "; private var _size: SwiftData._KeptElsewhere"),
    ("var size: Int?", "var size: Optional<Int> { ", "_size = SwiftData._KeptElsewhere()"),
    ("public var size: Int = 1", "public var size: Int { ", "make: () -> Int = { 1 } }"),
    ("var size = f(1)", "var size: _Default_size.Value { ", "static let make = { f(1) } }"),
    ("private(set) var size: Int", "private(set) var size: Int { ", "_KeptElsewhere"),
    ("let size: Int", "var size: Int { ", "_KeptElsewhere"),
    ("private var size = 1", "private var size: _Default_size.Value { ", "{ 1 } }"),
  ])
  func `a variable asks for its value`(line: String, start: String, end: String) {
    let text = member(line)
    #expect(text.hasPrefix(start) && text.hasSuffix(end), "\(text)")
    #expect(text.contains("get { _$backingData.get(self, 0, \\A.size) }"))
    #expect(text.contains("set { _$backingData.set(self, 0, \\A.size, newValue) }"))
  }

  @Test func `the type of a private variable is as private`() {
    #expect(member("private var size = 1").contains("private struct _Default_size:"))
    #expect(member("public var size = 1").contains("public struct _Default_size:"))
  }

  @Test(arguments: [
    ("@Attribute(.unique) var a: Int", "Attribute(.unique)"),
    ("@Attribute(originalName: \"b\") var a: Int", "Attribute(originalName: \"b\")"),
    ("@Relationship var a: [B]", "Relationship()"),
    (
      "@Relationship(deleteRule: .cascade, inverse: \\B.a)\n  var a: [B]",
      "Relationship(deleteRule: .cascade, inverse: \\B.a)"
    ),
  ])
  func `what is said of a variable goes into the schema`(line: String, metadata: String) {
    let last = lines("@Model class A {\n\(line)\n}").first { $0.contains("schemaMetadata") }
    #expect(
      last?.contains("name: \"a\", keypath: \\A.a, metadata: SwiftData.Schema.\(metadata))") == true
    )
  }

  @Test func `conditions decide what is kept`() {
    let text = lines(
      "@Model class A {\n#if os(iOS)\nvar a: Int = 1\n#else\nvar b: Int = 1\n#endif\n}"
    )
    #expect(text[3].contains("_$backingData.get(self, 0, \\A.a)") && text[5] == "var b: Int = 1")
    #expect(text.contains { $0.contains("name: \"a\"") && !$0.contains("name: \"b\"") })
  }

  @Test func `initialisers have what values are kept in`() {
    let text = lines(
      """
      @Model class A {
        var a: Int
        init(a: Int) {
          self.a = a
        }
        convenience init() { self.init(a: 1) }
        init(b: Int) { a = b }
      }
      """
    )
    #expect(text[3].hasSuffix("{ _$backingData = SwiftData._ModelBacking(A.self);"))
    #expect(text[5].trimmingCharacters(in: .whitespaces) == "_$backingData.attach(self) }")
    #expect(text[6].hasSuffix("convenience init() { self.init(a: 1) }"))
    #expect(text[7].contains("a = b ; _$backingData.attach(self) }"))
    let plain = lines("@Model class A {\n  var a: Int = 1\n}")
    #expect(plain[3].contains("init() { _$backingData = SwiftData._ModelBacking(A.self);"))
  }

  @Test(arguments: [
    ("class A {", "class A: SwiftData.PersistentModel {"),
    ("class A: Codable {", "class A: Codable, SwiftData.PersistentModel {"),
    ("class A: PersistentModel {", "class A: PersistentModel {"),
  ])
  func `the class is a model`(line: String, start: String) {
    #expect(lines("@Model\n\(line)\n}")[2].hasPrefix(start))
  }

  @Test func `a public class has public parts`() {
    let text = lines("@Model public final class A {\n  public var a: Int = 1\n}")
    #expect(
      text[1].contains("public let _$backingData") && text[1].contains("public required init")
    )
    #expect(text[3].contains("public static var schemaMetadata"))
  }

  @Test func `observers are called by the setter, in their lines`() {
    let text = lines(
      """
      @Model class A {
        var a: Int = 1 {
          willSet { f(newValue) }
          didSet(old) {
            f(old)
          }
        }
      }
      """
    )
    #expect(text[2].contains("_a_willSet(newValue) }; let oldValue = a; _$backingData.set("))
    #expect(text[3].contains("; private func _a_willSet(_ newValue: Int) { f(newValue) }"))
    #expect(
      text[4].contains("; private func _a_didSet(_ old: Int) {") && text[5].hasSuffix("f(old)")
    )
  }

  @Test func `uniqueness is a property, and indexes are nothing`() {
    #expect(
      member("#Unique<A>([\\.a], [\\.b, \\.c])")
        == "static var _uniqueness: [[AnyKeyPath]] { let all: [[PartialKeyPath<A>]] ="
        + " [[\\.a], [\\.b, \\.c]]; return all }"
    )
    #expect(member("#Index<A>([\\.a])").isEmpty)
  }

  @Test func `an actor has a container and an executor`() {
    let text = lines("@ModelActor\npublic actor A {\n}")[2]
    #expect(text.hasPrefix("public actor A: SwiftData.ModelActor { public nonisolated let model"))
    #expect(text.contains("public init(modelContainer: SwiftData.ModelContainer) {"))
    #expect(!lines("@ModelActor(disableGenerateInit: true)\nactor A {\n}")[2].contains(" init("))
  }

  @Test func `a query without arguments is told what it wraps`() {
    #expect(
      lines("struct A {\n@Query var a: [B]\n@Query(sort: \\.c) var d: [B]\n}")[2...3] == [
        "@Query() var a: [B]", "@Query(sort: \\.c) var d: [B]",
      ]
    )
  }

  @Test func `without SwiftData the words are others'`() {
    #expect(body("@Model class A {\n  var a = 1\n}") == "@Model class A {\n  var a = 1\n}")
  }

  @Test func `a file that names the container with SwiftUI alone sees it`() {
    let text = translated(
      "import SwiftUI\nlet a = b.modelContainer(for: C.self)",
      modules: ["Foundation", "SwiftData", "SwiftUI", "UIKit", "_SwiftData_SwiftUI"]
    )
    #expect(text.contains("import _SwiftData_SwiftUI"))
  }
}
