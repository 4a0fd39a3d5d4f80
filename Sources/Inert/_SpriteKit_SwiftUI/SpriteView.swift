import SpriteKit
import SwiftUI

/// A view of a scene: here it shows its name and the scene's.
nonisolated public struct SpriteView: View {
  /// How the view is drawn.
  public struct Options: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32

    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is behind shows.
    public static let allowsTransparency = Options(rawValue: 1)
    /// The order of siblings may change.
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    /// What is not seen is left out.
    public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
  }

  /// What is drawn for those who look for mistakes.
  public struct DebugOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32

    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Bodies.
    public static let showsPhysics = DebugOptions(rawValue: 1)
    /// Frames a second.
    public static let showsFPS = DebugOptions(rawValue: 2)
    /// The number of nodes.
    public static let showsNodeCount = DebugOptions(rawValue: 4)
    /// The number of drawings.
    public static let showsDrawCount = DebugOptions(rawValue: 8)
    /// The number of quads.
    public static let showsQuadCount = DebugOptions(rawValue: 16)
    /// Fields.
    public static let showsFields = DebugOptions(rawValue: 32)
  }

  private let scene: SKScene
  private let isPaused: Bool
  private let framesPerSecond: Int
  private let options: Options
  private let debugOptions: DebugOptions

  /// Makes a view of a scene.
  public init(
    scene: SKScene,
    isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = []
  ) {
    self.scene = scene
    self.isPaused = isPaused
    framesPerSecond = preferredFramesPerSecond
    self.options = options
    self.debugOptions = debugOptions
  }

  /// The view of SpriteKit.
  @MainActor public var body: some View {
    SceneView(
      scene: scene,
      isPaused: isPaused,
      framesPerSecond: framesPerSecond,
      options: options,
      debugOptions: debugOptions
    )
  }
}

private struct SceneView: UIViewRepresentable {
  let scene: SKScene
  let isPaused: Bool
  let framesPerSecond: Int
  let options: SpriteView.Options
  let debugOptions: SpriteView.DebugOptions

  func makeUIView(context: Context) -> SKView { SKView(frame: .zero) }

  func updateUIView(_ view: SKView, context: Context) {
    view.isPaused = isPaused
    view.preferredFramesPerSecond = framesPerSecond
    view.allowsTransparency = options.contains(.allowsTransparency)
    view.ignoresSiblingOrder = options.contains(.ignoresSiblingOrder)
    view.showsPhysics = debugOptions.contains(.showsPhysics)
    view.showsFPS = debugOptions.contains(.showsFPS)
    view.showsNodeCount = debugOptions.contains(.showsNodeCount)
    view.showsDrawCount = debugOptions.contains(.showsDrawCount)
    if view.scene !== scene { view.presentScene(scene) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: SKView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}
