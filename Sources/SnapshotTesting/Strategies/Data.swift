import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// Compares bytes.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        toData: { $0 },
        fromData: { $0 },
        diff: { old, new in
          guard old != new else { return nil }
          let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset
          let words = place.map { "; the first that differs is byte \($0)" } ?? ""
          return ("The reference has \(old.count) bytes, the value \(new.count)\(words).", [])
        }
      )
    )
  }
}
