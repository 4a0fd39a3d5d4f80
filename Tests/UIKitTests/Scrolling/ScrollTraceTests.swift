import Foundation
import TestSupport
import Testing
import UIKit
import WindowHost

/// Replays fingers that were recorded on a device and compares where the content was.
@MainActor @Suite struct ScrollTraceTests {
  private final class Recorder: NSObject, UIScrollViewDelegate {
    var now = 0.0
    var calls: [String] = []
    var velocity: CGFloat = 0
    var target: CGFloat = 0
    var end: Double?

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      calls.append("willBeginDragging")
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      calls.append("willEndDragging")
      self.velocity = velocity.y
      target = targetContentOffset.pointee.y
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("didEndDragging(decelerate=\(decelerate))")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      calls.append("willBeginDecelerating")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      calls.append("didEndDecelerating")
      end = now
    }
  }

  nonisolated static let touches: [Fixture.Vector] =
    ((try? Fixture("scroll_traces").vectors) ?? []).filter {
      $0["input"]["type"].string == "touch"
    }

  /// The fingers of a trace, in seconds.
  private static func events(of trace: Fixture.Vector) -> [HostEvent] {
    let input = trace["input"]
    let start = input["began"].numbers
    var y = start[2]
    func finger(_ phase: HostPointer.Phase, _ milliseconds: Double) -> HostEvent {
      .pointer(
        HostPointer(
          id: 0,
          phase: phase,
          kind: .finger,
          x: start[1],
          y: y,
          time: milliseconds / 1000
        )
      )
    }
    var events = [finger(.began, 0)]
    let moves = input["moves"]
    let step = moves["everyMs"].number ?? 0
    for number in 1...Int(moves["count"].number ?? 1) {
      y += moves["dy"].number ?? 0
      events.append(finger(.moved, Double(number) * step))
    }
    events.append(finger(.ended, input["endedMs"].number ?? 0))
    return events
  }

  @Test(arguments: touches)
  func `content follows the finger and comes to rest as measured`(trace: Fixture.Vector) throws {
    let viewport = trace["environment"]["viewport"].numbers
    let content = trace["environment"]["contentSize"].numbers
    let controller = UIViewController()
    try TestScreen.showing(
      controller,
      width: CGFloat(viewport[0]),
      height: CGFloat(viewport[1]),
      scale: 3
    ) { screen in
      let view = try #require(controller.view)
      let scroll = UIScrollView(frame: view.bounds)
      scroll.contentSize = CGSize(width: content[0], height: content[1])
      scroll.contentOffset.y = CGFloat(try #require(trace["startOffsetY"].number))
      let recorder = Recorder()
      scroll.delegate = recorder
      view.addSubview(scroll)
      screen.settle()

      let start = screen.time
      for event in Self.events(of: trace) {
        guard case .pointer(var pointer) = event else { continue }
        recorder.now = pointer.time * 1000
        pointer.time += start
        screen.stage.take([.pointer(pointer)], at: pointer.time)
        let sample = trace["dragSamples"].list?.first {
          let lag = $0[0].number.map { $0 - recorder.now } ?? -1
          return pointer.phase == .moved && lag >= 0 && lag < 4
        }
        if let expected = sample?[1].number {
          #expect(abs(Double(scroll.contentOffset.y) - expected) <= 0.5, "at \(recorder.now) ms")
        }
      }
      let release = try #require(trace["releaseTimeMs"].number)
      var worst = 0.0
      for sample in trace["postReleaseSamples"].list ?? [] {
        let milliseconds = try #require(sample[0].number)
        recorder.now = milliseconds
        screen.stage.take([], at: start + milliseconds / 1000)
        screen.stage.showFrame(at: start + milliseconds / 1000)
        worst = max(worst, abs(Double(scroll.contentOffset.y) - (sample[1].number ?? .nan)))
      }
      #expect(worst <= 0.5, "\(worst) points off after \(release) ms")
      for frame in 0..<180 {
        let time = recorder.now + Double(frame) * 1000 / 60
        screen.stage.showFrame(at: start + time / 1000)
      }
      let rest = try #require(trace["finalOffsetY"].number)
      #expect(abs(Double(scroll.contentOffset.y) - rest) < 0.34)
      let announced = trace["willEndDragging"]
      #expect(abs(Double(recorder.target) - (announced["targetY"].number ?? .nan)) < 0.01)
      #expect(abs(Double(recorder.velocity) - (announced["velocityY"].number ?? .nan)) < 0.0001)
      let calls = (trace["delegate"].list ?? []).compactMap { $0[0].string }
      #expect(recorder.calls == calls)
    }
  }

  @Test func `there are traces to replay`() { #expect(Self.touches.count >= 4) }
}
