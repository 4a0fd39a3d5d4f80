import CoreGraphics

/// A layer on its way from an old picture to a new one.
package struct LayerTransition {
  enum Motion {
    case slide(CATransitionType, CATransitionSubtype)
    case turn(CATransition.Turn)
  }

  let id: UInt64
  /// The old picture; nil where nothing was shown.
  let before: RenderNode?
  let motion: Motion
  /// How far it is, 0...1.
  let progress: Double

  /// How far the eye is from a layer that turns over, in its longer sides.
  private static let eyeDistance = 2.0

  /// The node that shows both pictures in the place of the new one.
  func node(around after: RenderNode) -> RenderNode {
    var frame = LayerAppearance()
    frame.masksToBounds = after.look.clips && !isTurn
    let bounds = after.geometry.bounds
    let size = bounds.size
    var children: [RenderNode] = []
    for (picture, isNew) in [(before, false), (after, true)] {
      guard let picture, let placed = place(picture, isNew, in: bounds) else { continue }
      children.append(placed)
    }
    if case .slide(.reveal, _) = motion { children.reverse() }
    var geometry = after.geometry
    geometry.sublayerTransform = isTurn ? perspective(size) : nil
    return RenderNode(
      id: id,
      geometry: geometry,
      look: RenderLook(frame, contents: .none, dissolve: isFade ? progress : nil),
      mask: nil,
      children: children
    )
  }

  private var isTurn: Bool {
    if case .turn = motion { true } else { false }
  }

  private var isFade: Bool {
    guard case .slide(let type, _) = motion else { return false }
    return ![.push, .moveIn, .reveal].contains(type)
  }

  private func perspective(_ size: CGSize) -> CATransform3D {
    var transform = CATransform3D.identity
    transform.m34 = -1 / (Self.eyeDistance * max(size.width, size.height, 1))
    return transform
  }

  /// One of the pictures where it is now; nil where it is not seen.
  private func place(_ picture: RenderNode, _ isNew: Bool, in area: CGRect) -> RenderNode? {
    let size = area.size
    var geometry = LayerGeometry()
    geometry.bounds = picture.geometry.bounds
    geometry.anchorPoint = .zero
    var origin = CGPoint.zero
    var opacity = 1.0
    switch motion {
    case .turn(let turn):
      // The old picture is seen on the first half of the way, the new one on the second.
      guard isNew == (progress >= 0.5) else { return nil }
      geometry.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      origin = CGPoint(
        x: picture.geometry.bounds.width / 2,
        y: picture.geometry.bounds.height / 2
      )
      geometry.transform = turn.rotation((isNew ? progress - 1 : progress) * .pi)
    case .slide(let type, let subtype):
      let way = subtype.way
      let shift: Double
      switch (type, isNew) {
      case (.push, true), (.moveIn, true): shift = 1 - progress
      case (.push, false), (.reveal, false): shift = -progress
      default: shift = 0
      }
      origin = CGPoint(x: way.dx * size.width * shift, y: way.dy * size.height * shift)
      // What slides fades, too.
      if shift != 0 || type == .push { opacity = isNew ? progress : 1 - progress }
    }
    geometry.position = CGPoint(x: area.minX + origin.x, y: area.minY + origin.y)
    return picture.placed(geometry, opacity: opacity)
  }
}

extension CATransition.Turn {
  /// The turn about the axis through the middle; positive towards the viewer on the named side.
  fileprivate func rotation(_ angle: Double) -> CATransform3D {
    switch self {
    case .left: CATransform3DMakeRotation(angle, 0, 1, 0)
    case .right: CATransform3DMakeRotation(-angle, 0, 1, 0)
    case .top: CATransform3DMakeRotation(-angle, 1, 0, 0)
    case .bottom: CATransform3DMakeRotation(angle, 1, 0, 0)
    }
  }
}

extension CATransitionSubtype {
  /// Where the new picture comes from.
  fileprivate var way: CGVector {
    switch self {
    case .fromRight: CGVector(dx: 1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: 1)
    case .fromBottom: CGVector(dx: 0, dy: -1)
    default: CGVector(dx: -1, dy: 0)
    }
  }
}
