import CoreGraphics

extension NibCells {
  /// The cell or supplementary view of a nib.
  static func reusable<View: UICollectionReusableView>(
    _ nib: UINib,
    _ identifier: String?,
    _ frame: CGRect
  ) -> View? {
    guard let view: View = only(nib, identifier ?? "\(View.self)") else { return nil }
    if let identifier { check(view.storedReuseIdentifier, identifier, nib) }
    view.frame = frame
    return view
  }
}
