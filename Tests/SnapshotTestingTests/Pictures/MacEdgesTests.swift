import Foundation
import SnapshotTesting
import Testing
import UIKit

/// Edges of what is not text, looked for in a Mac's picture.
@MainActor @Suite(.serialized) struct MacEdgesTests {
  private final class Card: UIView {
    let avatar = UIView(frame: CGRect(x: 16, y: 10, width: 24, height: 24))
    let title = UILabel(frame: CGRect(x: 50, y: 10, width: 80, height: 20))

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .white
      avatar.backgroundColor = .blue
      title.text = "Kyoto"
      addSubview(avatar)
      addSubview(title)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func card() -> Card { Card(frame: CGRect(x: 0, y: 0, width: 140, height: 44)) }

  /// Writes what stands for a Mac's picture, and compares with it.
  private func words(mac: UIView) throws -> String? {
    let folder = try SnapshotFolder()
    var picture: Data?
    Snapshotting<UIView, UIImage>.image.snapshot(mac).run { picture = $0.pngData() }
    try folder.write(try #require(picture), as: "test.it.png")
    _ = folder.verify(card(), as: .image)
    return ReferencePictures(macPictures: .rectangles).hold {
      folder.verify(card(), as: .image, record: .never)
    }
  }

  @Test func `another font and another pixel are let pass`() throws {
    let mac = card()
    mac.title.font = .italicSystemFont(ofSize: 13)
    mac.avatar.frame.origin.x += 1 / UIScreen.main.scale
    #expect(try words(mac: mac) == nil)
  }

  @Test func `an edge that is elsewhere is told`() throws {
    let mac = card()
    mac.avatar.frame.origin.x = 20
    let words = try #require(try words(mac: mac))
    #expect(words.contains("  `avatar` in `Card`: left edge 16, in the Mac's picture 20\n"))
    #expect(words.contains("  `avatar` in `Card`: right edge 40, in the Mac's picture 44\n"))
    #expect(!words.contains("top"))
  }

  @Test func `an edge that is not there is told`() throws {
    let mac = card()
    mac.avatar.isHidden = true
    let words = try #require(try words(mac: mac))
    #expect(words.contains("left edge 16, in the Mac's picture nowhere near"))
  }

  @Test func `pictures of other sizes are told`() throws {
    let mac = Card(frame: CGRect(x: 0, y: 0, width: 140, height: 50))
    #expect(try #require(try words(mac: mac)).contains("take both at one scale and size"))
  }
}
