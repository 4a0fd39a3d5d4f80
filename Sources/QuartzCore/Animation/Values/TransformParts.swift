import CoreGraphics
import Foundation

/// A transform taken apart into translation, rotation, shear and scale, to be mixed part by part.
///
/// Parts that lie in the plane are mixed there, where a rotation is an angle that takes the
/// shorter way (fact an.transform); others turn along the shortest arc in space.
package struct TransformParts {
  package var translation = SIMD3<Double>()
  package var scale = SIMD3<Double>(repeating: 1)
  /// xy, xz, yz.
  package var shear = SIMD3<Double>()
  package var perspective = SIMD4<Double>(0, 0, 0, 1)
  package var rotation = Rotation()
  /// The rotation in the plane, in radians; nil for a transform in space.
  package var angle: Double?

  package init(_ transform: CATransform3D) {
    if transform.isPlanar {
      self.init(planar: transform)
    } else {
      self.init(spatial: transform)
    }
  }

  private init(planar m: CATransform3D) {
    translation = SIMD3(m.m41, m.m42, m.m43)
    var sx = hypot(m.m11, m.m12)
    // A mirroring transform mirrors the axis that points furthest back, without a turn.
    if m.m11 * m.m22 - m.m12 * m.m21 < 0, m.m11 < m.m22 { sx = -sx }
    let turn = sx != 0 ? atan2(m.m12 / sx, m.m11 / sx) : atan2(-m.m21, m.m22)
    let (sine, cosine) = sx != 0 ? (m.m12 / sx, m.m11 / sx) : (sin(turn), cos(turn))
    let sy = m.m22 * cosine - m.m21 * sine
    scale = SIMD3(sx, sy, m.m33)
    shear.x = sy == 0 ? 0 : (m.m21 * cosine + m.m22 * sine) / sy
    angle = turn
    rotation = Rotation(axis: SIMD3(0, 0, 1), angle: turn)
  }

  private init(spatial m: CATransform3D) {
    guard m.m44 != 0 else { return }
    var rows = m.rows
    (rows.0, rows.1, rows.2, rows.3) = (
      rows.0 / m.m44, rows.1 / m.m44, rows.2 / m.m44, rows.3 / m.m44
    )
    var plain = CATransform3D(rows: rows)
    (plain.m14, plain.m24, plain.m34, plain.m44) = (0, 0, 0, 1)
    if rows.0.w != 0 || rows.1.w != 0 || rows.2.w != 0 {
      // column = plain * perspective, so that perspective = plain^-1 * column.
      let inverse = plain.inverted.rows
      let column = SIMD4(rows.0.w, rows.1.w, rows.2.w, rows.3.w)
      perspective = SIMD4(
        (inverse.0 * column).sum(),
        (inverse.1 * column).sum(),
        (inverse.2 * column).sum(),
        (inverse.3 * column).sum()
      )
    }
    translation = SIMD3(rows.3.x, rows.3.y, rows.3.z)
    var x = SIMD3(rows.0.x, rows.0.y, rows.0.z)
    var y = SIMD3(rows.1.x, rows.1.y, rows.1.z)
    var z = SIMD3(rows.2.x, rows.2.y, rows.2.z)
    scale.x = x.length
    x = x.scaled(by: 1 / scale.x)
    shear.x = x.dot(y)
    y -= shear.x * x
    scale.y = y.length
    y = y.scaled(by: 1 / scale.y)
    if scale.y != 0 { shear.x /= scale.y }
    shear.y = x.dot(z)
    z -= shear.y * x
    shear.z = y.dot(z)
    z -= shear.z * y
    scale.z = z.length
    z = z.scaled(by: 1 / scale.z)
    if scale.z != 0 {
      shear.y /= scale.z
      shear.z /= scale.z
    }
    if x.dot(y.cross(z)) < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    rotation = Rotation(rows: x, y, z)
  }

  /// The transform of the parts.
  package var transform: CATransform3D {
    var result = CATransform3D.identity
    let rows = angle.map { Rotation.planarRows($0) } ?? rotation.rows
    let x = rows.0
    let y = shear.x * x + rows.1
    let z = shear.y * x + shear.z * rows.1 + rows.2
    func row(_ v: SIMD3<Double>, _ scale: Double) -> SIMD4<Double> {
      SIMD4(v.x * scale, v.y * scale, v.z * scale, 0)
    }
    result.rows = (
      row(x, scale.x), row(y, scale.y), row(z, scale.z),
      SIMD4(translation.x, translation.y, translation.z, 1)
    )
    guard perspective != SIMD4(0, 0, 0, 1) else { return result }
    var lens = CATransform3D.identity
    (lens.m14, lens.m24, lens.m34, lens.m44) = (
      perspective.x, perspective.y, perspective.z, perspective.w
    )
    return result.concatenating(lens)
  }

  /// The parts between these and others; `share` may leave 0...1.
  package func mixed(with other: TransformParts, _ share: Double) -> TransformParts {
    var result = self
    result.translation += (other.translation - translation) * share
    result.scale += (other.scale - scale) * share
    result.shear += (other.shear - shear) * share
    result.perspective += (other.perspective - perspective) * share
    if let a = angle, let b = other.angle {
      var way = b - a
      // An angle that is half a turn but for rounding keeps its sign.
      if way > .pi + 1e-9 { way -= 2 * .pi }
      if way < -.pi - 1e-9 { way += 2 * .pi }
      result.angle = a + way * share
    } else {
      result.angle = nil
      result.rotation = rotation.turned(towards: other.rotation, share)
    }
    return result
  }
}

/// A rotation in space, as a quaternion.
package struct Rotation {
  /// x, y, z and w.
  private var q = SIMD4<Double>(0, 0, 0, 1)

  init() {}

  init(axis: SIMD3<Double>, angle: Double) {
    let s = sin(angle / 2)
    q = SIMD4(axis.x * s, axis.y * s, axis.z * s, cos(angle / 2))
  }

  /// The rotation that takes the axes to three perpendicular unit vectors.
  init(rows x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    func root(_ value: Double) -> Double { max(0, value).squareRoot() / 2 }
    q = SIMD4(
      root(1 + x.x - y.y - z.z),
      root(1 - x.x + y.y - z.z),
      root(1 - x.x - y.y + z.z),
      root(1 + x.x + y.y + z.z)
    )
    let signs = SIMD3(y.z - z.y, z.x - x.z, x.y - y.x)
    // Half turns have no sign to read: the largest part fixes it.
    if q.w > 1e-9 {
      for i in 0..<3 where signs[i] < 0 { q[i] = -q[i] }
    } else {
      let products = SIMD3(x.y + y.x, x.z + z.x, y.z + z.y)
      if q.x >= q.y, q.x >= q.z {
        if products.x < 0 { q.y = -q.y }
        if products.y < 0 { q.z = -q.z }
      } else if q.y >= q.z {
        if products.x < 0 { q.x = -q.x }
        if products.z < 0 { q.z = -q.z }
      } else {
        if products.y < 0 { q.x = -q.x }
        if products.z < 0 { q.y = -q.y }
      }
    }
  }

  static func planarRows(
    _ angle: Double
  ) -> (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let (s, c) = (sin(angle), cos(angle))
    return (SIMD3(c, s, 0), SIMD3(-s, c, 0), SIMD3(0, 0, 1))
  }

  /// Where the axes go.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let (x, y, z, w) = (q.x, q.y, q.z, q.w)
    return (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// The rotation some of the way along the shortest arc to another.
  func turned(towards other: Rotation, _ share: Double) -> Rotation {
    var end = other.q
    var cosine = (q * end).sum()
    if cosine < 0 {
      end = -end
      cosine = -cosine
    }
    var result = Rotation()
    if cosine > 1 - 1e-9 {
      result.q = q + (end - q) * share
    } else {
      let angle = acos(min(1, cosine))
      result.q = (q * sin((1 - share) * angle) + end * sin(share * angle)) / sin(angle)
    }
    let length = (result.q * result.q).sum().squareRoot()
    result.q /= length
    return result
  }

  /// Angles about x, then y, then z, in radians.
  var angles: SIMD3<Double> {
    get {
      let m = rows
      let sine = min(1, max(-1, -m.0.z))
      guard abs(sine) < 1 - 1e-9 else {
        return SIMD3(atan2(-m.2.y, m.1.y), asin(sine), 0)
      }
      return SIMD3(atan2(m.1.z, m.2.z), asin(sine), atan2(m.0.y, m.0.x))
    }
    set {
      let x = Rotation(axis: SIMD3(1, 0, 0), angle: newValue.x)
      let y = Rotation(axis: SIMD3(0, 1, 0), angle: newValue.y)
      let z = Rotation(axis: SIMD3(0, 0, 1), angle: newValue.z)
      self = z.after(y.after(x))
    }
  }

  /// The rotation that does another first and then this one.
  private func after(_ other: Rotation) -> Rotation {
    let (a, b) = (q, other.q)
    var result = Rotation()
    result.q = SIMD4(
      a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
      a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z
    )
    return result
  }
}

extension CATransform3D {
  /// Whether it moves points of the plane in the plane, and z only by a factor.
  package var isPlanar: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m44 == 1
  }
}

extension SIMD3<Double> {
  fileprivate func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }

  fileprivate var length: Double { dot(self).squareRoot() }

  fileprivate func cross(_ o: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
  }

  /// A vector of no length stays as it is.
  fileprivate func scaled(by factor: Double) -> SIMD3<Double> {
    factor.isFinite ? self * factor : self
  }
}
