import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Symbols are drawn here as the library that reads all of SVG draws them.
@Suite struct SketchTests {
  private static let box = SymbolDrawing.Box(
    view: CGRect(x: -1, y: -1, width: 18, height: 18),
    columns: 54,
    rows: 54
  )

  @Test(arguments: [-0.35, 0, 0.4])
  func `every symbol looks as the library draws it`(widening: Double) throws {
    let names = SymbolInk.boxes.split(separator: " ")
      .compactMap { $0.split(separator: ":").first.map(String.init) }
    #expect(names.count > 400)
    for name in names {
      let parts = name.split(separator: "@").map(String.init)
      let sign = try #require(
        SymbolLibrary.text(of: parts[0]).flatMap { SymbolDrawing(svg: $0) }
      )
      let drawing = parts.count > 1 ? try #require(sign.framed(by: parts[1])) : sign
      let body = SymbolDrawing.body(drawing.elements, Self.box, widening: widening, rim: "")
      let ours = try #require(Sketch(body)?.render(Self.box), "\(name)")
      let library = try #require(SymbolDrawing.renderWithLibrary(body, Self.box))
      var sum = 0
      for y in 0..<ours.height {
        for x in 0..<ours.width {
          sum += abs(Int(ours[x, y].alpha) - Int(library[x, y].alpha))
        }
      }
      // Edges are smoothed in another way: by less than two of 255 on the whole.
      #expect(sum < 2 * ours.width * ours.height, "\(name), \(widening): \(sum)")
    }
  }

  @Test(arguments: [
    ("M1 2h3v4H1z", CGRect(x: 1, y: 2, width: 3, height: 4)),
    ("m1 1 2 0 0 3", CGRect(x: 1, y: 1, width: 2, height: 3)),
    ("M0 0L4-1.5.5.5", CGRect(x: 0, y: -1.5, width: 4, height: 2)),
    ("M2 0a2 2 0 010 4 2 2 0 110-4z", CGRect(x: 0, y: 0, width: 4, height: 4)),
    ("M0 0c0 2 4 2 4 0s4-2 4 0", CGRect(x: 0, y: -1.5, width: 8, height: 3)),
    ("M0 0q2 4 4 0t4 0", CGRect(x: 0, y: -2, width: 8, height: 4)),
    ("M1e1 0l-1E+1,5", CGRect(x: 0, y: 0, width: 10, height: 5)),
    ("M0 0A1 1 0 0 0 4 0", CGRect(x: 0, y: 0, width: 4, height: 2)),
  ])
  func `outlines are read`(data: String, box: CGRect) throws {
    let found = try #require(PathData.path(data)).boundingBoxOfPath
    for (a, b) in [
      (found.minX, box.minX), (found.minY, box.minY), (found.width, box.width),
      (found.height, box.height),
    ] {
      #expect(abs(a - b) < 1e-3, "\(found)")
    }
  }

  @Test(arguments: ["1 2", "M1", "M1 2z3", "M0 0a1 1 0 2 0 1 1", "M0 0w1", "M0 0L1e 2"])
  func `damaged outlines are none`(data: String) {
    #expect(PathData.path(data) == nil)
  }

  @Test(arguments: [
    "<text>a</text>", "<path d=\"M0 0h1\" opacity=\".5\"/>", "<g><path d=\"M0 0\"/>",
    "<circle cx=\"a\" cy=\"1\" r=\"1\"/>", "<path d=\"M0 0\" transform=\"skewX(2)\"/>",
    "<path d=\"M0 0\" fill=\"red\"/>", "<path d=M0/>", "words", "<path d=\"M0 0\">",
  ])
  func `a drawing with more to it is not read`(elements: String) {
    #expect(Sketch(elements) == nil)
  }
}
