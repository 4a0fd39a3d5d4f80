import CoreGraphics
import Foundation
import SnapshotTesting
import Testing
import UIKit

/// How far pictures may be from their references.
@MainActor @Suite struct PrecisionTests {
  /// A picture of a hundred pixels, of which some have another colour.
  private func picture(_ count: Int, of color: UIColor, on ground: UIColor = .white) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 100, height: 1), format: format).image {
      ground.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 100, height: 1))
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: CGFloat(count), height: 1))
    }
  }

  private func difference(
    _ new: UIImage,
    precision: Float = 1,
    perceptual: Float = 1
  ) -> String? {
    Diffing<UIImage>.image(precision: precision, perceptualPrecision: perceptual)
      .diff(picture(0, of: .black), new)?.0
  }

  @Test func `all bytes count unless a precision is given`() throws {
    #expect(difference(picture(0, of: .black)) == nil)
    let words = try #require(difference(picture(1, of: UIColor(white: 254.0 / 255, alpha: 1))))
    #expect(words == "1 of 100 pixels differ, in the 1 × 1 pixels at (0, 0).")
  }

  @Test func `a share of the pixels may differ`() throws {
    #expect(difference(picture(5, of: .black), precision: 0.95) == nil)
    let words = try #require(difference(picture(6, of: .black), precision: 0.95))
    #expect(words.contains("0.94 of them match; 0.95 was asked for."))
  }

  @Test func `colours that the eye takes for the same may differ`() throws {
    // 254 of 255 is 0.35 from white in L*, 230 is 8.9.
    let near = UIColor(white: 254.0 / 255, alpha: 1)
    #expect(difference(picture(100, of: near), perceptual: 0.98) == nil)
    let grey = UIColor(white: 230.0 / 255, alpha: 1)
    #expect(difference(picture(100, of: grey), perceptual: 0.9) == nil)
    let words = try #require(difference(picture(100, of: grey), perceptual: 0.92))
    #expect(words.contains("in CIE L*a*b*"))
    #expect(difference(picture(100, of: grey), precision: 0, perceptual: 0.92) == nil)
  }

  @Test func `black and white are a hundred apart`() throws {
    #expect(difference(picture(1, of: .black), perceptual: 0.001) != nil)
    #expect(difference(picture(1, of: .black), perceptual: 0) == nil)
  }

  @Test func `other sizes are told as such`() throws {
    let other = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    #expect(try #require(difference(other)).contains("the reference 100 × 1"))
    #expect(try #require(difference(UIImage())).contains("is empty"))
  }

  @Test func `three pictures come with a difference`() throws {
    let attachments = try #require(
      Diffing<UIImage>.image.diff(picture(0, of: .black), picture(2, of: .black))?.1
    )
    #expect(attachments.map(\.name) == ["reference", "failure", "difference"])
    let shown = try #require(UIImage(data: attachments[2].payload)?.cgImage?.bitmap)
    #expect(shown[0, 0].argb == 0xffff_0033)
    #expect(shown[2, 0].argb == 0xffff_ffff)
  }
}
