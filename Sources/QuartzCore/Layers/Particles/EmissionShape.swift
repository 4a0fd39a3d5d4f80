import CoreGraphics
import Foundation

/// Where an emitter's particles start, and which way is ahead there.
struct EmissionShape {
  struct Origin {
    var x: Double
    var y: Double
    var z: Double
    /// The direction in the plane from which a cell's longitude counts.
    var direction: Double
  }

  private let state: EmitterState

  init(_ state: EmitterState) { self.state = state }

  func origin(_ chance: Chance) -> Origin {
    let offset = offset(chance)
    return Origin(
      x: Double(state.position.x) + offset.x,
      y: Double(state.position.y) + offset.y,
      z: state.z + offset.z,
      direction: offset.direction
    )
  }

  private func offset(_ chance: Chance) -> Origin {
    let (width, height) = (Double(state.size.width), Double(state.size.height))
    let (u, v, w) = (chance.around(0), chance.around(1), chance.around(2))
    switch state.shape {
    case .line:
      // Ahead of a line is up.
      let x = state.mode == .points ? (u < 0 ? -1 : 1) : u
      return Origin(x: x * width / 2, y: 0, z: 0, direction: -.pi / 2)
    case .rectangle: return box(u, v, 0, width, height)
    case .cuboid: return box(u, v, w, width, height)
    case .circle, .sphere: return round(u, v, w, radius: width)
    default: return Origin(x: 0, y: 0, z: 0, direction: 0)
    }
  }

  private func box(
    _ u: Double,
    _ v: Double,
    _ w: Double,
    _ width: Double,
    _ height: Double
  ) -> Origin {
    var (x, y) = (u, v)
    switch state.mode {
    case .points: (x, y) = (u < 0 ? -1 : 1, v < 0 ? -1 : 1)
    case .outline:
      // Along the edge, by its length.
      let along = (u + 1) * (width + height)
      if along < width {
        (x, y) = (along / max(width, 1e-9) * 2 - 1, -1)
      } else if along < width + height {
        (x, y) = (1, (along - width) / max(height, 1e-9) * 2 - 1)
      } else if along < 2 * width + height {
        (x, y) = ((along - width - height) / max(width, 1e-9) * 2 - 1, 1)
      } else {
        (x, y) = (-1, (along - 2 * width - height) / max(height, 1e-9) * 2 - 1)
      }
    default: break
    }
    return Origin(x: x * width / 2, y: y * height / 2, z: w * state.depth / 2, direction: 0)
  }

  private func round(_ u: Double, _ v: Double, _ w: Double, radius: Double) -> Origin {
    let angle = u * .pi
    let isFlat = state.shape == .circle
    let isFilled = state.mode == .volume || isFlat && state.mode == .surface
    let share = isFilled ? pow((v + 1) / 2, isFlat ? 1 / 2.0 : 1 / 3.0) : 1
    let height = isFlat ? 0 : w
    let ring = (1 - height * height).squareRoot()
    return Origin(
      x: cos(angle) * ring * share * radius,
      y: sin(angle) * ring * share * radius,
      z: height * share * radius,
      // Ahead of an outline is outwards.
      direction: isFilled ? 0 : angle
    )
  }
}
