import CoreGraphics
import Testing
import UIKit

@Suite struct ImagePreparingTests {
  private let image = UIImage(
    cgImage: Picture.make(["RRGG", "RRGG"]),
    scale: 2,
    orientation: .right
  )

  @Test func `a thumbnail is upright, in its size and scale`() async {
    let thumbnail = image.preparingThumbnail(of: CGSize(width: 1, height: 2))
    #expect(thumbnail?.size == CGSize(width: 1, height: 2))
    #expect(thumbnail?.scale == CGFloat(2))
    #expect(thumbnail?.imageOrientation == .up)
    #expect(Picture.letters(thumbnail?.cgImage) == ["RR", "RR", "GG", "GG"])
    let later = await image.byPreparingThumbnail(ofSize: CGSize(width: 1, height: 2))
    #expect(later?.size == CGSize(width: 1, height: 2))
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
  }

  @Test func `an image prepared for display is itself`() async {
    #expect(image.preparingForDisplay() === image)
    #expect(await image.byPreparingForDisplay() === image)
    #expect(UIImage().preparingForDisplay() == nil)
    let prepared = await withCheckedContinuation { continuation in
      image.prepareForDisplay { continuation.resume(returning: $0) }
    }
    #expect(prepared === image)
  }

  @Test func `the system's own signs are there`() {
    for sign in [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark] {
      #expect(sign.isSymbolImage)
    }
  }
}
