import Foundation

/// A list of objects that it need not keep alive, and of places that hold nothing.
open class NSPointerArray: NSObject, NSCopying {
  private var references: [Reference?] = []
  private let options: NSPointerFunctions.Options

  /// Makes an empty list.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  /// A list that keeps its objects alive.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// A list in whose places nothing is left when their objects go.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// How many places there are, empty ones included; setting it cuts the list or adds empty places.
  open var count: Int {
    get { references.count }
    set {
      let count = max(0, newValue)
      if count < references.count { references.removeLast(references.count - count) }
      references += Array(repeating: nil, count: count - references.count)
    }
  }

  /// The objects that are alive, in order.
  open var allObjects: [Any] { references.compactMap { $0?.value } }

  /// The object in a place as a pointer that holds nothing; nil for an empty place.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    references[index]?.value.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds an object, or an empty place.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    references.append(reference(pointer))
  }

  /// Puts an object, or an empty place, before that of an index.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    references.insert(reference(item), at: index)
  }

  /// Puts an object, or nothing, in the place of an index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    references[index] = reference(item)
  }

  /// Takes a place away.
  open func removePointer(at index: Int) { references.remove(at: index) }

  /// Takes the empty places away, also those whose objects are gone.
  open func compact() { references.removeAll { $0?.value == nil } }

  /// A list of the same objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPointerArray(options: options)
    copy.references = references
    return copy
  }

  private func reference(_ pointer: UnsafeMutableRawPointer?) -> Reference? {
    pointer.map { Reference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }
}
