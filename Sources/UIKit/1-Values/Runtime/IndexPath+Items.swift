import Foundation

extension IndexPath {
  /// Makes the path of an item in a section of a collection view.
  public init(item: Int, section: Int) {
    self.init(index: section)
    append(item)
  }

  /// Makes the path of a row in a section of a table view.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section, the first of the path's two numbers.
  public var section: Int {
    get { count > 0 ? self[0] : NSNotFound }
    set { self = IndexPath(item: count > 1 ? self[1] : 0, section: newValue) }
  }

  /// The item, the second of the path's two numbers.
  public var item: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { self = IndexPath(item: newValue, section: count > 0 ? self[0] : 0) }
  }

  /// The row, the second of the path's two numbers.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// The path as it stands in messages: `(section, item)`.
  var short: String {
    "(" + map { $0 == NSNotFound ? "NSNotFound" : "\($0)" }.joined(separator: ", ") + ")"
  }

  /// Whether it was made of the result of a search that found nothing.
  var isNotFound: Bool { contains(NSNotFound) }
}
