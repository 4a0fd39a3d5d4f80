import Foundation
import Testing
import UIKit

@MainActor @Suite struct `Worlds that live for long` {
  private func course(_ heaps: [Int]) -> MemoryCourse {
    var course = MemoryCourse()
    for (number, heap) in heaps.enumerated() {
      course.add(
        .init(
          hours: Double(number),
          frames: number * 60,
          worlds: number,
          heap: heap,
          resident: heap
        )
      )
    }
    return course
  }

  @Test func `growth is that of the second half alone`() throws {
    let warm = (0...20).map { 1_000 + $0 * 100 } + (0..<20).map { _ in 3_000 }
    #expect(try #require(course(warm).growth) < 0.001)
    // From 1,000 at the middle to 1,200 at the end.
    let leaking = (0...20).map { _ in 1_000 } + (1...20).map { 1_000 + $0 * 10 }
    #expect(abs(try #require(course(leaking).growth) - 0.2) < 0.001)
    #expect(try #require(course(leaking.reversed()).growth) < 0.001)
  }

  @Test func `what falls does not grow, and little is no course`() throws {
    let falling = (0..<40).map { 8_000 - $0 * 100 }
    #expect(try #require(course(falling).growth) < 0)
    #expect(course([1, 2, 3]).growth == nil)
    #expect(course(Array(repeating: 5, count: 19)).growth == nil)
    #expect(course(Array(repeating: 5, count: 20)).growth == 0)
  }

  @Test func `growth and failures make a report unclean`() {
    var report = SoakReport(seed: 3)
    #expect(report.isClean)
    report.memory = course((0..<40).map { 1_000 + $0 })
    #expect(!report.isClean)
    report.memory = course((0..<40).map { 100_000 + $0 })
    #expect(report.isClean)
    report.failures = [.init(seed: 4, text: "a law", again: "./bench world --seed 4")]
    #expect(!report.isClean && report.description.contains("./bench world --seed 4"))
  }

  @Test func `the table has a line for each measurement`() {
    #expect(
      course([7, 9]).csv == """
        hours,frames,worlds,heap,resident
        0.0000,0,0,7,7
        1.0000,60,1,9,9

        """
    )
    #expect(course([1, 8]).bars() == "▂█")
  }

  @Test func `the plot shows heap in blue`() throws {
    let data = CoursePlot(course: course([500, 800, 1_000])).png()
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect(image.width >= 800 && image.height >= 360)
  }

  @Test func `worlds live one after another, and memory is measured`() throws {
    var soak = Soak(seed: 5)
    soak.limit.worlds = 2
    soak.interval = 0
    var begun: [Int] = []
    soak.begins = { begun.append($0) }
    let report = soak.run()
    #expect(begun == [5, 6] && report.worlds == 2 && report.failures.isEmpty)
    #expect(report.memory.samples.map(\.worlds) == [1, 2])
    let alone = World.run(WorldPlan(seed: 5)).frames + World.run(WorldPlan(seed: 6)).frames
    #expect(report.frames == alone)
    #expect(report.memory.samples.allSatisfy { $0.heap > 1_000_000 && $0.resident > 1_000_000 })
  }

  @Test func `one world lives for as long as wanted, and the same each time`() {
    var soak = Soak(seed: 2)
    soak.life = 60 / 3_600
    soak.limit.worlds = 1
    soak.interval = 10
    let (first, second) = (soak.run(), soak.run())
    #expect(first.failures.isEmpty && first.hours >= 60 / 3_600)
    #expect(first.memory.samples.count > 1)
    #expect(first.frames == second.frames && first.hours == second.hours)
  }
}
