import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// Compares values as JSON, keys in order, spread over lines.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// Compares values as an encoder writes them in JSON.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    text("json") { try encoder.encode($0) }
  }

  /// Compares values as property lists in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// Compares values as an encoder writes them in property lists.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    text("plist") { try encoder.encode($0) }
  }

  private static func text(
    _ pathExtension: String,
    _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy = SimplySnapshotting<String>.lines.pullback { (value: Value) -> String in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        return "\(value) cannot be encoded: \(error)"
      }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}
