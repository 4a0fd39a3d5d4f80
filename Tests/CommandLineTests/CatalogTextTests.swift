import Foundation
import TestSupport
import Testing

/// Apps look their texts up in what is made of their catalogs.
@Suite(.serialized) struct CatalogTextTests {
  @Test func `an app shows the texts of its catalog`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Localizable.xcstrings": try String(
        contentsOfFile: Command.fixture("Text/Books.xcstrings"),
        encoding: .utf8
      ),
      "Screen.swift": """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          let (one, many, name) = (1, 3, "Ann")
          print(NSLocalizedString("title", comment: ""), String(localized: "hint"))
          print(String(localized: "\\(one) books"), String(localized: "\\(many) books"))
          print(String(localized: "\\(name) has \\(one) books"))
          print(String(localized: "\\(name) has \\(many) books"))
          print(String(format: NSLocalizedString("shelves", comment: ""), 3, 1))
          print(String(localized: "no \\(name)"))
        }
      }
      """,
    ])
    func lines(_ arguments: String...) throws -> [Substring] {
      let run = try Command(arguments: [path, "--dump", Command.file(".json").path] + arguments)
      #expect(run.status == 0 && !run.errors.contains("LEFT-OUT"), "\(run.errors)")
      return run.output.split(separator: "\n")
    }
    #expect(
      try lines() == [
        "Books Tap", "1 book 3 books", "Ann has a book", "Ann has 3 books, 100%",
        "3 books on one shelf", "no Ann",
      ]
    )
    #expect(try lines("--", "-AppleLanguages", "(de)").first?.hasPrefix("Bücher") == true)
  }

  @Test func `a catalog that cannot be read is told, and keys are shown`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {"title": 1}}"#,
      "Screen.swift": """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() { print(String(localized: "title")) }
      }
      """,
    ])
    let run = try Command(path, "--dump", Command.file(".json").path)
    #expect(run.status == 0 && run.output == "title\n", "\(run.output)\(run.errors)")
    #expect(run.errors.contains("TSK-STRINGS") && run.errors.contains("strings.title"))
  }
}
