@_spi(Reflection) import Swift

/// A stored property of a type: where it lies in a value, and what it is.
package struct StoredField {
  package let offset: Int
  package let type: Any.Type

  /// What the metadata of structures begin with (the toolchain's "TypeMetadata").
  private static let structureKind = 0x200

  /// The stored properties of a type, in the order of their declaration.
  ///
  /// Reads the type's metadata; who asks for many values of one type keeps the answer.
  package static func fields(of type: Any.Type) -> [StoredField] {
    // Other kinds of types have none, and the runtime must not be asked about some of them.
    guard unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == structureKind else {
      return []
    }
    var fields: [StoredField] = []
    _ = _forEachField(of: type, options: []) { _, offset, type, _ in
      fields.append(StoredField(offset: offset, type: type))
      return true
    }
    return fields
  }
}
