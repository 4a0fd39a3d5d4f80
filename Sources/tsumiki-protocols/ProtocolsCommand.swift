import Foundation

/// Writes down what the frameworks' protocols leave open, for what translates apps.
@main
enum ProtocolsCommand {
  static func main() throws {
    let project = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { path, _ in
      path.deletingLastPathComponent()
    }
    try OpenProtocols(project: project).file.write(
      to: project.appendingPathComponent(OpenProtocols.place),
      atomically: true,
      encoding: .utf8
    )
  }
}
