import Foundation

extension Snapshotting where Format == String {
  /// Compares values by their descriptions.
  public static var description: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { String(describing: $0) }
  }

  /// Compares values by all that is stored in them, in an order of its own and without addresses.
  public static var dump: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { ValueDump.text(of: $0) }
  }

  /// Compares arrays and dictionaries of Foundation's JSON as JSON, keys in order, spread over lines.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting<String>.lines.pullback { (value: Value) -> String in
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(
          withJSONObject: value,
          options: [.prettyPrinted, .sortedKeys]
        )
      else { return "\(value) is no JSON." }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}
