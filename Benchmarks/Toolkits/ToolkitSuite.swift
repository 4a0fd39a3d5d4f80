import Foundation
import WindowHost

/// Scrolling 100,000 items beside what else there is on Linux, drawing in software likewise.
///
/// Peers run where their packages are installed; `TSUMIKI_FETCH_PEERS=1 ./bench` installs them.
enum ToolkitSuite: Suite {
  static let name = "toolkits"

  private static let count = 100_000
  private static let frames = 300

  static func run() -> [Measurement] {
    let peers: [(name: String, peer: ToolkitPeer?, isInWindow: Bool)] = [
      ("GTK", ToolkitPeer(.gtk), true), ("Qt Quick", ToolkitPeer(.qt), false),
      ("Chromium", ToolkitPeer(.browser), false),
    ]
    for (name, peer, _) in peers where peer == nil {
      print("toolkits: \(name) is not installed and left out")
    }
    var found: [Measurement] = []
    for kind in [ToolkitScene.Kind.grid, .list, .rows] {
      for (width, height) in [(800, 600), (390, 844)] {
        let scene = ToolkitScene(kind: kind, width: width, height: height)
        for (name, peer, isInWindow) in peers {
          guard let peer, let theirs = peer.frame(scene, count: count, frames: frames),
            let ours = ours(scene, isInWindow: isInWindow)
          else { continue }
          found.append(
            Measurement(
              name: "toolkits.\(kind) \(width)x\(height) beside \(name)",
              microseconds: ours,
              baseline: name,
              baselineMicroseconds: theirs,
              ratio: ours / theirs,
              goal: isInWindow ? 0.5 : 0.75
            )
          )
        }
      }
    }
    return found
  }

  /// In a window at the pace of a display, as GTK cannot do otherwise; else frame after frame.
  private static func ours(_ scene: ToolkitScene, isInWindow: Bool) -> Double? {
    let size = HostSize(width: Double(scene.width), height: Double(scene.height))
    var host: any WindowHost = HeadlessHost(size: size, scale: 1)
    if isInWindow {
      guard ProcessInfo.processInfo.environment["DISPLAY"] != nil,
        let window = try? SDLHost(title: "bench", size: size, scale: 1)
      else { return nil }
      host = window
    }
    let screen = ToolkitScreen(scene, count: count, host: host)
    defer { screen.close() }
    return screen.frame(frames, isPaced: isInWindow)
  }
}
