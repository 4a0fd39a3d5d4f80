import Foundation
import InterfaceFiles
import Testing

@Suite struct EnclosedNamesTests {
  @Test(arguments: [
    ("Main", false), ("a/b", false), ("a/../b", false), ("./a", false), ("", false), ("..a", false),
    ("..", true), ("../a", true), ("a/../../b", true), ("a//../..//b", true), ("./../a", true),
  ])
  func `a name leads out where it goes up more often than down`(name: String, isOut: Bool) {
    #expect(EnclosedNames.leadsOut(name) == isOut)
  }

  @Test func `a link leads out where its end lies elsewhere`() throws {
    let root = NSTemporaryDirectory() + "tsumiki-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: root) }
    let files = FileManager.default
    try files.createDirectory(atPath: root + "/in/deep", withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: root + "/in/out", withDestinationPath: "/etc")
    try files.createSymbolicLink(atPath: root + "/in/up", withDestinationPath: "..")
    try files.createSymbolicLink(atPath: root + "/in/gone", withDestinationPath: "nowhere")
    try files.createSymbolicLink(atPath: root + "/in/own", withDestinationPath: "deep")
    for (name, isOut) in [
      ("out", true), ("up", true), ("gone", true), ("own", false), ("deep", false), ("no", false),
    ] {
      #expect(EnclosedNames.linksOut("\(root)/in/\(name)", of: root + "/in") == isOut, "\(name)")
    }
  }
}
