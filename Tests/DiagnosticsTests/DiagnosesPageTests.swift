import Foundation
import Testing

@testable import Diagnostics

/// Each kind of finding is declared in one place, and Docs/Diagnoses.md has them all.
@Suite struct `Kinds of findings` {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let kinds = Diagnosis.Kind.groups.flatMap(\.kinds)

  /// The codes that Swift files of a folder write down.
  private static func codes(in folder: String, where isWanted: (String) -> Bool) throws -> [String]
  {
    let folder = root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && isWanted($0) }
      .flatMap { path in
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        return text.matches(of: /"(TSK-[A-Z-]+)"/).map { String($0.1) }
      }
  }

  @Test func `are all listed, each once and in order`() throws {
    let declared = try Self.codes(in: "Sources/Diagnostics/Kinds") { _ in true }
    #expect(declared.count > 150)
    #expect(declared.sorted() == Self.kinds.map(\.code.rawValue).sorted())
    #expect(Set(declared).count == declared.count)
    for group in Diagnosis.Kind.groups {
      let codes = group.kinds.map(\.code.rawValue)
      #expect(codes == codes.sorted(), "\(group.title)")
    }
  }

  @Test func `are the only ones that sources report`() throws {
    let written = try Self.codes(in: "Sources") { !$0.hasPrefix("Diagnostics/Kinds/") }
    #expect(written.isEmpty, "Declare them in Sources/Diagnostics/Kinds: \(written)")
  }

  @Test func `have a meaning and a remedy that are sentences`() {
    for kind in Self.kinds {
      #expect(kind.meaning.hasSuffix("."), "\(kind.code.rawValue)")
      #expect(!kind.remedy.isEmpty, "\(kind.code.rawValue)")
    }
  }

  @Test func `give a finding what it does not say itself`() {
    let plain = Diagnosis(.viewCycle, place: "here")
    #expect(plain.what == Diagnosis.Kind.viewCycle.meaning)
    #expect(plain.remedy == Diagnosis.Kind.viewCycle.remedy && plain.severity == .fatal)
    let own = Diagnosis(.viewCycle, as: .warning, what: "w", place: "here", remedy: "r")
    #expect(own.what == "w" && own.remedy == "r" && own.severity == .warning)
  }

  /// With `TSUMIKI_WRITE_DIAGNOSES` set the page is written.
  @Test func `are on the page of Docs`() throws {
    let page = Self.root.appendingPathComponent("Docs/Diagnoses.md")
    if ProcessInfo.processInfo.environment["TSUMIKI_WRITE_DIAGNOSES"] != nil {
      try DiagnosesPage.text.write(to: page, atomically: true, encoding: .utf8)
    }
    let written = try? String(contentsOf: page, encoding: .utf8)
    #expect(
      written == DiagnosesPage.text,
      "Renew it: TSUMIKI_WRITE_DIAGNOSES=1 swift test --filter 'on the page of Docs'"
    )
  }
}
