import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct TextStorageTests {
  /// A storage as editors of code write it: it keeps the text itself and colours some words.
  private final class Colouring: NSTextStorage {
    nonisolated(unsafe) private let kept = NSMutableAttributedString()
    nonisolated(unsafe) var processed = 0

    override var string: String { kept.string }

    override func attributes(
      at location: Int,
      effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      kept.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      kept.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      kept.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      processed += 1
      let found = (string as NSString).range(of: "let")
      if found.length > 0 { kept.addAttribute(.foregroundColor, value: UIColor.red, range: found) }
      super.processEditing()
    }
  }

  private final class Log: NSObject, NSTextStorageDelegate {
    var lines: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage,
      didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      lines.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    }
  }

  // MARK: Storage

  @Test func `edits are told when all of them are made`() {
    let (storage, log) = (NSTextStorage(string: "one two"), Log())
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(storage.string == "three two")
    #expect(log.lines == ["2 0+5 2"])
    storage.beginEditing()
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    storage.deleteCharacters(in: NSRange(location: 5, length: 4))
    #expect(log.lines.count == 1 && storage.changeInLength == -4)
    storage.endEditing()
    #expect(log.lines.last == "3 0+5 -4")
    #expect(storage.string == "three")
    #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) != nil)
    #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) == nil)
    storage.append(NSAttributedString(string: "!", attributes: [.kern: 4]))
    #expect(storage.string == "three!" && storage.editedMask.isEmpty)
    #expect(storage.attribute(.kern, at: 5, effectiveRange: nil) as? Int == 4)
    storage.removeAttribute(.kern, range: NSRange(location: 0, length: 6))
    #expect(storage.attribute(.kern, at: 5, effectiveRange: nil) == nil)
  }

  // MARK: In a view

  @Test func `what is changed in the storage shows, and what is typed is in it`() {
    let view = UITextView()
    view.text = "one two"
    view.selectedRange = NSRange(location: 7, length: 0)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(view.text == "three two")
    #expect(view.selectedRange == NSRange(location: 9, length: 0))
    view.textStorage.addAttribute(
      .foregroundColor,
      value: UIColor.red,
      range: NSRange(location: 0, length: 5)
    )
    let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    view.insertText("!")
    #expect(view.textStorage.string == "three two!")
    view.text = "new"
    #expect(view.textStorage.string == "new")
  }

  @Test func `a storage that colours words does so while one types`() throws {
    let storage = Colouring()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100),
      textContainer: container
    )
    #expect(view.textContainer === container && view.layoutManager === manager)
    #expect(view.textStorage === storage)
    view.insertText("a let b")
    #expect(storage.string == "a let b" && storage.processed > 0)
    let color = view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    view.deleteBackward()
    #expect(storage.string == "a let ")
  }

  @Test func `a view that is made with a filled storage shows it`() {
    let storage = NSTextStorage(string: "filled")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.text == "filled")
    weak var gone: UITextView?
    do {
      let other = UITextView(frame: .zero, textContainer: nil)
      other.textStorage.append(NSAttributedString(string: "x"))
      gone = other
    }
    #expect(gone == nil)
  }

  @Test(arguments: [
    ("abc", "abXc", NSRange(location: 3, length: 0), NSRange(location: 4, length: 0)),
    ("abc", "c", NSRange(location: 1, length: 1), NSRange(location: 0, length: 0)),
    ("abc", "abc", NSRange(location: 1, length: 2), NSRange(location: 1, length: 2)),
    ("aaa", "aaaa", NSRange(location: 0, length: 1), NSRange(location: 0, length: 1)),
  ])
  func `a selection stays with its characters`(
    _ old: String,
    new: String,
    range: NSRange,
    moved: NSRange
  ) {
    let difference = TextDifference(from: old as NSString, to: new as NSString)
    #expect(difference.moved(range) == moved)
  }
}
