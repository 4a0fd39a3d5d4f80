import CoreGraphics

/// A layout whose sections may be lists.
@MainActor
protocol ListLayout: UICollectionViewLayout {
  /// What a section is as a list; nil where it is none.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration?

  /// Where a section lies, with its insets; nil where it takes no room.
  func frame(ofSection section: Int) -> CGRect?
}
