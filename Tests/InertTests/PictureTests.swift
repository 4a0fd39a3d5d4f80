import CoreGraphics
import CoreImage
import Foundation
import Testing
import UIKit

@Suite struct `Pictures and images of Core Image` {
  @Test func `go over into each other`() throws {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 6)
    let image = CIImage.red.cropped(to: rect)
    let picture = UIImage(ciImage: image, scale: 2, orientation: .up)
    #expect(picture.size == CGSize(width: 2, height: 3) && picture.ciImage === image)
    #expect(CIImage(image: picture)?.extent == rect)
    let plain = UIImage(cgImage: try #require(picture.cgImage))
    #expect(plain.ciImage == nil)
    #expect(CIImage(image: plain)?.extent == rect)
    #expect(CIImage(image: UIImage()) == nil)
  }

  @Test func `colours go over into each other`() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect(color.stringRepresentation == "0.25 0.5 0.75 0.5")
    #expect(UIColor(ciColor: .red) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
