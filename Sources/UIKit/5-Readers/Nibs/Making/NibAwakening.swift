import Foundation

/// An object that is told when a nib it came from is complete.
@MainActor @preconcurrency
protocol NibAwakening: AnyObject {
  func awakeFromNib()
}

extension UIResponder: NibAwakening {}

extension UIGestureRecognizer: NibAwakening {}

extension NSLayoutConstraint: NibAwakening {}

extension UIBarItem: NibAwakening {}

extension UICollectionViewLayout: NibAwakening {}
