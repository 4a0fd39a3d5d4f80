import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct PatternTests {
  private let tile = UIImage(cgImage: Picture.make(["RG", "BW"]))

  @Test func `a pattern fills shapes from the corner of the context`() {
    let drawn = Picture.drawn(5, 3) {
      UIColor(patternImage: tile).setFill()
      UIRectFill(CGRect(x: 1, y: 0, width: 4, height: 3))
    }
    #expect(drawn == [".GRGR", ".WBWB", ".GRGR"])
  }

  @Test func `a pattern behind a view starts in its corner`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 4))
    let view = UIView(frame: CGRect(x: 1, y: 1, width: 4, height: 3))
    view.backgroundColor = UIColor(patternImage: tile)
    parent.addSubview(view)
    #expect(Picture.shown(parent) == ["......", ".RGRG.", ".BWBW.", ".RGRG."])
    view.backgroundColor = .red
    #expect(Picture.shown(parent)[1] == ".RRRR.")
  }

  @Test func `a pattern has the image's scale`() {
    let fine = UIImage(cgImage: Picture.make(["RRGG", "RRGG"]), scale: 2, orientation: .up)
    let drawn = Picture.drawn(4, 1) {
      UIColor(patternImage: fine).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    #expect(drawn == ["RGRG"])
  }

  @Test func `an image without pixels is a clear colour`() {
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == CGFloat(0))
  }

  @Test func `patterns are the same when they are the same object`() {
    let color = UIColor(patternImage: tile)
    #expect(color == color)
    #expect(color != UIColor(patternImage: tile))
  }

  @Test func `a pattern has no components of red, green and blue`() {
    var red: CGFloat = 7
    #expect(!UIColor(patternImage: tile).getRed(&red, green: nil, blue: nil, alpha: nil))
    #expect(red == 7)
    #expect(UIColor(patternImage: tile).cgColor.pattern != nil)
  }

  @Test func `a pattern has an alpha, and a phase of the context moves it`() {
    let faint = Picture.drawn(2, 1) {
      UIColor(patternImage: tile).withAlphaComponent(0).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(faint == [".."])
    let moved = Picture.drawn(3, 1) {
      UIColor(patternImage: tile).setFill()
      UIGraphicsGetCurrentContext()?.setPatternPhase(CGSize(width: 1, height: 0))
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    #expect(moved == ["GRG"])
  }
}
