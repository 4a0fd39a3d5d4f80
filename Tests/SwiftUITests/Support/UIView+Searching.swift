import UIKit

extension UIView {
  /// The first view of a kind, from this one down.
  func first<Found: UIView>(_ type: Found.Type) -> Found? {
    if let found = self as? Found { return found }
    for view in subviews {
      if let found = view.first(type) { return found }
    }
    return nil
  }
}
