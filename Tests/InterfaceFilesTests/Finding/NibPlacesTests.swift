import Foundation
import InterfaceFiles
import Testing

@Suite struct NibPlacesTests {
  private let places = NibPlaces(folder: "/app", languages: ["pt-BR", "pt"])

  @Test func `a file for the device goes first, then the reader's languages, then the folder`() {
    #expect(
      places.paths("Card", .nib, isPad: false) == [
        "/app/pt-BR.lproj/Card~iphone.xib", "/app/pt-BR.lproj/Card~iphone.nib",
        "/app/pt.lproj/Card~iphone.xib", "/app/pt.lproj/Card~iphone.nib",
        "/app/Card~iphone.xib", "/app/Card~iphone.nib",
        "/app/Base.lproj/Card~iphone.xib", "/app/Base.lproj/Card~iphone.nib",
        "/app/pt-BR.lproj/Card.xib", "/app/pt-BR.lproj/Card.nib",
        "/app/pt.lproj/Card.xib", "/app/pt.lproj/Card.nib",
        "/app/Card.xib", "/app/Card.nib",
        "/app/Base.lproj/Card.xib", "/app/Base.lproj/Card.nib",
      ]
    )
  }

  @Test func `another device has other files`() {
    let paths = places.paths("Card", .nib, isPad: true)
    #expect(paths.contains("/app/Card~ipad.xib") && !paths.contains("/app/Card~iphone.xib"))
  }

  @Test func `storyboards have their own endings`() {
    let paths = places.paths("Main", .storyboard, isPad: false)
    #expect(paths.first == "/app/pt-BR.lproj/Main~iphone.storyboard")
    #expect(paths.last == "/app/Base.lproj/Main.storyboardc")
    #expect(paths.count == Set(paths).count)
  }

  @Test func `without languages the folder and the base language are left`() {
    let places = NibPlaces(folder: "/app", languages: [])
    #expect(
      places.paths("A", .nib, isPad: false).suffix(4) == [
        "/app/A.xib", "/app/A.nib", "/app/Base.lproj/A.xib", "/app/Base.lproj/A.nib",
      ]
    )
    #expect(places.translations(of: "/app/A.xib").isEmpty)
  }

  @Test func `a file of the base language is translated by tables of languages, then catalogs`() {
    let tables = places.translations(of: "/app/Base.lproj/Card.xib")
    #expect(
      tables.map(\.path) == [
        "/app/pt-BR.lproj/Card.strings", "/app/pt-BR.lproj/Card.xcstrings",
        "/app/pt.lproj/Card.strings", "/app/pt.lproj/Card.xcstrings",
        "/app/Base.lproj/Card.xcstrings", "/app/Card.xcstrings",
        "/app/Base.lproj/Card.xcstrings", "/app/Card.xcstrings",
      ]
    )
    #expect(tables.map(\.language).suffix(4) == ["pt-BR", "pt-BR", "pt", "pt"])
    #expect(tables.prefix(4).allSatisfy { $0.countsEmpty })
    #expect(!tables.suffix(4).contains { $0.countsEmpty })
  }

  @Test func `a file in the folder itself is translated too`() {
    #expect(places.translations(of: "/app/Card.xib").first?.path == "/app/pt-BR.lproj/Card.strings")
  }

  @Test func `a file of a language is translated by nothing`() {
    #expect(places.translations(of: "/app/pt.lproj/Card.xib").isEmpty)
    #expect(places.translations(of: "/other/Card.xib").isEmpty)
  }
}
