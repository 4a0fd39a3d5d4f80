import Foundation

/// Puts models into the order that descriptors say.
///
/// Texts are ordered as on iOS: upper case does not count, and numbers go by their value.
enum Sorting {
  /// One descriptor: a number for each model, or the descriptor itself.
  private enum Column<T> {
    case ranks([Int], isForward: Bool)
    case descriptor(SortDescriptor<T>)

    func compare(_ one: Int, _ other: Int, _ models: [T]) -> ComparisonResult {
      switch self {
      case .ranks(let ranks, let isForward):
        if ranks[one] == ranks[other] { return .orderedSame }
        return (ranks[one] < ranks[other]) == isForward ? .orderedAscending : .orderedDescending
      case .descriptor(let descriptor): return descriptor.compare(models[one], models[other])
      }
    }
  }

  static func sorted<T: PersistentModel>(_ models: [T], by order: [SortDescriptor<T>]) -> [T] {
    let columns = order.map { column($0, models) }
    let places = models.indices.sorted { one, other in
      for column in columns {
        let result = column.compare(one, other, models)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return one < other
    }
    return places.map { models[$0] }
  }

  private static func column<T>(_ descriptor: SortDescriptor<T>, _ models: [T]) -> Column<T> {
    let texts: [String?]
    if let path = descriptor.keyPath as? KeyPath<T, String> {
      texts = models.map { $0[keyPath: path] }
    } else if let path = descriptor.keyPath as? KeyPath<T, String?> {
      texts = models.map { $0[keyPath: path] }
    } else {
      return .descriptor(descriptor)
    }
    return .ranks(TextOrder.ranks(texts), isForward: descriptor.order == .forward)
  }
}

/// The order in which people have texts.
enum TextOrder {
  /// The place of each text among all; what is missing comes first.
  static func ranks(_ texts: [String?]) -> [Int] {
    let isPlain = Locale.current.language.languageCode == .english
    let distinct = Set(texts.compactMap { $0 }).map { (key: isPlain ? key($0) : nil, text: $0) }
    let ordered = distinct.sorted { compare($0, $1) == .orderedAscending }
    var ranks: [String: Int] = [:]
    var rank = 0
    for (place, entry) in ordered.enumerated() {
      if place == 0 || compare(ordered[place - 1], entry) != .orderedSame { rank += 1 }
      ranks[entry.text] = rank
    }
    return texts.map { $0.flatMap { ranks[$0] } ?? 0 }
  }

  private typealias Entry = (key: [UInt8]?, text: String)

  private static func compare(_ one: Entry, _ other: Entry) -> ComparisonResult {
    if let a = one.key, let b = other.key, a != b {
      return a.lexicographicallyPrecedes(b) ? .orderedAscending : .orderedDescending
    }
    return one.text.localizedStandardCompare(other.text)
  }

  /// Bytes that are in the order of plain English texts; nil where only the language's rules tell.
  static func key(_ text: String) -> [UInt8]? {
    var key: [UInt8] = []
    var digits: [UInt8] = []
    func close() {
      guard !digits.isEmpty else { return }
      let value = digits.drop { $0 == UInt8(ascii: "0") }
      // A number with more digits is greater, whatever they are.
      key += [2, UInt8(value.count)] + value
      digits = []
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte)
        guard digits.count < 256 else { return nil }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: " "):
        close()
        key.append(byte == UInt8(ascii: " ") ? 1 : byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        close()
        key.append(byte | 0x20)
      default: return nil
      }
    }
    close()
    return key
  }
}
