import Foundation

/// A tool.
public class Hammer: NSObject {
  /// How often it struck.
  @objc public dynamic var blows = 3
  /// Makes a tool.
  public override init() { super.init() }
  /// Strikes.
  @objc open func strike() { blows += 1 }
}
