import Foundation
import TestSupport
import Testing

/// The facts of an app of rows that page, where its folder is at hand.
///
/// `TSUMIKI_APPS` names a folder of app folders, each with an `expected.json` beside its sources.
@Suite(.serialized, .enabled(if: AppsAtHand.folder(of: "readable-paging") != nil))
struct PagingFactsTests {
  private struct Size: CustomTestStringConvertible {
    let values: JSONValue

    var width: Double { values["container"]["width"].number ?? 0 }
    var height: Double { values["container"]["height"].number ?? 0 }
    var scale: Double { values["container"]["scale"].number ?? 1 }
    var contentHeight: Double { values["table_content_height"].number ?? 0 }
    var rowFrames: [[Double]] { (values["row_frames"].list ?? []).map(\.numbers) }
    var stripFrame: [Double] { values["collection_view_frame_in_row"].numbers }
    var rowsAtStart: Int { Int(values["rows_visible_at_start"].number ?? 0) }
    var mostRows: Int { Int(values["most_rows_visible"].number ?? 0) }
    var mostMade: Double { values["rows_made_at_most"].number ?? 0 }
    var mostItemsMade: Double { values["items_made_at_most_in_a_row"].number ?? 0 }
    var testDescription: String { "\(width)x\(height)@\(scale)" }
  }

  private static let expected: JSONValue =
    AppsAtHand.folder(of: "readable-paging").flatMap {
      try? Data(contentsOf: $0.appendingPathComponent("expected.json"))
    }
    .flatMap { try? JSONDecoder().decode(JSONValue.self, from: $0) } ?? .null

  private static let sizes: [Size] = (expected["sizes"].list ?? []).map(Size.init)

  private func dump(_ size: Size, _ extra: [String] = []) throws -> Dump {
    let folder = try #require(AppsAtHand.folder(of: "readable-paging"))
    let file = Command.file(".json")
    let command = try Command(
      arguments: [
        folder.path, "--size", "\(Int(size.width))x\(Int(size.height))", "--scale",
        "\(size.scale)", "--dump", file.path,
      ] + extra
    )
    #expect(command.status == 0, "\(command.errors)")
    return try Dump(file)
  }

  @Test func `both sizes are known`() { #expect(Self.sizes.count == 2) }

  @Test(arguments: sizes)
  private func `rows and strips stand as expected`(size: Size) throws {
    let dump = try dump(size)
    try check(dump, size, rows: size.rowsAtStart)
    let strips = dump.views(of: "UICollectionView")
    for strip in strips {
      let inset = strip["adjustedContentInset"].numbers
      let margin = inset[1]
      #expect(inset == [0, margin, 0, size.width - margin - 280])
      #expect(strip["contentOffset"].numbers.first == -margin)
      #expect(margin >= 16)
    }
  }

  @Test(arguments: sizes)
  private func `scrolled to the end, rows were used again`(size: Size) throws {
    let script = Command.file(".json")
    let (x, low, high) = (Int(size.width / 2), Int(size.height * 0.8), Int(size.height * 0.2))
    let entries = (0..<14).map { number in
      """
      {"kind":"drag","time":\(Double(number) * 0.9),"at":[\(x),\(low)],"to":[\(x),\(high)],
       "duration":0.4,"hold":0.3}
      """
    }
    try Data("[\(entries.joined(separator: ","))]".utf8).write(to: script)
    let dump = try dump(size, ["--gestures", script.path, "--at", "20"])
    let table = try #require(dump.views(of: "UITableView").first)
    #expect(table["contentOffset"].numbers.last == size.contentHeight - size.height)
    try check(dump, size, rows: nil)
    for strip in dump.views(of: "UICollectionView") {
      #expect(strip["contentOffset"].numbers.first == -strip["adjustedContentInset"].numbers[1])
    }
  }

  @Test(arguments: sizes)
  private func `a swipe ends with a square at the margin`(size: Size) throws {
    let script = Command.file(".json")
    try Data(
      """
      [{"kind":"drag","time":0.2,"at":[\(Int(size.width) - 60),100],"to":[60,104],"duration":0.15}]
      """.utf8
    ).write(to: script)
    let dump = try dump(size, ["--gestures", script.path, "--at", "8"])
    let strip = try #require(
      dump.views(of: "UICollectionView").first { $0["windowFrame"].numbers[1] == 0 }
    )
    let offset = try #require(strip["contentOffset"].numbers.first)
    let page = (offset + strip["adjustedContentInset"].numbers[1]) / 296
    #expect(abs(page - page.rounded()) < 0.002 && page >= 1, "\(page)")
    #expect(dump.views(of: "UITableView").first?["contentOffset"].numbers.last == 0)
  }

  private func check(_ dump: Dump, _ size: Size, rows: Int?) throws {
    let table = try #require(dump.views(of: "UITableView").first)
    #expect(table["contentSize"].numbers == [size.width, size.contentHeight])
    #expect((table["cellsMade"].number ?? 99) <= size.mostMade)
    let cells = dump.views(of: "PaletteTableViewCell").filter { $0["hidden"].bool == false }
    if let rows { #expect(cells.count == rows) }
    #expect(cells.count <= size.mostRows)
    for cell in cells {
      let row = Int(try #require(cell["indexPath"].numbers.last))
      let frame = cell["frame"].numbers
      for (value, expected) in zip(frame, size.rowFrames[row]) {
        #expect(abs(value - expected) <= 1 / size.scale)
      }
    }
    for strip in dump.views(of: "UICollectionView") {
      #expect(strip["frame"].numbers == size.stripFrame)
      #expect(strip["contentSize"].numbers == [5904, 280])
      #expect((strip["cellsMade"].number ?? 99) <= size.mostItemsMade)
    }
  }
}
