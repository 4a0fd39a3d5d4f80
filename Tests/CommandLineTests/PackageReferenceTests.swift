import Foundation
import TestSupport
import Testing

@testable import tsumiki_translate

/// What is read of packages before anything is fetched.
@Suite struct PackageReferenceTests {
  @Test(
    "Versions and tags are read",
    arguments: [
      ("1.2.3", [1, 2, 3], []), ("v2.0.0", [2, 0, 0], []), ("1.4", [1, 4, 0], []),
      ("1.0.0-beta.2", [1, 0, 0], ["beta", "2"]), ("1.0.0+build", [1, 0, 0], []),
    ]
  )
  func reads(text: String, numbers: [Int], prerelease: [String]) throws {
    let version = try #require(PackageVersion(text))
    #expect(version.numbers == numbers && version.prerelease == prerelease)
  }

  @Test(arguments: ["", "1", "v", "1.x.0", "1.2.3.4", "release-1.0.0", "1..2", "-1.0.0"])
  func `what is no version is none`(text: String) { #expect(PackageVersion(text) == nil) }

  @Test func `versions have the order of semver`() {
    let sorted = [
      "0.9.0", "1.0.0-1", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta.2",
      "1.0.0-beta.11", "1.0.0", "1.0.10", "1.2.0", "1.10.0", "2.0.0-rc", "2.0.0",
    ]
    let versions = sorted.reversed().compactMap { PackageVersion($0) }.sorted()
    #expect(versions.map(\.description) == sorted)
  }

  @Test(
    "Requirements allow what the package manager allows",
    arguments: [
      ("1.2.0", "2.0.0", "1.2.0", true), ("1.2.0", "2.0.0", "2.0.0", false),
      ("1.2.0", "2.0.0", "1.9.9-beta", false), ("1.2.0", "2.0.0", "2.0.0-beta", false),
      ("1.2.0-beta", "2.0.0", "1.2.0-rc", true), ("1.2.0-beta", "2.0.0", "2.0.0-beta", false),
      ("1.2.0", "2.0.0", "1.1.9", false),
    ]
  )
  func allows(lower: String, upper: String, text: String, isAllowed: Bool) throws {
    let bounds = try [lower, upper, text].map { try #require(PackageVersion($0)) }
    #expect(PackageRequirement.range(bounds[0], bounds[1]).allows(bounds[2]) == isAllowed)
  }

  @Test func `ways to write an address are one`() {
    let ways = [
      "https://github.com/SnapKit/SnapKit.git", "git@github.com:SnapKit/SnapKit.git",
      "ssh://git@github.com/SnapKit/SnapKit", "http://github.com/snapkit/snapkit/",
    ]
    #expect(Set(ways.map(PackageReference.canonical)).count == 1)
    #expect(ways.dropLast().map(PackageReference.name).allSatisfy { $0 == "SnapKit" })
    #expect(PackageReference.canonical("file:///a/B.git") == "/a/B")
    #expect(PackageReference.canonical("/a/B") != PackageReference.canonical("/a/b"))
  }

  @Test(
    "A project's requirement is read",
    arguments: [
      ("kind = upToNextMajorVersion; minimumVersion = 5.1.0;", "5.1.0 ..< 6.0.0"),
      ("kind = upToNextMinorVersion; minimumVersion = 5.1.0;", "5.1.0 ..< 5.2.0"),
      ("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 3.0.0;", "1.0.0 ..< 3.0.0"),
      ("kind = exactVersion; version = 5.1.2;", "exactly 5.1.2"),
      ("kind = branch; branch = \"feature/a\";", "branch feature/a"),
      ("kind = revision; revision = abc123;", "revision abc123"),
    ]
  )
  func requirement(text: String, description: String) throws {
    let object = try OldStylePlist.parse(
      Data("{ repositoryURL = \"https://h/o/N.git\"; requirement = { \(text) }; }".utf8)
    )
    let reference = try #require(PackageReference(object))
    #expect(reference.identity == "n" && reference.requirement.description == description)
  }

  @Test func `a requirement that says nothing is none`() throws {
    for text in ["", "kind = upToNextMajorVersion;", "kind = someday; version = 1.0.0;"] {
      let object = try OldStylePlist.parse(
        Data("{ repositoryURL = \"https://h/o/N\"; requirement = { \(text) }; }".utf8)
      )
      #expect(PackageReference(object) == nil)
    }
  }

  @Test func `pins of every version of the file are read`() throws {
    let state = "\"state\": {\"branch\": null, \"revision\": \"abc\", \"version\": \"1.0.0\"}"
    let old =
      "{\"object\": {\"pins\": [{\"package\": \"N\", \"repositoryURL\": \"https://h/o/N.git\","
      + " \(state)}]}, \"version\": 1}"
    let new =
      "{\"originHash\": \"0\", \"pins\": [{\"identity\": \"n\", \"kind\": \"remoteSourceControl\","
      + " \"location\": \"https://h/o/N\", \(state)}], \"version\": 3}"
    for text in [old, new] {
      let pin = try #require(PackagePins.pins(in: Data(text.utf8))?.first)
      #expect(pin.identity == "n" && pin.revision == "abc" && pin.version?.description == "1.0.0")
    }
    #expect(PackagePins.pins(in: Data("<<<<<<< HEAD".utf8)) == nil)
    #expect(PackagePins.pins(in: Data("{\"pins\": 3}".utf8)) == nil)
  }

  @Test func `pins are found where Xcode and the package manager keep them`() throws {
    let text = { (name: String) in
      TestRepository.resolved([("https://h/o/\(name)", String(repeating: "a", count: 40), nil)])
    }
    let kept = "xcshareddata/swiftpm/Package.resolved"
    let folder = URL(
      fileURLWithPath: try SmallApp.folder([
        "A.xcodeproj/project.xcworkspace/\(kept)": text("Inner"),
        "A.xcworkspace/\(kept)": text("Outer"),
        "A.xcworkspace/contents.xcworkspacedata": "location = \"group:A.xcodeproj\"",
        "B.xcworkspace/\(kept)": text("Other"),
        "B.xcworkspace/contents.xcworkspacedata": "location = \"group:B.xcodeproj\"",
        "Package.resolved": text("Beside"),
      ])
    )
    let places = PackagePins.places(for: folder.appendingPathComponent("A.xcodeproj"))
    #expect(PackagePins(places).pins.map(\.identity) == ["inner", "outer", "beside"])
    let package = PackagePins.places(for: folder)
    #expect(PackagePins(package).pins.map(\.identity) == ["beside"])
  }

  @Test func `mirrors of a project come before those of the person`() throws {
    let mirrors = { (list: [(String, String)]) in
      let entries = list.map { "{\"original\": \"\($0.0)\", \"mirror\": \"\($0.1)\"}" }
      return "{\"object\": [\(entries.joined(separator: ","))], \"version\": 1}"
    }
    let place = ".swiftpm/configuration/mirrors.json"
    let folder = URL(
      fileURLWithPath: try SmallApp.folder([
        "project/\(place)": mirrors([("https://h/o/A", "/project/A")]),
        "home/\(place)": mirrors([("https://h/o/A.git", "/home/A"), ("https://h/o/B", "/home/B")]),
      ])
    )
    let read = PackageMirrors(
      for: folder.appendingPathComponent("project"),
      home: folder.appendingPathComponent("home")
    )
    #expect(read.address(for: "git@h:o/A.git") == "/project/A")
    #expect(read.address(for: "https://h/o/B") == "/home/B")
    #expect(read.address(for: "https://h/o/C") == "https://h/o/C")
    #expect(read.original(of: "/home/B") == "h/o/b")
  }
}
