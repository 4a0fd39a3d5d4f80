import Foundation
import Fuzzing

/// Reads many wrong inputs by hand: `./bench fuzz KIND… --runs 1000000 --seed 7`, or one again:
/// `./bench fuzz KIND --input FILE`.
@main @MainActor
struct FuzzProgram {
  private static let kinds = FuzzKind.all + FuzzKind.projects
  private static let options = ["--batch", "--first", "--input", "--runs", "--seed", "--tries"]

  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--worker", arguments.count > 1 {
      let order = try JSONDecoder().decode(FuzzOrder.self, from: Data(arguments[1].utf8))
      _ = try FuzzWorker.run(order, kinds)
      return
    }
    let names = arguments.prefix { !$0.hasPrefix("--") }
    let known = kinds.map(\.name)
    let given = arguments.dropFirst(names.count).enumerated().filter { $0.offset % 2 == 0 }
    let unknown =
      names.filter { !known.contains($0) } + given.map(\.element).filter { !options.contains($0) }
    guard unknown.isEmpty else {
      print("No kind or option: \(unknown.joined(separator: ", ")).")
      print("Kinds: \(known.joined(separator: ", ")); without one all are read, one after another.")
      print("Options, each with a value: \(options.joined(separator: ", ")).")
      exit(2)
    }
    let seed = value("--seed", arguments).flatMap { Int($0) } ?? 0
    if let path = value("--input", arguments), let kind = names.first {
      return try once(kind, [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    }
    let runs = value("--runs", arguments).flatMap { Int($0) } ?? 10_000
    let first = value("--first", arguments).flatMap { Int($0) } ?? 0
    for kind in names.isEmpty ? kinds.map(\.name) : Array(names) {
      var campaign = FuzzCampaign(kind: kind, seed: seed, spawn: spawn)
      campaign.batch = value("--batch", arguments).flatMap { Int($0) } ?? 5_000
      campaign.tries = value("--tries", arguments).flatMap { Int($0) } ?? 120
      campaign.findingHandler = { finding in
        FileHandle.standardError.write(Data("found, and now made shorter: \(finding)\n".utf8))
      }
      let start = Date()
      let report = try await campaign.run(first..<first + runs)
      print("\(report)\n  \(Int(Date().timeIntervalSince(start))) s")
    }
  }

  /// Reads one input in this process.
  private static func once(_ kind: String, _ bytes: [UInt8]) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { unlink(path) }
    let slate = try FuzzSlate(path, isNew: true)
    let order = FuzzOrder(kind: kind, given: bytes, slate: path)
    for finding in try FuzzWorker.run(order, kinds) { print(finding) }
    print("read in \(slate.slowest.time) µs, \(slate.peak >> 20) MB")
  }

  private static func value(_ option: String, _ arguments: [String]) -> String? {
    guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else {
      return nil
    }
    return arguments[place + 1]
  }

  @Sendable
  private static func spawn(_ order: FuzzOrder) async -> String {
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: errors) }
    guard let data = try? JSONEncoder().encode(order), (try? Data().write(to: errors)) != nil,
      let file = try? FileHandle(forWritingTo: errors)
    else { return "" }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--worker", String(decoding: data, as: UTF8.self)]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SWIFT_BACKTRACE": "enable=no"
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = file
    do { try process.run() } catch { return "\(error)" }
    process.waitUntilExit()
    let text = (try? Data(contentsOf: errors)) ?? Data()
    return String(decoding: text.suffix(20_000), as: UTF8.self)
  }
}
