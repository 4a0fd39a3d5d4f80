import UIKit

extension UIColor {
  /// The ground of what is chosen: the system's blue is too bright for small white letters.
  static let chosen = UIColor(red: 0, green: 0.38, blue: 0.84, alpha: 1)
}
