import Foundation

/// A built app, to be compared with the one built before.
struct BuiltApp: Hashable {
  let executable: String
  /// What the builder writes down of everything the app is made of.
  private let stamp: Data?

  init(executable: String) {
    self.executable = executable
    let url = URL(fileURLWithPath: executable).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("stamp")
    stamp = try? Data(contentsOf: url)
  }
}
