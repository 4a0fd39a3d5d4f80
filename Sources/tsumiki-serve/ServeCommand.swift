import Diagnostics
import Foundation
import Serving

/// Keeps screens open for agents, tools and people in a browser.
@main
@MainActor
struct ServeCommand {
  static func main() {
    Problem.exit {
      let arguments = try ServeArguments(Array(CommandLine.arguments.dropFirst()))
      // Whoever is gone is noticed where something is written to it.
      signal(SIGPIPE, SIG_IGN)
      let keeper = Keeper(arguments.request, tools: .beside, patience: arguments.patience)
      keeper.openStandard()
      let status =
        switch arguments.face {
        case .agent: serveAgent(keeper)
        case .everybody: try serveEverybody(keeper, arguments)
        }
      // The apps' delegates are told, and what they print then is passed on.
      keeper.close { EventLoop.quit() }
      EventLoop.after(5) { EventLoop.quit() }
      EventLoop.run()
      return status
    }
  }

  /// Answers on the standard output until the input ends.
  private static func serveAgent(_ keeper: Keeper) -> Int32 {
    let connection = Connection(keeper, input: dup(STDIN_FILENO), output: dup(STDOUT_FILENO))
    connection.endHandler = { EventLoop.quit() }
    EventLoop.run()
    return withExtendedLifetime(connection) { $0.isComplete ? 0 : 1 }
  }

  private static func serveEverybody(_ keeper: Keeper, _ arguments: ServeArguments) throws -> Int32
  {
    let web: WebServer
    do {
      web = try WebServer(keeper, port: arguments.port, host: arguments.host)
    } catch {
      let place = arguments.host.map { "--host \($0) " } ?? ""
      throw Problem(.portUnavailable, place: place + "--port \(arguments.port)", saw: "\(error)")
    }
    let unix: UnixServer
    let path = arguments.socket ?? standardSocket
    do {
      unix = try UnixServer(keeper, path: path)
    } catch {
      throw Problem(.portUnavailable, place: "--socket \(path)", saw: "\(error)")
    }
    print("page    \(web.address)\nsocket  \(path)")
    if arguments.host == nil, let there = remoteName {
      let port = web.listeningPort
      print("from elsewhere first  ssh -L \(port):127.0.0.1:\(port) \(there)")
    }
    fflush(nil)
    EventLoop.whenAskedToEnd { EventLoop.quit() }
    EventLoop.run()
    unix.close()
    return withExtendedLifetime(web) { 0 }
  }

  /// What this machine is called by whoever sits at another and came here by ssh; nil for all others.
  private static var remoteName: String? {
    let environment = ProcessInfo.processInfo.environment
    let words = environment["SSH_CONNECTION"]?.split(separator: " ") ?? []
    guard words.count == 4 else { return nil }
    return (environment["USER"].map { "\($0)@" } ?? "") + words[2]
  }

  private static var standardSocket: String {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_RUNTIME_DIR"] ?? FileManager.default.temporaryDirectory.path
    return "\(folder)/tsumiki-\(ProcessInfo.processInfo.processIdentifier).sock"
  }
}
