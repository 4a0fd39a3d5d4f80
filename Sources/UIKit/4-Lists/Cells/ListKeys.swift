import Foundation

extension SystemKeyList {
  /// Enters the properties of tables, collection views and their cells.
  mutating func enterLists() {
    add("delegate", \UITableView.delegate)
    add("dataSource", \UITableView.dataSource)
    add("prefetchDataSource", \UITableView.prefetchDataSource)
    add("backgroundView", \UITableView.backgroundView)
    add("tableHeaderView", \UITableView.tableHeaderView)
    add("tableFooterView", \UITableView.tableFooterView)
    add("rowHeight", \UITableView.rowHeight)
    add("estimatedRowHeight", \UITableView.estimatedRowHeight)
    add("separatorColor", \UITableView.separatorColor)
    add("accessoryView", \UITableViewCell.accessoryView)
    add("editingAccessoryView", \UITableViewCell.editingAccessoryView)
    add("backgroundView", \UITableViewCell.backgroundView)
    add("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    add(
      "multipleSelectionBackgroundView",
      \UITableViewCell.multipleSelectionBackgroundView
    )
    add(reading: "contentView", \UITableViewCell.contentView)
    add(reading: "textLabel", \UITableViewCell.textLabel)
    add(reading: "detailTextLabel", \UITableViewCell.detailTextLabel)
    add(reading: "imageView", \UITableViewCell.imageView)
    add("backgroundView", \UITableViewHeaderFooterView.backgroundView)
    add("delegate", \UICollectionView.delegate)
    add("dataSource", \UICollectionView.dataSource)
    add("prefetchDataSource", \UICollectionView.prefetchDataSource)
    add("dragDelegate", \UICollectionView.dragDelegate)
    add("dropDelegate", \UICollectionView.dropDelegate)
    add("backgroundView", \UICollectionView.backgroundView)
    add("collectionViewLayout", \UICollectionView.collectionViewLayout)
    add("backgroundView", \UICollectionViewCell.backgroundView)
    add("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    add(reading: "contentView", \UICollectionViewCell.contentView)
    add("itemSize", \UICollectionViewFlowLayout.itemSize)
    add("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
    add("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
    add("sectionInset", \UICollectionViewFlowLayout.sectionInset)
    add(
      "sectionHeadersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds
    )
    add(
      "sectionFootersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds
    )
    add("tableView", \UITableViewController.tableView)
    add("refreshControl", \UITableViewController.refreshControl)
    add("collectionView", \UICollectionViewController.collectionView)
  }
}
