import ListUpdates

/// A list whose data changes in blocks of updates, and what such a block asks of it.
@MainActor
protocol UpdatedList: AnyObject {
  /// A path of the data.
  associatedtype UpdatePath: ListPath

  /// What an element is called.
  static var elementNoun: String { get }
  /// Whether the data source was asked how much there is.
  var areCountsKnown: Bool { get }
  /// The number of elements of each section.
  var countsOfData: [Int] { get }

  /// An update comes by itself before anything is known of the data.
  func updateCameEarly()
  /// What is held goes back: its place is one of the old order.
  func prepareForUpdates()
  /// The numbers around a block are known, and all is as it was.
  func updatesDidBegin()
  func invalidateCounts()
  /// Brings what is shown from the old data to the new.
  func bring(
    _ operations: UpdateOperations<UpdatePath>,
    _ counts: [Int],
    completion: @escaping (Bool) -> Void
  )
  /// Shows the new data, with what is in sight where it is, after a mistake.
  func recover()
}
