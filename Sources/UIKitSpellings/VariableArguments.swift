// swift-format-ignore-file: AvoidRetroactiveConformances, NoLeadingUnderscores

import Foundation

/// A list in the place of one argument of a format, which Objective-C has for an object: its description is shown.
extension Array: @retroactive CVarArg {
  /// The object's address; the object stays, since nobody says when the format is done with it.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passRetained(self as NSArray).toOpaque())]
  }
}
