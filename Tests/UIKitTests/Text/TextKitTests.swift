import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct TextKitTests {
  private struct Stack {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    let container: NSTextContainer

    @MainActor
    init(_ text: String, width: CGFloat, height: CGFloat = 0) {
      storage = NSTextStorage(
        string: text,
        attributes: [.font: UIFont.systemFont(ofSize: 20)]
      )
      container = NSTextContainer(size: CGSize(width: width, height: height))
      manager = NSLayoutManager()
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }
  }

  @Test func `a text is laid out in its container`() {
    let stack = Stack("one two three", width: 0)
    let wide = stack.manager.usedRect(for: stack.container)
    #expect(wide.minX == 0 && wide.height > 20 && wide.height < 30)
    #expect(stack.manager.glyphRange(for: stack.container) == NSRange(location: 0, length: 13))
    stack.container.size.width = wide.width / 2
    #expect(stack.manager.usedRect(for: stack.container).height > 1.9 * wide.height)
    stack.container.maximumNumberOfLines = 1
    #expect(stack.manager.usedRect(for: stack.container).height == wide.height)
    stack.container.maximumNumberOfLines = 0
    stack.container.size.width = 0
    stack.container.lineFragmentPadding = 0
    #expect(abs(stack.manager.usedRect(for: stack.container).width - (wide.width - 10)) < 0.01)
    stack.storage.append(NSAttributedString(string: "\nfour"))
    #expect(stack.manager.usedRect(for: stack.container).height > wide.height)
  }

  @Test func `characters are found by points and points by characters`() {
    let stack = Stack("one two", width: 300)
    let rect = stack.manager.boundingRect(
      forGlyphRange: NSRange(location: 4, length: 3),
      in: stack.container
    )
    #expect(rect.minX > 5 && rect.width > 10)
    for index in 0..<7 {
      let one = stack.manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1),
        in: stack.container
      )
      var part: CGFloat = 0
      let found = stack.manager.characterIndex(
        for: CGPoint(x: one.minX + one.width / 4, y: one.midY),
        in: stack.container,
        fractionOfDistanceBetweenInsertionPoints: &part
      )
      #expect(found == index)
      #expect(abs(part - 0.25) < 0.01)
    }
    let beyond = stack.manager.glyphIndex(for: CGPoint(x: 290, y: 5), in: stack.container)
    #expect(beyond == 6)
    var line = NSRange()
    let fragment = stack.manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: &line)
    #expect(fragment.width == 300 && line == NSRange(location: 0, length: 7))
  }

  @Test func `text flows from one container to the next`() {
    let stack = Stack("one\ntwo\nthree", width: 300, height: 30)
    let next = NSTextContainer(size: CGSize(width: 300, height: 0))
    stack.manager.addTextContainer(next)
    #expect(stack.manager.glyphRange(for: stack.container).length < 13)
    let first = stack.manager.glyphRange(for: stack.container)
    #expect(stack.manager.glyphRange(for: next).location == NSMaxRange(first))
    var lines = 0
    stack.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 13)) {
      _,
      _,
      _,
      _,
      _ in lines += 1
    }
    #expect(lines == 3)
  }

  @Test func `a text view lays out as its container says`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.isScrollEnabled = false
    view.text = String(repeating: "words and more ", count: 20)
    view.layoutIfNeeded()
    let free = view.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(view.textContainer.size.width == 200 && view.textContainer.lineFragmentPadding == 5)
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    let short = view.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(short.height < free.height / 2)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.layoutIfNeeded()
    #expect(view.layoutManager.usedRect(for: view.textContainer).minX == 0)
    #expect(view.layoutManager.numberOfGlyphs == 300)
    view.text = "i"
    view.layoutIfNeeded()
    let i = view.layoutManager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 1),
      in: view.textContainer
    )
    #expect(i.minX == 0 && i.width > 1)
  }
}
