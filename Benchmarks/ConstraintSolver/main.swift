import Foundation

// Prints one JSON object: medians in microseconds and, where kiwi's headers can be had, the ratios
// to kiwi on the same work in the same run. --peer fetches the headers with pip.
let benchmark = SolverBenchmark()
var result = benchmark.run()
if let peer = KiwiPeer(fetches: CommandLine.arguments.contains("--peer")) {
  result.compare(with: peer.medians())
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try encoder.encode(result), as: UTF8.self))
