import Foundation

/// Writes down what the frameworks' protocols leave open: `tsumiki-protocols OUTPUT FOLDER…`.
@main
enum ProtocolsCommand {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first, arguments.count > 1 else {
      throw CocoaError(.fileNoSuchFile)
    }
    let text = OpenProtocols(sources: try arguments.dropFirst().flatMap(sources)).file
    // What is compiled stays as it is where nothing changed.
    if (try? String(contentsOfFile: output, encoding: .utf8)) == text { return }
    try text.write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// The texts of a folder's Swift files, in order.
  private static func sources(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
      .sorted().map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
  }
}
