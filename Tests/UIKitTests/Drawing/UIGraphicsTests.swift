import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit

@Suite struct UIGraphicsTests {
  @Test func `a renderer's picture has the format's scale`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let size = CGSize(width: 4, height: 2)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      #expect(context.cgContext === UIGraphicsGetCurrentContext())
      #expect(context.currentImage.size == size)
    }
    #expect(image.size == size)
    #expect(image.cgImage?.width == 12)
    #expect(Picture.letters(image.cgImage).first == "RRRRRR......")
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a scale of nought is the screen's`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 0
    let traits = UITraitCollection { $0.displayScale = 3 }
    traits.performAsCurrent {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
      let image = renderer.image { _ in }
      #expect(image.scale == CGFloat(3))
      #expect(image.cgImage?.width == 6)
    }
  }

  @Test func `an opaque picture starts black and has no transparency`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 1
    let size = CGSize(width: 2, height: 1)
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    #expect(Picture.letters(renderer.image { _ in }.cgImage) == ["KK"])
    let read = try #require(
      UIImage(data: renderer.pngData { $0.fill(CGRect(origin: .zero, size: size)) })
    )
    #expect(read.size == size)
  }

  @Test func `bounds move the origin`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 10, y: 5, width: 2, height: 1)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 11, y: 5, width: 9, height: 9))
      #expect($0.format.bounds == bounds)
    }
    #expect(Picture.letters(image.cgImage) == [".B"])
  }

  @Test func `an image's format has its scale and is opaque where it is`() {
    let image = UIImage(cgImage: Picture.make(["R."]), scale: 3, orientation: .up)
    #expect(image.imageRendererFormat.scale == CGFloat(3))
    #expect(!image.imageRendererFormat.opaque)
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let size = CGSize(width: 1, height: 1)
    let solid = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    #expect(solid.imageRendererFormat.opaque)
  }

  @Test func `image contexts nest`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 1)
    UIColor.red.setFill()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 2)
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(Picture.letters(inner?.cgImage) == ["KK", "KK"])
    #expect(inner?.scale == CGFloat(2))
    #expect(Picture.letters(outer?.cgImage) == ["R."])
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `frames are one point wide and inside`() {
    let drawn = Picture.drawn(4, 4) {
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(drawn == ["RRRR", "R..R", "R..R", "RRRR"])
  }

  @Test func `clips keep drawing inside`() {
    let drawn = Picture.drawn(3, 1) {
      UIRectClip(CGRect(x: 1, y: 0, width: 1, height: 1))
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    #expect(drawn == [".R."])
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 4), CGSize(width: 1e9, height: 1),
    CGSize(width: CGFloat.nan, height: 1), CGSize(width: CGFloat.infinity, height: 1),
  ])
  func `sizes that no picture has give an empty one and are named`(size: CGSize) {
    let findings = UIKitDiagnostics.recording {
      let image = UIGraphicsImageRenderer(size: size).image { _ in }
      #expect(image.cgImage == nil)
      UIGraphicsBeginImageContextWithOptions(size, false, 1)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
    }
    #expect(findings.map(\.code) == ["TSK-IMAGE-SIZE", "TSK-IMAGE-SIZE"])
  }

  @Test func `the end of an empty picture leaves the one around it`() {
    let drawn = Picture.drawn(1, 1) {
      _ = UIKitDiagnostics.recording { UIGraphicsBeginImageContext(.zero) }
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsEndImageContext()
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(drawn == ["R"])
  }

  @Test func `rectangles are blended for one drawing`() {
    let drawn = Picture.drawn(3, 3) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 3))
      UIRectFrameUsingBlendMode(CGRect(x: 0, y: 0, width: 3, height: 3), .clear)
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 1, height: 1), .normal)
    }
    #expect(drawn == ["R..", ".R.", "..."])
  }
}
