@_exported import Foundation
import Inert
import InertViews
@_exported import UIKit

let sprites = InertFramework(
  "SpriteKit",
  "draws no scene and runs no action: a view shows its name"
)

/// A colour.
public typealias SKColor = UIColor

/// A view of a scene: here it shows its name and the scene's.
open class SKView: UIView {
  private var sign: SignView?

  /// Makes a view of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view of a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    sprites.tell()
    sign = SignView("SKView", in: self)
  }

  /// The scene; nil at first.
  open private(set) var scene: SKScene?
  /// Whether time stands; false at first.
  open var isPaused = false
  /// Whether the number of frames shows; false at first.
  open var showsFPS = false
  /// Whether the number of nodes shows; false at first.
  open var showsNodeCount = false
  /// Whether the number of drawings shows; false at first.
  open var showsDrawCount = false
  /// Whether bodies show; false at first.
  open var showsPhysics = false
  /// Whether the order of siblings may change; false at first.
  open var ignoresSiblingOrder = false
  /// Whether what is behind shows; false at first.
  open var allowsTransparency = false
  /// Frames a second; 60 at first.
  open var preferredFramesPerSecond = 60

  /// Shows a scene: it is told, and nothing of it is drawn.
  open func presentScene(_ scene: SKScene?) {
    self.scene?.willMove(from: self)
    self.scene?.view = nil
    self.scene = scene
    sign?.content = scene.map { "\(type(of: $0))" }
    guard let scene else { return }
    scene.view = self
    fit(scene)
    scene.didMove(to: self)
  }

  /// Gives a scene that fills the view its size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let scene { fit(scene) }
  }

  private func fit(_ scene: SKScene) {
    if scene.scaleMode == .resizeFill, scene.size != bounds.size { scene.size = bounds.size }
  }
}

// A nib's class finds the view by this entry.
@section(".init_array") @used
private let entry: @convention(c) () -> Void = {
  RegistrationQueue.add { ClassNames.register("SKView", SKView.self) }
}

/// How a scene fills its view.
public enum SKSceneScaleMode: Int, Sendable {
  case fill = 0
  case aspectFill = 1
  case aspectFit = 2
  case resizeFill = 3
}

/// Something in a scene; nothing is drawn here.
open class SKNode: UIResponder {
  /// Makes a node.
  public override init() { super.init() }
  /// Makes a node of an archive; nothing is read.
  public required init?(coder aDecoder: NSCoder) { super.init() }

  /// Where it is; zero at first.
  open var position = CGPoint.zero
  /// In front of or behind others; 0 at first.
  open var zPosition: CGFloat = 0
  /// How far it is turned, in radians; 0 at first.
  open var zRotation: CGFloat = 0
  /// How wide it is drawn; 1 at first.
  open var xScale: CGFloat = 1
  /// How high it is drawn; 1 at first.
  open var yScale: CGFloat = 1
  /// How opaque; 1 at first.
  open var alpha: CGFloat = 1
  /// Whether it is hidden; false at first.
  open var isHidden = false
  /// Whether time stands for it; false at first.
  open var isPaused = false
  /// Whether it takes touches; false at first.
  open var isUserInteractionEnabled = false
  /// How fast its time goes; 1 at first.
  open var speed: CGFloat = 1
  /// What it is called; nil at first.
  open var name: String?
  /// What it is in; nil at first.
  open private(set) weak var parent: SKNode?
  /// What is in it; nothing at first.
  open private(set) var children: [SKNode] = []
  /// The scene it is in.
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }
  /// Where it is in its parent, without room.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }

  /// Puts something in it.
  open func addChild(_ node: SKNode) {
    node.removeFromParent()
    node.parent = self
    children.append(node)
  }

  /// Takes it out of its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Takes all out of it.
  open func removeAllChildren() { for child in children { child.removeFromParent() } }

  /// The first in it of a name.
  open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }

  /// Draws it as large in both directions.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
}

/// A scene; nothing of it is drawn here.
open class SKScene: SKNode {
  /// Makes a scene of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }

  /// Makes a scene without a size.
  public override init() {
    size = CGSize(width: 1, height: 1)
    super.init()
    sceneDidLoad()
  }

  /// Makes a scene of an archive; nothing is read.
  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: aDecoder)
  }

  /// Nil: files of scenes are not read.
  public convenience init?(fileNamed filename: String) { return nil }

  /// How large it is.
  open var size: CGSize {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }
  /// How it fills its view; `fill` at first.
  open var scaleMode = SKSceneScaleMode.fill
  /// Which point of it lies at zero; the corner at first.
  open var anchorPoint = CGPoint.zero
  /// The colour behind; a dark grey at first.
  open var backgroundColor: UIColor = UIColor(white: 0.15, alpha: 1)
  /// The view that shows it.
  open internal(set) weak var view: SKView?

  /// It was made.
  open func sceneDidLoad() {}
  /// A view shows it.
  open func didMove(to view: SKView) {}
  /// Its view shows it no longer.
  open func willMove(from view: SKView) {}
  /// It has another size.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// A frame passes; never called here.
  open func update(_ currentTime: TimeInterval) {}
}
