import Diagnostics
import Foundation
import SourceTranslation

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

  /// What chooses the linker: the toolchain's own, where it has one, is a third quicker than the compiler's choice.
  var linkerArguments: [String] {
    FileManager.default.isExecutableFile(atPath: tool("ld.lld")) ? ["-use-ld=lld"] : []
  }

  /// Which frameworks apps are built against.
  var libraryState: String {
    let others = AppleFrameworks.inert.keys.sorted() + TestingFrameworks.modules.keys.sorted()
    let states = others.map {
      FileState.of(modules.appendingPathComponent("\($0).swiftmodule"))
    }
    let tests = ["TestRecording", "XCUIAutomation"].map {
      FileState.of(modules.appendingPathComponent("\($0).swiftmodule"))
    }
    return ([FileState.of(library)] + states + tests).joined(separator: "\n")
  }

  /// What an app is linked with that imports some modules: the code of the inert frameworks among
  /// them, which the library leaves out so that other apps do not load it.
  func inertObjects(for imports: Set<String>) throws -> [String] {
    let needed = AppleFrameworks.inert(for: imports)
    guard !needed.isEmpty else { return [] }
    // Several may stand on the same room.
    let rooms = Set(needed.flatMap { AppleFrameworks.rooms[$0] ?? [] })
    return try (needed.sorted() + rooms.sorted() + ["Inert", "InertViews"]).flatMap(objects)
  }

  /// What a program of tests is linked with that imports some modules.
  func testingObjects(for imports: Set<String>) throws -> [String] {
    try TestingFrameworks.needed(for: imports).sorted().flatMap(objects)
  }

  /// What programs of tests are linked with beside the frameworks.
  func testObjects() throws -> [String] {
    try ["AppContainers", "TestReports", "TestRecording", "XCUIAutomation"].flatMap(objects)
  }

  /// The object files of a module, as the package manager lists them.
  private func objects(of module: String) throws -> [String] {
    struct Outputs: Decodable {
      let object: String?
    }
    let folder = products.appendingPathComponent("\(module).build")
    let map = folder.appendingPathComponent("output-file-map.json")
    guard let data = try? Data(contentsOf: map),
      let files = try? JSONDecoder().decode([String: Outputs].self, from: data)
    else { throw Problem(.frameworksMissing, place: map.path) }
    // The folder may have been moved since it was built.
    return files.values.compactMap(\.object).sorted()
      .map { folder.appendingPathComponent(URL(fileURLWithPath: $0).lastPathComponent).path }
      .filter(FileManager.default.fileExists)
  }

  /// Which translator writes their sources.
  static var translatorState: String {
    FileState.of(URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
  }

  /// The modules that apps can import.
  static var availableModules: Set<String> {
    let names: Set<String> = [
      "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
      "FoundationNetworking", "FoundationXML", "UIKit", "UIKitSpellings", "CoreGraphics",
      "QuartzCore", "Combine", "os", "OSLog", "Dispatch",
      "CoreFoundation", "Glibc", "Observation", "RegexBuilder", "Synchronization", "Distributed",
      "XCTest", "XCUIAutomation",
      "Testing", "_Concurrency", "_StringProcessing",
    ]
    return names.union(AppleFrameworks.inert.keys).union(TestingFrameworks.modules.keys)
      .union(libraries.keys)
  }

  /// Libraries in C that iOS has as well, and where their headers are: those that are installed.
  private static let libraries = [
    "SQLite3": SystemLibrary(headers: ["sqlite3.h"], link: "sqlite3"),
    "zlib": SystemLibrary(headers: ["zlib.h"], link: "z"),
    "libxml2": SystemLibrary(
      folder: "libxml2",
      headers: [
        "libxml/xmlversion.h", "libxml/parser.h", "libxml/tree.h", "libxml/HTMLparser.h",
        "libxml/HTMLtree.h",
        "libxml/xpath.h", "libxml/xpathInternals.h", "libxml/xmlreader.h", "libxml/xmlwriter.h",
        "libxml/xmlsave.h", "libxml/xmlschemas.h",
      ],
      // ICU's types, which are also Foundation's own here.
      undefined: ["LIBXML_ICU_ENABLED"],
      link: "xml2"
    ),
  ]
  .filter { $0.value.isInstalled }

  /// What the compiler has to be told to read the headers of libraries in C.
  static var libraryArguments: [String] {
    libraries.values.compactMap(\.folder).sorted().flatMap { ["-Xcc", "-I\($0)"] }
  }

  /// The frameworks' modules name the C libraries they are built on.
  ///
  /// No app can see anything of them, so empty modules of those names serve, and apps need no
  /// headers.
  func writeStubs() throws {
    let names = [
      "CCairo", "CCrypto", "CPixman", "CPixbuf", "CFonts", "CSDL2", "CXCB", "CGIO",
      "CGLib", "CGObject", "CMarkdown", "CQRCode", "CExpat", "CSQLite", "CTextAnalysis", "CXML",
      "CAllocatingInit", "CSimulatedClock", "CDrawingWorker",
    ]
    let libraries = Self.libraries.sorted { $0.key < $1.key }.map { name, library in
      library.moduleMap(name)
    }
    let text = (names.map { "module \($0) {}" } + libraries).joined(separator: "\n") + "\n"
    for (name, library) in Self.libraries { try writeStub("\(name).h", library.header) }
    try writeStub("module.modulemap", text)
  }

  /// Writes a file of the stubs, unless it is the same as before.
  private func writeStub(_ name: String, _ text: String) throws {
    let file = stubs.appendingPathComponent(name)
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(at: stubs, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// What apps are linked with before Foundation: the parts of it that differ on iOS.
  ///
  /// `CGRect.intersects(_:)` is true here for rectangles that only touch. On iOS they have to overlap
  /// along both axes; one without length along an axis has to lie in the other, ends included.
  func correctionsObject() throws -> URL {
    let text = """
      import Foundation

      @_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
      func intersects(_ other: CGRect, _ rect: CGRect) -> Bool {
        func meet(_ low: CGFloat, _ high: CGFloat, _ least: CGFloat, _ most: CGFloat) -> Bool {
          low == high || least == most ? low <= most && least <= high : low < most && least < high
        }
        guard !rect.isNull, !other.isNull else { return false }
        return meet(rect.minX, rect.maxX, other.minX, other.maxX)
          && meet(rect.minY, rect.maxY, other.minY, other.maxY)
      }

      """
    let source = stubs.appendingPathComponent("Corrections.swift")
    let object = stubs.appendingPathComponent("Corrections.o")
    let isMade = (try? String(contentsOf: source, encoding: .utf8)) == text
    if isMade, FileManager.default.fileExists(atPath: object.path) { return object }
    try Data(text.utf8).write(to: source)
    // Two builds may be under way at once.
    let made = stubs.appendingPathComponent("Corrections-\(getpid()).o")
    let run = try Subprocess.run(
      compiler,
      [
        "-c", "-O", "-wmo", "-parse-as-library", "-module-name", "Corrections", source.path, "-o",
        made.path,
      ]
    )
    guard run.status == 0 else {
      throw Problem(.appLink, place: source.path, saw: run.errors + run.output)
    }
    guard rename(made.path, object.path) == 0 else {
      throw Problem(.appLink, place: object.path, saw: String(cString: strerror(errno)))
    }
    return object
  }

  static func findCompiler() throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let path = "\(folder)/swiftc"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw Problem(.compilerMissing, place: "swiftc in PATH")
  }
}
