import Foundation
import TestSupport
import Testing

/// What an app's Info.plist says holds when it runs.
@Suite(.serialized) struct InfoPlistAppTests {
  @Test func `an app is as dark as its Info plist says`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>
      """,
      "Screen.swift": """
      import UIKit
      class Screen: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          print(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
        }
      }
      """,
    ])
    let run = try Command(path, "--style", "light", "--dump", Command.file(".json").path)
    #expect(run.status == 0 && run.output.contains("dark"), "\(run.output)\(run.errors)")
  }

  @Test func `types that an app's Info plist declares are known to it`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UTImportedTypeDeclarations</key><array><dict>
      <key>UTTypeIdentifier</key><string>org.example.book</string>
      <key>UTTypeConformsTo</key><array><string>public.data</string></array>
      </dict></array></dict></plist>
      """,
      "Screen.swift": """
      import UIKit
      import UniformTypeIdentifiers
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          print(UTType("org.example.book").map { "\\($0.conforms(to: .data))" } ?? "none")
          print(UTType("org.example.other")?.identifier ?? "none")
        }
      }
      """,
    ])
    let run = try Command(path, "--dump", Command.file(".json").path)
    #expect(run.output.split(separator: "\n") == ["true", "none"], "\(run.output)\(run.errors)")
  }
}
