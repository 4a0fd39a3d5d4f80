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
      throw Problem(
        code: "TSK-FRAMEWORKS",
        what: "The frameworks are not built.",
        place: toolchain.library.path,
        remedy: "Start with ./run, or build them with: swift build --product TsumikiFrameworks"
      )
    }
    return toolchain
  }

  var library: URL { products.appendingPathComponent("libTsumikiFrameworks.so") }

  var modules: URL { products.appendingPathComponent("Modules") }

  private static func findCompiler() throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let path = "\(folder)/swiftc"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw Problem(
      code: "TSK-COMPILER",
      what: "There is no Swift compiler to build the app with.",
      place: "swiftc in PATH",
      remedy: "Install the Swift toolchain and put its bin folder into PATH."
    )
  }
}
