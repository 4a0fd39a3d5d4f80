import CoreGraphics

/// A four by four matrix that maps row vectors: `[x y z 1] * m`.
public struct CATransform3D: Sendable {
  /// Row 1, column 1: scale along x.
  public var m11: CGFloat
  /// Row 1, column 2.
  public var m12: CGFloat
  /// Row 1, column 3.
  public var m13: CGFloat
  /// Row 1, column 4.
  public var m14: CGFloat
  /// Row 2, column 1.
  public var m21: CGFloat
  /// Row 2, column 2: scale along y.
  public var m22: CGFloat
  /// Row 2, column 3.
  public var m23: CGFloat
  /// Row 2, column 4.
  public var m24: CGFloat
  /// Row 3, column 1.
  public var m31: CGFloat
  /// Row 3, column 2.
  public var m32: CGFloat
  /// Row 3, column 3: scale along z.
  public var m33: CGFloat
  /// Row 3, column 4: perspective, usually minus one over the eye's distance.
  public var m34: CGFloat
  /// Row 4, column 1: translation along x.
  public var m41: CGFloat
  /// Row 4, column 2: translation along y.
  public var m42: CGFloat
  /// Row 4, column 3: translation along z.
  public var m43: CGFloat
  /// Row 4, column 4.
  public var m44: CGFloat

  /// Makes the matrix of noughts, which is not a usable transform.
  public init() {
    self.init(
      m11: 0,
      m12: 0,
      m13: 0,
      m14: 0,
      m21: 0,
      m22: 0,
      m23: 0,
      m24: 0,
      m31: 0,
      m32: 0,
      m33: 0,
      m34: 0,
      m41: 0,
      m42: 0,
      m43: 0,
      m44: 0
    )
  }

  /// Makes a matrix from its sixteen elements.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }
}

extension CATransform3D {
  package static let identity = CATransform3D(
    m11: 1,
    m12: 0,
    m13: 0,
    m14: 0,
    m21: 0,
    m22: 1,
    m23: 0,
    m24: 0,
    m31: 0,
    m32: 0,
    m33: 1,
    m34: 0,
    m41: 0,
    m42: 0,
    m43: 0,
    m44: 1
  )

  package typealias Row = SIMD4<Double>

  package var rows: (Row, Row, Row, Row) {
    get {
      (
        Row(m11, m12, m13, m14), Row(m21, m22, m23, m24),
        Row(m31, m32, m33, m34), Row(m41, m42, m43, m44)
      )
    }
    set {
      (m11, m12, m13, m14) = (newValue.0.x, newValue.0.y, newValue.0.z, newValue.0.w)
      (m21, m22, m23, m24) = (newValue.1.x, newValue.1.y, newValue.1.z, newValue.1.w)
      (m31, m32, m33, m34) = (newValue.2.x, newValue.2.y, newValue.2.z, newValue.2.w)
      (m41, m42, m43, m44) = (newValue.3.x, newValue.3.y, newValue.3.z, newValue.3.w)
    }
  }

  package init(rows: (Row, Row, Row, Row)) {
    self.init()
    self.rows = rows
  }

  /// Whether both matrices have equal elements.
  package func isEqual(to other: CATransform3D) -> Bool {
    let a = rows
    let b = other.rows
    return a.0 == b.0 && a.1 == b.1 && a.2 == b.2 && a.3 == b.3
  }

  package var isIdentity: Bool { isEqual(to: .identity) }

  package var isFinite: Bool {
    let r = rows
    let sum = (r.0 - r.0) + (r.1 - r.1) + (r.2 - r.2) + (r.3 - r.3)
    return sum == Row()
  }

  /// The matrix that applies `self` first and `other` after it.
  package func concatenating(_ other: CATransform3D) -> CATransform3D {
    let a = rows
    let b = other.rows
    func row(_ v: Row) -> Row { v.x * b.0 + v.y * b.1 + v.z * b.2 + v.w * b.3 }
    return CATransform3D(rows: (row(a.0), row(a.1), row(a.2), row(a.3)))
  }

  /// The inverse, or `self` where there is none, as Apple documents.
  package var inverted: CATransform3D {
    // Gauss-Jordan with partial pivoting on the matrix beside the identity.
    var a = [rows.0, rows.1, rows.2, rows.3]
    var b = [Row(1, 0, 0, 0), Row(0, 1, 0, 0), Row(0, 0, 1, 0), Row(0, 0, 0, 1)]
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(a[$0][column]) < abs(a[$1][column]) } ?? column
      guard a[pivot][column] != 0 else { return self }
      a.swapAt(column, pivot)
      b.swapAt(column, pivot)
      let scale = 1 / a[column][column]
      a[column] *= scale
      b[column] *= scale
      for row in 0..<4 where row != column {
        let factor = a[row][column]
        a[row] -= factor * a[column]
        b[row] -= factor * b[column]
      }
    }
    return CATransform3D(rows: (b[0], b[1], b[2], b[3]))
  }
}
