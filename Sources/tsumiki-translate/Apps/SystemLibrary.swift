import Foundation

/// A library in C that iOS has as well, as Debian installs it.
struct SystemLibrary {
  /// The folder its headers are looked for in, where that is one of its own.
  let folder: String?
  /// Its headers, by their whole paths.
  let headers: [String]
  /// What its headers say that would meet what others say, and is not needed.
  let undefined: [String]
  /// What programs are linked with.
  let link: String

  /// Describes a library whose headers lie where C looks for them, or in a folder there.
  init(folder: String? = nil, headers: [String], undefined: [String] = [], link: String) {
    let root = "/usr/include"
    let own = folder.map { "\(root)/\($0)" }
    self.folder = own
    self.headers = headers.map { "\(own ?? root)/\($0)" }
    self.undefined = undefined
    self.link = link
  }

  /// Whether all headers are there.
  var isInstalled: Bool { headers.allSatisfy { FileManager.default.fileExists(atPath: $0) } }

  /// What the compiler reads in the place of the headers; what is undefined is so from the second on.
  var header: String {
    let lines = headers.map { "#include \"\($0)\"" }
    let undefined = undefined.map { "#undef \($0)" }
    return (lines.prefix(1) + undefined + lines.dropFirst()).joined(separator: "\n") + "\n"
  }

  /// What the compiler reads to import it, beside a file with its header.
  func moduleMap(_ name: String) -> String {
    "module \(name) [system] {\n  header \"\(name).h\"\n  link \"\(link)\"\n  export *\n}"
  }
}
