import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import tsumiki_translate

/// Packages that are taken from repositories; the tests make those themselves.
@Suite struct PackageResolverTests {
  private let root: URL
  private let toolchain: Toolchain

  init() throws {
    root = URL(fileURLWithPath: try SmallApp.folder(["project/a.txt": "", "clones/a.txt": ""]))
    toolchain = Toolchain(compiler: "/", products: root.appendingPathComponent("products"))
  }

  private var clones: URL { root.appendingPathComponent("clones") }

  private func resolver(_ resolved: String? = nil, given: Bool = true) throws -> PackageResolver {
    let project = root.appendingPathComponent("project")
    let file = project.appendingPathComponent("Package.resolved")
    if let resolved { try Data(resolved.utf8).write(to: file) }
    return PackageResolver(
      root: project,
      pins: PackagePins(PackagePins.places(for: project)),
      given: given ? [clones] : [],
      toolchain: toolchain
    )
  }

  private func reference(
    _ address: String,
    _ lower: String = "1.0.0",
    _ upper: String = "2.0.0"
  ) throws -> PackageReference {
    let bounds = try [lower, upper].map { try #require(PackageVersion($0)) }
    return PackageReference(address: address, requirement: .range(bounds[0], bounds[1]))
  }

  private func text(in folder: URL?) -> String? {
    folder.flatMap { try? String(contentsOf: $0.appendingPathComponent("a.txt"), encoding: .utf8) }
  }

  @Test func `the resolved revision is taken, not what the clone has checked out`() throws {
    let repository = try TestRepository("Bricks", in: clones)
    let old = try repository.commit(["a.txt": "old", "Package.swift": ""], tag: "1.0.0")
    try repository.commit(["a.txt": "new"], tag: "1.1.0")
    let address = "https://nowhere.invalid/o/Bricks.git"
    let resolver = try resolver(TestRepository.resolved([(address, old, "1.0.0")]))
    let folder = try resolver.folder(of: reference(address), for: "project")
    #expect(text(in: folder) == "old")
    #expect(folder?.lastPathComponent == "Bricks" && folder?.path.contains(old) == true)
    #expect(resolver.problems.isEmpty, "\(resolver.problems)")
    // The second time nothing is asked of anybody.
    try FileManager.default.removeItem(at: repository.folder)
    let again = try self.resolver().folder(of: reference(address), for: "project")
    #expect(again?.path == folder?.path)
  }

  @Test func `the address itself is asked where nothing is nearer`() throws {
    let repository = try TestRepository("Far")
    let revision = try repository.commit(["a.txt": "far"], tag: "v1.0.0")
    for address in [repository.path, "file://\(repository.path)"] {
      let resolver = try resolver(TestRepository.resolved([(address, revision, "1.0.0")]))
      #expect(text(in: try resolver.folder(of: reference(address), for: "p")) == "far")
      #expect(resolver.problems.isEmpty, "\(resolver.problems)")
    }
  }

  @Test func `a mirror is asked in place of the address`() throws {
    let repository = try TestRepository("Copy")
    let revision = try repository.commit(["a.txt": "mirrored"], tag: "1.0.0")
    let address = "https://nowhere.invalid/o/Original"
    let mirrors = root.appendingPathComponent("project/.swiftpm/configuration")
    try FileManager.default.createDirectory(at: mirrors, withIntermediateDirectories: true)
    let text =
      "{\"object\": [{\"original\": \"\(address)\", \"mirror\": \"\(repository.path)\"}],"
      + " \"version\": 1}"
    try Data(text.utf8).write(to: mirrors.appendingPathComponent("mirrors.json"))
    let resolver = try resolver(TestRepository.resolved([(address, revision, "1.0.0")]))
    #expect(self.text(in: try resolver.folder(of: reference(address), for: "p")) == "mirrored")
    // The package manager says the mirror, where a manifest says the address.
    let mirrored = try reference(repository.path)
    #expect(self.text(in: try self.resolver().folder(of: mirrored, for: "p")) == "mirrored")
  }

  @Test func `what the package manager left in the project's folder is taken`() throws {
    let left = root.appendingPathComponent("project/.build/checkouts")
    let repository = try TestRepository("Left", in: left)
    let revision = try repository.commit(["a.txt": "left"])
    try repository.git("checkout", "--quiet", "--detach")
    let address = "https://nowhere.invalid/o/left.git"
    let resolver = try resolver(TestRepository.resolved([(address, revision, nil)]))
    #expect(text(in: try resolver.folder(of: reference(address), for: "p")) == "left")
  }

  @Test func `a revision that no repository has is told with its remedy`() throws {
    let repository = try TestRepository("Bricks", in: clones)
    try repository.commit(["a.txt": "x"], tag: "1.0.0")
    let gone = String(repeating: "ab", count: 20)
    let address = repository.path
    let resolver = try resolver(TestRepository.resolved([(address, gone, "1.0.0")]))
    #expect(try resolver.folder(of: reference(address), for: "p") == nil)
    let problem = try #require(resolver.problems.first)
    #expect(problem.code == "TSK-PACKAGE-REVISION" && problem.place.contains(gone))
    #expect(problem.saw.contains(repository.path) && problem.remedy.contains("git fetch"))
  }

  @Test(arguments: [
    "/nowhere/at/all/Gone", "file:///nowhere/Gone.git", "--upload-pack=touch /tmp/x", "",
    "ext::sh -c touch% /tmp/x",
  ])
  func `an address that cannot be had is told with its remedy`(address: String) throws {
    let revision = String(repeating: "ab", count: 20)
    try Data().write(to: root.appendingPathComponent("Package.swift"))
    let resolver = try resolver(TestRepository.resolved([(address, revision, "1.0.0")]))
    #expect(try resolver.folder(of: reference(address), for: "p") == nil)
    let problem = try #require(resolver.problems.first)
    #expect(problem.code == "TSK-PACKAGE-ADDRESS" && problem.remedy.contains("--packages"))
    #expect(!problem.saw.isEmpty)
  }

  @Test func `a tag that moved is told each time, and the resolved revision is taken`() throws {
    let repository = try TestRepository("Bricks", in: clones)
    let old = try repository.commit(["a.txt": "old"], tag: "1.0.0")
    try repository.commit(["a.txt": "new"], tag: "1.0.0")
    let pins = TestRepository.resolved([("https://h/o/Bricks", old, "1.0.0")])
    for _ in 0..<2 {
      let resolver = try resolver(pins)
      #expect(text(in: try resolver.folder(of: reference("https://h/o/Bricks"), for: "p")) == "old")
      #expect(resolver.problems.map(\.code) == ["TSK-PACKAGE-TAG"])
    }
  }

  @Test func `what is no revision is never handed to git`() throws {
    for revision in ["main", "--all", "HEAD~1", "abc"] {
      let resolver = try resolver(TestRepository.resolved([("/h/o/Bricks", revision, "1.0.0")]))
      #expect(try resolver.folder(of: reference("/h/o/Bricks"), for: "p") == nil)
      #expect(resolver.problems.map(\.code) == ["TSK-PACKAGE-PINS"])
    }
  }

  @Test func `without Package.resolved the newest version that is allowed is taken and told`()
    throws
  {
    let repository = try TestRepository("Bricks", in: clones)
    for tag in ["1.0.0", "v1.9.0", "1.10.0", "1.11.0-beta", "2.0.0", "nightly"] {
      try repository.commit(["a.txt": tag], tag: tag)
    }
    let resolver = try resolver()
    let asked = try reference("https://h/o/Bricks")
    #expect(text(in: try resolver.folder(of: asked, for: "p")) == "1.10.0")
    #expect(resolver.problems.map(\.code) == ["TSK-PACKAGE-CHOSEN"])
    #expect(resolver.problems.first?.saw == "Bricks 1.10.0")
    resolver.keepChoices()
    // A newer version changes nothing until somebody wants it to.
    try repository.commit(["a.txt": "1.12.0"], tag: "1.12.0")
    #expect(text(in: try self.resolver().folder(of: asked, for: "p")) == "1.10.0")
    let other = try reference("https://h/o/Bricks", "1.11.0")
    #expect(text(in: try self.resolver().folder(of: other, for: "p")) == "1.12.0")
  }

  @Test func `a pin that the requirement excludes is none`() throws {
    let repository = try TestRepository("Bricks", in: clones)
    let old = try repository.commit(["a.txt": "1"], tag: "1.0.0")
    try repository.commit(["a.txt": "3"], tag: "3.0.0")
    let resolver = try resolver(TestRepository.resolved([("https://h/o/Bricks", old, "1.0.0")]))
    let asked = try reference("https://h/o/Bricks", "3.0.0", "4.0.0")
    #expect(text(in: try resolver.folder(of: asked, for: "p")) == "3")
  }

  @Test func `branches and revisions are taken`() throws {
    let repository = try TestRepository("Bricks", in: clones)
    let first = try repository.commit(["a.txt": "1"])
    try repository.git("checkout", "--quiet", "-b", "feature/a")
    try repository.commit(["a.txt": "2"])
    try repository.git("checkout", "--quiet", "main")
    let branch = PackageReference(address: "https://h/o/Bricks", requirement: .branch("feature/a"))
    #expect(text(in: try resolver().folder(of: branch, for: "p")) == "2")
    let revision = PackageReference(address: "https://h/o/Bricks", requirement: .revision(first))
    let resolver = try resolver()
    #expect(text(in: try resolver.folder(of: revision, for: "p")) == "1")
    #expect(resolver.problems.isEmpty)
  }

  @Test func `all that ask for a package get one version that all allow`() throws {
    let repository = try TestRepository("Bricks", in: clones)
    for tag in ["1.0.0", "1.1.0", "1.2.0"] { try repository.commit(["a.txt": tag], tag: tag) }
    let resolver = try resolver()
    let address = "https://h/o/Bricks"
    #expect(text(in: try resolver.folder(of: reference(address), for: "p")) == "1.2.0")
    let narrow = try reference(address, "1.0.0", "1.2.0")
    #expect(throws: PackageResolver.Restart.self) { try resolver.folder(of: narrow, for: "q") }
    #expect(text(in: try resolver.folder(of: reference(address), for: "p")) == "1.1.0")
    #expect(text(in: try resolver.folder(of: narrow, for: "q")) == "1.1.0")
    let other = try reference(address, "3.0.0", "4.0.0")
    #expect(throws: PackageResolver.Restart.self) { try resolver.folder(of: other, for: "r") }
    #expect(try resolver.folder(of: reference(address), for: "p") == nil)
    let problem = try #require(resolver.problems.first)
    #expect(problem.code == "TSK-PACKAGE-VERSION")
    #expect(problem.saw.contains("3.0.0 ..< 4.0.0 (r)"), "\(problem.saw)")
    #expect(problem.saw.contains("3 versions, 1.0.0 to 1.2.0"), "\(problem.saw)")
  }

  @Test func `a folder without a repository is taken as it lies, and told`() throws {
    try Data("".utf8).write(to: root.appendingPathComponent("clones/a.txt"))
    let plain = clones.appendingPathComponent("Bricks")
    try FileManager.default.createDirectory(at: plain, withIntermediateDirectories: true)
    for name in ["Package.swift", "a.txt"] {
      try Data("plain".utf8).write(to: plain.appendingPathComponent(name))
    }
    let pins = TestRepository.resolved([
      ("/nowhere/o/Bricks", String(repeating: "a", count: 40), "1.0.0")
    ])
    for resolved in [pins, "{\"pins\": [], \"version\": 2}"] {
      let resolver = try resolver(resolved)
      #expect(
        text(in: try resolver.folder(of: reference("/nowhere/o/Bricks"), for: "p")) == "plain"
      )
      #expect(resolver.problems.map(\.code) == ["TSK-PACKAGE-UNVERIFIED"])
    }
  }

  @Test func `clones are found by their owners as well`() throws {
    for owner in ["one", "two"] {
      let folder = clones.appendingPathComponent(owner)
      let repository = try TestRepository("Bricks", in: folder)
      try repository.commit(["a.txt": owner], tag: "1.0.0")
    }
    for owner in ["one", "two"] {
      let asked = try reference("https://h/\(owner)/Bricks.git")
      #expect(text(in: try resolver().folder(of: asked, for: "p")) == owner)
      // Another project would not share the choice.
      try? FileManager.default.removeItem(at: root.appendingPathComponent("products"))
    }
  }

  @Test func `many that take a package at once all get it whole`() async throws {
    let repository = try TestRepository("Bricks", in: clones)
    let revision = try repository.commit(
      Dictionary(uniqueKeysWithValues: (0..<50).map { ("\($0).txt", "\($0)") }),
      tag: "1.0.0"
    )
    let reference = try reference("https://h/o/Bricks")
    let (toolchain, place) = (toolchain, repository.path)
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let folder = try? PackageStore(toolchain).take(reference, revision, from: place)
          let files = folder.flatMap {
            try? FileManager.default.contentsOfDirectory(atPath: $0.path)
          }
          return files?.count ?? 0
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == [50, 50, 50, 50])
    let kept = PackageStore(toolchain).checkout("Bricks", revision).deletingLastPathComponent()
    let beside = try FileManager.default.contentsOfDirectory(
      atPath: kept.deletingLastPathComponent().path
    )
    #expect(beside == [revision])
  }

  @Test func `nothing of a repository runs while it is taken`() throws {
    let repository = try TestRepository("Bricks", in: clones)
    let mark = root.appendingPathComponent("ran").path
    let revision = try repository.commit(
      ["a.txt": "x", ".gitattributes": "* filter=evil"],
      tag: "1.0.0"
    )
    for (key, value) in [
      ("filter.evil.smudge", "touch \(mark); cat"), ("core.fsmonitor", "touch \(mark)"),
      ("uploadpack.packObjectsHook", "touch \(mark)"),
    ] { try repository.git("config", key, value) }
    let hook = repository.folder.appendingPathComponent(".git/hooks/post-checkout")
    try FileManager.default.createDirectory(
      at: hook.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Command.write(script: "touch \(mark)", to: hook)
    let resolver = try resolver(
      TestRepository.resolved([("https://h/o/Bricks", revision, "1.0.0")])
    )
    #expect(text(in: try resolver.folder(of: reference("https://h/o/Bricks"), for: "p")) == "x")
    #expect(!FileManager.default.fileExists(atPath: mark))
  }
}
