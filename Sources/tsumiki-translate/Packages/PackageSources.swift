import Foundation

/// Where a package may be taken from, the nearest first.
struct PackageSources {
  /// A repository, or a folder with the files of one.
  struct Place: Equatable {
    /// A path or an address.
    let path: String
    /// Whether it is a repository, whose revisions can be told apart.
    let isRepository: Bool
    /// Whether its files may be taken as they lie, where the revision is not to be had.
    var asItLies = false
  }

  /// The folders with clones that were given.
  let given: [URL]
  /// The project's or package's folder.
  let root: URL
  let mirrors: PackageMirrors

  /// The places for an address; the last is the address itself, or its mirror.
  func places(for address: String) -> [Place] {
    let own = PackageReference.name(of: address)
    let original = mirrors.original(of: address)
    // A folder without a name would be the one around the project.
    let names = Set([own] + (original.map { [PackageReference.name(of: $0)] } ?? []))
      .filter { !$0.isEmpty }
    var places: [Place] = []
    func add(_ folder: URL, asItLies: Bool) {
      let isRepository = Self.isRepository(folder)
      let hasManifest = FileKind(folder.appendingPathComponent("Package.swift")) == .file
      guard isRepository || hasManifest, !places.contains(where: { $0.path == folder.path }) else {
        return
      }
      let mayLie = hasManifest && (asItLies || !isRepository)
      places.append(Place(path: folder.path, isRepository: isRepository, asItLies: mayLie))
    }
    let owner = Self.owner(of: original ?? address)
    for name in names.sorted() {
      for folder in given {
        for clone in Self.clones(of: name, owner: owner, in: folder) { add(clone, asItLies: false) }
      }
      for folder in leftOver {
        let found = Self.clones(of: name, owner: owner, in: folder)
        // A link may lead to what is not the project's.
        for clone in found where Enclosure(of: root).holds(clone) { add(clone, asItLies: false) }
      }
      for folder in ModuleSearch.neighbours(named: name, of: root) { add(folder, asItLies: true) }
    }
    let remote = mirrors.address(for: address)
    let path = remote.hasPrefix("file://") ? URL(string: remote)?.path ?? remote : remote
    if !places.contains(where: { $0.path == path }) {
      places.append(Place(path: remote, isRepository: true))
    }
    return places
  }

  /// What the package manager and Xcode leave in the folders of a project.
  private var leftOver: [URL] {
    Enclosure.checkout(around: root).flatMap { folder -> [URL] in
      let derived = folder.appendingPathComponent("DerivedData")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: derived.path)) ?? []
      let roots = names.sorted().map { derived.appendingPathComponent($0) }
      return [folder.appendingPathComponent(".build/checkouts")]
        + ([folder, folder.appendingPathComponent(".build"), derived] + roots)
        .map { $0.appendingPathComponent("SourcePackages/checkouts") }
    }
  }

  /// The clones of a name in a folder: as `Name`, `Name.git`, `owner/Name` or `owner+Name`, of any owner where
  /// none is known.
  static func clones(of name: String, owner: String?, in folder: URL) -> [URL] {
    let plain = { (entry: String) -> String in
      let small = entry.lowercased()
      return small.hasSuffix(".git") ? String(small.dropLast(4)) : small
    }
    let name = name.lowercased()
    func entries(_ folder: URL) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
    if plain(folder.lastPathComponent) == name, isRepository(folder) { return [folder] }
    var exact: [URL] = []
    var alike: [URL] = []
    for entry in entries(folder) {
      let url = folder.appendingPathComponent(entry)
      if let owner, "+-_".contains(where: { plain(entry) == "\(owner)\($0)\(name)" }) {
        exact.append(url)
      } else if let owner, entry.lowercased() == owner, !isRepository(url) {
        exact += entries(url).filter { plain($0) == name }.map { url.appendingPathComponent($0) }
      }
      if plain(entry) == name { alike.append(url) }
      if owner == nil, plain(entry).hasSuffix("+\(name)") { alike.append(url) }
    }
    return exact + alike
  }

  /// All repositories in a folder of clones, also in folders of their owners.
  static func repositories(in folder: URL) -> [URL] {
    if isRepository(folder) { return [folder] }
    func entries(_ folder: URL) -> [URL] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .map { folder.appendingPathComponent($0) }
    }
    return entries(folder).flatMap { isRepository($0) ? [$0] : entries($0).filter(isRepository) }
  }

  /// The part of an address before the last: whose repository it is.
  private static func owner(of address: String) -> String? {
    let parts = PackageReference.canonical(address).split(separator: "/")
    return parts.dropLast().last.map { $0.lowercased() }
  }

  /// Whether git can read a folder: a checkout with its repository, or a bare one.
  static func isRepository(_ folder: URL) -> Bool {
    if FileKind(folder.appendingPathComponent(".git")) != .missing { return true }
    return FileKind(folder.appendingPathComponent("HEAD")) == .file
      && FileKind(folder.appendingPathComponent("objects")) == .folder
  }
}
