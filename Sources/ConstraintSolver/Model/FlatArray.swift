/// A growable run of plain values in one piece of memory, without the checks of `Array`.
///
/// The owner must call `free()`; nothing here copies or counts references.
struct FlatArray<Element: BitwiseCopyable> {
  private(set) var count = 0
  private(set) var capacity = 0
  private var storage: UnsafeMutablePointer<Element>?

  init() {}

  init(capacity: Int) {
    self.capacity = capacity
    storage = .allocate(capacity: capacity)
  }

  /// Where the elements lie; only to be read while `count` is positive.
  var base: UnsafeMutablePointer<Element> {
    @inline(__always) get { storage.unsafelyUnwrapped }
  }

  subscript(index: Int) -> Element {
    @inline(__always) get { base[index] }
    @inline(__always) nonmutating set { base[index] = newValue }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { base[Int(index)] }
    @inline(__always) nonmutating set { base[Int(index)] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  mutating func removeAll() { count = 0 }

  mutating func removeLast(_ number: Int = 1) { count -= number }

  /// Makes room for `number` elements in all; what lies behind the old count is unset.
  @inline(__always)
  mutating func setCount(_ number: Int) {
    if number > capacity { grow(to: number) }
    count = number
  }

  /// Gives the array `number` equal elements.
  mutating func fill(_ number: Int, with element: Element) {
    setCount(number)
    for index in 0..<number { base[index] = element }
  }

  @inline(never)
  private mutating func grow(to least: Int) {
    let room = max(least, capacity * 2, 8)
    let wider = UnsafeMutablePointer<Element>.allocate(capacity: room)
    if let storage {
      wider.update(from: storage, count: count)
      storage.deallocate()
    }
    storage = wider
    capacity = room
  }

  /// Gives the memory back; the array must not be used again.
  func free() { storage?.deallocate() }

  /// The memory taken, in bytes.
  var footprint: Int { capacity * MemoryLayout<Element>.stride }
}
