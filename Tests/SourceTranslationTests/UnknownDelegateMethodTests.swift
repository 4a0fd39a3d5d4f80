import Diagnostics
import Testing

@testable import SourceTranslation

/// Methods of delegates that compile and are never called.
@Suite struct UnknownDelegateMethodTests {
  private func unknown(_ source: String, others: [String: String] = [:]) -> [Finding] {
    let translator = SourceTranslator(TranslationOptions(module: "App"))
    var files = others
    files["/app/File.swift"] = source
    let facts = ModuleFacts(files: files.mapValues(translator.facts))
    let translation = translator.translate(source, path: "/app/File.swift", facts: facts)
    return translation.findings.filter { $0.code == "TSK-DELEGATE-UNKNOWN" }
  }

  private func board(
    _ members: String,
    _ clause: String = "NSObject, UICollectionViewDelegate"
  )
    -> String
  { "class Board: \(clause) {\n\(members)\n}" }

  @Test func `are told by name and line`() throws {
    let found = unknown(
      board("func collectionView(_ c: UICollectionView, didGuessItemAt i: IndexPath) {}")
    )
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.line == 2 && finding.file == "/app/File.swift")
    #expect(finding.what.contains("collectionView(_:didGuessItemAt:) of Board"))
    #expect(finding.what.contains("UICollectionViewDelegate"))
  }

  @Test func `have the name that was meant`() throws {
    let found = unknown(
      board("func collectionView(_ c: UICollectionView, didSelectItmAt i: IndexPath) {}")
    )
    let remedy = try #require(found.first?.remedy)
    #expect(remedy.hasPrefix("Did you mean \"collectionView(_:didSelectItemAt:)\"? "))
  }

  @Test(arguments: [
    "func scrollViewDidDream(_ scrollView: UIScrollView) {}",
    "func collectionView(_ v: UICollectionView, dream i: IndexPath) -> Bool { true }",
  ])
  func `are found in extensions and below classes of UIKit`(member: String) {
    #expect(unknown(board(member)).count == 1)
    let other = ["/app/Other.swift": "extension Board: UICollectionViewDelegate {}"]
    #expect(unknown(board(member, "NSObject"), others: other).count == 1)
    #expect(unknown("class Board: UICollectionViewController {\n\(member)\n}").count == 1)
    #expect(
      unknown(board("", "NSObject") + "\nextension Board: UICollectionViewDelegate {\(member)}")
        .count == 1
    )
  }

  @Test(arguments: [
    "func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) {}",
    "func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 0 }",
    "func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell"
      + " { fatalError() }",
    "private func collectionView(_ c: UICollectionView, fill i: Int) {}",
    "@objc func collectionViewTapped(_ c: UICollectionView) {}",
    "func collectionView(_ c: UICollectionView, fill i: Int) {}\n"
      + "func f() { collectionView(list, fill: 1) }",
    "func fill(_ c: UICollectionView, with i: Int) {}",
    "func tableView(_ t: UITableView, fill i: Int) {}",
    "static func collectionView(_ c: UICollectionView, fill i: Int) {}",
    "func collectionView(_ name: String, fill i: Int) {}",
  ])
  func `are no others`(members: String) {
    #expect(unknown(board(members)).isEmpty)
  }

  @Test func `are no methods of the app's own protocols`() {
    let source =
      board(
        "func collectionView(_ c: UICollectionView, fill i: Int) {}",
        "NSObject, UICollectionViewDelegate, Filling"
      ) + "\nprotocol Filling { func collectionView(_ c: UICollectionView, fill i: Int) }"
    #expect(unknown(source).isEmpty)
  }
}
