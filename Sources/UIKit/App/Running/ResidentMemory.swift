import Foundation

/// How much of the machine's memory the program holds.
enum ResidentMemory {
  /// Prints it, in KiB, as `resident N`.
  static func tell() {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let number = line?.split(whereSeparator: { !$0.isNumber }).first.map(String.init) ?? "0"
    print("resident \(number)")
  }
}
