/// What constraints speak of: views and layout guides.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or that of the guide.
  var layoutOwner: UIView? { get }
  var layoutNodeIfAny: LayoutNode? { get }
  func layoutNode() -> LayoutNode
}
