import Foundation

/// Lets worlds live by hand: `./bench world --hours 24`, or one again: `./bench world --seed 7 --worlds 1`.
@main @MainActor
struct WorldProgram {
  private static let usage = """
    ./bench world [--hours H] [--seconds S] [--worlds N] [--seed N] [--life H]
                  [--csv FILE] [--json FILE] [--plot FILE]
    Lives for H simulated hours, S seconds or N worlds, an hour without either. --life lets each world
    live for H hours. What memory there was is written as a table, as JSON or as a picture (PNG).
    Ends with 2 when a law did not hold or the heap grows by more than a hundredth in the second half.
    """

  static func main() throws {
    var soak = Soak()
    var files: [String: String] = [:]
    var slate: String?
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      let value = arguments.popFirst()
      switch (argument, value, value.flatMap(Double.init)) {
      case ("--hours", _, let hours?): soak.limit.hours = hours
      case ("--seconds", _, let seconds?): soak.limit.seconds = seconds
      case ("--life", _, let life?): soak.life = life
      case ("--worlds", _, let count?): soak.limit.worlds = Int(count)
      case ("--seed", _, let seed?): soak.seed = Int(seed)
      case ("--csv", let path?, _), ("--json", let path?, _), ("--plot", let path?, _):
        files[argument] = path
      case ("--slate", let path?, _): slate = path
      default:
        print(usage)
        exit(argument == "--help" || argument == "-h" ? 0 : 1)
      }
    }
    let limit = soak.limit
    if limit.hours == .infinity, limit.seconds == .infinity, limit.worlds == .max {
      soak.limit.hours = 1
    }
    soak.begins = { seed in
      endTurn()
      // Found behind a process that has ended, it is the world that ended it.
      if let slate { try? "\(seed)".write(toFile: slate, atomically: false, encoding: .utf8) }
    }
    soak.goesOn = { report in
      endTurn()
      guard let last = report.memory.samples.last else { return }
      let (hours, frames, heap) = (String(format: "%.2f", last.hours), last.frames, last.heap >> 10)
      tell("\r\(hours) h, \(frames) frames, \(heap) KB, \(Int(report.seconds)) s  ")
      try? write(report, files)
    }
    let report = soak.run()
    tell("\n")
    print(report)
    try write(report, files)
    if let path = files["--plot"] {
      try CoursePlot(course: report.memory).png().write(to: URL(fileURLWithPath: path))
    }
    if let slate { try? FileManager.default.removeItem(atPath: slate) }
    exit(report.isClean ? 0 : 2)
  }

  /// Ends the turn of the main queue, as in an app each frame does: what is kept until then is let go of.
  private static func endTurn() { _ = RunLoop.main.run(mode: .default, before: Date()) }

  /// Tells how far it is, beside what programs read.
  private static func tell(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

  private static func write(_ report: SoakReport, _ files: [String: String]) throws {
    if let path = files["--csv"] {
      try report.memory.csv.write(toFile: path, atomically: true, encoding: .utf8)
    }
    if let path = files["--json"] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(report).write(to: URL(fileURLWithPath: path))
    }
  }
}
