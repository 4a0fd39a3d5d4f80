import UIKit
import ViewLayout

/// A UIKit view that shows a SwiftUI view.
class HostingView<Content: View>: UIView {
  let host = ViewHost()
  private var root: RootNode<Content>?
  private let surface: Surface
  private let content: UIView
  /// Values of the environment that whoever shows the view sets.
  var changeEnvironment: (inout EnvironmentValues) -> Void = { _ in } {
    didSet { environmentDidChange() }
  }
  /// The environment of the view that shows this one elsewhere.
  var baseEnvironment: EnvironmentValues? { didSet { environmentDidChange() } }
  /// Whether bars and the keyboard make room smaller.
  var respectsSafeArea = true
  /// Whether the content fills the view, rather than being as large as it is.
  var alignment: Alignment = .center
  /// What is added around the content, in points.
  var margins = EdgeInsets()

  var rootView: Content { didSet { updateRoot() } }

  init(rootView: Content) {
    self.rootView = rootView
    content = PassingView()
    surface = Surface(content)
    super.init(frame: .zero)
    addSubview(content)
    host.hostView = self
    host.placeEarly = { [unowned self] in
      guard let root, host.hasPlaced, window != nil else { return }
      host.settle()
      place(root)
      host.endPlacing()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A hosting view is made in code.") }

  // MARK: The tree

  private func currentRoot() -> RootNode<Content> {
    if let root { return root }
    let made = RootNode(rootView, host: host, environment: currentEnvironment())
    root = made
    return made
  }

  var node: GraphNode { currentRoot() }

  /// Ends the tree: nothing is computed for it any longer.
  func end() {
    root?.remove()
    root = nil
  }

  func currentEnvironment() -> EnvironmentValues {
    var environment = baseEnvironment ?? EnvironmentValues()
    environment.take(traitCollection)
    environment.hostController = WeakController(controller: host.controller)
    changeEnvironment(&environment)
    return environment
  }

  func environmentDidChange() {
    guard let root else { return }
    let environment = currentEnvironment()
    guard !environment.hasSameValues(as: root.environment) else { return }
    updateRoot()
  }

  /// Hands the view and the environment on with the next pass.
  private func updateRoot() {
    guard root != nil else { return setNeedsLayout() }
    host.updateRoot { [unowned self] in
      guard let root else { return }
      let environment = currentEnvironment()
      let isSame = environment.hasSameValues(as: root.environment)
      root.update(rootView, isSame ? root.environment : environment)
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    environmentDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    environmentDidChange()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Sizes

  /// The size of the content for a proposal.
  func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let root = currentRoot()
    host.settleToMeasure()
    let rounding = PixelRounding(scale: traitCollection.pixelsPerPoint)
    let size = root.element.size(
      ProposedViewSize(
        width: proposal.width.map { max($0 - margins.horizontal, 0) },
        height: proposal.height.map { max($0 - margins.vertical, 0) }
      )
    )
    return CGSize(
      width: rounding.roundedUp(size.width + margins.horizontal),
      height: rounding.roundedUp(size.height + margins.vertical)
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(ProposedViewSize(fitting: size))
  }

  // MARK: Placing

  override func layoutSubviews() {
    super.layoutSubviews()
    let root = currentRoot()
    var rounds = 0
    repeat {
      rounds += 1
      host.settle()
      place(root)
      if host.takeOldMatching() { place(root) }
      host.finishPass()
    } while host.hasChanges && rounds < 16
    if window != nil { host.appear() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    environmentDidChange()
    setNeedsLayout()
  }

  private func place(_ root: RootNode<Content>) {
    content.frame = bounds
    let insets = respectsSafeArea ? safeAreaInsets : .zero
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = CGRect(
      x: isReversed ? insets.right : insets.left,
      y: insets.top,
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0)
    )
    surface.isReversed = isReversed
    let inner = CGRect(
      x: safe.minX + margins.leading,
      y: safe.minY + margins.top,
      width: max(safe.width - margins.horizontal, 0),
      height: max(safe.height - margins.vertical, 0)
    )
    let transaction = host.transaction
    let animation = transaction.shownAnimation
    let placing = Placing(
      surface: surface,
      transaction: transaction,
      region: SafeRegion(bounds: bounds, safe: safe, aboveKeyboard: safe),
      rounding: PixelRounding(scale: traitCollection.pixelsPerPoint)
    )
    surface.fill(placing) {
      root.element.place(inner, ProposedViewSize(inner.size), placing)
    }
    for driver in host.leaving { driver.place(animation) }
  }
}

extension UITraitCollection {
  /// Pixels in a point; 1 where that is not known.
  var pixelsPerPoint: CGFloat { displayScale > 0 ? displayScale : 1 }
}

extension PixelRounding {
  /// The length of whole pixels that is at least as long.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    length.isFinite ? (length * scale - 0.001).rounded(.up) / scale : length
  }
}

extension ProposedViewSize {
  /// A size of UIKit's to fit in: lengths without an end are those a view has by itself.
  init(fitting size: CGSize) {
    func length(_ value: CGFloat) -> CGFloat? {
      value.isFinite && value < 1e6 && value > 0 ? value : nil
    }
    self.init(width: length(size.width), height: length(size.height))
  }
}

/// A controller, without keeping it.
struct WeakController: Equatable {
  weak var controller: UIViewController?

  static func == (one: WeakController, other: WeakController) -> Bool {
    one.controller === other.controller
  }
}

enum HostControllerKey: EnvironmentKey {
  static var defaultValue: WeakController { WeakController() }
}

extension EnvironmentValues {
  /// The controller that shows a view.
  var hostController: WeakController {
    get { self[HostControllerKey.self] }
    set { self[HostControllerKey.self] = newValue }
  }
}
