import Foundation
import Testing
import UIKit
import UIKitSpellings

/// Texts that are looked up by a literal.
@Suite struct `Texts that a literal asks for` {
  private func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("literals-\(UUID().uuidString).bundle")
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let table = [
      "title": "Books", "%lld of %lld": "%2$lld, of which %1$lld", "by %@": "from %@",
      "half %lf": "%.1lf", "strong": "a **strong** word", "%lld%% of %@": "%lld%% (%@)",
      "%lld wrong": "%@ and %2$@, %1$lld%%",
    ]
    try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
      .write(to: language.appendingPathComponent("Localizable.strings"))
    let forms: [String: Any] = [
      "%lld books": [
        "NSStringLocalizedFormatKey": "%#@n@",
        "n": ["NSStringFormatValueTypeKey": "lld", "one": "one book", "other": "%lld volumes"],
      ]
    ]
    try PropertyListSerialization.data(fromPropertyList: forms, format: .xml, options: 0)
      .write(to: language.appendingPathComponent("Localizable.stringsdict.plist"))
    return try #require(Bundle(path: folder.path))
  }

  private let english = Locale(identifier: "en_US")

  @Test func `are found by the key with its specifiers`() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let (some, all, name) = (3, 12, "Ann")
    #expect(String(localized: "title", bundle: bundle) == "Books")
    #expect(
      String(localized: "\(some) of \(all)", bundle: bundle, locale: english)
        == "12, of which 3"
    )
    #expect(String(localized: "by \(name)", bundle: bundle) == "from Ann")
    #expect(String(localized: "half \(0.54)", bundle: bundle, locale: english) == "0.5")
    #expect(
      String(localized: "\(some)% of \(name)", bundle: bundle, locale: english) == "3% (Ann)"
    )
    #expect(String(localized: "\(1) books", bundle: bundle, locale: english) == "one book")
    #expect(String(localized: "\(all) books", bundle: bundle, locale: english) == "12 volumes")
  }

  @Test func `read nothing that a translation asks for and nobody gave`() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let wrong = String(localized: "\(7) wrong", bundle: bundle, locale: english)
    #expect(wrong == "%@ and %2$@, 7%")
    let empty = String.LocalizationValue("\(placeholder: .int) of \(placeholder: .object)")
    #expect(String(localized: empty, locale: english) == "0 of ")
  }

  @Test func `are the literal where no table has the key`() {
    let count = 2
    #expect(String(localized: "no such key") == "no such key")
    #expect(String(localized: "100%") == "100%")
    #expect(String(localized: "\(count) of \("b")", locale: english) == "2 of b")
    #expect(String(localized: "n.key", defaultValue: "\(count) more", locale: english) == "2 more")
    #expect(String(localized: String.LocalizationValue("a.key")) == "a.key")
    #expect(String(localized: "\(Float(0.5), specifier: "%.2f")", locale: english) == "0.50")
    #expect(
      String(localized: "\(Date(timeIntervalSince1970: 0), format: .iso8601)").hasPrefix("1970")
    )
  }

  @Test func `wait in a resource`() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let resource = LocalizedStringResource("title", bundle: .atURL(bundle.bundleURL))
    #expect(resource.key == "title" && String(localized: resource) == "Books")
    let other: LocalizedStringResource = "plain"
    #expect(String(localized: other) == "plain")
    #expect(String(localized: "by \(other)", bundle: bundle) == "from plain")
    let again = try JSONDecoder().decode(
      LocalizedStringResource.self,
      from: JSONEncoder().encode(resource)
    )
    #expect(again == resource)
  }

  @Test func `have the attributes that their marks ask for`() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let text = AttributedString(localized: "strong", bundle: bundle)
    #expect(String(text.characters) == "a strong word")
    #expect(text.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
  }
}
