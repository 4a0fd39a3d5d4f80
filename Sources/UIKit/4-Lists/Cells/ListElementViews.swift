import Foundation

extension UITableViewCell: ListElementView {
  var isListCell: Bool { true }
}

extension UITableViewHeaderFooterView: ListElementView {
  var isListCell: Bool { false }
}

extension UICollectionReusableView: ListElementView {
  var isListCell: Bool { self is UICollectionViewCell }
}
