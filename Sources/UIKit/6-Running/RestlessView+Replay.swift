import CoreGraphics

extension RestlessView {
  /// The views that never settle while a closure runs, one for each time.
  package static func found(while body: () throws -> Void) rethrows -> [RestlessView] {
    var found: [RestlessView] = []
    let watch = ListWatch.current
    let former = watch.handler
    watch.handler = { event in
      former?(event)
      if case .neverSettled(let view) = event { found.append(view) }
    }
    defer { watch.handler = former }
    try body()
    return found
  }

  /// The tree of the view each time that it is as large as it asked to be last, with what is inside laid out;
  /// its frame is put back afterwards.
  package func replay(steps: Int) -> [ViewTree] {
    let frame = view.frame
    defer {
      view.frame = frame
      view.layoutIfNeeded()
    }
    var size = answers.last?.asked ?? frame.size
    return (0..<steps).map { _ in
      view.frame.size = size
      view.layoutIfNeeded()
      let tree = ViewTree(of: view)
      let asked = attributes.copied()
      asked.size = size
      size = view.preferredLayoutAttributesFitting(asked).size
      return tree
    }
  }
}
