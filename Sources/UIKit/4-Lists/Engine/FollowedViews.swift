/// What an update does to the views in sight.
struct FollowedViews<Key, View> {
  /// The views that stay, by the keys their elements have now.
  private(set) var kept: [(Key, View)] = []
  /// The views whose elements are gone or made anew, by the keys they had.
  private(set) var lost: [(Key, View)] = []

  /// `new` gives the key that an element has now; nil where its view goes.
  init(_ views: some Sequence<(key: Key, value: View)>, _ new: (Key) -> Key?) {
    for (key, view) in views {
      if let new = new(key) { kept.append((new, view)) } else { lost.append((key, view)) }
    }
  }
}
