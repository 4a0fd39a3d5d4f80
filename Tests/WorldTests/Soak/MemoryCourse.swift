import CHeapMeter
import Foundation

/// How much memory the process had while worlds lived in it.
struct MemoryCourse: Codable, Sendable, Equatable {
  struct Sample: Codable, Sendable, Equatable {
    /// The simulated time that had gone by, in hours.
    var hours: Double
    var frames: Int
    var worlds: Int
    /// The bytes that were asked for and not given back.
    var heap: Int
    /// The bytes of the machine's memory that the process held.
    var resident: Int
  }

  private(set) var samples: [Sample] = []

  /// Growth over less than this many samples is chance.
  static let leastSamples = 20

  mutating func add(_ sample: Sample) { samples.append(sample) }

  /// Measures the process now.
  mutating func measure(hours: Double, frames: Int, worlds: Int) {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let words = text.split(separator: " ")
    let pages = words.count > 1 ? Int(words[1]) ?? 0 : 0
    add(
      Sample(
        hours: hours,
        frames: frames,
        worlds: worlds,
        heap: Int(heap_in_use()),
        resident: pages * sysconf(Int32(_SC_PAGESIZE))
      )
    )
  }

  /// By which share the heap grows over the second half of the time, along the straight line that is
  /// nearest to its samples; nil where there are too few.
  var growth: Double? {
    guard let first = samples.first, let last = samples.last else { return nil }
    let middle = (first.hours + last.hours) / 2
    let half = samples.filter { $0.hours >= middle }
    guard samples.count >= Self.leastSamples, last.hours > middle else { return nil }
    let count = Double(half.count)
    let meanTime = half.reduce(0) { $0 + $1.hours } / count
    let meanHeap = half.reduce(0) { $0 + Double($1.heap) } / count
    var (over, under) = (0.0, 0.0)
    for sample in half {
      over += (sample.hours - meanTime) * (Double(sample.heap) - meanHeap)
      under += (sample.hours - meanTime) * (sample.hours - meanTime)
    }
    guard under > 0 else { return nil }
    let slope = over / under
    let atMiddle = meanHeap + slope * (middle - meanTime)
    return atMiddle > 0 ? slope * (last.hours - middle) / atMiddle : nil
  }

  /// One line for each sample, for programs that draw tables.
  var csv: String {
    let lines = samples.map { sample in
      let hours = String(format: "%.4f", sample.hours)
      return "\(hours),\(sample.frames),\(sample.worlds),\(sample.heap),\(sample.resident)"
    }
    return (["hours,frames,worlds,heap,resident"] + lines).joined(separator: "\n") + "\n"
  }

  /// The heap over time as a line of bars, from nothing to the most there was.
  func bars(_ count: Int = 60) -> String {
    let marks = Array("▁▂▃▄▅▆▇█")
    let most = max(1, samples.map(\.heap).max() ?? 1)
    let shown = min(count, samples.count)
    return String(
      (0..<shown).map { bar in
        let heap = samples[bar * samples.count / shown].heap
        return marks[min(marks.count - 1, heap * marks.count / most)]
      }
    )
  }
}
