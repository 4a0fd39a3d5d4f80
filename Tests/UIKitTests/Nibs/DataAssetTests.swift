import Diagnostics
import Foundation
import Testing

@testable import UIKit

@Suite("Data of asset catalogs, and languages of bundles")
struct DataAssetTests {
  @Test("A data set is found by its name")
  func data() throws {
    let bundle = try TestBundle([
      "Assets.xcassets/Facts.dataset/Contents.json":
        "{\"data\":[{\"filename\":\"facts.txt\",\"idiom\":\"universal\",\"universal-type-identifier\":\"public.plain-text\"}]}",
      "Assets.xcassets/Facts.dataset/facts.txt": "seven",
    ])
    let asset = try #require(NSDataAsset(name: "Facts", bundle: bundle.bundle))
    #expect(String(decoding: asset.data, as: UTF8.self) == "seven")
    #expect(asset.typeIdentifier == "public.plain-text")
    #expect(asset.name == "Facts")
    let findings = UIKitDiagnostics.recording {
      #expect(NSDataAsset(name: "Fiction", bundle: bundle.bundle) == nil)
    }
    #expect(findings.map(\.code) == ["TSK-DATA-NAME"])
  }

  @Test(
    "Tables of texts are read in every format",
    arguments: [
      "/* c */ \"a\" = \"b\\n\\\"c\\\"\"; // d\nbare = \"x\";",
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><string>b\n\"c\"</string><key>bare</key><string>x</string></dict></plist>",
    ]
  )
  func tables(_ text: String) throws {
    let bundle = try TestBundle(["T.strings": text])
    let texts = try #require(
      StringsFile.texts(at: bundle.folder.appendingPathComponent("T.strings").path, language: "en")
    )
    #expect(texts == ["a": "b\n\"c\"", "bare": "x"])
  }

  @Test("A string catalog holds every language")
  func catalog() throws {
    let bundle = try TestBundle([
      "T.xcstrings":
        "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Katze\"}},\"fr\":{\"variations\":{\"plural\":{\"other\":{\"stringUnit\":{\"value\":\"chats\"}}}}}}}},\"version\":\"1.0\"}"
    ])
    let path = bundle.folder.appendingPathComponent("T.xcstrings").path
    #expect(StringsFile.texts(at: path, language: "de") == ["k": "Katze"])
    #expect(StringsFile.texts(at: path, language: "fr") == ["k": "chats"])
    #expect(StringsFile.texts(at: path, language: "it") == [:])
  }
}
