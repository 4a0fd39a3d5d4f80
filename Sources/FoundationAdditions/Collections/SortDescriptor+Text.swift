import Foundation

/// How texts are ordered for people; Foundation on Linux knows only the order of their characters.
public enum LocalizedTextOrder: Sendable {
  /// As lists of files are: upper case does not count, and numbers go by their value.
  case localizedStandard
  /// As words are in the language of the device.
  case localized
}

extension SortDescriptor {
  /// Sorts by a text, as people order it.
  public init(
    _ keyPath: KeyPath<Compared, String>,
    comparator: LocalizedTextOrder,
    order: SortOrder = .forward
  ) {
    switch comparator {
    case .localizedStandard:
      self.init(shared(keyPath.appending(path: \.standardOrder)), order: order)
    case .localized: self.init(shared(keyPath.appending(path: \.localizedOrder)), order: order)
    }
  }

  /// Sorts by a text that may be missing, as people order it.
  public init(
    _ keyPath: KeyPath<Compared, String?>,
    comparator: LocalizedTextOrder,
    order: SortOrder = .forward
  ) {
    switch comparator {
    case .localizedStandard:
      self.init(shared(keyPath.appending(path: \.?.standardOrder)), order: order)
    case .localized: self.init(shared(keyPath.appending(path: \.?.localizedOrder)), order: order)
    }
  }
}

/// A path to a property holds nothing that threads could share wrongly.
private func shared<Root, Value>(_ path: KeyPath<Root, Value>) -> KeyPath<Root, Value> & Sendable {
  unsafeBitCast(path, to: (KeyPath<Root, Value> & Sendable).self)
}

/// A text in the order of lists of files.
private struct StandardText: Comparable {
  let text: String

  static func < (one: StandardText, other: StandardText) -> Bool {
    one.text.localizedStandardCompare(other.text) == .orderedAscending
  }
}

/// A text in the order of words.
private struct LocalizedText: Comparable {
  let text: String

  static func < (one: LocalizedText, other: LocalizedText) -> Bool {
    one.text.localizedCompare(other.text) == .orderedAscending
  }
}

extension String {
  fileprivate var standardOrder: StandardText { StandardText(text: self) }
  fileprivate var localizedOrder: LocalizedText { LocalizedText(text: self) }
}
