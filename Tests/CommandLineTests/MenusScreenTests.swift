import Foundation
import TestSupport
import Testing

/// The gallery's screen of menus by scripts: fingers, a mouse, and keys alone.
@Suite(.serialized) struct MenusScreenTests {
  private func dump(_ entries: [String], _ size: String = "390x844") throws -> Dump {
    let (gestures, file) = (Command.file(".json"), Command.file(".json"))
    try Data("[\(entries.joined(separator: ","))]".utf8).write(to: gestures)
    let command = try Command(
      "--screen",
      "menus",
      "--size",
      size,
      "--gestures",
      gestures.path,
      "--dump",
      file.path
    )
    #expect(command.status == 0, "\(command.errors)")
    #expect(command.errors.isEmpty, "\(command.errors)")
    return try Dump(file)
  }

  /// The middle of a view that shows a text.
  private func place(of text: String, in dump: Dump) throws -> (x: Double, y: Double) {
    let view = try #require(
      dump.views.last { $0["text"].string == text && $0["hidden"].bool == false },
      "\(text)"
    )
    let frame = view["windowFrame"].numbers
    return (frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
  }

  private func texts(_ dump: Dump) -> [String] {
    dump.views.filter { $0["hidden"].bool == false }.compactMap { $0["text"].string }
  }

  /// The names of the documents in the list, from top to bottom.
  private func names(_ dump: Dump) -> [String] {
    let known = Set(
      ["Garden in spring", "Household", "Recipes", "Tea ceremony", "Travel plan", "New text"]
    )
    let rows = dump.views.filter { view in
      view["hidden"].bool == false && view["windowFrame"].numbers[1] > 300
        && known.contains(view["text"].string ?? "")
    }
    return rows.sorted { $0["windowFrame"].numbers[1] < $1["windowFrame"].numbers[1] }
      .compactMap { $0["text"].string }
  }

  private func tap(_ place: (x: Double, y: Double), _ time: Double) -> String {
    "{\"kind\":\"tap\",\"time\":\(time),\"at\":[\(place.x),\(place.y)]}"
  }

  private func hold(_ place: (x: Double, y: Double), _ time: Double) -> String {
    "{\"kind\":\"tap\",\"time\":\(time),\"at\":[\(place.x),\(place.y)],\"duration\":0.8}"
  }

  private func key(_ usage: Int, _ time: Double, _ modifiers: String = "") -> String {
    ["keyDown", "keyUp"].enumerated().map { index, kind in
      "{\"kind\":\"\(kind)\",\"time\":\(time + Double(index) * 0.02),\"usage\":\(usage)"
        + (modifiers.isEmpty ? "}" : ",\"modifiers\":[\(modifiers)]}")
    }.joined(separator: ",")
  }

  /// Goes on from a script by tapping what shows a text.
  private func then(_ text: String, _ script: [String], _ time: Double) throws -> [String] {
    script + [tap(try place(of: text, in: dump(script)), time)]
  }

  @Test func `the bar's menu sorts, by a menu inside it that ticks one`() throws {
    let start = try dump([])
    #expect(texts(start).contains("Garden in spring"))
    // The button at the end of the bar.
    var script = [tap((366, 22), 0.5)]
    let menu = texts(try dump(script))
    for title in ["Favorites only", "Print", "Sort by", "Send to"] {
      #expect(menu.contains(title), "\(title) in \(menu)")
    }
    script = try then("Sort by", script, 2)
    script = try then("Size", script, 3.5)
    let sorted = ["Tea ceremony", "Garden in spring", "Household", "Recipes", "Travel plan"]
    #expect(names(try dump(script)) == sorted)
  }

  @Test func `a row that is held has a menu, whose tags tick one`() throws {
    let start = try dump([])
    let row = try #require(
      start.views.last {
        $0["text"].string == "Household" && $0["windowFrame"].numbers[1] > 300
      }
    )["windowFrame"].numbers
    var script = [hold((row[0] + 20, row[1] + 10), 0.5)]
    #expect(texts(try dump(script)).contains("Duplicate"))
    script = try then("Duplicate", script, 2.5)
    #expect(texts(try dump(script)).contains("Household 2"))
  }

  @Test func `a card that is held shows what is in it, and its preview opens it`() throws {
    let start = try dump([])
    let card = try #require(start.views.first { $0["class"].string == "DocumentCardCell" })
    let frame = card["windowFrame"].numbers
    let held = [hold((frame[0] + 40, frame[1] + 40), 0.5)]
    let open = try dump(held)
    #expect(texts(open).contains("Rename"))
    #expect(open.views.contains { $0["text"].string == "Text, 24 KB" })
    let inside = try then("Text, 24 KB", held, 2.5)
    let page = texts(try dump(inside))
    #expect(page.contains("Text, 24 KB") && !page.contains("Rename"))
  }

  @Test func `who can be sent to comes a moment later`() throws {
    let menu = try then("Send to", [tap((366, 22), 0.5)], 2)
    let file = Command.file(".json")
    try Data("[\(menu.joined(separator: ","))]".utf8).write(to: file)
    func shown(at time: String) throws -> [String] {
      let dump = Command.file(".json")
      let command = try Command(
        "--screen",
        "menus",
        "--size",
        "390x844",
        "--gestures",
        file.path,
        "--at",
        time,
        "--dump",
        dump.path
      )
      #expect(command.status == 0)
      return texts(try Dump(dump))
    }
    #expect(try shown(at: "2.3").contains("Loading…"))
    let later = try shown(at: "4")
    #expect(later.contains("Aiko") && !later.contains("Loading…"))
  }

  @Test func `keys alone sort, and open the menu of a row and of a button`() throws {
    // Command and 3.
    let sorted = names(try dump([key(32, 0.5, "\"command\"")]))
    #expect(sorted.prefix(2) == ["Tea ceremony", "Garden in spring"])
    // The tab key comes to the button that adds a text; return does it.
    #expect(names(try dump([key(43, 0.5), key(43, 0.8), key(40, 1.2)])).contains("New text"))
    // Tab to the list, down to a row, and the menu key.
    var script: [String] = []
    var menu: [String] = []
    for count in 1...6 {
      script.append(key(43, 0.3 * Double(count)))
      menu = texts(try dump(script + [key(81, 3), key(81, 3.3), key(101, 4)]))
      if menu.contains("Duplicate") { break }
    }
    #expect(menu.contains("Duplicate"), "\(menu)")
  }

  @Test func `holding the command key tells what keys do`() throws {
    let down = "{\"kind\":\"keyDown\",\"time\":0.5,\"usage\":227}"
    let later = "{\"kind\":\"hovered\",\"time\":2.5,\"at\":[5,800]}"
    let shown = texts(try dump([down, later]))
    for title in ["New text", "Sort by name", "⇧ ⌘ F"] {
      #expect(shown.contains(title), "\(title) in \(shown)")
    }
  }
}
