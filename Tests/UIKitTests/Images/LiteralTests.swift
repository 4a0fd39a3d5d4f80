// swift-format-ignore-file: NoPlaygroundLiterals

import CoreGraphics
import Diagnostics
import Testing
import UIKit

@Suite struct LiteralTests {
  @Test func `colour literals are colours`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0.5, alpha: 1)
    #expect(color.cgColor == CGColor(red: 1, green: 0, blue: 0.5, alpha: 1))
    #expect(type(of: #colorLiteral(red: 0, green: 0, blue: 0, alpha: 0)) == UIColor.self)
    let drawn: CGColor = #colorLiteral(red: 1, green: 0, blue: 0.5, alpha: 1)
    #expect(drawn == color.cgColor)
  }

  @Test func `image literals are images, and missing ones are named`() {
    let findings = UIKitDiagnostics.recording {
      let image: UIImage = #imageLiteral(resourceName: "nowhere.png")
      #expect(image.cgImage == nil)
    }
    #expect(findings.map(\.code) == ["TSK-IMAGE-NAME"])
  }
}
