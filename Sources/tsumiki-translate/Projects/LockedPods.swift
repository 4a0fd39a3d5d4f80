import Foundation

/// The pods and checkouts of Carthage that a project has resolved, taken at their versions from folders of
/// clones.
struct LockedPods {
  /// A pod or checkout, and the version that was resolved.
  struct Lock: Equatable {
    let name: String
    /// Whose repository it is, where the lock says so.
    var owner: String?
    let version: String
  }

  /// The folders with clones that were given.
  let given: [URL]
  let store: PackageStore

  /// What `Podfile.lock` and `Cartfile.resolved` of a folder say.
  static func locks(in folder: URL) -> [Lock] {
    func text(_ name: String) -> String {
      let file = folder.appendingPathComponent(name)
      return FileKind(file) == .file ? (try? String(contentsOf: file, encoding: .utf8)) ?? "" : ""
    }
    // Parts of a pod are of its version.
    let pods = text("Podfile.lock").matches(
      of: #/(?m)^  - "?([\w.+\-]+)(?:\/[^ ]*)? \(([\w.+\-]+)\)/#
    )
    .map { Lock(name: String($0.1), version: String($0.2)) }
    let checkouts = text("Cartfile.resolved")
      .matches(
        of: #/(?m)^(?:github|git) "(?:[^"]*\/)?([\w.+\-]+)\/([\w.+\-]+?)(?:\.git)?" "([^"]+)"/#
      )
      .map { Lock(name: String($0.2), owner: String($0.1), version: String($0.3)) }
    var found: [Lock] = []
    for lock in pods + checkouts where !found.contains(lock) { found.append(lock) }
    return found
  }

  /// The folders with what a module of a name may be of, the likeliest first.
  func folders(forModule name: String, lockedIn folder: URL) -> [URL] {
    locks(forModule: name, lockedIn: folder).compactMap(self.folder)
  }

  /// The folders that hold the files of what a module of a name may be of, at whatever version.
  func laidOutFolders(forModule name: String, lockedIn folder: URL) -> [(folder: URL, lock: Lock)] {
    locks(forModule: name, lockedIn: folder).flatMap { lock in
      clones(of: lock).filter { !PackageSources.isRepository($0) }.map { ($0, lock) }
    }
  }

  private func locks(forModule name: String, lockedIn folder: URL) -> [Lock] {
    let locks = Self.locks(in: folder)
    let own = locks.filter { AppFolder.moduleName($0.name) == name }
    // `Reachability.swift` and `ReachabilitySwift` are imported as `Reachability`.
    let longer = locks.filter {
      !own.contains($0) && $0.name.lowercased().hasPrefix(name.lowercased())
    }
    return own + longer
  }

  private func clones(of lock: Lock) -> [URL] {
    given.flatMap {
      PackageSources.clones(of: lock.name, owner: lock.owner?.lowercased(), in: $0)
    }
  }

  /// The files of a pod's version; nil where no clone has it.
  private func folder(of lock: Lock) -> URL? {
    let named = clones(of: lock)
    for clone in named where PackageSources.isRepository(clone) {
      if let found = take(lock, from: clone) { return found }
    }
    // Several pods may come from one repository, each with a description.
    for clone in given.flatMap(PackageSources.repositories) where !named.contains(clone) {
      guard let commit = commit(of: lock, in: clone),
        ["podspec", "podspec.json"].contains(where: {
          GitRepository.holds("\(lock.name).\($0)", at: commit, in: clone)
        })
      else { continue }
      if let found = take(lock, from: clone) { return found }
    }
    return nil
  }

  private func take(_ lock: Lock, from clone: URL) -> URL? {
    guard let commit = commit(of: lock, in: clone), let version = PackageVersion(lock.version)
    else { return nil }
    let reference = PackageReference(address: clone.path, requirement: .exact(version))
    return try? store.take(reference, commit, from: clone.path)
  }

  private func commit(of lock: Lock, in clone: URL) -> String? {
    guard let wanted = PackageVersion(lock.version),
      let references = try? GitRepository.references(of: clone.path)
    else { return nil }
    return references.tags.sorted { $0.key < $1.key }.first { PackageVersion($0.key) == wanted }?
      .value
  }
}
