import CoreGraphics

/// The pictures that a search bar has in place of the system's, and how far they are moved.
struct SearchBarImages {
  struct IconPlace: Hashable {
    let icon: UISearchBar.Icon
    let state: UIControl.State
  }

  struct GroundPlace: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  var icons: [IconPlace: UIImage] = [:]
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
  var grounds: [GroundPlace: UIImage] = [:]
  var fields: [UIControl.State: UIImage] = [:]
  var fieldOffset = UIOffset.zero
  var textOffset = UIOffset.zero
  var scopeGround: UIImage?

  func icon(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? {
    icons[IconPlace(icon: icon, state: state)] ?? icons[IconPlace(icon: icon, state: .normal)]
  }
}
