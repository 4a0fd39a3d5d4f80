import Foundation
import TestSupport
import Testing

/// App folders that lie beside the project on some machines.
enum AppsAtHand {
  static func folder(of app: String) -> URL? {
    ProcessInfo.processInfo.environment["TSUMIKI_APPS"].flatMap { path in
      let folder = URL(fileURLWithPath: path).appendingPathComponent(app)
      return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }
  }
}

/// The facts of an iOS app that is not part of this project, where its folder is at hand.
///
/// `TSUMIKI_APPS` names a folder of app folders, each with an `expected.json` beside its sources.
@Suite(.serialized, .enabled(if: AppsAtHand.folder(of: "masonry") != nil))
struct MasonryFactsTests {
  private struct Size: CustomTestStringConvertible {
    let values: JSONValue

    var width: Double { values["container"]["width"].number ?? 0 }
    var height: Double { values["container"]["height"].number ?? 0 }
    var scale: Double { values["container"]["scale"].number ?? 1 }
    var columns: [Double] { values["cell_x"].numbers }
    var cellWidth: Double { values["cell_width"].number ?? 0 }
    var testDescription: String { "\(width)x\(height)@\(scale)" }
  }

  private static let expected: JSONValue =
    AppsAtHand.folder(of: "masonry").flatMap {
      try? Data(contentsOf: $0.appendingPathComponent("expected.json"))
    }
    .flatMap { try? JSONDecoder().decode(JSONValue.self, from: $0) } ?? .null

  private static let sizes: [Size] = (expected["sizes"].list ?? []).map(Size.init)

  private func dump(_ size: Size, _ extra: [String]) throws -> Dump {
    let folder = try #require(AppsAtHand.folder(of: "masonry"))
    let file = Command.file(".json")
    let command = try Command(
      arguments: [
        folder.path, "--size", "\(Int(size.width))x\(Int(size.height))", "--scale", "\(size.scale)",
        "--dump", file.path,
      ] + extra
    )
    #expect(command.status == 0, "\(command.errors)")
    return try Dump(file)
  }

  @Test func `both sizes are known`() { #expect(Self.sizes.count == 2) }

  @Test(arguments: sizes)
  private func `the first screen stands as expected`(size: Size) throws {
    let dump = try dump(size, [])
    let view = try #require(dump.views(of: "UICollectionView").first)
    #expect(view["contentOffset"].numbers == [0, 0])
    try check(dump, size)
    #expect(dump.cells.keys.contains(0) && dump.cells[0]?["frame"].numbers[1] == 3)
  }

  @Test(arguments: sizes)
  private func `it stands so at any offset, from few cells`(size: Size) throws {
    var most = 0
    for drags in [3, 20, 60] {
      let script = Command.file(".json")
      let middle = Int(size.width / 2)
      let (low, high) = (Int(size.height * 0.75), Int(size.height * 0.35))
      let entries = (0..<drags).map { number in
        // A finger that rests before it is lifted leaves the content where it is.
        """
        {"kind":"drag","time":\(Double(number) * 0.9),"at":[\(middle),\(low)],
         "to":[\(middle),\(high)],"duration":0.4,"hold":0.3}
        """
      }
      try Data("[\(entries.joined(separator: ","))]".utf8).write(to: script)
      let dump = try dump(size, ["--gestures", script.path, "--at", "\(Double(drags) * 0.9 + 9)"])
      try check(dump, size)
      let view = try #require(dump.views(of: "UICollectionView").first)
      #expect((view["contentOffset"].numbers.last ?? 0) > 100)
      most = max(most, dump.cells.count)
      let made = try #require(view["cellsMade"].number)
      #expect(made < 200)
      #expect(made <= 2 * Double(most))
    }
  }

  /// Checks a screen at whatever offset it is.
  private func check(_ dump: Dump, _ size: Size) throws {
    let view = try #require(dump.views(of: "UICollectionView").first)
    let offset = try #require(view["contentOffset"].numbers.last)
    let content = view["contentSize"].numbers
    #expect(content[0] == size.width)
    #expect(content[1] >= 1300 && content[1] <= 11_300)
    #expect((content[1] - 300).truncatingRemainder(dividingBy: 20) == 0)
    let heights = stride(from: 20.0, through: 220, by: 20)
    for column in 0..<4 {
      let cells = dump.cells.filter { $0.key % 4 == column }.sorted { $0.key < $1.key }
      var last: (item: Int, end: Double)?
      for (item, cell) in cells {
        let frame = cell["frame"].numbers
        #expect(abs(frame[0] - size.columns[column]) <= 1 / size.scale)
        #expect(abs(frame[2] - size.cellWidth) <= 1 / size.scale)
        #expect(heights.contains(frame[3]), "\(frame[3])")
        #expect(frame[1] < offset + size.height && frame[1] + frame[3] > offset)
        if let last {
          #expect(item == last.item + 4 && frame[1] == last.end + 6)
        }
        last = (item, frame[1] + frame[3])
      }
      // Nothing that should be seen is missing above or below.
      guard let first = cells.first else {
        // A short column may end above the last screens: ends of columns of heights by chance lie
        // 630 points apart, and hardly ever three times that.
        #expect(offset + size.height > content[1] - 2000)
        continue
      }
      let top = first.value["frame"].numbers[1]
      #expect(first.key < 4 ? top == 3 : top - 6 <= offset)
      let bottom = try #require(last)
      #expect(bottom.item >= 196 || bottom.end + 6 >= offset + size.height)
    }
  }
}
