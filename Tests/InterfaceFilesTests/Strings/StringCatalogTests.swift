import Foundation
import TestSupport
import Testing

@testable import InterfaceFiles

/// Catalogs of texts become the tables that apps look texts up in.
@Suite struct StringCatalogTests {
  @Test func `texts and forms stand in the tables of their language`() throws {
    let tables = try StringCatalog.read(Fixture.data("Text/Books.xcstrings")).tables
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
