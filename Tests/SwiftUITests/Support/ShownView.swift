import Testing
import UIKit
import ViewGraph

@testable import SwiftUI

/// A SwiftUI view that a screen shows.
@MainActor
struct ShownView<Content: View> {
  let screen: TestScreen
  let controller: UIHostingController<Content>

  /// Shows what changed.
  func update() { screen.step(2) }

  /// How many bodies and the like were computed so far.
  var computedCount: Int {
    (controller.view as? HostingView<Content>)?.host.schedule.computedCount ?? 0
  }

  /// Where the parts are.
  var frames: PartFrames { PartFrames(of: screen.window) }
}

/// Runs a test on a screen of its own that shows a view and nothing else.
@MainActor
func showing<Content: View>(
  _ view: Content,
  width: CGFloat = 100,
  height: CGFloat = 100,
  scale: CGFloat = 2,
  safeArea: [CGFloat] = [0, 0, 0, 0],
  isRightToLeft: Bool = false,
  _ body: (ShownView<Content>) throws -> Void
) rethrows {
  // What others leave moving is not on it.
  let context = ScreenContext()
  try context.perform {
    let controller = UIHostingController(rootView: view)
    let screen = TestScreen(width: width, height: height, scale: scale, in: context) {
      $0.safeArea = safeArea
      $0.isRightToLeft = isRightToLeft
    }
    defer { screen.close() }
    screen.window.rootViewController = controller
    screen.window.makeKeyAndVisible()
    screen.step(2)
    try body(ShownView(screen: screen, controller: controller))
  }
}

/// Where the parts of a view are on a screen.
@MainActor
func frames<Content: View>(
  of view: Content,
  width: CGFloat = 100,
  height: CGFloat = 100,
  scale: CGFloat = 2,
  safeArea: [CGFloat] = [0, 0, 0, 0]
) -> PartFrames {
  var frames = PartFrames()
  showing(view, width: width, height: height, scale: scale, safeArea: safeArea) {
    frames = $0.frames
  }
  return frames
}

/// Where the parts, the texts and the images of a view are, in points of the screen.
@MainActor
struct PartFrames {
  private(set) var parts: [(part: Part, frame: CGRect)] = []
  private(set) var labels: [CGRect] = []
  private(set) var images: [CGRect] = []
  private(set) var shapes: [CGRect] = []

  init() {}

  init(of view: UIView) { add(view) }

  /// The frame of a part that is there once.
  subscript(part: Part) -> CGRect? {
    let frames = all(part)
    return frames.count == 1 ? frames[0] : nil
  }

  /// The frames of a part, from back to front.
  func all(_ part: Part) -> [CGRect] { parts.filter { $0.part == part }.map(\.frame) }

  /// The parts from back to front.
  var order: [Part] { parts.map(\.part) }

  private mutating func add(_ view: UIView) {
    if view.isHidden { return }
    let frame = view.convert(view.bounds, to: nil).roundedToThousandths
    if let part = Part.allCases.first(where: { $0.uiColor == view.backgroundColor }) {
      parts.append((part, frame))
    }
    if view is UILabel { labels.append(frame) }
    if view is UIImageView { images.append(frame) }
    if view is ShapeDrawing { shapes.append(frame) }
    for subview in view.subviews { add(subview) }
  }
}

extension CGRect {
  /// The rectangle without the errors of sums.
  var roundedToThousandths: CGRect {
    func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(
      x: rounded(minX),
      y: rounded(minY),
      width: rounded(width),
      height: rounded(height)
    )
  }
}

/// A rectangle, in the order in which one speaks of it.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
