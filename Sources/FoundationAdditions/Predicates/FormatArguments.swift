// swift-format-ignore-file: AvoidRetroactiveConformances, NoLeadingUnderscores

import Foundation

extension NSObject: @retroactive CVarArg {
  /// What a format is given for an object: its address.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}
