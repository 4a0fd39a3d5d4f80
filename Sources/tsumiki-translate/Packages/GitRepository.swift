import Foundation

/// A repository of our own that objects of others are brought into.
///
/// Others are only ever asked by git's transports, which run nothing of theirs: no hook, no filter and no
/// setting of another's repository counts here.
struct GitRepository {
  /// What another repository calls its revisions.
  struct References {
    /// The commits of tags, by their names.
    var tags: [String: String] = [:]
    /// The commits of branches, by their names.
    var branches: [String: String] = [:]
  }

  /// Something that git could not do, in its words.
  struct Failure: Error {
    let reason: String
  }

  /// A bare repository.
  let folder: URL

  /// How long an address may take to answer, and to give what is asked for, in seconds.
  private static let patience = (answer: 60.0, objects: 900.0)

  /// Makes the repository where it is not there yet.
  init(_ folder: URL) throws {
    self.folder = folder
    guard FileKind(folder.appendingPathComponent("HEAD")) == .missing else { return }
    let made = folder.appendingPathExtension("\(UUID().uuidString).part")
    try FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    _ = try Self.git(["init", "--quiet", "--bare", "--template=", made.path])
    guard rename(made.path, folder.path) == 0 else {
      throw Failure(reason: "\(folder.path): \(String(cString: strerror(errno)))")
    }
  }

  /// What another repository has.
  static func references(of place: String) throws -> References {
    let output = try git(
      ["ls-remote", "--heads", "--tags", "--", try allowed(place)],
      limit: patience.answer
    )
    var references = References()
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count == 2 else { continue }
      let (commit, name) = (String(parts[0]), String(parts[1]))
      if name.hasPrefix("refs/heads/") {
        references.branches[String(name.dropFirst(11))] = commit
      } else if name.hasPrefix("refs/tags/") {
        // Of a tag with a message the line with ^{} has the commit, and follows.
        let tag = name.hasSuffix("^{}") ? String(name.dropLast(3)) : name
        references.tags[String(tag.dropFirst(10))] = commit
      }
    }
    return references
  }

  /// Whether a repository of this machine has a file at a commit.
  static func holds(_ path: String, at commit: String, in place: URL) -> Bool {
    (try? git(["-C", place.path, "cat-file", "-e", "\(commit):\(path)"])) != nil
  }

  /// Whether a commit is here, whole.
  func has(_ revision: String) -> Bool {
    (try? git("cat-file", "-e", "\(revision)^{tree}")) != nil
  }

  /// Brings a commit here; false where the other repository has none such.
  func bring(_ revision: String, from place: String) throws -> Bool {
    let place = try Self.allowed(place)
    let fetch = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--update-shallow"]
    if revision.count >= 40 {
      _ = try? Self.git(
        inside + fetch + ["--depth=1", "--", place, revision],
        limit: Self.patience.objects
      )
      if has(revision) { return true }
    }
    // Not every server gives what no name leads to by itself.
    let mark = AppBuilder.digest(place)
    _ = try Self.git(
      inside + fetch + ["--", place, "+refs/*:refs/brought/\(mark)/*"],
      limit: Self.patience.objects
    )
    return has(revision)
  }

  /// The whole name of a commit that is here.
  func commit(_ revision: String) throws -> String {
    try git("rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Writes the files of a commit into a folder, which has to be empty.
  func write(_ revision: String, into target: URL) throws {
    let index = target.appendingPathExtension("index")
    defer { try? FileManager.default.removeItem(at: index) }
    let environment = ["GIT_INDEX_FILE": index.path]
    _ = try Self.git(inside + ["read-tree", revision], environment: environment)
    _ = try Self.git(
      inside + ["--work-tree=\(target.path)", "checkout-index", "--all", "--force", "--quiet"],
      environment: environment
    )
  }

  /// The commit of another repository that a path of a commit stands for; nil where it stands for none.
  func link(_ path: String, at revision: String) -> String? {
    let line = try? git("ls-tree", "--full-tree", revision, "--", path)
    return line?.firstMatch(of: #/^160000 commit ([0-9a-f]{40,64})\t/#).map { String($0.1) }
  }

  private var inside: [String] { ["--git-dir=\(folder.path)"] }

  private func git(_ arguments: String...) throws -> String { try Self.git(inside + arguments) }

  /// An address that git may be given: none that it takes for an option or for a command to run.
  private static func allowed(_ place: String) throws -> String {
    guard !place.isEmpty, !place.hasPrefix("-"), !place.contains("::") else {
      throw Failure(reason: "this is no address of a repository")
    }
    return place
  }

  private static let settings = [
    "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.autocrlf=false", "gc.auto=0",
    "maintenance.auto=false", "protocol.version=2", "advice.detachedHead=false",
    "http.lowSpeedLimit=1", "http.lowSpeedTime=30",
  ]

  private static func git(
    _ arguments: [String],
    environment changes: [String: String] = [:],
    limit: Double? = nil
  ) throws -> String {
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    // Whoever starts this may allow less.
    let asked = ProcessInfo.processInfo.environment["GIT_ALLOW_PROTOCOL"]?.split(separator: ":")
    environment["GIT_ALLOW_PROTOCOL"] = ["file", "git", "http", "https", "ssh"]
      .filter { name in asked?.contains { $0 == name } ?? true }.joined(separator: ":")
    // Nobody is there to be asked for a password.
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_SSH_COMMAND"] =
      ProcessInfo.processInfo.environment["GIT_SSH_COMMAND"]
      ?? "ssh -o BatchMode=yes -o ConnectTimeout=20"
    environment["GIT_LFS_SKIP_SMUDGE"] = "1"
    environment["LC_ALL"] = "C"
    environment.merge(changes) { $1 }
    let words = settings.flatMap { ["-c", $0] } + arguments
    let run: Subprocess.Result
    do {
      run = try Subprocess.run(
        "/usr/bin/env",
        ["git"] + words,
        environment: environment,
        limit: limit
      )
    } catch { throw Failure(reason: "git could not be started: \(error)") }
    guard run.status == 0 else {
      let said = run.errors.split(separator: "\n").map(String.init)
      let line = said.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? said.first
      throw Failure(reason: run.isTimedOut ? "no answer" : line ?? "git ended with \(run.status)")
    }
    return run.output
  }
}
