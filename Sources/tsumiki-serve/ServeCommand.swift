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
      web = try WebServer(keeper, port: arguments.port)
    } catch {
      throw Problem(.portUnavailable, place: "--port \(arguments.port)", saw: "\(error)")
    }
    let unix: UnixServer
    let path = arguments.socket ?? standardSocket
    do {
      unix = try UnixServer(keeper, path: path)
    } catch {
      throw Problem(.portUnavailable, place: "--socket \(path)", saw: "\(error)")
    }
    print("page    \(web.address)\nsocket  \(path)")
    fflush(nil)
    EventLoop.whenAskedToEnd { EventLoop.quit() }
    EventLoop.run()
    unix.close()
    return withExtendedLifetime(web) { 0 }
  }

  private static var standardSocket: String {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_RUNTIME_DIR"] ?? FileManager.default.temporaryDirectory.path
    return "\(folder)/tsumiki-\(ProcessInfo.processInfo.processIdentifier).sock"
  }
}
