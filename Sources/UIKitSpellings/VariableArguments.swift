// swift-format-ignore-file: AvoidRetroactiveConformances, NoLeadingUnderscores

import Foundation

// Values of Swift's in the place of an argument of a format. On iOS they become objects there; here it is the address of such
// an object, which stays, since nobody says when the format is done with it.

extension Array: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { encoding(of: self as NSArray) }
}

extension Date: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { encoding(of: self as NSDate) }
}

extension UUID: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { encoding(of: self as NSUUID) }
}

extension URL: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { encoding(of: self as NSURL) }
}

private func encoding(of object: NSObject) -> [Int] {
  [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())]
}
