/// Between which sizes of text something stays, as places among the twelve; two bytes, since every view
/// has them.
struct TextSizeLimits: Hashable {
  private var least: Int8 = -1
  private var most: Int8 = -1

  /// The smallest size; nil is none.
  var smallest: UIContentSizeCategory? {
    get { least < 0 ? nil : UIContentSizeCategory.ordered[Int(least)] }
    set { least = newValue.map { Int8($0.index) } ?? -1 }
  }

  /// The largest size; nil is none.
  var largest: UIContentSizeCategory? {
    get { most < 0 ? nil : UIContentSizeCategory.ordered[Int(most)] }
    set { most = newValue.map { Int8($0.index) } ?? -1 }
  }

  var areNone: Bool { least < 0 && most < 0 }

  func contain(_ traits: UITraitCollection) -> Bool {
    areNone || clamp(traits.preferredContentSizeCategory) == traits.preferredContentSizeCategory
  }

  /// The size nearest to another between the two; where they exclude each other the largest holds.
  func clamp(_ size: UIContentSizeCategory) -> UIContentSizeCategory {
    // A size that nobody asked for stays so.
    guard !areNone, size != .unspecified else { return size }
    var index = max(size.index, Int(least))
    if most >= 0 { index = min(index, Int(most)) }
    return UIContentSizeCategory.ordered[index]
  }
}
