/// What constraints speak of: views and layout guides.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or that of the guide.
  var layoutView: (any LayoutItem)? { get }

  /// What Auto Layout keeps for the item, once it takes part.
  var layoutState: AnyObject? { get set }
}
