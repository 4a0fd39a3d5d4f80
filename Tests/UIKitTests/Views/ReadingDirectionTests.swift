import Testing
import UIKit

/// Which views are turned over where the language reads from right to left.
@MainActor @Suite struct ReadingDirectionTests {
  private static let kinds: [UISemanticContentAttribute] = [
    .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
  ]

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `what a view shows decides whether it follows the language`(
    language: UIUserInterfaceLayoutDirection
  ) {
    let directions = Self.kinds.map {
      UIView.userInterfaceLayoutDirection(for: $0, relativeTo: language)
    }
    #expect(
      directions == [language, .leftToRight, .leftToRight, .leftToRight, .rightToLeft]
    )
  }

  @Test func `without a direction the app's is meant`() {
    let app = UIApplication.shared.userInterfaceLayoutDirection
    for kind in Self.kinds {
      #expect(
        UIView.userInterfaceLayoutDirection(for: kind)
          == UIView.userInterfaceLayoutDirection(for: kind, relativeTo: app)
      )
    }
  }

  @Test func `an attribute is not handed down to subviews`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `a trait for the direction is handed down, and forced views keep theirs`() {
    let (outer, inner, forced) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    outer.addSubview(forced)
    forced.semanticContentAttribute = .forceLeftToRight
    outer.traitOverrides.layoutDirection = .rightToLeft
    outer.updateTraitsIfNeeded()
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(forced.effectiveUserInterfaceLayoutDirection == .leftToRight)
    inner.semanticContentAttribute = .playback
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test(arguments: [false, true])
  func `a row of a stack is its own mirror image`(isRightToLeft: Bool) {
    let blocks = [30.0, 50, 20].map { width in
      let block = UIView()
      block.widthAnchor.constraint(equalToConstant: width).isActive = true
      return block
    }
    let row = UIStackView(arrangedSubviews: blocks)
    row.spacing = 7
    row.frame = CGRect(x: 0, y: 0, width: 114, height: 10)
    row.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    row.layoutIfNeeded()
    let forward: [(Double, Double)] = [(0, 30), (37, 87), (94, 114)]
    for (block, edges) in zip(blocks, forward) {
      let start = isRightToLeft ? 114 - edges.1 : edges.0
      #expect(abs(block.frame.minX - start) < 0.01)
      #expect(abs(block.frame.width - (edges.1 - edges.0)) < 0.01)
    }
  }

  @Test func `a row that is turned over while it stands moves its views`() {
    let (first, second) = (UIView(), UIView())
    let row = UIStackView(arrangedSubviews: [first, second])
    row.distribution = .fillEqually
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    row.layoutIfNeeded()
    #expect(first.frame.minX == 0 && second.frame.minX == 50)
    row.semanticContentAttribute = .forceRightToLeft
    row.layoutIfNeeded()
    #expect(first.frame.minX == 50 && second.frame.minX == 0)
  }

  @Test func `content at the leading edge is at the right of a control that is turned over`() {
    let control = UIControl()
    let sides: [(UIControl.ContentHorizontalAlignment, UIControl.ContentHorizontalAlignment)] = [
      (.leading, .left), (.trailing, .right), (.left, .left), (.right, .right),
      (.center, .center), (.fill, .fill),
    ]
    for (set, shown) in sides {
      control.contentHorizontalAlignment = set
      #expect(control.effectiveContentHorizontalAlignment == shown)
    }
    control.semanticContentAttribute = .forceRightToLeft
    let turned: [UIControl.ContentHorizontalAlignment] = [
      .right, .left, .left, .right, .center, .fill,
    ]
    for ((set, _), shown) in zip(sides, turned) {
      control.contentHorizontalAlignment = set
      #expect(control.effectiveContentHorizontalAlignment == shown)
    }
  }
}
