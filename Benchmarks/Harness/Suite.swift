/// A group of promises about one room.
@MainActor
protocol Suite {
  /// What the group is called on the command line.
  static var name: String { get }

  static func run() -> [Measurement]
}
