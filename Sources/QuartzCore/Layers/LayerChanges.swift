/// What a layer, or something below it, waits for.
package struct LayerChanges: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A value changed since the last commit.
  package static let changed = LayerChanges(rawValue: 1)
  /// `layoutSublayers()` was asked for.
  package static let layout = LayerChanges(rawValue: 2)
  /// New contents were asked for.
  package static let display = LayerChanges(rawValue: 4)
  /// The same of a layer below.
  package static let changedBelow = LayerChanges(rawValue: 8)
  package static let layoutBelow = LayerChanges(rawValue: 16)
  package static let displayBelow = LayerChanges(rawValue: 32)

  private static let own: UInt8 = 7

  /// What ancestors have to know: own and inherited waits, as waits below.
  var below: LayerChanges {
    LayerChanges(rawValue: (rawValue & Self.own) << 3 | rawValue & ~Self.own)
  }
}
