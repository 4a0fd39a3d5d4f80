import Diagnostics
import Foundation

/// The compiler and the frameworks that apps are built against.
struct Toolchain {
  let compiler: String
  /// Where this program and the frameworks' library and modules are.
  let products: URL

  static func current() throws -> Toolchain {
    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let toolchain = Toolchain(compiler: try findCompiler(), products: products)
    guard FileManager.default.fileExists(atPath: toolchain.library.path) else {
      throw Problem(.frameworksMissing, place: toolchain.library.path)
    }
    return toolchain
  }

  var library: URL { products.appendingPathComponent("libTsumikiFrameworks.so") }

  var modules: URL { products.appendingPathComponent("Modules") }

  /// Where apps are built.
  var appsFolder: URL { products.appendingPathComponent("apps") }

  var stubs: URL { appsFolder.appendingPathComponent("stubs") }

  /// Another program of the compiler's toolchain.
  func tool(_ name: String) -> String {
    URL(fileURLWithPath: compiler).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// Which frameworks apps are built against.
  var libraryState: String { FileState.of(library) }

  /// Which translator writes their sources.
  static var translatorState: String {
    FileState.of(URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
  }

  /// The modules that apps can import.
  static var availableModules: Set<String> {
    [
      "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
      "FoundationNetworking", "FoundationXML", "UIKit", "UIKitSpellings", "CoreGraphics",
      "QuartzCore", "Combine", "os", "OSLog", "Dispatch",
      "CoreFoundation", "Glibc", "Observation", "RegexBuilder", "Synchronization", "Distributed",
      "XCTest",
      "Testing", "_Concurrency", "_StringProcessing",
    ]
  }

  /// The frameworks' modules name the C libraries they are built on.
  ///
  /// No app can see anything of them, so empty modules of those names serve, and apps need no
  /// headers.
  func writeStubs() throws {
    let names = [
      "CCairo", "CPixman", "CPixbuf", "CRsvg", "CPango", "CSDL2", "CXCB", "CGIO",
      "CAllocatingInit", "CSimulatedClock",
    ]
    let text = names.map { "module \($0) {}" }.joined(separator: "\n") + "\n"
    let file = stubs.appendingPathComponent("module.modulemap")
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(at: stubs, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static func findCompiler() throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let path = "\(folder)/swiftc"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw Problem(.compilerMissing, place: "swiftc in PATH")
  }
}
