import Testing
import UIKit

@MainActor @Suite struct InsetAdjustmentTests {
  private static let safe: [CGFloat] = [47, 10, 34, 10]

  private func adjusted(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    content: CGSize,
    _ prepare: (UIScrollView) -> Void = { _ in }
  ) throws -> UIEdgeInsets {
    var inset = UIEdgeInsets.zero
    try ScrollFixture.show(content: content, safeArea: Self.safe) { fixture in
      // Not what a controller's view begins with.
      fixture.view.superview?.insertSubview(UIView(), at: 0)
      fixture.view.contentInsetAdjustmentBehavior = behavior
      prepare(fixture.view)
      fixture.screen.settle()
      inset = fixture.view.adjustedContentInset
    }
    return inset
  }

  private let long = CGSize(width: 300, height: 2000)
  private let wide = CGSize(width: 900, height: 400)
  private let short = CGSize(width: 300, height: 400)
  private let vertical = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  private let horizontal = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
  private let all = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 10)

  @Test func `along the axes that scroll`() throws {
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes] {
      #expect(try adjusted(behavior, content: long) == vertical)
      #expect(try adjusted(behavior, content: wide) == horizontal)
      #expect(try adjusted(behavior, content: short) == .zero)
      #expect(try adjusted(behavior, content: short) { $0.alwaysBounceVertical = true } == vertical)
      #expect(
        try adjusted(behavior, content: short) { $0.alwaysBounceHorizontal = true } == horizontal
      )
    }
  }

  @Test func `never and always`() throws {
    for content in [long, wide, short] {
      #expect(try adjusted(.never, content: content) == .zero)
      #expect(try adjusted(.always, content: content) == all)
    }
  }

  @Test func `the first view of a controller keeps clear of bars though its content fits`() throws {
    try ScrollFixture.show(content: short, safeArea: Self.safe) { fixture in
      #expect(fixture.view.adjustedContentInset == vertical)
      #expect(fixture.view.contentOffset.y == -47)
      fixture.view.contentInset.top = 5
      #expect(fixture.view.adjustedContentInset.top == 52)
      #expect(fixture.view.contentOffset.y == -52)
    }
  }

  @Test(arguments: [(-20, 0), (-19, 0), (-1, 0), (0, 0), (5, 5), (-40, -40)])
  func `content that stood within an inset goes back with it, what was put beyond stays`(
    offset: Int,
    later: Int
  ) throws {
    try ScrollFixture.show(content: long) { fixture in
      fixture.view.contentInset.top = 20
      fixture.screen.settle()
      fixture.view.contentOffset.y = CGFloat(offset)
      fixture.view.contentInset.top = 0
      #expect(fixture.view.contentOffset.y == CGFloat(later))
    }
  }

  @Test func `so does one that plain first views of the controller hold`() throws {
    try ScrollFixture.show(content: short, safeArea: Self.safe) { fixture in
      let root = try #require(fixture.view.superview)
      let plain = UIView(frame: root.bounds)
      root.insertSubview(plain, at: 0)
      plain.addSubview(fixture.view)
      fixture.screen.settle()
      #expect(fixture.view.adjustedContentInset == vertical)
      plain.insertSubview(UIView(), at: 0)
      fixture.view.contentInset.top = 1
      fixture.screen.settle()
      #expect(
        fixture.view.adjustedContentInset == UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
      )
    }
  }

  @Test func `changes are told, and content at its start stays there`() throws {
    try ScrollFixture.show(content: long, safeArea: Self.safe) { fixture in
      #expect(fixture.view.contentOffset.y == -47)
      fixture.view.contentInsetAdjustmentBehavior = .never
      #expect(fixture.log.take() == ["didChangeAdjustedContentInset"])
      #expect(fixture.view.contentOffset.y == 0)
      fixture.view.contentOffset.y = 300
      fixture.view.contentInsetAdjustmentBehavior = .always
      #expect(fixture.log.take() == ["didChangeAdjustedContentInset"])
      #expect(fixture.view.contentOffset.y == 300)
    }
  }

  @Test func `what insets took of the safe area is not the content's any more`() throws {
    try ScrollFixture.show(content: long, safeArea: Self.safe) { fixture in
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
      fixture.view.addSubview(child)
      for offset in [CGFloat(-47), 0, 200] {
        fixture.view.contentOffset.y = offset
        fixture.screen.settle()
        #expect(child.safeAreaInsets.top == 0)
      }
      #expect(child.safeAreaInsets.left == 10)
      fixture.view.contentOffset.y = 0
      fixture.view.contentInsetAdjustmentBehavior = .never
      fixture.screen.settle()
      #expect(child.safeAreaInsets.top == 47)
    }
  }

  @Test func `content that is covered stays where it is, and is there again`() throws {
    try ScrollFixture.show(content: long, safeArea: Self.safe) { fixture in
      let controller = try #require(fixture.screen.window.rootViewController)
      let end = fixture.view.contentSize.height - fixture.view.bounds.height + 34
      for offset in [CGFloat(-47), 300, end] {
        fixture.view.contentOffset.y = offset
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        controller.present(cover, animated: false)
        fixture.screen.settle()
        #expect(fixture.view.window == nil)
        // As by an update that sets it again.
        fixture.view.contentSize.height += 1
        fixture.view.contentSize.height -= 1
        #expect(fixture.view.adjustedContentInset == vertical)
        #expect(fixture.view.contentOffset.y == offset)
        controller.dismiss(animated: false)
        fixture.screen.settle()
        fixture.view.contentSize.height += 1
        fixture.screen.settle()
        #expect(fixture.view.adjustedContentInset == vertical)
        #expect(fixture.view.contentOffset.y == offset)
        fixture.view.contentSize.height -= 1
      }
    }
  }
}
