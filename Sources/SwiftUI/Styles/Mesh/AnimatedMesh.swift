import UIKit

/// A mesh gradient on its way to another one of as many points.
@MainActor
final class AnimatedMesh {
  private var meant: MeshPaint
  private let animated: AnimatedValue<MeshPaint>?

  init(_ mesh: MeshPaint, in host: ViewHost, didChange: @escaping () -> Void) {
    meant = mesh
    animated = AnimatedValue.make(mesh, in: host, didChange: didChange)
  }

  var isRunning: Bool { animated?.isRunning == true }

  func canChange(to new: MeshPaint) -> Bool {
    meant.width == new.width && meant.height == new.height
  }

  func change(to new: MeshPaint, _ animation: Animation?) {
    guard new != meant else { return }
    meant = new
    animated?.change(to: new, animation)
  }

  /// What is shown now.
  var shown: StylePaint { StylePaint(.mesh(animated?.shown(meant) ?? meant)) }
}
