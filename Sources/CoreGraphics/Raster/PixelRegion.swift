internal import CPixman

/// A set of device pixels, kept as disjoint bands of rectangles.
package struct PixelRegion {
  private final class Storage {
    // The library reads and writes one region in one call, which Swift allows through a pointer
    // only.
    let region = UnsafeMutablePointer<pixman_region32_t>.allocate(capacity: 1)

    init() {
      region.initialize(to: pixman_region32_t())
      pixman_region32_init(region)
    }

    convenience init(copying other: Storage) {
      self.init()
      pixman_region32_copy(region, other.region)
    }

    deinit {
      pixman_region32_fini(region)
      region.deallocate()
    }
  }

  private var storage = Storage()

  /// The empty set.
  package init() {}

  package init(_ rect: PixelRect) { formUnion(rect) }

  /// The pixels of some rectangles, which may overlap; many at once cost less than one by one.
  package init(_ rects: [PixelRect]) {
    guard rects.count > 1 else {
      if let rect = rects.first { formUnion(rect) }
      return
    }
    let boxes = rects.filter { !$0.isEmpty }.map(pixman_box32_t.init)
    pixman_region32_fini(storage.region)
    pixman_region32_init_rects(storage.region, boxes, Int32(boxes.count))
  }

  package var isEmpty: Bool { pixman_region32_not_empty(storage.region) == 0 }

  /// The smallest rectangle around the set.
  package var bounds: PixelRect {
    guard !isEmpty, let box = pixman_region32_extents(storage.region)?.pointee else {
      return .empty
    }
    return PixelRect(box)
  }

  /// The disjoint rectangles that make up the set, top to bottom and left to right.
  package var rects: [PixelRect] {
    var count: Int32 = 0
    guard let boxes = pixman_region32_rectangles(storage.region, &count) else { return [] }
    return (0..<Int(count)).map { PixelRect(boxes[$0]) }
  }

  /// How many pixels the set holds.
  package var area: Int { rects.reduce(0) { $0 + $1.area } }

  package mutating func formUnion(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    makeUnique()
    pixman_region32_union_rect(
      storage.region,
      storage.region,
      Int32(clamping: rect.minX),
      Int32(clamping: rect.minY),
      UInt32(clamping: rect.width),
      UInt32(clamping: rect.height)
    )
  }

  package mutating func formUnion(_ other: PixelRegion) {
    makeUnique()
    pixman_region32_union(storage.region, storage.region, other.storage.region)
  }

  package mutating func formIntersection(_ rect: PixelRect) {
    makeUnique()
    guard !rect.isEmpty else {
      pixman_region32_clear(storage.region)
      return
    }
    pixman_region32_intersect_rect(
      storage.region,
      storage.region,
      Int32(clamping: rect.minX),
      Int32(clamping: rect.minY),
      UInt32(clamping: rect.width),
      UInt32(clamping: rect.height)
    )
  }

  package mutating func subtract(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    subtract(PixelRegion(rect))
  }

  package mutating func subtract(_ other: PixelRegion) {
    makeUnique()
    pixman_region32_subtract(storage.region, storage.region, other.storage.region)
  }

  package mutating func offsetBy(dx: Int, dy: Int) {
    makeUnique()
    pixman_region32_translate(storage.region, Int32(clamping: dx), Int32(clamping: dy))
  }

  package func contains(_ rect: PixelRect) -> Bool {
    guard !rect.isEmpty else { return true }
    var box = pixman_box32_t(rect)
    return pixman_region32_contains_rectangle(storage.region, &box) == PIXMAN_REGION_IN
  }

  package func intersects(_ rect: PixelRect) -> Bool {
    guard !rect.isEmpty, !isEmpty else { return false }
    var box = pixman_box32_t(rect)
    return pixman_region32_contains_rectangle(storage.region, &box) != PIXMAN_REGION_OUT
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
  }
}

extension PixelRegion: Equatable {
  package static func == (a: PixelRegion, b: PixelRegion) -> Bool {
    pixman_region32_equal(a.storage.region, b.storage.region) != 0
  }
}

extension pixman_box32_t {
  fileprivate init(_ rect: PixelRect) {
    self.init(
      x1: Int32(clamping: rect.minX),
      y1: Int32(clamping: rect.minY),
      x2: Int32(clamping: rect.maxX),
      y2: Int32(clamping: rect.maxY)
    )
  }
}

extension PixelRect {
  fileprivate init(_ box: pixman_box32_t) {
    self.init(minX: Int(box.x1), minY: Int(box.y1), maxX: Int(box.x2), maxY: Int(box.y2))
  }
}
