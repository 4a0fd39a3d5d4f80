import CoreGraphics
import Testing

@testable import UIKit

@Suite struct `The scroll target` {
  typealias Target = ScrollTarget<Int, String>

  /// Where elements show: each is 10 points below the one before.
  static func offset(_ path: Int, _ position: String) -> CGPoint? {
    CGPoint(x: 0, y: path * 10 + position.count)
  }

  static func step(
    _ target: Target,
    _ content: Target.Content,
    isThere: Bool = true
  ) -> Target.Step? {
    target.step(content, isThere: { _ in isThere }, offset: offset)
  }

  static func content(_ y: CGFloat) -> Target.Content { .init(offset: CGPoint(x: 0, y: y)) }

  @Test func `moves the content to where the element is by now`() {
    let target = Target()
    target.set(4, "top", at: CGPoint(x: 0, y: 30), waitsForLayout: false)
    #expect(Self.step(target, Self.content(30)) == .move(to: CGPoint(x: 0, y: 43)))
    #expect(Self.step(target, Self.content(43)) == .move(to: CGPoint(x: 0, y: 43)))
    #expect(target.isSet)
  }

  @Test func `steers content that is on its way`() {
    let target = Target()
    target.set(4, "top", at: .zero, waitsForLayout: false)
    var content = Self.content(17)
    content.isGliding = true
    #expect(Self.step(target, content) == .steer(to: CGPoint(x: 0, y: 43)))
  }

  @Test func `is over once somebody else moved the content`() {
    let target = Target()
    target.set(4, "top", at: CGPoint(x: 0, y: 30), waitsForLayout: false)
    #expect(Self.step(target, Self.content(31)) == nil)
    #expect(!target.isSet)
  }

  @Test func `is over once a finger is on the content`() {
    let target = Target()
    target.set(4, "top", at: .zero, waitsForLayout: true)
    var content = Self.content(0)
    content.isTracking = true
    #expect(Self.step(target, content) == nil)
    #expect(!target.isSet)
  }

  @Test func `goes on after content that was on its way stopped, wherever that is`() {
    let target = Target()
    target.set(4, "top", at: .zero, waitsForLayout: false)
    var content = Self.content(17)
    content.isGliding = true
    target.settle(content, isSeen: true)
    #expect(target.isSet)
    #expect(Self.step(target, Self.content(19)) == .move(to: CGPoint(x: 0, y: 43)))
  }

  @Test func `is over once the element is gone, and does not come back with it`() {
    let target = Target()
    target.set(4, "top", at: .zero, waitsForLayout: false)
    #expect(Self.step(target, Self.content(0), isThere: false) == nil)
    #expect(Self.step(target, Self.content(0)) == nil)
  }

  @Test func `waits for an element whose place is not known yet`() {
    let target = Target()
    target.set(4, "top", at: .zero, waitsForLayout: false)
    #expect(target.step(Self.content(0), isThere: { _ in true }, offset: { _, _ in nil }) == nil)
    #expect(Self.step(target, Self.content(0)) == .move(to: CGPoint(x: 0, y: 43)))
  }

  @Test func `bears what the list itself does with the content`() {
    let target = Target()
    target.set(4, "top", at: .zero, waitsForLayout: false)
    target.note(Self.content(12))
    #expect(Self.step(target, Self.content(12)) == .move(to: CGPoint(x: 0, y: 43)))
  }

  @Test func `is reached once all is in agreement`() {
    let target = Target()
    target.set(4, "top", at: .zero, waitsForLayout: false)
    target.settle(Self.content(0), isSeen: false)
    #expect(!target.isSet)
  }

  @Test func `waits for the first layout that is seen, whoever moves the content meanwhile`() {
    let target = Target()
    target.set(4, "top", at: .zero, waitsForLayout: true)
    target.settle(Self.content(0), isSeen: false)
    #expect(Self.step(target, Self.content(99)) == .move(to: CGPoint(x: 0, y: 43)))
    target.settle(Self.content(43), isSeen: true)
    #expect(!target.isSet)
  }

  @Test func `follows the element to its new path`() {
    let target = Target()
    target.set(4, "top", at: .zero, waitsForLayout: false)
    target.follow { $0 + 2 }
    #expect(Self.step(target, Self.content(0)) == .move(to: CGPoint(x: 0, y: 63)))
    target.follow { _ in nil }
    #expect(!target.isSet)
  }

  @Test func `may be set anew while the place of the element is asked for`() {
    let target = Target()
    target.set(4, "top", at: .zero, waitsForLayout: false)
    func offset(_ path: Int, _ position: String) -> CGPoint? {
      target.set(9, "top", at: .zero, waitsForLayout: false)
      return .zero
    }
    _ = target.step(Self.content(0), isThere: { _ in true }, offset: offset)
    #expect(Self.step(target, Self.content(0)) == .move(to: CGPoint(x: 0, y: 93)))
  }
}
