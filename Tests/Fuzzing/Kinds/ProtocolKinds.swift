import Foundation
import ScreenProtocol
import Serving
import UIKit

extension FuzzKind {
  /// Requests to a screen, one a line, and its answers, which are lines again.
  static let requests = FuzzKind("protocol", .brackets, patience: 10) { bytes in
    let screen = LocalScreen(width: 320, height: 480) {
      UINavigationController(rootViewController: Board())
    }
    for line in lines(bytes, most: 15) {
      guard let answer = screen.answer(line) else { continue }
      precondition(ServedValue.read(answer.line, deepest: 2_000) != nil, "An answer is no JSON.")
    }
    screen.close()
  }

  /// Requests to the program that keeps screens, also as agents ask; there is nothing that could be
  /// started.
  static let keeping = FuzzKind("keeping", .brackets, patience: 10) { bytes in
    let tools = Tools(folder: URL(fileURLWithPath: "/nowhere"))
    let keeper = Keeper(ScreenRequest(.gallery("a")), tools: tools, patience: 1)
    let client = Client(keeper, unsent: { 0 }) { line in
      precondition(ServedValue.read(line, deepest: 2_000) != nil, "An answer is no JSON.")
    }
    for line in lines(bytes, most: 40) { client.take(line) }
    client.close()
    keeper.close {}
  }

  private static func lines(_ bytes: [UInt8], most: Int) -> ArraySlice<String> {
    var buffer = LineBuffer(longest: 1 << 20)
    return (buffer.take(bytes) + [buffer.end()]).filter { !$0.isEmpty }.prefix(most)
  }
}
