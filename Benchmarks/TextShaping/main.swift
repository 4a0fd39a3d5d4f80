import Foundation

// Prints one JSON object: medians in microseconds per label, and their ratios to bare Pango.
let result = TextBenchmark(count: 2000, passes: 15).run()
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try encoder.encode(result), as: UTF8.self))
