import Foundation

extension NSIndexPath {
  /// Makes the path of an item in a section of a collection view.
  public convenience init(item: Int, section: Int) {
    var numbers = [section, item]
    self.init(indexes: &numbers, length: 2)
  }

  /// Makes the path of a row in a section of a table view.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section, the first of the path's two numbers.
  public var section: Int { index(atPosition: 0) }

  /// The item, the second of the path's two numbers.
  public var item: Int { index(atPosition: 1) }

  /// The row, the second of the path's two numbers.
  public var row: Int { index(atPosition: 1) }
}
