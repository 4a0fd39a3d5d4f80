import ConstraintSolver
import CoreGraphics

extension UIView {
  /// Moves or resizes a view that constraints leave open, to make that visible; again moves it back.
  ///
  /// A view that is not ambiguous stays as it is.
  public func exerciseAmbiguityInLayout() {
    bringConstraintsUpToDate()
    guard let node = layoutNodeIfAny else { return }
    node.attachment?.engine.exerciseAmbiguity(of: node)
  }
}

extension LayoutEngine {
  /// How far the exercise moves things, in points.
  private static var stride: Double { 32 }

  /// Pulls what is open of an item elsewhere, weaker than anything an app can ask for.
  func exerciseAmbiguity(of node: LayoutNode) {
    update()
    guard let place = node.attachment, place.kind != .host else { return }
    if !place.exercise.isEmpty {
      for row in place.exercise { solver.remove(row) }
      place.exercise.removeAll()
      setDirty()
      return
    }
    let open = solver.ambiguousVariables()
    for variable in [place.x, place.y, place.width, place.height] {
      guard let variable, open.contains(variable) else { continue }
      let value = solver.value(of: variable) + Self.stride
      place.exercise.append(solver.add(.equal, value, Term(variable), priority: 0.001))
    }
    if !place.exercise.isEmpty { setDirty() }
  }
}
