import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The list of boxes holds what painting the drawings shows.
///
/// With `TSUMIKI_WRITE_SYMBOL_INK` in the environment the list is written anew.
@Suite struct SymbolInkTests {
  /// What the list must hold, by drawing.
  private static func measured() throws -> [(drawing: String, entry: String)] {
    let drawings = Set(SymbolMap.drawings.values)
    let signs = Set(drawings.compactMap { $0.split(separator: "@").first.map(String.init) })
    return try drawings.union(signs).sorted().map { name in
      let parts = name.split(separator: "@").map(String.init)
      let file = try #require(SymbolLibrary.text(of: name))
      let sign = try #require(SymbolDrawing(svg: file))
      let drawing = parts.count > 1 ? try #require(sign.framed(by: parts[1])) : sign
      return (name, SymbolInk.entry(name, drawing.ink, file))
    }
  }

  @Test func `the boxes are where the ink is`() throws {
    let measured = try Self.measured()
    if ProcessInfo.processInfo.environment["TSUMIKI_WRITE_SYMBOL_INK"] != nil {
      try Self.write(measured.map(\.entry))
      return
    }
    let listed = Set(SymbolInk.boxes.split(separator: " ").map(String.init))
    for (drawing, entry) in measured { #expect(listed.contains(entry), "\(drawing): \(entry)") }
    #expect(listed.count == measured.count)
  }

  @Test func `a file of another length is painted`() throws {
    let path = SymbolLibrary.path(of: "gear")
    let file = try String(contentsOfFile: path, encoding: .utf8)
    let known = try #require(SymbolInk.box(of: "gear", in: file))
    #expect(known == SymbolDrawing(svg: file)?.ink)
    #expect(SymbolInk.box(of: "gear", in: file + " ") == nil)
    #expect(SymbolInk.box(of: "gea", in: file) == nil)
    #expect(SymbolInk.box(of: "ear", in: file) == nil)
  }

  @Test func `each symbol is found without making a table`() {
    for (name, drawing) in SymbolMap.drawings {
      #expect(SymbolMap.drawing(of: name) == drawing)
    }
    #expect(SymbolMap.drawing(of: "heart.fil") == nil)
    #expect(SymbolMap.drawing(of: "eart.fill") == nil)
    #expect(SymbolMap.drawing(of: "") == nil)
  }

  private static func write(_ entries: [String]) throws {
    var lines: [String] = []
    var line = ""
    for entry in entries {
      if !line.isEmpty, line.count + entry.count > 88 {
        lines.append(line)
        line = ""
      }
      line += entry + " "
    }
    lines.append(line)
    let text = """
      extension SymbolInk {
        /// The boxes, `drawing:x,y,width,height,bytes` in steps and bytes of the sign's file.
        static let boxes = \"\"\"
          \(lines.map { $0 + "\\" }.joined(separator: "\n    "))

          \"\"\"
      }

      """
    let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/UIKit/1-Values/Images/Symbols/Map")
      .appendingPathComponent("SymbolInk+Boxes.swift")
    try Data(text.utf8).write(to: place)
  }
}
