import Foundation

// Prints one JSON object: medians in microseconds, and what ten million items cost beside a thousand.
let result = FlowBenchmark(passes: 15).run()
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try encoder.encode(result), as: UTF8.self))
