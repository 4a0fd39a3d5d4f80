import CoreGraphics
import Foundation
import SnapshotTesting
import Testing
import UIKit

/// Pictures as references: where they lie, what a difference is told as.
@MainActor @Suite(.serialized) struct PictureTests {
  private func box(_ color: UIColor = .red, _ size: CGFloat = 8) -> UIView {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: size, height: size))
    view.backgroundColor = color
    return view
  }

  private func list() -> ProfileList {
    ProfileCell.inset = 16
    return ProfileList()
  }

  private let phone = Snapshotting<UIViewController, UIImage>.image(
    on: ViewImageConfig(size: CGSize(width: 220, height: 240))
  )

  @Test func `a picture lies beside a Mac's with the views that it shows`() throws {
    let folder = try SnapshotFolder()
    try folder.write(Data("a Mac's".utf8), as: "test.it.png")
    let words = try #require(folder.verify(box(), as: .image))
    #expect(words.hasPrefix("A reference from a Mac cannot match here"))
    #expect(folder.names == ["test.it.linux.png", "test.it.linux.views.json", "test.it.png"])
    #expect(try folder.text("test.it.png") == "a Mac's")
    #expect(folder.verify(box(), as: .image) == nil)
    let failure = try #require(folder.verify(box(.blue), as: .image, record: .never))
    #expect(failure.hasPrefix("A reference from a Mac cannot match here"))
  }

  @Test func `a picture may take a Mac's place`() throws {
    let folder = try SnapshotFolder()
    let words = ReferencePictures(files: .shared).hold { folder.verify(box(), as: .image) }
    #expect(words?.contains("Mac") == false)
    #expect(folder.names == ["test.it.png", "test.it.views.json"])
  }

  @Test func `a difference names the view, the property and three pictures`() throws {
    let folder = try SnapshotFolder()
    _ = folder.verify(list() as UIViewController, as: phone)
    #expect(folder.verify(list() as UIViewController, as: phone) == nil)
    let moved = list()
    ProfileCell.inset = 20
    defer { ProfileCell.inset = 16 }
    let words = try #require(folder.verify(moved as UIViewController, as: phone, record: .never))
    #expect(words.contains("  `titleLabel` in `ProfileCell` (0, 3): frame.origin.x 16 → 20\n"))
    #expect(words.contains("  `titleLabel` in `ProfileCell` (0, 0): frame.origin.x 16 → 20\n"))
    #expect(!words.contains("badge"))
    for name in ["reference:", "result:", "difference:"] {
      let line = try #require(words.split(separator: "\n").first { $0.hasPrefix(name) })
      let path = try #require(line.split(separator: " ").last)
      #expect(UIImage(contentsOfFile: String(path)) != nil, "\(line)")
    }
  }

  @Test func `views that are new or gone are told`() throws {
    let folder = try SnapshotFolder()
    let view = box(.white, 40)
    _ = folder.verify(view, as: .image)
    let label = UILabel(frame: CGRect(x: 4, y: 4, width: 30, height: 12))
    label.text = "New"
    view.addSubview(label)
    let words = try #require(folder.verify(view, as: .image, record: .never))
    #expect(words.contains("`UILabel` \"New\" is new, 30 × 12 at (4, 4)"))
  }

  @Test func `what is drawn otherwise is told with the view around it`() throws {
    final class Drawing: UIView {
      var color = UIColor.red
      override func draw(_ rect: CGRect) {
        color.setFill()
        UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)).fill()
      }
    }
    let folder = try SnapshotFolder()
    let view = box(.white, 40)
    let drawing = Drawing(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    view.addSubview(drawing)
    _ = folder.verify(view, as: .image)
    drawing.color = .blue
    drawing.setNeedsDisplay()
    let words = try #require(folder.verify(view, as: .image, record: .never))
    #expect(words.contains("All views are where they were"))
    #expect(words.contains("within `Drawing`"))
    let named = ReferencePictures(decision: .views).hold {
      folder.verify(view, as: .image, record: .never)
    }
    #expect(named == nil)
  }

  @Test func `traits, sizes and safe areas hold for what is shown`() throws {
    final class Screen: UIViewController {
      var seen: (UIEdgeInsets, CGSize, UIUserInterfaceStyle)?
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        seen = (view.safeAreaInsets, view.bounds.size, traitCollection.userInterfaceStyle)
      }
    }
    let screen = Screen()
    let strategy = Snapshotting<UIViewController, UIImage>.image(
      on: .iPhoneX,
      traits: UITraitCollection(userInterfaceStyle: .dark)
    )
    var picture: UIImage?
    strategy.snapshot(screen).run { picture = $0 }
    let seen = try #require(screen.seen)
    #expect(seen.0 == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(seen.1 == CGSize(width: 375, height: 812))
    #expect(seen.2 == .dark)
    #expect(picture?.size == CGSize(width: 375, height: 812))
  }

  @Test func `a controller appears and disappears, and its view goes back`() throws {
    let screen = list()
    Snapshotting<UIViewController, UIImage>.image(on: .iPhoneSe).snapshot(screen).run { _ in }
    #expect(screen.events == ["will appear", "did appear", "did disappear"])
    #expect(screen.parent == nil)
    #expect(screen.view.window == nil)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = box()
    parent.addSubview(view)
    parent.addSubview(UIView())
    Snapshotting<UIView, UIImage>.image(size: CGSize(width: 50, height: 5)).snapshot(view).run {
      #expect($0.size == CGSize(width: 50, height: 5))
    }
    #expect(parent.subviews.first === view)
    #expect(view.frame == CGRect(x: 30, y: 40, width: 8, height: 8))
  }

  @Test func `a view without a size takes the one it needs`() {
    let label = UILabel()
    label.text = "Tokyo"
    Snapshotting<UIView, UIImage>.image.snapshot(label).run {
      #expect($0.size.width > 20 && $0.size.height > 10)
    }
  }

  @Test func `layers and paths have pictures`() throws {
    let folder = try SnapshotFolder()
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 6, height: 4)
    layer.backgroundColor = UIColor.green.cgColor
    _ = folder.verify(layer, as: .image, named: "layer")
    let path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 10, height: 10))
    _ = folder.verify(path, as: .image, named: "bezier")
    _ = folder.verify(path.cgPath, as: .image(scale: 2), named: "path")
    #expect(
      folder.names == ["test.bezier.linux.png", "test.layer.linux.png", "test.path.linux.png"]
    )
    func size(_ name: String) -> CGSize? {
      UIImage(contentsOfFile: folder.url.appendingPathComponent(name).path)?.size
    }
    #expect(size("test.bezier.linux.png") == CGSize(width: 10, height: 10))
    #expect(size("test.path.linux.png") == CGSize(width: 20, height: 20))
    #expect(folder.verify(path, as: .image, named: "bezier") == nil)
  }

  @Test func `what happens later is waited for`() throws {
    let folder = try SnapshotFolder()
    let view = box()
    let timer = Timer(timeInterval: 0.005, repeats: false) { _ in
      MainActor.assumeIsolated { view.backgroundColor = .blue }
    }
    RunLoop.current.add(timer, forMode: .common)
    _ = folder.verify(view, as: .wait(for: 0.02, on: .image))
    #expect(folder.verify(box(.blue), as: .image) == nil)
  }
}
