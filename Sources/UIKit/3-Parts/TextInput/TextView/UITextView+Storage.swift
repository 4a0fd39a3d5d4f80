import Foundation

extension UITextView {
  /// The text; what is changed in it shows, and what is typed is put into it.
  ///
  /// The delegate is not told of such changes.
  public var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage()
    made.setAttributedString(editing.editor.text)
    made.addLayoutManager(manager)
    storage = made
    return made
  }

  /// The storage changed: the view shows what is in it.
  func storageDidChange() {
    guard !isBringingText, let text = storage?.snapshot, !text.isEqual(to: editing.editor.text)
    else { return }
    take(text)
    showText()
  }

  /// Puts what was typed into the storage, which may change how it looks.
  func bringTextToStorage() {
    guard !isBringingText, let storage, !storage.snapshot.isEqual(to: editing.editor.text) else {
      return
    }
    let (old, new) = (storage.string as NSString, editing.editor.text)
    let changed = TextDifference(from: old, to: new.string as NSString)
    isBringingText = true
    if changed.old.length > 0 || changed.new.length > 0 {
      storage.replaceCharacters(in: changed.old, with: new.attributedSubstring(from: changed.new))
    } else {
      storage.setAttributedString(new)
    }
    isBringingText = false
    let text = storage.snapshot
    if !text.isEqual(to: editing.editor.text) { take(text) }
  }

  private func take(_ text: NSAttributedString) {
    guard text.string != editing.editor.string else { return editing.editor.restyle(text) }
    let change = TextDifference(
      from: editing.editor.string as NSString,
      to: text.string as NSString
    )
    let selection = change.moved(editing.editor.selection)
    editing.editor.set(text)
    editing.editor.select(selection)
  }
}

/// The part in which two texts differ: what stands before and behind it is the same.
struct TextDifference: Equatable {
  let old: NSRange
  let new: NSRange

  init(from old: NSString, to new: NSString) {
    let shorter = min(old.length, new.length)
    var start = 0
    while start < shorter, old.character(at: start) == new.character(at: start) { start += 1 }
    var end = 0
    while end < shorter - start,
      old.character(at: old.length - 1 - end) == new.character(at: new.length - 1 - end)
    {
      end += 1
    }
    self.old = NSRange(location: start, length: old.length - start - end)
    self.new = NSRange(location: start, length: new.length - start - end)
  }

  /// Where a part of the old text is in the new one.
  func moved(_ range: NSRange) -> NSRange {
    func place(_ place: Int) -> Int {
      if place <= old.location { return place }
      if place >= NSMaxRange(old) { return place + new.length - old.length }
      return min(place, NSMaxRange(new))
    }
    let start = place(range.location)
    return NSRange(location: start, length: max(0, place(NSMaxRange(range)) - start))
  }
}
