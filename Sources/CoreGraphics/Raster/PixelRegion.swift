internal import CPixman

/// A set of device pixels, kept as disjoint bands of rectangles.
///
/// Most sets of a frame are one rectangle, which needs no memory of its own.
package struct PixelRegion {
  private final class Storage {
    // The library reads and writes one region in one call, which Swift allows through a pointer
    // only.
    let region = UnsafeMutablePointer<pixman_region32_t>.allocate(capacity: 1)

    init(_ box: PixelRect) {
      region.initialize(to: pixman_region32_t())
      pixman_region32_init(region)
      guard !box.isEmpty else { return }
      var box = pixman_box32_t(box)
      pixman_region32_reset(region, &box)
    }

    init(_ rects: [PixelRect]) {
      let boxes = rects.filter { !$0.isEmpty }.map(pixman_box32_t.init)
      region.initialize(to: pixman_region32_t())
      pixman_region32_init_rects(region, boxes, Int32(boxes.count))
    }

    init(copying other: Storage) {
      region.initialize(to: pixman_region32_t())
      pixman_region32_init(region)
      pixman_region32_copy(region, other.region)
    }

    deinit {
      pixman_region32_fini(region)
      region.deallocate()
    }
  }

  /// The whole set where there is no storage.
  private var box = PixelRect.empty
  /// The set where it is more than one rectangle.
  private var storage: Storage?

  /// The empty set.
  package init() {}

  package init(_ rect: PixelRect) { box = rect.isEmpty ? .empty : rect }

  /// The pixels of some rectangles, which may overlap; many at once cost less than one by one.
  package init(_ rects: [PixelRect]) {
    guard rects.count > 1 else {
      if let rect = rects.first { formUnion(rect) }
      return
    }
    storage = Storage(rects)
    simplify()
  }

  package var isEmpty: Bool { storage == nil && box.isEmpty }

  /// The smallest rectangle around the set.
  package var bounds: PixelRect {
    guard let storage, let box = pixman_region32_extents(storage.region)?.pointee else {
      return box
    }
    return PixelRect(box)
  }

  /// The disjoint rectangles that make up the set, top to bottom and left to right.
  package var rects: [PixelRect] {
    var rects: [PixelRect] = []
    appendRects(to: &rects)
    return rects
  }

  /// Appends the disjoint rectangles that make up the set, top to bottom and left to right.
  package func appendRects(to rects: inout [PixelRect]) {
    guard let storage else {
      if !box.isEmpty { rects.append(box) }
      return
    }
    var count: Int32 = 0
    guard let boxes = pixman_region32_rectangles(storage.region, &count) else { return }
    for index in 0..<Int(count) { rects.append(PixelRect(boxes[index])) }
  }

  /// How many pixels the set holds.
  package var area: Int { rects.reduce(0) { $0 + $1.area } }

  package mutating func formUnion(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    if storage == nil {
      if box.isEmpty || rect.contains(box) {
        box = rect
        return
      }
      if let joined = box.joined(with: rect) {
        box = joined
        return
      }
    }
    change { region in
      pixman_region32_union_rect(
        region,
        region,
        Int32(clamping: rect.minX),
        Int32(clamping: rect.minY),
        UInt32(clamping: rect.width),
        UInt32(clamping: rect.height)
      )
    }
  }

  package mutating func formUnion(_ other: PixelRegion) {
    guard let added = other.storage else { return formUnion(other.box) }
    if isEmpty {
      self = other
      return
    }
    change { pixman_region32_union($0, $0, added.region) }
  }

  package mutating func formIntersection(_ rect: PixelRect) {
    if storage == nil || rect.isEmpty {
      storage = nil
      let both = box.intersection(rect)
      box = both.isEmpty ? .empty : both
      return
    }
    change { region in
      pixman_region32_intersect_rect(
        region,
        region,
        Int32(clamping: rect.minX),
        Int32(clamping: rect.minY),
        UInt32(clamping: rect.width),
        UInt32(clamping: rect.height)
      )
    }
  }

  package mutating func subtract(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    if storage == nil, let rest = box.rest(without: rect) {
      box = rest
      return
    }
    let taken = Storage(rect)
    change { pixman_region32_subtract($0, $0, taken.region) }
  }

  package mutating func subtract(_ other: PixelRegion) {
    guard let taken = other.storage else { return subtract(other.box) }
    change { pixman_region32_subtract($0, $0, taken.region) }
  }

  package mutating func offsetBy(dx: Int, dy: Int) {
    if storage == nil {
      if !box.isEmpty { box = box.offsetBy(dx: dx, dy: dy) }
      return
    }
    change { pixman_region32_translate($0, Int32(clamping: dx), Int32(clamping: dy)) }
  }

  package func contains(_ rect: PixelRect) -> Bool {
    guard !rect.isEmpty else { return true }
    guard let storage else { return box.contains(rect) }
    var other = pixman_box32_t(rect)
    return pixman_region32_contains_rectangle(storage.region, &other) == PIXMAN_REGION_IN
  }

  package func intersects(_ rect: PixelRect) -> Bool {
    guard !rect.isEmpty, !isEmpty else { return false }
    guard let storage else { return box.intersects(rect) }
    var other = pixman_box32_t(rect)
    return pixman_region32_contains_rectangle(storage.region, &other) != PIXMAN_REGION_OUT
  }

  /// Has the library change the set, in memory that is this one's alone.
  private mutating func change(_ body: (UnsafeMutablePointer<pixman_region32_t>) -> Void) {
    if storage == nil {
      storage = Storage(box)
    } else if !isKnownUniquelyReferenced(&storage) {
      storage = storage.map(Storage.init(copying:))
    }
    if let storage { body(storage.region) }
    simplify()
  }

  /// Lets go of the storage where one rectangle or none is left.
  private mutating func simplify() {
    guard let storage, pixman_region32_n_rects(storage.region) <= 1 else { return }
    let isEmpty = pixman_region32_not_empty(storage.region) == 0
    box =
      isEmpty
      ? .empty : pixman_region32_extents(storage.region).map { PixelRect($0.pointee) } ?? .empty
    self.storage = nil
  }
}

extension PixelRect {
  /// Both rectangles as one; nil where they do not make one.
  fileprivate func joined(with other: PixelRect) -> PixelRect? {
    if contains(other) { return self }
    let isAbove = minX == other.minX && maxX == other.maxX
    let isBeside = minY == other.minY && maxY == other.maxY
    if isAbove, minY <= other.maxY, other.minY <= maxY { return union(other) }
    if isBeside, minX <= other.maxX, other.minX <= maxX { return union(other) }
    return nil
  }

  /// What another rectangle leaves of this one; nil where that is no rectangle.
  fileprivate func rest(without other: PixelRect) -> PixelRect? {
    let cut = intersection(other)
    if cut.isEmpty { return self }
    if cut == self { return .empty }
    var rest = self
    if cut.minX == minX, cut.maxX == maxX {
      if cut.minY == minY { rest.minY = cut.maxY } else { rest.maxY = cut.minY }
      return cut.minY == minY || cut.maxY == maxY ? rest : nil
    }
    guard cut.minY == minY, cut.maxY == maxY else { return nil }
    if cut.minX == minX { rest.minX = cut.maxX } else { rest.maxX = cut.minX }
    return cut.minX == minX || cut.maxX == maxX ? rest : nil
  }
}

extension PixelRegion: Equatable {
  package static func == (a: PixelRegion, b: PixelRegion) -> Bool {
    guard let one = a.storage, let other = b.storage else {
      return a.storage == nil && b.storage == nil && a.box == b.box
    }
    return pixman_region32_equal(one.region, other.region) != 0
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
