import Diagnostics
import Testing
import UIKit

@MainActor @Suite struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func activate(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: metrics,
      views: ["first": first, "second": second]
    )
    NSLayoutConstraint.activate(made)
    return made
  }

  private var frames: [CGRect] {
    root.layoutIfNeeded()
    return [first.frame, second.frame]
  }

  @Test func `spaces, sizes and edges`() {
    _ = activate("H:|-10-[first(60)]-(gap)-[second]|", [.alignAllTop, .alignAllBottom], ["gap": 5])
    _ = activate("V:|[first(==30)]")
    #expect(
      frames == [
        CGRect(x: 10, y: 0, width: 60, height: 30), CGRect(x: 75, y: 0, width: 125, height: 30),
      ]
    )
  }

  @Test func `standard spaces are margins at the edges and 8 between`() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 14)
    _ = activate("|-[first]-[second(first)]-|")
    #expect(frames.map(\.minX) == [12, 103])
    #expect(frames.map(\.width) == [83, 83])
  }

  @Test func `relations and priorities`() {
    let made = activate("[first(>=50,<=80@750,==100@low)]", [], ["low": 250])
    #expect(made.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual, .equal])
    #expect(made.map(\.priority.rawValue) == [1000, 750, 250])
    #expect(frames[0].width == 80)
    let gaps = activate("[first]-(>=8,==20@500)-[second]")
    #expect(gaps.map(\.constant) == [8, 20])
  }

  @Test func `other directions`() {
    _ = activate("H:|-10-[first(60)]-5-[second(20)]", .directionRightToLeft)
    #expect(frames.map(\.minX) == [130, 105])
  }

  @Test func `touching neighbours downwards`() {
    _ = activate("V:|-(-4)-[first(20)][second(first)]", [.alignAllLeading, .alignAllCenterX])
    #expect(frames.map(\.minY) == [-4, 16])
    #expect(frames.map(\.height) == [20, 20])
  }

  @Test(
    arguments: [
      ("H:|-10-[first", 13), ("[first]]", 7), ("[]", 1), ("V|[first]", 1), ("[first]-[nobody]", 9),
      ("[first(=50)]", 8), ("[first]-space-[second]", 8), ("[first(50]", 9), ("", 0),
    ]
  )
  func `mistakes are shown with a caret`(format: String, position: Int) {
    let findings = UIKitDiagnostics.recording { #expect(activate(format).isEmpty) }
    #expect(findings.map(\.code) == ["TSK-VISUAL-FORMAT"])
    let caret = findings.first?.saw.split(separator: "\n", omittingEmptySubsequences: false).last
    #expect(caret?.dropFirst(10).count == position + 1)
  }

  @Test func `alignment along the layout is a mistake`() {
    let findings = UIKitDiagnostics.recording {
      #expect(activate("H:[first][second]", .alignAllLeading).isEmpty)
    }
    #expect(findings.map(\.code) == ["TSK-VISUAL-FORMAT"])
  }
}
