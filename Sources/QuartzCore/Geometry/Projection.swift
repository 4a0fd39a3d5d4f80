import CoreGraphics

/// A map of the plane onto the plane, affine or with perspective.
///
/// `x' = (a x + c y + tx) / w`, `y' = (b x + d y + ty) / w`, `w = px x + py y + pw`.
package struct Projection: Hashable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0
  package var px = 0.0
  package var py = 0.0
  package var pw = 1.0

  package static let identity = Projection()

  package init() {}

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  package init(scale: Double) { (a, d) = (scale, scale) }

  /// The trace that a transform leaves on the plane z = 0.
  package init(_ t: CATransform3D) {
    (a, b, px) = (t.m11, t.m12, t.m14)
    (c, d, py) = (t.m21, t.m22, t.m24)
    (tx, ty, pw) = (t.m41, t.m42, t.m44)
  }

  package var isAffine: Bool { px == 0 && py == 0 && pw == 1 }

  /// Whether it only moves and scales both axes alike, without turning or mirroring.
  package var isUpright: Bool {
    b == 0 && c == 0 && isAffine && a > 0 && abs(a - d) <= 1e-9 * a
  }

  /// Row by row, for column vectors.
  package var rows: Bitmap.ProjectiveMap { ((a, c, tx), (b, d, ty), (px, py, pw)) }

  /// Whether both maps put every point of a screen on the same place, rounding errors apart.
  package func isNearly(_ o: Projection) -> Bool {
    if self == o { return true }
    let near = 1e-6
    return abs(a - o.a) < 1e-9 && abs(b - o.b) < 1e-9 && abs(c - o.c) < 1e-9
      && abs(d - o.d) < 1e-9 && abs(tx - o.tx) < near && abs(ty - o.ty) < near
      && abs(px - o.px) < 1e-12 && abs(py - o.py) < 1e-12 && abs(pw - o.pw) < 1e-9
  }

  package var affine: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  package var isFinite: Bool {
    let sum = (a - a) + (b - b) + (c - c) + (d - d)
    return sum + (tx - tx) + (ty - ty) + (px - px) + (py - py) + (pw - pw) == 0
  }

  /// How much larger an area becomes; negative when the back faces the viewer.
  package var determinant: Double {
    a * (d * pw - ty * py) - c * (b * pw - ty * px) + tx * (b * py - d * px)
  }

  /// The map that applies `self` first and `other` after it.
  package func concatenating(_ o: Projection) -> Projection {
    var r = Projection()
    if isAffine, o.isAffine {
      r.a = a * o.a + b * o.c
      r.b = a * o.b + b * o.d
      r.c = c * o.a + d * o.c
      r.d = c * o.b + d * o.d
      r.tx = tx * o.a + ty * o.c + o.tx
      r.ty = tx * o.b + ty * o.d + o.ty
      return r
    }
    (r.a, r.b, r.px) = o.row(a, b, px)
    (r.c, r.d, r.py) = o.row(c, d, py)
    (r.tx, r.ty, r.pw) = o.row(tx, ty, pw)
    return r
  }

  private func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
    (x * a + y * c + w * tx, x * b + y * d + w * ty, x * px + y * py + w * pw)
  }

  /// The map that moves by `(x, y)` first and then applies `self`.
  package func translatedBy(x: Double, y: Double) -> Projection {
    var r = self
    r.tx += x * a + y * c
    r.ty += x * b + y * d
    r.pw += x * px + y * py
    return r
  }

  /// The inverse, or nil when the plane collapses.
  package var inverted: Projection? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    var r = Projection()
    r.a = (d * pw - ty * py) / det
    r.c = (tx * py - c * pw) / det
    r.tx = (c * ty - tx * d) / det
    r.b = (ty * px - b * pw) / det
    r.d = (a * pw - tx * px) / det
    r.ty = (b * tx - a * ty) / det
    r.px = (b * py - d * px) / det
    r.py = (c * px - a * py) / det
    r.pw = (a * d - b * c) / det
    if isAffine { (r.px, r.py, r.pw) = (0, 0, 1) }
    return r.isFinite ? r : nil
  }

  package func map(_ p: CGPoint) -> CGPoint {
    let x = a * p.x + c * p.y + tx
    let y = b * p.x + d * p.y + ty
    if isAffine { return CGPoint(x: x, y: y) }
    let w = px * p.x + py * p.y + pw
    return CGPoint(x: x / w, y: y / w)
  }

  /// The smallest rectangle around the image of `rect`.
  ///
  /// With perspective, the part behind the eye is cut away first.
  package func boundingBox(of rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    if isUpright {
      return CGRect(
        x: rect.minX * a + tx,
        y: rect.minY * d + ty,
        width: rect.width * a,
        height: rect.height * d
      )
    }
    let corners = visibleCorners(of: rect)
    guard let first = corners.first else { return .null }
    var low = first
    var high = first
    for p in corners.dropFirst() {
      low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
      high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The image of the rectangle's corners in order, cut at the plane of the eye.
  package func visibleCorners(of rect: CGRect) -> [CGPoint] {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    if isAffine { return corners.map(map) }
    let nearest = 1e-3
    var result: [CGPoint] = []
    for (index, p) in corners.enumerated() {
      let q = corners[(index + 1) % 4]
      let wp = px * p.x + py * p.y + pw
      let wq = px * q.x + py * q.y + pw
      if wp >= nearest { result.append(map(p)) }
      if (wp >= nearest) != (wq >= nearest) {
        let t = (nearest - wp) / (wq - wp)
        result.append(map(CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)))
      }
    }
    return result
  }
}
