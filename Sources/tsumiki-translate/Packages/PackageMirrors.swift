import Foundation

/// The addresses that the package manager takes in place of others: its mirrors.json.
struct PackageMirrors {
  private var mirrors: [String: String] = [:]

  /// Reads the mirrors of a project, and those of the person who asks; a project's own come first.
  init(for root: URL, home: URL = FileManager.default.homeDirectoryForCurrentUser) {
    for folder in [root, home] {
      let file = folder.appendingPathComponent(".swiftpm/configuration/mirrors.json")
      guard FileKind(file) == .file, let data = try? Data(contentsOf: file),
        let content = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      else { continue }
      for entry in content["object"] as? [[String: Any]] ?? [] {
        guard let original = entry["original"] as? String, let mirror = entry["mirror"] as? String
        else { continue }
        let key = PackageReference.canonical(original)
        mirrors[key] = mirrors[key] ?? mirror
      }
    }
  }

  /// Where a package is taken from.
  func address(for address: String) -> String {
    mirrors[PackageReference.canonical(address)] ?? address
  }

  /// The address that a mirror stands for: what the package manager says of a manifest has the
  /// mirrors put in.
  func original(of mirror: String) -> String? {
    let canonical = PackageReference.canonical(mirror)
    return mirrors.sorted { $0.key < $1.key }
      .first { PackageReference.canonical($0.value) == canonical }?.key
  }
}
