import Foundation

/// A text with attributes that layout managers lay out.
///
/// A subclass that keeps the text elsewhere overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` with a string and `setAttributes(_:range:)`, and calls
/// `edited(_:range:changeInLength:)` in the last two; all else is made of these.
open class NSTextStorage: NSMutableAttributedString {
  /// What was edited.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  // Written on the main thread only, as text that is shown is.
  nonisolated(unsafe) private var managers: [NSLayoutManager] = []
  nonisolated(unsafe) private var edit = Edit()

  private struct Edit {
    var mask: EditActions = []
    var range = NSRange(location: NSNotFound, length: 0)
    var change = 0
    var depth = 0
  }

  /// The one who is asked about edits.
  ///
  /// Defaults to nil.
  nonisolated(unsafe) open weak var delegate: (any NSTextStorageDelegate)?

  /// What lays the text out.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Adds something that lays the text out.
  @MainActor @preconcurrency
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.forget()
  }

  /// Takes away something that laid the text out.
  @MainActor @preconcurrency
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
    aLayoutManager.forget()
  }

  // MARK: Edits

  /// What was edited since edits were last processed.
  open var editedMask: EditActions { edit.mask }

  /// Where, in UTF-16 offsets of the text as it is now.
  open var editedRange: NSRange { edit.range }

  /// By how much the text got longer.
  open var changeInLength: Int { edit.change }

  /// Notes an edit; it is processed at once, unless more are announced.
  ///
  /// - Parameters:
  ///   - editedMask: what was edited.
  ///   - editedRange: where, in UTF-16 offsets of the text before.
  ///   - delta: by how much that part got longer.
  open func edited(
    _ editedMask: EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    let now = NSRange(
      location: editedRange.location,
      length: max(0, editedRange.length + delta)
    )
    if edit.mask.isEmpty {
      edit.range = now
    } else {
      var old = edit.range
      if editedRange.location <= old.location {
        old.location = max(editedRange.location, old.location + delta)
      } else if editedRange.location < NSMaxRange(old) {
        old.length = max(0, old.length + delta)
      }
      edit.range = NSUnionRange(old, now)
    }
    edit.mask.formUnion(editedMask)
    edit.change += delta
    if edit.depth == 0 { processEditing() }
  }

  /// Asks the delegate, and has what was edited laid out again; overrides call super.
  open func processEditing() {
    guard !edit.mask.isEmpty else { return }
    let (mask, range, change) = (edit.mask, edit.range, edit.change)
    // Edits that the delegate makes belong to these.
    edit.depth += 1
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: change)
    delegate?.textStorage(
      self,
      didProcessEditing: edit.mask,
      range: edit.range,
      changeInLength: edit.change
    )
    edit = Edit()
    if !managers.isEmpty, MainQueue.isCurrent {
      MainActor.assumeIsolated { [managers] in
        for manager in managers { manager.storageDidChange() }
      }
    }
  }

  open override func beginEditing() {
    super.beginEditing()
    edit.depth += 1
  }

  open override func endEditing() {
    super.endEditing()
    edit.depth = max(0, edit.depth - 1)
    if edit.depth == 0 { processEditing() }
  }

  // MARK: What subclasses override

  /// The length of `string` in UTF-16 units.
  open override var length: Int { string.utf16.count }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: What is made of it

  /// The text as subclasses have it; Foundation's own copies pass over what they override.
  var snapshot: NSAttributedString {
    let copy = NSMutableAttributedString(string: string)
    var place = 0
    while place < copy.length {
      var run = NSRange()
      let attributes = attributes(at: place, effectiveRange: &run)
      let end = max(place + 1, min(NSMaxRange(run), copy.length))
      copy.setAttributes(attributes, range: NSRange(location: place, length: end - place))
      place = end
    }
    return copy
  }

  private func together(_ edits: () -> Void) {
    beginEditing()
    edits()
    endEditing()
  }

  private func change(
    _ range: NSRange,
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
    var place = range.location
    while place < NSMaxRange(range) {
      var run = NSRange()
      let attributes = attributes(at: place, effectiveRange: &run)
      let part = NSIntersectionRange(run, range)
      guard part.length > 0 else { break }
      runs.append((part, attributes))
      place = NSMaxRange(part)
    }
    together {
      for (part, attributes) in runs {
        var changed = attributes
        change(&changed)
        setAttributes(changed, range: part)
      }
    }
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key,
    value: Any,
    range: NSRange
  ) { change(range) { $0[name] = value } }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any],
    range: NSRange
  ) { change(range) { $0.merge(attrs) { $1 } } }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    together {
      replaceCharacters(in: range, with: attrString.string)
      let whole = NSRange(location: 0, length: attrString.length)
      attrString.enumerateAttributes(in: whole) { attributes, part, _ in
        let place = NSRange(location: range.location + part.location, length: part.length)
        setAttributes(attributes, range: place)
      }
    }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
}
