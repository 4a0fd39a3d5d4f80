import Foundation

/// Writes down what the frameworks' protocols leave open, for what translates apps.
@main
enum ProtocolsCommand {
  static func main() throws {
    let project = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { path, _ in
      path.deletingLastPathComponent()
    }
    let folder = project.appendingPathComponent("Sources/SourceTranslation")
    for (name, text) in try OpenProtocols(project: project).files {
      try text.write(
        to: folder.appendingPathComponent(name),
        atomically: true,
        encoding: .utf8
      )
    }
  }
}
