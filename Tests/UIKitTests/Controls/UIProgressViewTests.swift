import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct UIProgressViewTests {
  @Test func `the bar is as high and as full as measured`() throws {
    let vector = try #require(try Fixture.vectors("autolayout", "intrinsic").first)
    let view = UIProgressView(progressViewStyle: .default)
    let size = view.intrinsicContentSize
    let measured = try #require(vector.expected["intrinsicContentSize"].list).compactMap(\.number)
    #expect([Double(size.width), Double(size.height)] == measured)
    view.frame = CGRect(x: 10, y: 20, width: 280, height: 50)
    #expect(Double(view.frame.height) == vector.expected["heightForcedTo"].number)
    for example in try #require(vector.expected["examples"].list) {
      view.frame.size.width = CGFloat(try #require(example["width"].number))
      view.progress = Float(try #require(example["progress"].number))
      view.layoutIfNeeded()
      #expect(view.subviews.last.map { Double($0.frame.width) } == example["fill"].number)
    }
  }

  @Test func `constraints may make the bar higher`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIProgressView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test func `shares out of range become the nearest`() {
    let view = UIProgressView()
    for (given, kept) in [(2, 1), (-1, 0), (Float.nan, 0), (0.5, 0.5)] as [(Float, Float)] {
      view.progress = given
      #expect(view.progress == kept)
    }
    view.frame.size.width = 100
    view.progress = 0
    view.layoutIfNeeded()
    #expect(view.subviews.last?.frame.width == 0)
  }

  @Test func `what is done starts where lines start`() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    view.semanticContentAttribute = .forceRightToLeft
    view.progress = 0.25
    view.layoutIfNeeded()
    #expect(view.subviews.last?.frame == CGRect(x: 75, y: 0, width: 25, height: 4))
  }

  @Test func `a progress is followed until it is done`() {
    let controller = UIViewController()
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    controller.view.addSubview(view)
    TestScreen.showing(controller) { screen in
      let progress = Progress(totalUnitCount: 4)
      view.observedProgress = progress
      progress.completedUnitCount = 1
      screen.step()
      #expect(view.progress == 0.25)
      progress.completedUnitCount = 4
      screen.step()
      #expect(view.progress == 1)
      #expect(view.observedProgress === progress)
    }
  }

  @Test func `the bar grows to where it is set`() {
    let controller = UIViewController()
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    controller.view.addSubview(view)
    TestScreen.showing(controller) { screen in
      view.setProgress(0.8, animated: true)
      screen.step(8)
      let seen = view.subviews.last?.layer.presentation()?.bounds.width ?? 0
      #expect(seen > 10 && seen < 75)
      screen.settle()
      #expect(view.subviews.last?.layer.presentation()?.bounds.width ?? 80 == 80)
      view.setProgress(0.2, animated: false)
      screen.step()
      #expect(view.subviews.last?.frame.width == 20)
    }
  }
}
