import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@Suite struct VectorImageTests {
  private func traits(_ scale: CGFloat) -> UITraitCollection {
    UITraitCollection { $0.displayScale = scale }
  }

  private static let svg =
    "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='2'>"
    + "<rect width='2' height='2' fill='#f00'/></svg>"

  private func catalog(keeps: Bool) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, data) in [("page.pdf", SmallPDF.halfRed), ("page.svg", Data(Self.svg.utf8))] {
      let ending = (name as NSString).pathExtension
      try folder.write(data, "A.xcassets/\(ending).imageset/\(name)")
      try folder.write(
        """
        {"images": [{"filename": "\(name)", "idiom": "universal"}],
         "properties": {"preserves-vector-representation": \(keeps)}}
        """,
        "A.xcassets/\(ending).imageset/Contents.json"
      )
    }
    return folder
  }

  @Test(arguments: ["pdf", "svg"])
  func `a drawing of a catalog has its own size at the screen's scale`(_ name: String) throws {
    let folder = try catalog(keeps: false)
    for scale in [1, 2, 3] {
      let image = try #require(
        UIImage(named: name, in: folder.bundle, compatibleWith: traits(CGFloat(scale)))
      )
      #expect(image.size == CGSize(width: 4, height: 2))
      #expect(image.scale == CGFloat(scale))
      let row = String(repeating: "R", count: 2 * scale) + String(repeating: ".", count: 2 * scale)
      #expect(Picture.letters(image.cgImage) == Array(repeating: row, count: 2 * scale))
    }
  }

  @Test(arguments: ["pdf", "svg"])
  func `one that keeps its outlines is sharp where it is drawn large`(_ name: String) throws {
    for keeps in [true, false] {
      let folder = try catalog(keeps: keeps)
      let image = try #require(
        UIImage(named: name, in: folder.bundle, compatibleWith: traits(1))
      )
      #expect(image.size == CGSize(width: 4, height: 2))
      #expect(image.cgImage?.width == 4)
      let drawn = Picture.drawn(12, 6) { image.draw(in: CGRect(x: 0, y: 0, width: 12, height: 6)) }
      let isSharp = drawn == Array(repeating: "RRRRRR......", count: 6)
      #expect(isSharp == keeps, "\(drawn)")
      let thumbnail = image.preparingThumbnail(of: CGSize(width: 8, height: 4))
      #expect((Picture.letters(thumbnail?.cgImage).first == "RRRR....") == keeps)
    }
  }

  @MainActor @Test(arguments: ["pdf", "svg"])
  func `an image view renders a drawing in the size it is shown in`(_ name: String) throws {
    let folder = try catalog(keeps: true)
    let image = try #require(UIImage(named: name, in: folder.bundle, compatibleWith: traits(1)))
    let view = UIImageView(image: image)
    let controller = UIViewController()
    TestScreen.showing(controller, scale: 2) { screen in
      view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      controller.view.addSubview(view)
      @MainActor func pixels() -> [Int] {
        screen.step(2)
        let contents = view.layer.contents as? CGImage
        return [contents?.width ?? 0, contents?.height ?? 0]
      }
      view.contentMode = .scaleToFill
      #expect(pixels() == [40, 40])
      view.contentMode = .scaleAspectFit
      #expect(pixels() == [40, 20])
      view.contentMode = .scaleAspectFill
      #expect(pixels() == [80, 40])
      view.contentMode = .center
      #expect(pixels() == [8, 4])
      view.contentMode = .scaleAspectFit
      view.frame.size = CGSize(width: 30, height: 5)
      #expect(pixels() == [20, 10])
      #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
    }
  }

  @Test func `a tint and a mirror keep a drawing sharp`() throws {
    let folder = try catalog(keeps: true)
    let image = try #require(UIImage(named: "pdf", in: folder.bundle, compatibleWith: traits(1)))
      .withTintColor(.blue).withHorizontallyFlippedOrientation()
    let drawn = Picture.drawn(8, 4) { image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 4)) }
    #expect(drawn == Array(repeating: "....BBBB", count: 4))
  }

  @Test func `loose documents are found by name and by path`() throws {
    let folder = try TemporaryFolder()
    try folder.write(SmallPDF.halfRed, "page.pdf")
    for name in ["page.pdf", "page"] {
      let image = UIImage(named: name, in: folder.bundle, compatibleWith: traits(2))
      #expect(image?.size == CGSize(width: 4, height: 2))
      #expect(image?.cgImage?.width == 8)
    }
    let image = try #require(UIImage(contentsOfFile: folder.path + "/page.pdf"))
    #expect(image.size == CGSize(width: 4, height: 2))
  }

  @Test func `bytes of a document are no image, as on iOS`() {
    let findings = UIKitDiagnostics.recording {
      #expect(UIImage(data: SmallPDF.halfRed) == nil)
      #expect(UIImage(data: SmallPDF.halfRed, scale: 2) == nil)
    }
    #expect(findings.map(\.code) == ["TSK-IMAGE-PDF", "TSK-IMAGE-PDF"])
    #expect(findings.first?.remedy.contains("UIImage(named:)") == true)
  }

  @Test func `damaged and endless drawings are told`() throws {
    let folder = try TemporaryFolder()
    try folder.write("%PDF-1.4\nno document", "torn.pdf")
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='900000' height='2'/>",
      "endless.svg"
    )
    for name in ["torn.pdf", "endless.svg"] {
      let findings = UIKitDiagnostics.recording {
        #expect(UIImage(contentsOfFile: "\(folder.path)/\(name)") == nil)
      }
      #expect(findings.map(\.code) == ["TSK-IMAGE"], "\(name)")
      #expect(findings.first?.place.hasSuffix(name) == true)
    }
  }
}
