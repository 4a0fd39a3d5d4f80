/// Names of methods as Objective-C forms them from Swift's.
enum SelectorName {
  /// The selector of a method with argument labels; nil stands for `_`.
  static func of(_ base: String, labels: [String?]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if let first {
      // `initWithFrame:`, `showWithAnimated:`
      name += "With" + first.prefix(1).uppercased() + first.dropFirst()
    }
    name += ":"
    for label in labels.dropFirst() { name += (label ?? "") + ":" }
    return name
  }

  /// The full Swift name, as in `tap(_:for:)`.
  static func full(_ base: String, labels: [String?]) -> String {
    labels.isEmpty ? base + "()" : base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }
}
