import Foundation

/// What an object of an interface file has to know while it is made, before it can be read into.
enum InterfaceKey {
  /// The style of a table, by its raw value.
  case tableStyle
  /// The style of a table's cell, by its raw value.
  case cellStyle
  /// The reuse identifier of a cell, header or footer.
  case reuseIdentifier
  /// The layout of a collection view, made.
  case collectionLayout
}

/// An archive that is one element of an interface file.
@MainActor
protocol InterfaceCoding: NSCoder {
  /// Reads the element into an object that is set up, once, when its own UIKit class asks for it.
  func finish(_ object: AnyObject, as type: AnyClass)

  /// What the element says; nil where it says nothing.
  func value(of key: InterfaceKey) -> Any?
}

extension NSCoder {
  /// The element of an interface file that is being read; nil for other archives.
  @MainActor var nib: (any InterfaceCoding)? { self as? any InterfaceCoding }
}
