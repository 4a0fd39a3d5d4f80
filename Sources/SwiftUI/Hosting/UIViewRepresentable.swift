import UIKit
import ViewGraph
import ViewLayout

/// A UIKit view as a SwiftUI view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The view of UIKit's.
  associatedtype UIViewType: UIView
  /// What stands between both: a delegate, as a rule.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what stands between both, before the view.
  func makeCoordinator() -> Coordinator
  /// The size of the view for a proposal; nil leaves it to the view.
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize?
  /// The view leaves the tree.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

/// What representations are told.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What stands between both.
  public let coordinator: Representable.Coordinator
  /// How changes are shown.
  public let transaction: Transaction
  /// What views above say.
  public let environment: EnvironmentValues

  /// Makes changes of views that are animated as the transaction says.
  public func animate(changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    if let animation = transaction.animation {
      animation.perform(changes, completion: completion)
    } else {
      changes()
      completion?()
    }
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Leaves the size to the view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body.") }

  /// Makes a node of one element: the view.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    RepresentableNode(view, in: place)
  }
}

private final class RepresentableNode<Content: UIViewRepresentable>: ViewNode<Content> {
  private let links = PropertyLinks(of: Content.self)
  private let coordinator: Content.Coordinator
  private var computation: Computation?
  private var element: RepresentedElement?
  private var uiView: Content.UIViewType?

  override init(_ view: Content, in place: NodePlace) {
    coordinator = view.makeCoordinator()
    super.init(view, in: place)
    let computation = Computation(depth: depth, schedule: host.schedule) { [unowned self] in
      update()
      element?.sizeDidChange()
    }
    self.computation = computation
    let context = context
    let made = links.install(in: view, node: self, computation: computation) { installed in
      installed.makeUIView(context: context)
    }
    uiView = made
    element = RepresentedElement(made) { [unowned self] proposal in
      self.view.sizeThatFits(proposal, uiView: made, context: self.context)
    }
    update()
  }

  private var context: Content.Context {
    UIViewRepresentableContext(
      coordinator: coordinator,
      transaction: host.transaction,
      environment: environment
    )
  }

  private func update() {
    guard let computation, let uiView else { return }
    let context = context
    links.install(in: view, node: self, computation: computation) { installed in
      computation.observe { installed.updateUIView(uiView, context: context) }
    }
  }

  override func viewDidChange(_ change: NodeChange<Content>) {
    if change.isEnvironmentChanged { _ = links.environmentDidChange(environment) }
    update()
    element?.sizeDidChange()
  }

  override func collect(_ elements: inout [LayoutElement]) {
    if let element { elements.append(element) }
  }

  override var isStructural: Bool { false }

  override func remove() {
    computation?.end()
    links.remove()
    if let uiView { Content.dismantleUIView(uiView, coordinator: coordinator) }
    super.remove()
  }
}

/// An element that is a view of the app.
final class RepresentedElement: LayoutElement {
  private let view: UIView
  private let ownSize: (ProposedViewSize) -> CGSize?

  /// The view of the app.
  var shownView: UIView { view }

  init(_ view: UIView, ownSize: @escaping (ProposedViewSize) -> CGSize?) {
    self.view = view
    self.ownSize = ownSize
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = ownSize(proposal) { return size }
    let own = view.intrinsicContentSize
    func length(
      _ proposed: CGFloat?,
      _ own: CGFloat,
      _ axis: NSLayoutConstraint.Axis,
      _ fitting: CGFloat
    ) -> CGFloat {
      guard own != UIView.noIntrinsicMetric else {
        return proposed ?? fitting
      }
      guard let proposed else { return own }
      // A view that does not hug grows, one that does not resist shrinks.
      if proposed > own {
        return view.contentHuggingPriority(for: axis).rawValue
          < UILayoutPriority.defaultLow.rawValue
          ? proposed : own
      }
      return view.contentCompressionResistancePriority(for: axis).rawValue
        < UILayoutPriority.defaultHigh.rawValue ? proposed : own
    }
    let needsFitting =
      proposal.width == nil && own.width == UIView.noIntrinsicMetric
      || proposal.height == nil && own.height == UIView.noIntrinsicMetric
    let fitting =
      needsFitting
      ? view.systemLayoutSizeFitting(
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0),
        withHorizontalFittingPriority: proposal.width == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: proposal.height == nil ? .fittingSizeLevel : .required
      ) : .zero
    return CGSize(
      width: length(proposal.width, own.width, .horizontal, fitting.width),
      height: length(proposal.height, own.height, .vertical, fitting.height)
    )
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    view.translatesAutoresizingMaskIntoConstraints = true
    placing.surface.show(view, in: rect, placing)
  }

  override func isHit(_ point: CGPoint) -> Bool { true }
}

/// A UIKit controller as a SwiftUI view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The controller.
  associatedtype UIViewControllerType: UIViewController
  /// What stands between both: a delegate, as a rule.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what stands between both, before the controller.
  func makeCoordinator() -> Coordinator
  /// The size of the controller's view for a proposal; nil leaves it to the controller.
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?
  /// The controller leaves the tree.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
}

/// What representations are told.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What stands between both.
  public let coordinator: Representable.Coordinator
  /// How changes are shown.
  public let transaction: Transaction
  /// What views above say.
  public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Leaves the size to the controller.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? { nil }

  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body.") }

  /// Makes a node of one element: the controller's view.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    RepresentableControllerNode(view, in: place)
  }
}

private final class RepresentableControllerNode<Content: UIViewControllerRepresentable>: ViewNode<
  Content
>
{
  private let links = PropertyLinks(of: Content.self)
  private let coordinator: Content.Coordinator
  private var computation: Computation?
  private var element: ControllerElement?
  private var controller: Content.UIViewControllerType?

  override init(_ view: Content, in place: NodePlace) {
    coordinator = view.makeCoordinator()
    super.init(view, in: place)
    let computation = Computation(depth: depth, schedule: host.schedule) { [unowned self] in
      update()
    }
    self.computation = computation
    let context = context
    let made = links.install(in: view, node: self, computation: computation) { installed in
      installed.makeUIViewController(context: context)
    }
    controller = made
    element = ControllerElement(made, host: host) { [unowned self] proposal in
      self.view.sizeThatFits(proposal, uiViewController: made, context: self.context)
    }
    update()
  }

  private var context: Content.Context {
    UIViewControllerRepresentableContext(
      coordinator: coordinator,
      transaction: host.transaction,
      environment: environment
    )
  }

  private func update() {
    guard let computation, let controller else { return }
    let context = context
    links.install(in: view, node: self, computation: computation) { installed in
      computation.observe { installed.updateUIViewController(controller, context: context) }
    }
  }

  override func viewDidChange(_ change: NodeChange<Content>) {
    if change.isEnvironmentChanged { _ = links.environmentDidChange(environment) }
    update()
  }

  override func collect(_ elements: inout [LayoutElement]) {
    if let element { elements.append(element) }
  }

  override var isStructural: Bool { false }

  override func remove() {
    computation?.end()
    links.remove()
    element?.leave()
    if let controller {
      Content.dismantleUIViewController(controller, coordinator: coordinator)
    }
    super.remove()
  }
}

/// An element that is the view of a controller, which is a child of the host's.
final class ControllerElement: LayoutElement {
  private let controller: UIViewController
  private let host: ViewHost
  private let ownSize: (ProposedViewSize) -> CGSize?
  /// Whether the view goes on under bars.
  var fillsBounds = true

  init(
    _ controller: UIViewController,
    host: ViewHost,
    ownSize: @escaping (ProposedViewSize) -> CGSize? = { _ in nil }
  ) {
    self.controller = controller
    self.host = host
    self.ownSize = ownSize
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = ownSize(proposal) { return size }
    let preferred = controller.preferredContentSize
    return CGSize(
      width: proposal.width ?? (preferred.width > 0 ? preferred.width : 10),
      height: proposal.height ?? (preferred.height > 0 ? preferred.height : 10)
    )
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let isNew = controller.parent == nil
    let parent = placing.controller ?? host.controller
    if isNew { parent?.addChild(controller) }
    let frame = fillsBounds ? placing.region.extended(rect, edges: .all) : rect
    controller.view.translatesAutoresizingMaskIntoConstraints = true
    placing.surface.show(controller.view, in: frame, placing)
    if isNew, let parent { controller.didMove(toParent: parent) }
  }

  func leave() {
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  override func isHit(_ point: CGPoint) -> Bool { true }
}
