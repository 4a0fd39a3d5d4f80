import Foundation

/// A tool.
public class Hammer: NSObject {
  /// What it is held by, as a file of the framework's own bundle says.
  public static var handle: String {
    let file = Bundle(identifier: "org.example.tools")?.path(forResource: "handle", ofType: "txt")
    let text = file.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    return text?.trimmingCharacters(in: .newlines) ?? "no handle"
  }
  /// What is noted in the framework's own bundle.
  public static var note: String {
    let file = Bundle(for: Hammer.self).path(forResource: "note", ofType: "txt")
    let text = file.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    return text?.trimmingCharacters(in: .newlines) ?? "no note"
  }
  /// How often it struck.
  @objc public dynamic var blows = 3
  /// Makes a tool.
  public override init() { super.init() }
  /// Strikes.
  @objc open func strike() { blows += 1 }
}
