import Foundation
import Testing

/// What an app writes and clears away is its own.
@Suite struct AppContainerTests {
  private static let delegate = """
    import UIKit
    @main class Delegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let files = FileManager.default
        let documents = files.urls(for: .documentDirectory, in: .userDomainMask)[0]
        let places = [files.temporaryDirectory, URL(fileURLWithPath: NSTemporaryDirectory()), documents]
        let diary = documents.appendingPathComponent("diary.txt")
        print("diary:", (try? String(contentsOf: diary, encoding: .utf8)) ?? "none")
        for place in places {
          for file in (try? files.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? [] {
            try? files.removeItem(at: file)
          }
        }
        try? Data("kept".utf8).write(to: diary)
        print("home:", NSHomeDirectory(), "supports:",
          files.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0].path,
          "caches:", files.urls(for: .cachesDirectory, in: .userDomainMask)[0].path)
        return true
      }
    }
    """

  @Test func `an app that clears its folders takes nothing of the person's`() throws {
    let app = try SmallApp.folder(["Delegate.swift": Self.delegate])
    let person = Command.file("")
    let kept = ["tmp/a.txt", "home/Documents/b.txt", "home/.local/share/c.txt"]
      .map { person.appendingPathComponent($0) }
    for file in kept {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data().write(to: file)
    }
    let surroundings = [
      "HOME": person.appendingPathComponent("home").path,
      "TMPDIR": person.appendingPathComponent("tmp").path,
    ]
    let outputs = try (0..<2).map { _ in
      let picture = Command.file(".png").path
      let command = try Command(arguments: [app, "--png", picture], environment: surroundings)
      #expect(command.status == 0, "\(command.errors)")
      return command.output
    }
    for file in kept { #expect(FileManager.default.fileExists(atPath: file.path), "\(file)") }
    #expect(outputs[0].contains("diary: none") && outputs[1].contains("diary: kept"))
    #expect(!outputs[1].contains(person.path), "\(outputs[1])")
  }
}
