extension Snapshotting where Value: CaseIterable, Format == String {
  /// Compares what a function makes of every case, as lines of CSV: the case and its result.
  ///
  /// - Parameter witness: How results become text.
  /// - Returns: The strategy.
  public static func `func`<A>(
    into witness: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    var strategy = SimplySnapshotting<String>.lines.asyncPullback { (function: (Value) -> A) in
      Value.allCases.map { input in
        witness.snapshot(function(input)).map { "\"\(input)\",\"\($0)\"" }
      }.gathered().map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
