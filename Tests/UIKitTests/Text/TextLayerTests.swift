import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct `Layers that write` {
  private func layer(_ text: Any?) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    layer.font = UIFont.systemFont(ofSize: 99)
    layer.fontSize = 16
    layer.foregroundColor = UIColor.red.cgColor
    layer.string = text
    return layer
  }

  /// Where the layer's picture has ink; null for none.
  private func ink(_ layer: CATextLayer) throws -> CGRect {
    let bitmap = try #require(Bitmap(width: 120, height: 60))
    let context = try #require(CGContext(drawingInto: bitmap, scale: 1))
    layer.draw(in: context)
    var box = CGRect.null
    for y in 0..<60 {
      for x in 0..<120 where bitmap[x, y].alpha > 64 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        #expect(bitmap[x, y].green == 0)
      }
    }
    return box
  }

  @Test func `the text stands at the top, where its alignment wants it`() throws {
    let text = layer("Ink")
    let left = try ink(text)
    #expect(left.minX < 4 && left.maxX < 40 && left.minY < 10 && left.maxY < 24)
    text.alignmentMode = .right
    #expect(try ink(text).maxX > 116)
    text.alignmentMode = .center
    #expect(abs(try ink(text).midX - 60) < 3)
    #expect(text.needsDisplay())
  }

  @Test func `long texts are cut, shortened or wrapped`() throws {
    let text = layer("A text that is longer than its layer is wide")
    let cut = try ink(text)
    #expect(cut.maxX > 110 && cut.maxY < 24)
    text.truncationMode = .end
    #expect(try ink(text).maxY < 24)
    text.isWrapped = true
    #expect(try ink(text).maxY > 40)
    #expect(text.preferredFrameSize().height > 40)
  }

  @Test func `attributed texts bring their own looks, and nothing draws nothing`() throws {
    let own = NSAttributedString(
      string: "Ink",
      attributes: [.font: UIFont.systemFont(ofSize: 32), .foregroundColor: UIColor.red]
    )
    #expect(try ink(layer(own)).height > 18)
    #expect(try ink(layer(nil)).isNull)
    #expect(try ink(layer("")).isNull)
    let blank = layer("Ink")
    blank.foregroundColor = nil
    #expect(try ink(blank).isNull)
  }
}
