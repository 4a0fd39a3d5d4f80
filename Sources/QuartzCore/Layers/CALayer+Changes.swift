import CoreGraphics
import Diagnostics
import Foundation

extension CALayer {
  /// Changes a value that places the layer.
  package func change(_ key: LayerKey, _ body: () -> Void) {
    changeWithAction(key) {
      body()
      mark(.changed)
    }
  }

  /// Changes a value that colours the layer, unless it stays as it is.
  package func change(
    _ key: LayerKey,
    _ differs: Bool,
    _ body: (inout LayerAppearance) -> Void
  ) {
    guard differs else { return }
    changeWithAction(key) {
      body(&appearance)
      record.look = nil
      mark(.changed)
    }
    if type(of: self).needsDisplay(forKey: key.name) { setNeedsDisplay() }
  }

  /// Notes what the layer waits for and lets its ancestors know.
  package func mark(_ changes: LayerChanges) {
    guard !pending.isSuperset(of: changes) else { return }
    pending.formUnion(changes)
    spread(changes.below)
  }

  /// Whether the layer or one below it is to be laid out, drawn or shown anew.
  package var hasPendingChanges: Bool { !pending.isEmpty }

  /// Tells the ancestors of everything that waits in a layer that was just added.
  func spreadPending() { spread(pending.union(.changed).below) }

  private func spread(_ below: LayerChanges) {
    var layer = self
    while let parent = layer.parent {
      // An ancestor that already knows has told its own ancestors.
      if parent.pending.isSuperset(of: below) { return }
      parent.pending.formUnion(below)
      layer = parent
    }
    layer.changeHandler?()
  }

  /// Reports geometry that would poison everything computed from it; false when it must be ignored.
  func accept(_ isValid: Bool, _ property: String, _ value: @autoclosure () -> Any) -> Bool {
    if isValid { return true }
    UIKitDiagnostics.report(
      Diagnosis(
        .notFinite,
        what: "A layer's \(property) was set to a value that is not a finite number.",
        place: "\(type(of: self)).\(property)" + (delegate.map { " of \(type(of: $0))" } ?? ""),
        saw: "\(value())",
        remedy: "Look for a division by zero or an unset size where this value is computed;"
          + " the old value was kept.",
        applePhrase: "CALayerInvalidGeometry"
      )
    )
    return false
  }
}

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
