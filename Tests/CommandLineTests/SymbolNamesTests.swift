import Diagnostics
import Foundation
import Testing

@testable import tsumiki_translate

@Suite struct SymbolNamesTests {
  /// A toolchain whose programs are scripts.
  private func toolchain(_ script: String) throws -> Toolchain {
    let folder = Command.file("")
    let modules = folder.appendingPathComponent("Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for name in ["swift", "swiftc"] {
      try Command.write(script: script, to: folder.appendingPathComponent(name))
    }
    return Toolchain(
      compiler: folder.appendingPathComponent("swiftc").path,
      products: folder
    )
  }

  private func write(_ script: String, to toolchain: Toolchain) throws {
    try Command.write(script: script, to: URL(fileURLWithPath: toolchain.tool("swift")))
  }

  /// Writes one symbol of a module to where the arguments of the extraction say.
  private static let extracting = """
    echo '{"symbols":[{"pathComponents":["OfUIKit","size(of:)"]}]}' > "$(echo "$@" |
      sed 's/.*-output-dir \\([^ ]*\\).*/\\1/')/symbols.json"
    """

  @Test func `a list that failed is not kept`() throws {
    let toolchain = try toolchain("echo the disk is full >&2; exit 1")
    #expect {
      try SymbolNames(toolchain)
    } throws: { error in
      let problem = error as? Problem
      return problem?.code == "TSK-NAMES" && problem?.place == "UIKit"
        && problem?.saw == "the disk is full"
    }
    try write(Self.extracting, to: toolchain)
    #expect(try SymbolNames(toolchain).names.isSuperset(of: ["OfUIKit", "size", "UIKit", "Swift"]))
    // What succeeded is kept.
    try write("exit 1", to: toolchain)
    #expect(try SymbolNames(toolchain).names.contains("OfUIKit"))
  }

  @Test func `a module that a toolchain lacks is left out`() throws {
    let toolchain = try toolchain(
      """
      case "$*" in
      *Observation*) echo "Couldn't load module 'Observation' in the current SDK" >&2; exit 1;;
      esac
      \(Self.extracting)
      """
    )
    let names = try SymbolNames(toolchain).names
    #expect(names.contains("RegexBuilder") && !names.contains("Observation"))
  }

  @Test func `a module is listed once for all who import it`() throws {
    let toolchain = try toolchain("echo \"$3\" >> \"$(dirname \"$0\")/listed\"\n\(Self.extracting)")
    let first = try SymbolNames(toolchain)
    let second = try SymbolNames(toolchain, importing: ["SafariServices"])
    #expect(!first.names.contains("SafariServices") && second.names.contains("SafariServices"))
    let listed = try String(
      contentsOf: toolchain.products.appendingPathComponent("listed"),
      encoding: .utf8
    ).split(separator: "\n")
    #expect(listed.count { $0 == "UIKit" } == 1 && listed.count { $0 == "SafariServices" } == 1)
  }
}
