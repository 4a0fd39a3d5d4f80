// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import CSimulatedClock
import Foundation

/// Something that is measured while a test's block runs.
public protocol XCTMetric: AnyObject {
  /// What is measured, as it is printed.
  var measuredName: String { get }
  /// The unit, as it is printed.
  var measuredUnit: String { get }

  /// The value before and after a block; what is told is the difference.
  func currentValue() -> Double
}

/// The time a block takes.
public final class XCTClockMetric: NSObject, XCTMetric {
  public let measuredName = "Clock Monotonic Time"
  public let measuredUnit = "s"

  /// Makes a metric.
  public override init() { super.init() }

  public func currentValue() -> Double { ProcessorUse.realTime }
}

/// The time a block takes of the processor.
public final class XCTCPUMetric: NSObject, XCTMetric {
  public let measuredName = "CPU Time"
  public let measuredUnit = "s"
  private let isOfThread: Bool

  /// Makes a metric of all threads.
  public override init() {
    isOfThread = false
    super.init()
  }

  /// Makes a metric, of the thread that runs the block alone where that is wanted.
  public init(limitingToCurrentThread: Bool) {
    isOfThread = limitingToCurrentThread
    super.init()
  }

  public func currentValue() -> Double {
    ProcessorUse.processorTime(ofThread: isOfThread)
  }
}

/// The memory that a block adds to the process.
public final class XCTMemoryMetric: NSObject, XCTMetric {
  public let measuredName = "Memory Physical"
  public let measuredUnit = "kB"

  /// Makes a metric.
  public override init() { super.init() }

  public func currentValue() -> Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_000
  }
}

/// The bytes that a block writes to disks.
public final class XCTStorageMetric: NSObject, XCTMetric {
  public let measuredName = "Disk Logical Writes"
  public let measuredUnit = "kB"

  /// Makes a metric.
  public override init() { super.init() }

  public func currentValue() -> Double {
    let text = (try? String(contentsOfFile: "/proc/self/io", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("wchar:") }
    return (line?.split(separator: " ").last.flatMap { Double($0) } ?? 0) / 1_000
  }
}

/// Times of the machine, which simulated time leaves alone.
enum ProcessorUse {
  static var realTime: Double { Double(simulated_clock_real_now()) / 1e9 }

  static func processorTime(ofThread: Bool) -> Double {
    var use = rusage()
    // Linux knows the thread that asks as 1.
    getrusage(ofThread ? 1 : 0, &use)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(use.ru_utime) + seconds(use.ru_stime)
  }
}
