import Foundation
import TestSupport
import Testing

/// An app beside the project and what is expected of it.
private struct FactsApp {
  struct Size: CustomTestStringConvertible {
    let values: JSONValue

    var width: Double { values["container"]["width"].number ?? 0 }
    var height: Double { values["container"]["height"].number ?? 0 }
    var scale: Double { values["container"]["scale"].number ?? 1 }
    var testDescription: String { "\(width)x\(height)@\(scale)" }

    func frames(_ key: String) -> [[Double]] { (values[key].list ?? []).map(\.numbers) }
  }

  let name: String

  var expected: JSONValue {
    AppsAtHand.folder(of: name).flatMap {
      try? Data(contentsOf: $0.appendingPathComponent("expected.json"))
    }
    .flatMap { try? JSONDecoder().decode(JSONValue.self, from: $0) } ?? .null
  }

  var sizes: [Size] { (expected["sizes"].list ?? []).map(Size.init) }

  func dump(_ size: Size, drags: Int = 0, gestures: String? = nil) throws -> Dump {
    let folder = try #require(AppsAtHand.folder(of: name))
    let file = Command.file(".json")
    var arguments = [
      folder.path, "--size", "\(Int(size.width))x\(Int(size.height))", "--scale", "\(size.scale)",
      "--dump", file.path,
    ]
    let (x, low, high) = (Int(size.width / 2), Int(size.height * 0.8), Int(size.height * 0.2))
    let entries = (0..<drags).map { number in
      """
      {"kind":"drag","time":\(Double(number) * 0.9),"at":[\(x),\(low)],"to":[\(x),\(high)],
       "duration":0.4,"hold":0.3}
      """
    }
    if drags > 0 || gestures != nil {
      let script = Command.file(".json")
      try Data((gestures ?? "[\(entries.joined(separator: ","))]").utf8).write(to: script)
      arguments += ["--gestures", script.path, "--at", "\(Double(drags) + 4)"]
    }
    let command = try Command(arguments: arguments)
    #expect(command.status == 0, "\(command.errors)")
    #expect(command.errors.isEmpty, "\(command.errors)")
    return try Dump(file)
  }
}

extension Dump {
  /// The shown cells of a section, by item.
  fileprivate func cells(_ section: Int) -> [Int: JSONValue] {
    let cells = views.filter {
      !$0["indexPath"].isNull && $0["hidden"].bool == false
        && Int($0["indexPath"].numbers[0]) == section
    }
    return Dictionary(
      cells.map { (Int($0["indexPath"].numbers[1]), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The views below another.
  fileprivate func below(_ view: JSONValue) -> [JSONValue] {
    let path = view["path"].numbers
    return views.filter {
      $0["path"].numbers.count > path.count && $0["path"].numbers.starts(with: path)
    }
  }
}

/// Whether frames agree as far as the display can show.
private func agree(_ one: [Double], _ other: [Double], within tolerance: Double) -> Bool {
  one.count == other.count
    && zip(one, other).allSatisfy { abs($0 - $1) <= tolerance + 0.000_1 }
}

@Suite(.serialized, .enabled(if: AppsAtHand.folder(of: "modern-list") != nil))
struct ModernListFactsTests {
  private static let app = FactsApp(name: "modern-list")

  @Test(arguments: app.sizes)
  private func `rows stand as expected and do not scroll`(size: FactsApp.Size) throws {
    for drags in [0, 2] {
      let dump = try Self.app.dump(size, drags: drags)
      try check(dump, size)
      let list = try #require(dump.views(of: "UICollectionView").first)
      #expect(list["contentOffset"].numbers == [0, 0])
    }
  }

  private func check(_ dump: Dump, _ size: FactsApp.Size) throws {
    let list = try #require(dump.views(of: "UICollectionView").first)
    #expect(list["contentSize"].numbers == size.values["content_size"].numbers)
    #expect(list["cellsMade"].number ?? 99 <= 7)
    let cells = dump.cells(0)
    let frames = size.frames("frames")
    #expect(cells.count == frames.count && frames.count == 7)
    let names = (Self.app.expected["order"].list ?? []).map(\.string)
    for (item, cell) in cells {
      #expect(cell["class"].string == "ListCell")
      #expect(agree(cell["frame"].numbers, frames[item], within: 1 / size.scale))
      let inside = dump.below(cell)
      let label = try #require(inside.first { $0["class"].string == "UILabel" })
      #expect(label["text"].string == names[item])
      let place = size.values["inside_the_cell"]["label"].numbers
      #expect(agree(label["frame"].numbers, place, within: 1 / size.scale))
    }
  }

  @Test(arguments: app.sizes)
  private func `a tapped row is not selected afterwards`(size: FactsApp.Size) throws {
    let tap = #"[{"kind":"tap","time":0.5,"at":[100,120]}]"#
    try check(Self.app.dump(size, gestures: tap), size)
  }
}

@Suite(.serialized, .enabled(if: AppsAtHand.folder(of: "proportional-cells") != nil))
struct ProportionalCellsFactsTests {
  private static let app = FactsApp(name: "proportional-cells")

  @Test(arguments: app.sizes)
  private func `cells stand as expected at both ends`(size: FactsApp.Size) throws {
    for drags in [0, 12] {
      let dump = try Self.app.dump(size, drags: drags)
      let view = try #require(dump.views(of: "UICollectionView").first)
      #expect(view["contentSize"].numbers == size.values["content_size"].numbers)
      let offset = drags == 0 ? 0 : size.values["max_content_offset_y"].number
      #expect(view["contentOffset"].numbers == [0, offset ?? -1])
      #expect(view["cellsMade"].number ?? 99 <= size.values["cells_made_at_most"].number ?? 0)
      let cells = dump.cells(0)
      if drags == 0 {
        #expect(Double(cells.count) == size.values["visible_at_start"].number)
      } else {
        #expect(cells.keys.contains(19))
      }
      let frames = size.frames("frames")
      for (item, cell) in cells {
        #expect(agree(cell["frame"].numbers, frames[item], within: 1 / size.scale))
        let inside = dump.below(cell)
        let label = try #require(inside.first { $0["class"].string == "UILabel" })
        #expect(
          label["text"].string
            == "Picture \(item + 1): a title long enough to want a second line, and more"
        )
        let places = size.values["inside_the_cell"]
        #expect(
          agree(label["frame"].numbers, places["title_label"].numbers, within: 1 / size.scale)
        )
        let image = try #require(inside.first { $0["class"].string == "UIImageView" })
        #expect(
          agree(image["frame"].numbers, places["image_view"].numbers, within: 1 / size.scale)
        )
      }
    }
  }
}

@Suite(.serialized, .enabled(if: AppsAtHand.folder(of: "reminders") != nil))
struct RemindersFactsTests {
  private static let app = FactsApp(name: "reminders")

  @Test(arguments: app.sizes)
  private func `cards and rows stand as expected at both ends`(size: FactsApp.Size) throws {
    var seen: Set<Int> = []
    for drags in [0, 1, 12] {
      let dump = try Self.app.dump(size, drags: drags)
      let view = try #require(dump.views(of: "UICollectionView").first)
      let content = size.values["content_size"].numbers
      #expect(agree(view["contentSize"].numbers, content, within: 1 / size.scale))
      if drags != 1 {
        let key = drags == 0 ? "initial_content_offset" : "max_content_offset_y"
        let offset = drags == 0 ? size.values[key].numbers : [0, size.values[key].number ?? 0]
        #expect(agree(view["contentOffset"].numbers, offset, within: 1 / size.scale))
      }
      #expect(view["cellsMade"].number ?? 99 <= size.values["cells_made_at_most"].number ?? 0)
      if drags == 0 {
        let shown = dump.cells(0).count + dump.cells(1).count
        #expect(Double(shown) == size.values["visible_at_start"].number)
      }
      for section in 0...1 {
        let frames = size.frames("section_\(section)")
        for (item, cell) in dump.cells(section) {
          #expect(agree(cell["frame"].numbers, frames[item], within: 1 / size.scale))
          try check(dump, cell, section, item, size)
          if section == 1 { seen.insert(item) }
        }
      }
    }
    #expect(seen.contains(0) && seen.contains(11))
  }

  private func check(
    _ dump: Dump,
    _ cell: JSONValue,
    _ section: Int,
    _ item: Int,
    _ size: FactsApp.Size
  ) throws {
    let classes = ["StandardListCollectionViewCell", "MyListCollectionViewCell"]
    #expect(cell["class"].string == classes[section])
    let labels = dump.below(cell).filter { $0["class"].string == "UILabel" }
    let title = try #require(
      labels.first { $0["text"].string == (section == 0 ? "AAA\(item)" : "LLL\(item)") }
    )
    let count = try #require(labels.first { $0["text"].string == "\(item)" })
    let places = size.values["inside_a_section_\(section)_cell"]
    let tolerance = 1 / size.scale
    #expect(agree(title["frame"].numbers, places["titleLabel"].numbers, within: tolerance))
    #expect(agree(count["frame"].numbers, places["taskCountLabel"].numbers, within: tolerance))
    let logo = try #require(
      dump.below(cell).first {
        $0["cornerRadius"].number ?? 0 > 0 && $0["class"].string == "UIView"
      }
    )
    #expect(agree(logo["frame"].numbers, places["logoView"].numbers, within: tolerance))
    let radius = places["logo_corner_radius"].number ?? 0
    #expect(agree([logo["cornerRadius"].number ?? 0], [radius], within: tolerance))
    let corner = cell["cornerRadius"].number
    switch (section, item) {
    case (0, _): #expect(corner == 12 && cell["clipsToBounds"].bool == true)
    case (1, 0): #expect(corner == 12 && cell["maskedCorners"].number == 3)
    case (1, 11): #expect(corner == 12 && cell["maskedCorners"].number == 12)
    default: #expect(corner == 0)
    }
  }
}
