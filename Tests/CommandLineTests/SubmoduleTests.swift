import Foundation
import Testing

@testable import tsumiki_translate

/// Repositories within the repositories of packages.
@Suite struct SubmoduleTests {
  @Test func `are read of their list, without those that lie elsewhere`() {
    let text = """
      [submodule "a"]
        path = deps/a
        url = ../a.git
      [submodule "up"]
        path = ../outside
        url = https://example.com/up
      [submodule "hooks"]
        path = x/.git/hooks
        url = https://example.com/hooks
      # a comment
      [submodule "b c"]
      \turl = https://example.com/b
      \tpath = b
      [submodule "half"]
        path = half
      """
    #expect(
      Submodule.read(text) == [
        Submodule(name: "a", path: "deps/a", url: "../a.git"),
        Submodule(name: "b c", path: "b", url: "https://example.com/b"),
      ]
    )
  }

  @Test(arguments: [
    ("https://example.com/o/p.git", "../a.git", "https://example.com/o/a.git"),
    ("https://example.com/o/p.git/", "../../q/a", "https://example.com/q/a"),
    ("git@example.com:o/p.git", "../a.git", "git@example.com:o/a.git"),
    ("/clones/p", "./a", "/clones/p/a"), ("/clones/p", "https://x.y/a", "https://x.y/a"),
  ])
  func `addresses begin where they are named`(place: String, url: String, address: String) {
    #expect(Submodule(name: "a", path: "a", url: url).address(from: place) == address)
  }

  /// A package with a repository within, which has one within in turn.
  private func nested(_ url: (TestRepository) -> String) throws -> (TestRepository, String) {
    let folder = Command.file("")
    let deepest = try TestRepository("deepest", in: folder)
    let last = try deepest.commit(["D.swift": "let d = 1"])
    let inner = try TestRepository("inner", in: folder)
    try inner.commit(["I.swift": "let i = 1", ".gitmodules": Self.list("deep", "../deepest")])
    try inner.git("update-index", "--add", "--cacheinfo", "160000,\(last),deep")
    try inner.git("commit", "--quiet", "--message", "Link")
    let middle = try inner.git("rev-parse", "HEAD")
    try inner.commit(["I.swift": "let i = 2"])
    let outer = try TestRepository("outer", in: folder)
    try outer.commit(["O.swift": "let o = 1", ".gitmodules": Self.list("in/ner", url(inner))])
    try outer.git("update-index", "--add", "--cacheinfo", "160000,\(middle),in/ner")
    try outer.git("commit", "--quiet", "--message", "Link")
    return (outer, try outer.git("rev-parse", "HEAD"))
  }

  private static func list(_ path: String, _ url: String) -> String {
    "[submodule \"\(path)\"]\n  path = \(path)\n  url = \(url)\n"
  }

  private func taken(_ outer: TestRepository, _ commit: String) throws -> URL? {
    let toolchain = Toolchain(compiler: "/", products: Command.file(""))
    let reference = PackageReference(address: outer.path, requirement: .revision(commit))
    return try PackageStore(toolchain).take(reference, commit, from: outer.path)
  }

  @Test func `come with what a package is, at their commits`() throws {
    let (outer, commit) = try nested { _ in "../inner" }
    let folder = try #require(try taken(outer, commit))
    func text(_ path: String) -> String? {
      try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
    #expect(text("O.swift") == "let o = 1" && text("in/ner/I.swift") == "let i = 1")
    #expect(text("in/ner/deep/D.swift") == "let d = 1")
  }

  @Test func `that cannot be had are told by their paths`() throws {
    let (outer, commit) = try nested { _ in "../nothing" }
    let failure = #expect(throws: GitRepository.Failure.self) { try taken(outer, commit) }
    #expect(
      failure?.reason.contains("nothing") == true || failure?.reason.contains("in/ner") == true
    )
  }

  @Test func `are taken from the clone around them`() throws {
    let folder = Command.file("")
    let inner = try TestRepository("inner", in: folder)
    let commit = try inner.commit(["I.swift": "let i = 1"])
    let outer = try TestRepository("outer", in: folder)
    try outer.commit([".gitmodules": Self.list("in/ner", "https://nowhere.invalid/inner")])
    try outer.git("update-index", "--add", "--cacheinfo", "160000,\(commit),in/ner")
    try outer.git("commit", "--quiet", "--message", "Link")
    let kept = outer.folder.appendingPathComponent(".git/modules/in/ner")
    try FileManager.default.createDirectory(
      at: kept.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(at: inner.folder.appendingPathComponent(".git"), to: kept)
    let files = try #require(try taken(outer, try outer.git("rev-parse", "HEAD")))
    let text = try String(
      contentsOf: files.appendingPathComponent("in/ner/I.swift"),
      encoding: .utf8
    )
    #expect(text == "let i = 1")
  }
}
