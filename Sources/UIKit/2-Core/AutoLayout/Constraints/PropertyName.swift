/// The property by which an app's own class knows a view.
///
/// Messages name views by it, as it is how the code that made them does. Only for messages: looking
/// through the properties of every owner takes its time.
@MainActor
struct PropertyName {
  /// The class that declares the property.
  let owner: String
  /// The property.
  let name: String

  /// Looks through the view's superviews and the controllers above it; nil where none has it.
  init?(of view: UIView) {
    for responder in sequence(first: view.next, next: { $0?.next }) {
      guard let responder else { return nil }
      if let found = Self.find(view, in: responder) {
        self = found
        return
      }
    }
    return nil
  }

  private init(owner: String, name: String) {
    self.owner = owner
    self.name = name
  }

  private static func find(_ view: UIView, in owner: AnyObject) -> PropertyName? {
    for mirror in sequence(first: Mirror(reflecting: owner), next: \.superclassMirror) {
      if String(reflecting: mirror.subjectType).hasPrefix("UIKit.") { return nil }
      for child in mirror.children {
        guard let label = child.label, refers(child.value, to: view) else { continue }
        let lazy = "$__lazy_storage_$_"
        let name = label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
        return PropertyName(owner: "\(mirror.subjectType)", name: name)
      }
    }
    return nil
  }

  private static func refers(_ value: Any, to view: UIView) -> Bool {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { refers($0.value, to: view) } ?? false
    }
    return value as? UIView === view
  }
}
