/// What a process of its own is to read.
package struct FuzzOrder: Codable, Sendable {
  /// The name of a kind.
  package var kind: String
  package var seed: Int
  /// The number of the first input.
  package var first: Int
  package var count: Int
  /// The file in which it is written down what is being read.
  package var slate: String
  /// One input instead of those of the numbers.
  package var given: [UInt8]?

  /// An order to read inputs from a number on.
  package init(kind: String, seed: Int, first: Int, count: Int, slate: String) {
    (self.kind, self.seed, self.first, self.count) = (kind, seed, first, count)
    self.slate = slate
  }

  /// An order to read one input.
  package init(kind: String, given: [UInt8], slate: String) {
    (self.kind, self.given, self.slate) = (kind, given, slate)
    (seed, first, count) = (0, 0, 0)
  }
}
