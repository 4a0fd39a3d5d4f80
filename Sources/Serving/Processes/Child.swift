import Foundation

/// A program that was started, with pipes to its input, output and errors.
@MainActor
final class Child {
  /// How a program ended.
  enum Ending: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  let id: pid_t
  let input: Int32
  let output: Int32
  let errors: Int32
  private(set) var ending: Ending?

  /// Starts a program; throws the reason where that cannot be.
  init(
    _ words: [String],
    environment: [String: String],
    whenEnded: @escaping @MainActor (Ending) -> Void
  ) throws {
    var pipes: [[Int32]] = []
    for _ in 0..<3 {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        for descriptor in pipes.joined() { close(descriptor) }
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE)
      }
      // Other children must not keep them open.
      for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      pipes.append(ends)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes[0][0], 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[1][1], 1)
    posix_spawn_file_actions_adddup2(&actions, pipes[2][1], 2)
    // Whoever started this process may have kept signals from it.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var child: pid_t = 0
    let failure = posix_spawn(&child, words[0], &actions, &attributes, &arguments, &variables)
    close(pipes[0][0])
    close(pipes[1][1])
    close(pipes[2][1])
    (input, output, errors) = (pipes[0][1], pipes[1][0], pipes[2][0])
    guard failure == 0 else {
      for descriptor in [input, output, errors] { close(descriptor) }
      throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .ENOENT)
    }
    id = child
    EventLoop.whenEnded(child) { [weak self] status in
      let ending: Ending =
        status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
      self?.ending = ending
      whenEnded(ending)
    }
  }

  /// Asks or makes the program end.
  func kill(_ signal: Int32) {
    if ending == nil { Foundation.kill(id, signal) }
  }
}
