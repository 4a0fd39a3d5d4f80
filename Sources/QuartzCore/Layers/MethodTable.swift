/// The part of a class's metadata that says where its overridable methods stand.
///
/// The layout is that of Swift's ABI for classes without Objective-C, stable since Swift 5; see
/// docs/ABI/TypeMetadata in the Swift repository.
package struct MethodTable {
  private static let descriptionOffset = 40
  private let descriptor: UnsafeRawPointer

  package init(of type: AnyClass) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    descriptor = metadata.load(
      fromByteOffset: Self.descriptionOffset,
      as: UnsafeRawPointer.self
    )
  }

  private func word(_ offset: Int) -> UInt32 {
    descriptor.load(fromByteOffset: offset, as: UInt32.self)
  }

  /// Where the class's own methods stand in the metadata, in words.
  private var methods: (start: Int, count: Int, descriptors: Int)? {
    let flags = word(0)
    let kindFlags = flags >> 16
    let isGeneric = flags & 0x80 != 0
    let hasMethods = kindFlags & 0x8000 != 0
    guard hasMethods, !isGeneric else { return nil }
    // Flags, parent, name, accessor, fields, superclass, sizes and counts: eleven words.
    var offset = 44
    let hasResilientSuperclass = kindFlags & 0x2000 != 0
    if hasResilientSuperclass { offset += 4 }
    switch kindFlags & 3 {
    case 1: offset += 12
    case 2: offset += 4
    default: break
    }
    return (Int(word(offset)), Int(word(offset + 4)), offset + 8)
  }

  /// The places of the initialisers the class declares, in order, in words of its metadata.
  package var initializerSlots: [Int] {
    guard let methods else { return [] }
    return (0..<methods.count).compactMap { index in
      let isInitializer = word(methods.descriptors + 8 * index) & 15 == 1
      return isInitializer ? methods.start + index : nil
    }
  }

  /// The places of all methods the class declares, in words of its metadata.
  package var slots: Range<Int> {
    guard let methods else { return 0..<0 }
    return methods.start..<methods.start + methods.count
  }
}

extension MethodTable {
  /// What a class calls for the method at a place.
  package static func method(of type: AnyClass, at slot: Int) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(
      fromByteOffset: slot * MemoryLayout<UnsafeRawPointer>.size,
      as: UnsafeRawPointer.self
    )
  }

  /// The place of the one method of `base` that `overriding` overrides and `plain` does not.
  package static func slot(of base: AnyClass, overriding: AnyClass, plain: AnyClass) -> Int? {
    MethodTable(of: base).slots.first { slot in
      method(of: overriding, at: slot) != method(of: base, at: slot)
        && method(of: plain, at: slot) == method(of: base, at: slot)
    }
  }
}
