import Foundation
import TestSupport
import Testing

/// Apps look their texts up in what is made of their catalogs.
@Suite(.serialized) struct CatalogTextTests {
  private let catalog = """
    {
      "sourceLanguage": "en",
      "strings": {
        "title": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Books" } },
          "de": { "stringUnit": { "state": "translated", "value": "Bücher" } } } },
        "untouched": {},
        "hint": { "localizations": { "en": { "variations": { "device": {
          "ipad": { "stringUnit": { "value": "Click" } },
          "iphone": { "stringUnit": { "value": "Tap" } },
          "other": { "stringUnit": { "value": "Use" } } } } } } },
        "%lld books": { "localizations": { "en": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld book" } },
          "other": { "stringUnit": { "value": "%lld books" } } } } } } },
        "%@ has %lld books": { "localizations": { "en": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%@ has a book" } },
          "other": { "stringUnit": { "value": "%@ has %lld books, 100%%" } } } } } } },
        "shelves": { "localizations": { "en": {
          "stringUnit": { "value": "%#@books@ on %#@shelves@" },
          "substitutions": {
            "books": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "value": "%arg book" } },
              "other": { "stringUnit": { "value": "%arg books" } } } } },
            "shelves": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "value": "one shelf" } },
              "other": { "stringUnit": { "value": "%arg shelves" } } } } } } } } }
      },
      "version": "1.0"
    }
    """

  @Test func `an app shows the texts of its catalog`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Localizable.xcstrings": catalog,
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
