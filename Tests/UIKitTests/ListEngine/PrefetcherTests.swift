import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

@Suite struct `The prefetcher` {
  typealias Agent = Prefetcher<Int>
  static let bounds = CGRect(x: 0, y: 100, width: 50, height: 100)

  @Test func `announces each element once as it comes nearer`() {
    let agent = Agent()
    let first = agent.update(near: [1, 2, 3, 4], shown: [1, 2])
    #expect(first == Agent.Change(near: [3, 4], lost: []))
    #expect(agent.update(near: [2, 3, 4, 5], shown: [2, 3]).near == [5])
    #expect(agent.update(near: [2, 3, 4, 5], shown: [2, 3]).near.isEmpty)
  }

  @Test func `tells of what will not be seen after all, but not of what is`() {
    let agent = Agent()
    _ = agent.update(near: [3, 4, 5], shown: [])
    let change = agent.update(near: [0], shown: [4])
    #expect(change == Agent.Change(near: [0], lost: [3, 5]))
  }

  @Test func `keeps the nearest first`() {
    #expect(Agent().update(near: [9, 8, 7], shown: [9]).near == [8, 7])
  }

  @Test func `looks where the content goes`() throws {
    let agent = Agent()
    let content = CGSize(width: 50, height: 1000)
    let down = try #require(agent.area(from: Self.bounds, content: content))
    #expect(down.area == CGRect(x: 0, y: 100, width: 50, height: 200))
    #expect(!down.isBackwards)
    agent.turn(to: CGPoint(x: 0, y: 100))
    agent.turn(to: CGPoint(x: 0, y: 90))
    let up = try #require(agent.area(from: Self.bounds, content: content))
    #expect(up.area == CGRect(x: 0, y: 0, width: 50, height: 200))
    #expect(up.isBackwards)
    #expect(!agent.goesDown)
    // Content that stays goes on the way it went.
    agent.turn(to: CGPoint(x: 0, y: 90))
    #expect(!agent.goesDown)
    agent.turn(to: CGPoint(x: 0, y: 91))
    #expect(agent.goesDown)
  }

  @Test func `looks across where the content scrolls across`() throws {
    let agent = Agent()
    agent.turn(to: CGPoint(x: 5, y: 0))
    agent.turn(to: .zero)
    let content = CGSize(width: 500, height: 100)
    let left = try #require(agent.area(from: Self.bounds, content: content))
    #expect(left.area == CGRect(x: -50, y: 100, width: 100, height: 100))
    #expect(left.isBackwards)
  }

  @Test func `looks nowhere where nothing scrolls`() {
    #expect(Agent().area(from: Self.bounds, content: CGSize(width: 50, height: 100)) == nil)
  }

  @Test func `follows elements to their new paths, and starts anew with new data`() {
    let agent = Agent()
    _ = agent.update(near: [3, 4], shown: [])
    agent.follow { $0 == 3 ? nil : $0 + 10 }
    #expect(agent.update(near: [3, 14], shown: []).near == [3])
    agent.reset()
    #expect(agent.update(near: [3, 14], shown: []) == Agent.Change(near: [3, 14], lost: []))
  }

  /// What was announced and not taken back is what is near or was seen: nothing is said twice.
  @Test(arguments: 0..<20) func `never repeats itself while the content goes one way`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let agent = Agent()
    var said: [Int] = []
    var place = 0
    for _ in 0..<40 {
      place += random.int(0...6)
      let shown = place..<place + 8
      let change = agent.update(near: Array(place..<place + 16), shown: Set(shown))
      said += change.near
      #expect(change.lost.allSatisfy { $0 < place })
    }
    #expect(Set(said).count == said.count)
    #expect(said == said.sorted())
  }
}
