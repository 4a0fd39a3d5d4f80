import UIKit
import ViewGraph
import ViewLayout

/// How a hosting controller tells the size of its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// A bit for each way.
  public let rawValue: Int

  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// By its preferred content size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// By the intrinsic size of its view, which is then told anew when the content has another.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Which bars and the like a hosting controller keeps its view free of.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt

  /// Makes regions of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the container of the view covers: bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A controller whose view shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
  private let hostingView: ControllerHostingView<Content>

  /// The SwiftUI view.
  public var rootView: Content {
    get { hostingView.rootView }
    set {
      hostingView.rootView = newValue
      updateSizes()
    }
  }

  /// How another size of the content is told; by default it is not.
  ///
  /// The view has the intrinsic size of its content in any case.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { updateSizes() }
  }

  /// What the view is kept free of.
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet {
      hostingView.respectsSafeArea = safeAreaRegions.contains(.container)
      hostingView.setNeedsLayout()
    }
  }

  /// Makes a controller.
  public init(rootView: Content) {
    hostingView = ControllerHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Makes a controller of a storyboard, with a SwiftUI view.
  public init?(coder: NSCoder, rootView: Content) {
    hostingView = ControllerHostingView(rootView: rootView)
    super.init(coder: coder)
    prepare()
  }

  /// A controller is made with its view: subclasses that come from storyboards call
  /// `init(coder:rootView:)`.
  public required init?(coder: NSCoder) {
    fatalError(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)"
    )
  }

  private func prepare() {
    hostingView.backgroundColor = .systemBackground
    hostingView.host.controller = self
    hostingView.host.contentSizeDidChange = { [weak self] in self?.updateSizes() }
    hostingView.changeEnvironment = { [weak self] environment in
      self?.changeEnvironment(&environment)
    }
    hostingView.host.observers[ObjectIdentifier(self)] = { [weak self] in self?.passDidEnd() }
  }

  /// Whether rows of the page are edited, which a button of the page decides.
  private lazy var editing: Binding<EditMode> = {
    let source = Source(EditMode.inactive)
    return Binding(get: { source.value }, set: { source.set($0) })
  }()

  /// What the controller itself has to say to its views.
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    environment.editMode = editing
    environment.isPresentedByController = presentingViewController != nil
  }

  /// The node at the root of the views.
  var pageNode: GraphNode { hostingView.node }

  /// The environment of the view that shows the controller.
  var baseEnvironment: EnvironmentValues? {
    get { hostingView.baseEnvironment }
    set { hostingView.baseEnvironment = newValue }
  }

  // The name is Apple's.
  // swift-format-ignore: NoLeadingUnderscores
  /// Whether the view goes on under bars and the keyboard.
  public var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }

  private func updateSizes() {
    if sizingOptions.contains(.intrinsicContentSize) {
      hostingView.invalidateIntrinsicContentSize()
    }
    if sizingOptions.contains(.preferredContentSize), isViewLoaded {
      preferredContentSize = hostingView.contentSize(.unspecified)
    }
  }

  private let chrome = ControllerChrome()

  /// Tells bars what the views say of them, before the page is shown.
  func prepareChrome() { chrome.update(self, node: hostingView.node) }

  private func passDidEnd() {
    chrome.update(self, node: hostingView.node)
    contentForBarsDidChange()
    if sizingOptions.contains(.preferredContentSize) {
      let size = hostingView.contentSize(.unspecified)
      if size != preferredContentSize { preferredContentSize = size }
    }
  }

  open override func loadView() { view = hostingView }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hostingView.environmentDidChange()
    if !hostingView.bounds.isEmpty { hostingView.layoutIfNeeded() }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hostingView.host.appear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hostingView.host.disappear()
  }

  /// Does what the first view does that has an action for going back or away.
  open override func accessibilityPerformEscape() -> Bool {
    super.accessibilityPerformEscape() || hostingView.escapes()
  }

  /// The size of the content within a size, in points.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    hostingView.contentSize(ProposedViewSize(within: size))
  }
}

extension ProposedViewSize {
  init(within size: CGSize) {
    func length(_ value: CGFloat) -> CGFloat? { value < 1e6 ? value : nil }
    self.init(width: length(size.width), height: length(size.height))
  }
}

/// The view of a hosting controller.
final class ControllerHostingView<Content: View>: HostingView<Content> {
  override init(rootView: Content) {
    super.init(rootView: rootView)
    // What is narrower than it would like to be is as high as it is at that width.
    heightAtWidth = { [unowned self] in
      contentSize(ProposedViewSize(width: $0, height: nil)).height
    }
  }

  override var intrinsicContentSize: CGSize { contentSize(.unspecified) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentSize(
      ProposedViewSize(
        width: horizontal == .required || targetSize.width > 0 ? targetSize.width : nil,
        height: vertical == .required ? targetSize.height : nil
      )
    )
  }
}
