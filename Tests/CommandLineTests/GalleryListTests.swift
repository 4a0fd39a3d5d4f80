import Foundation
import Testing

/// Scripts and people name screens by their ids: none goes away or changes unnoticed.
@Suite struct GalleryListTests {
  private static let ids = [
    "masonry", "flow-grid", "flow-sections", "updates", "layout-transition", "carousel",
    "self-sizing-tags", "mountains", "proportional-cells", "compositional", "grid", "inset-grid",
    "two-column", "distinct-sections", "adaptive-sections", "badges", "section-headers-footers",
    "pinned-headers", "decoration-background", "nested-groups", "orthogonal-behaviours",
    "conference-videos", "news-feed", "reminders", "simple-list", "list-appearances",
    "custom-cell-list", "emoji-explorer", "reorderable-list", "outline", "insertion-sort",
    "wifi", "table-styles", "contacts", "readable-paging", "reorder", "drag-drop", "constraints",
    "modern-list", "list-cells", "list-cells-plain", "settings", "controls", "menus", "sheets",
    "split", "pages", "pickers", "text-editing", "springs", "scroll-lab", "zoom", "images",
    "type",
  ]

  @Test func `the list has every id, in the order of the gallery`() throws {
    let listed = try Command("--list").output.split(separator: "\n").map(String.init)
    #expect(listed == Self.ids)
  }

  @Test func `what the pages name is in the list`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let docs = root.appendingPathComponent("Docs")
    let pages =
      try FileManager.default.contentsOfDirectory(at: docs, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      + ["README.md", "CHANGELOG.md"].map { root.appendingPathComponent($0) }
    var named: Set<String> = []
    for page in pages {
      let text = try String(contentsOf: page, encoding: .utf8)
      for match in text.matches(of: /--screen ([a-z][a-z-]*)/) { named.insert(String(match.1)) }
    }
    #expect(named.contains("settings"))
    #expect(named.isSubset(of: Self.ids), "\(named.subtracting(Self.ids))")
  }
}
