import Foundation
import Testing

@testable import InterfaceFiles

/// Catalogs of texts become the tables that apps look texts up in.
@Suite struct StringCatalogTests {
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

  @Test func `texts and forms stand in the tables of their language`() throws {
    let tables = try StringCatalog.read(Data(catalog.utf8)).tables
    #expect(Set(tables.keys) == ["en", "de"])
    #expect(tables["de"]?.texts == ["title": "Bücher"] && tables["de"]?.forms.isEmpty == true)
    let english = try #require(tables["en"])
    #expect(english.texts == ["title": "Books", "hint": "Tap"])
    #expect(Set(english.forms.keys) == ["%lld books", "%@ has %lld books", "shelves"])
    let several = english.forms["%@ has %lld books"]
    #expect(several?["NSStringLocalizedFormatKey"] == .format("%2$#@forms@"))
    #expect(
      several?["forms"]
        == .variable([
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
          "NSStringFormatValueTypeKey": "lld", "one": "%1$@ has a book",
          "other": "%1$@ has %2$lld books, 100%%",
        ])
    )
    let shelves = english.forms["shelves"]?["NSStringLocalizedFormatKey"]
    #expect(shelves == .format("%1$#@books@ on %2$#@shelves@"))
  }

  @Test(arguments: ["{}", "[]", #"{"sourceLanguage": "en", "strings": {"a": 1}}"#, ""])
  func `what is no catalog is told with its place`(text: String) {
    #expect(throws: DescriptionMistake.self) { try StringCatalog.read(Data(text.utf8)) }
  }
}
