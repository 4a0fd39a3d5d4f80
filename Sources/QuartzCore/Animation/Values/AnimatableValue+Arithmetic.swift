import CoreGraphics
import Foundation

extension AnimatableValue {
  /// The value between this one and another; `share` may leave 0...1.
  ///
  /// What has no values in between turns into the other at the end.
  package func mixed(with other: AnimatableValue, _ share: Double) -> AnimatableValue {
    if share == 0 { return self }
    if share == 1 { return other }
    switch (self, other) {
    case (.vector(let a, let shape), .vector(let b, _)):
      return .vector(a + (b - a) * share, shape)
    case (.color(let a), .color(let b)): return .color(Self.mix(a, b, share))
    case (.transform(let a), .transform(let b)):
      return .transform(TransformParts(a).mixed(with: TransformParts(b), share).transform)
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * share })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { Self.mix($0, $1, share) ?? $1 })
    case (.path(let a?), .path(let b?)): return .path(a.mixed(with: b, share) ?? b)
    default: return share < 1 ? self : other
    }
  }

  /// Component by component in gamma-encoded sRGB (fact an.color); no colour is the other one,
  /// transparent.
  private static func mix(_ a: CGColor?, _ b: CGColor?, _ share: Double) -> CGColor? {
    if a?.pattern != nil || b?.pattern != nil { return share < 1 ? a : b }
    guard let a = a ?? b?.copy(alpha: 0), let b = b ?? a.copy(alpha: 0) else { return nil }
    let (p, q) = (a.deviceComponents, b.deviceComponents)
    func mix(_ a: Double, _ b: Double) -> CGFloat { CGFloat(a + (b - a) * share) }
    return CGColor(
      red: mix(p.red, q.red),
      green: mix(p.green, q.green),
      blue: mix(p.blue, q.blue),
      alpha: min(1, max(0, mix(p.alpha, q.alpha)))
    )
  }

  /// The sum, as additive animations need it; transforms are applied one after the other.
  package func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.vector(let a, let shape), .vector(let b, _)): .vector(a + b, shape)
    case (.transform(let a), .transform(let b)): .transform(a.concatenating(b))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + $1 })
    default: self
    }
  }

  /// What has to be added to another value to come to this one; nil where nothing can be added.
  package func difference(from other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.vector(let a, let shape), .vector(let b, _)): return .vector(a - b, shape)
    case (.transform(let a), .transform(let b)):
      guard b.isInvertible else { return nil }
      return .transform(a.concatenating(b.inverted))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 - $1 })
    default: return nil
    }
  }

  /// The value some times over, as cumulative animations need it.
  package func times(_ count: Int) -> AnimatableValue? {
    switch self {
    case .vector(let vector, let shape): return .vector(vector * Double(count), shape)
    case .numbers(let numbers): return .numbers(numbers.map { $0 * Double(count) })
    case .transform(let transform):
      // Repetitions without number would stop time.
      guard count <= 1000 else { return nil }
      var result = CATransform3D.identity
      for _ in 0..<count { result = result.concatenating(transform) }
      return .transform(result)
    default: return nil
    }
  }

  /// How far another value is, for even speed.
  package func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.vector(let a, _), .vector(let b, _)):
      let way = b - a
      return (way * way).sum().squareRoot()
    case (.transform(let a), .transform(let b)):
      let (p, q) = (a.rows, b.rows)
      let ways = (q.0 - p.0, q.1 - p.1, q.2 - p.2, q.3 - p.3)
      let squares =
        (ways.0 * ways.0).sum() + (ways.1 * ways.1).sum() + (ways.2 * ways.2).sum()
        + (ways.3 * ways.3).sum()
      return squares.squareRoot()
    case (.color(let a), .color(let b)):
      guard let p = a?.deviceComponents, let q = b?.deviceComponents else { return 1 }
      let way = SIMD4(q.red - p.red, q.green - p.green, q.blue - p.blue, q.alpha - p.alpha)
      return (way * way).sum().squareRoot()
    default: return 1
    }
  }
}

extension CATransform3D {
  /// Whether there is an inverse.
  package var isInvertible: Bool {
    let product = concatenating(inverted)
    let r = product.rows
    let i = CATransform3D.identity.rows
    let errors = [r.0 - i.0, r.1 - i.1, r.2 - i.2, r.3 - i.3]
    return errors.allSatisfy { ($0 * $0).sum() < 1e-6 }
  }
}
