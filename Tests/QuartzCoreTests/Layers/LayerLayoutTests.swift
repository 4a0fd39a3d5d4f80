import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import Testing

/// Writes down when layers are laid out and drawn.
private final class Log {
  var lines: [String] = []
}

private final class LoggedLayer: CALayer {
  private var log: Log?
  var atLayout: (() -> Void)?

  convenience init(_ name: String, _ log: Log) {
    self.init()
    self.name = name
    self.log = log
  }

  override init() { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override init(layer: Any) { super.init(layer: layer) }

  override func layoutSublayers() {
    log?.lines.append("layout \(name ?? "")")
    atLayout?()
  }

  override func draw(in ctx: CGContext) { log?.lines.append("draw \(name ?? "")") }

  override class func needsDisplay(forKey key: String) -> Bool { key == "cornerRadius" }
}

@Suite struct `Layout and display of layers` {
  private let log = Log()

  private func tree() -> (root: LoggedLayer, middle: LoggedLayer, leaf: LoggedLayer) {
    let layers = (LoggedLayer("root", log), LoggedLayer("middle", log), LoggedLayer("leaf", log))
    layers.0.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layers.1.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layers.2.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layers.0.addSublayer(layers.1)
    layers.1.addSublayer(layers.2)
    layers.0.layoutIfNeeded()
    layers.0.displayTree()
    log.lines = []
    return layers
  }

  @Test func `goes from the outside to the inside, each layer once`() {
    let (root, middle, leaf) = tree()
    for layer in [leaf, root, middle] { layer.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(log.lines == ["layout root", "layout middle", "layout leaf"])
    root.layoutIfNeeded()
    #expect(log.lines.count == 3)
  }

  @Test func `begins at the highest that waits without a gap`() {
    let (root, middle, leaf) = tree()
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    // The one between does not wait.
    #expect(log.lines == ["layout leaf"])
    #expect(root.needsLayout())
    middle.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(log.lines == ["layout leaf", "layout root", "layout middle", "layout leaf"])
  }

  @Test func `follows a new size, and no new place`() {
    let (_, middle, _) = tree()
    middle.position.x += 5
    middle.bounds.origin.y = 3
    middle.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(!middle.needsLayout())
    middle.bounds.size.width += 1
    #expect(middle.needsLayout())
  }

  @Test func `goes on as long as layout asks for more below`() {
    let (root, middle, leaf) = tree()
    root.setNeedsLayout()
    root.atLayout = { [weak leaf] in leaf?.setNeedsLayout() }
    middle.atLayout = {}
    root.layoutIfNeeded()
    #expect(log.lines == ["layout root", "layout leaf"])
    // A layer that is asked again by what is in it is laid out again.
    log.lines = []
    root.atLayout = nil
    var isFirst = true
    leaf.atLayout = { [weak root] in
      if isFirst { root?.setNeedsLayout() }
      isFirst = false
    }
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.lines == ["layout leaf", "layout root"])
  }

  @Test func `that never settles is told and given up`() {
    let (root, _, leaf) = tree()
    leaf.atLayout = { [weak leaf] in leaf?.setNeedsLayout() }
    leaf.setNeedsLayout()
    let findings = UIKitDiagnostics.recording { root.layoutIfNeeded() }
    #expect(findings.map(\.code) == ["TSK-LAYOUT-LOOP"])
    #expect(!leaf.needsLayout() && !root.needsLayout())
    #expect(log.lines.count >= 100 && log.lines.count < 1000)
  }

  @Test func `a delegate places the sublayers of a plain layer`() {
    final class Owner: CALayerDelegate {
      var laidOut: [CALayer] = []
      func layoutSublayers(of layer: CALayer) { laidOut.append(layer) }
    }
    let owner = Owner()
    let layer = CALayer()
    layer.delegate = owner
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(owner.laidOut.map(ObjectIdentifier.init) == [ObjectIdentifier(layer)])
  }

  @Test func `draws what asked for it, and hidden layers once they show`() {
    let (root, middle, leaf) = tree()
    leaf.setNeedsDisplay()
    middle.setNeedsDisplay()
    #expect(leaf.needsDisplay())
    middle.isHidden = true
    root.displayTree()
    #expect(log.lines.isEmpty && leaf.needsDisplay())
    middle.isHidden = false
    root.displayTree()
    #expect(log.lines == ["draw middle", "draw leaf"])
    #expect(!leaf.needsDisplay())
    root.displayTree()
    #expect(log.lines.count == 2)
  }

  @Test func `draws again for the keys that a class names, and for a size where it is wanted`() {
    let (_, middle, _) = tree()
    middle.borderWidth = 3
    middle.bounds.size.height += 1
    #expect(!middle.needsDisplay())
    middle.cornerRadius = 3
    #expect(middle.needsDisplay())
    middle.displayIfNeeded()
    middle.cornerRadius = 3
    #expect(!middle.needsDisplay())
    middle.needsDisplayOnBoundsChange = true
    middle.bounds.origin.x += 4
    #expect(!middle.needsDisplay())
    middle.bounds.size.height += 1
    #expect(middle.needsDisplay())
  }

  @Test func `draws a picture of the bounds in pixels`() throws {
    let layer = LoggedLayer("picture", log)
    layer.contentsScale = 3
    layer.frame = CGRect(x: 0, y: 0, width: 4.5, height: 2)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(log.lines.last == "draw picture")
    guard case .drawing(let bitmap, _) = layer.storedContents else {
      Issue.record("nothing was drawn")
      return
    }
    #expect((bitmap.width, bitmap.height) == (14, 6))
    layer.bounds.size = .zero
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    if case .none = layer.storedContents { return }
    Issue.record("the picture stayed")
  }

  @Test func `tells of a layer that no picture can hold`() {
    let layer = LoggedLayer("huge", log)
    layer.bounds.size = CGSize(width: 1e6, height: 1e6)
    layer.setNeedsDisplay()
    let findings = UIKitDiagnostics.recording { layer.displayIfNeeded() }
    #expect(findings.map(\.code) == ["TSK-IMAGE-SIZE"])
  }
}
