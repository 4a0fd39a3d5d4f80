import Foundation

/// The packages that were fetched: a folder for each revision, for all apps.
struct PackageStore {
  /// Where they are kept.
  let folder: URL

  init(_ toolchain: Toolchain) {
    folder = toolchain.appsFolder.appendingPathComponent("packages")
  }

  /// Where a revision of a package lies; it is there only when it is whole.
  func checkout(_ name: String, _ revision: String) -> URL {
    folder.appendingPathComponent("checkouts/\(revision)/\(name)")
  }

  /// The revision that a folder in the store has.
  func revision(of package: URL) -> String? {
    let parent = package.standardizedFileURL.deletingLastPathComponent()
    let isOurs =
      parent.deletingLastPathComponent().path
      == folder.appendingPathComponent("checkouts").standardizedFileURL.path
    return isOurs ? parent.lastPathComponent : nil
  }

  /// Where the modules of a package are built.
  func builds(of package: URL) -> URL? {
    revision(of: package).map {
      folder.appendingPathComponent("built/\(package.lastPathComponent)-\($0.prefix(12))")
    }
  }

  /// Takes a revision from a repository; nil where it has none such.
  ///
  /// The files are written elsewhere and moved, so that nobody finds half of them; who asks for the
  /// same package at the same time waits.
  func take(_ reference: PackageReference, _ revision: String, from place: String) throws -> URL? {
    let name = PackageReference.name(of: reference.address)
    let waiting = folder.appendingPathComponent("locks/\(name.lowercased())")
    try FileManager.default.createDirectory(at: waiting, withIntermediateDirectories: true)
    let lock = BuildLock(waiting)
    return try withExtendedLifetime(lock) {
      let target = checkout(name, revision)
      if FileKind(target) == .folder { return target }
      let mark = AppBuilder.digest(PackageReference.canonical(reference.address))
      let repository = try GitRepository(
        folder.appendingPathComponent("repositories/\(name)-\(mark)")
      )
      guard try repository.has(revision) || repository.bring(revision, from: place) else {
        return nil
      }
      guard try repository.commit(revision) == revision else {
        throw GitRepository.Failure(reason: "\(revision) is no commit's whole name")
      }
      let made = folder.appendingPathComponent("checkouts/\(UUID().uuidString).part")
      defer { try? FileManager.default.removeItem(at: made) }
      try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
      let files = made.appendingPathComponent("files")
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
      try repository.write(revision, into: files)
      try bringSubmodules(of: repository, at: revision, into: files, from: place)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try FileManager.default.moveItem(at: files, to: target)
      return target
    }
  }

  /// Adds the repositories within a repository, each at the commit that it names.
  private func bringSubmodules(
    of repository: GitRepository,
    at revision: String,
    into files: URL,
    from place: String,
    depth: Int = 0
  ) throws {
    for module in Submodule.all(in: files) {
      // What is listed and is not there is nothing to bring.
      guard let commit = repository.link(module.path, at: revision) else { continue }
      guard depth < 8 else { throw GitRepository.Failure(reason: "its submodules have no end") }
      let address = module.address(from: place)
      let inner = try GitRepository(
        folder.appendingPathComponent("repositories/within-\(AppBuilder.digest(address))")
      )
      let places = module.clones(in: place) + [address]
      guard
        try inner.has(commit) || places.contains(where: { try inner.bring(commit, from: $0) })
      else {
        throw GitRepository.Failure(reason: "its submodule \(module.path) is not at \(address)")
      }
      let target = files.appendingPathComponent(module.path)
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      try inner.write(commit, into: target)
      try bringSubmodules(of: inner, at: commit, into: target, from: address, depth: depth + 1)
    }
  }

  // MARK: Notes

  /// Keeps what was seen of a version's tag when its revision was taken.
  func note(_ text: String, of package: URL) throws {
    try Data(text.utf8).write(to: noteFile(of: package))
  }

  /// What was seen of a version's tag when its revision was taken.
  func note(of package: URL) -> String? {
    try? String(contentsOf: noteFile(of: package), encoding: .utf8)
  }

  private func noteFile(of package: URL) -> URL {
    package.deletingLastPathComponent().appendingPathComponent("tag-moved")
  }
}
