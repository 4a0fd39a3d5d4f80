import CoreGraphics

/// The views that were asked for their size again and again and never settled.
@MainActor
package final class RestlessViews {
  /// A view, and what it answered in the pass that was ended.
  package struct Case {
    package let view: UICollectionReusableView
    /// The size it had and the one that it would like to have, in order, in points.
    package let answers: [(asked: CGSize, answered: CGSize)]
  }

  package private(set) var cases: [Case] = []

  private init() {}

  /// Finds those that do not settle while a closure runs.
  package static func found(while body: () throws -> Void) rethrows -> [Case] {
    let found = RestlessViews()
    let watch = ListWatch.current
    let former = watch.handler
    watch.handler = { event in
      former?(event)
      guard case .neverSettled(let view, let answers) = event,
        let view = view as? UICollectionReusableView
      else { return }
      found.cases.append(Case(view: view, answers: answers))
    }
    defer { watch.handler = former }
    try body()
    return found.cases
  }

  /// What a view would answer at a size, with what is inside laid out for it first; it is as it was
  /// afterwards.
  package static func replay(
    _ view: UICollectionReusableView,
    from size: CGSize,
    steps: Int
  ) -> [(answer: CGSize, tree: ViewTree)] {
    let frame = view.frame
    defer {
      view.frame = frame
      view.layoutIfNeeded()
    }
    var size = size
    return (0..<steps).map { _ in
      view.frame.size = size
      view.layoutIfNeeded()
      let tree = ViewTree(of: view)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = view.frame
      size = view.preferredLayoutAttributesFitting(attributes).size
      return (size, tree)
    }
  }
}
