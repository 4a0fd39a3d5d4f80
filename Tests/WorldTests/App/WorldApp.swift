import UIKit

/// A cell as a list shows it.
@MainActor
struct ShownCell {
  let path: IndexPath
  let view: UIView
  /// What the data source last put in it.
  let item: Int?
  let version: Int
  /// Where the list says it is.
  let pathOfView: IndexPath?
  /// Where the layout wants it, in the list's content.
  let frame: CGRect?
}

/// An app with one screen, on which a list shows a stock.
@MainActor
protocol WorldApp: AnyObject {
  var controller: UIViewController { get }
  var list: UIScrollView { get }
  var stock: Stock { get set }
  var ledger: Ledger { get }

  // What is shown.
  var shownCells: [ShownCell] { get }
  var shownCellViews: [UIView] { get }
  /// The items in sight by the layout; nil where it cannot be said simply.
  var expectedPaths: Set<IndexPath>? { get }
  /// Where each item of rows that scroll across is seen, as far as it is in sight; nil where there are none.
  var placesInRows: [IndexPath: CGRect]? { get }
  var countsOfList: [Int] { get }
  /// What the list's own data is, where it keeps some.
  var listedItems: [[Int]]? { get }
  var selectedPaths: [IndexPath] { get }
  /// What is wrong with headers in sight.
  var headerProblem: String? { get }
  /// Whether cells are on their way from one layout to another, or one is held: what is shown is then not
  /// what the data says.
  var isBetween: Bool { get }

  // What can be done.
  func perform(_ edit: Edit, animated: Bool, completion: @escaping @MainActor (Bool) -> Void)
  func reloadData()
  func reconfigure(_ items: [Int])
  func select(_ path: IndexPath, animated: Bool)
  func deselect(_ path: IndexPath, animated: Bool)
  func scroll(to path: IndexPath, place: Int, animated: Bool)
  func changeLayout(_ number: Int, animated: Bool)
  func invalidate()
  func setEditing(_ isEditing: Bool, animated: Bool)
  /// Lifts an item; says whether it could be.
  func lift(_ path: IndexPath) -> Bool
  /// Moves what was lifted.
  func carry(by way: CGVector)
  func drop()

  /// What the same data makes when it is laid out anew, and what it is laid out as now.
  func differenceFromScratch() -> String?
}

/// A lie that is planted to see whether it is found.
enum Lie: Sendable {
  /// After an item was inserted, the data source puts the wrong item into cells.
  case wrongCell
  /// The completion of every animated update is told twice.
  case twiceCompleted
}
