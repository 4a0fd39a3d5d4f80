import Foundation
import Testing

/// Scripts and people name screens by their ids: none goes away or changes unnoticed.
@Suite struct GalleryListTests {
  private static let ids = [
    "masonry", "flow-grid", "flow-sections", "carousel", "self-sizing-tags",
    "proportional-cells", "layout-transition", "compositional", "grid", "inset-grid",
    "two-column", "distinct-sections", "adaptive-sections", "badges", "section-headers-footers",
    "pinned-headers", "decoration-background", "nested-groups", "orthogonal-behaviours",
    "conference-videos", "news-feed", "reminders", "modern-list", "simple-list",
    "list-appearances", "list-cells", "list-cells-plain", "custom-cell-list", "emoji-explorer",
    "outline", "table-styles", "contacts", "readable-paging", "updates", "mountains",
    "insertion-sort", "wifi", "reorderable-list", "reorder", "drag-drop", "settings", "menus",
    "sheets", "system-screens", "split", "pages", "controls", "pickers", "calendar",
    "text-editing", "type", "images", "springs", "scroll-lab", "zoom", "constraints",
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
