import UIKit

/// A view or controller in a window of its own, as a device would show it, for as long as it is looked at.
@MainActor
package final class Exhibit {
  private let window: ExhibitWindow
  private let root: UIViewController
  private let controller: UIViewController
  private let view: UIView
  private let traits: UITraitCollection
  private let formerFrame: CGRect
  private weak var formerSuperview: UIView?
  private let formerIndex: Int
  private weak var formerKeyWindow: UIWindow?

  /// Shows a controller.
  package convenience init(
    _ controller: UIViewController,
    _ config: ViewImageConfig,
    traits: UITraitCollection,
    isKey: Bool = false
  ) {
    self.init(controller.view, in: controller, config, traits, isKey)
  }

  /// Shows a view.
  package convenience init(
    _ view: UIView,
    _ config: ViewImageConfig,
    traits: UITraitCollection,
    isKey: Bool = false
  ) {
    self.init(view, in: UIViewController(), config, traits, isKey)
  }

  private init(
    _ view: UIView,
    in controller: UIViewController,
    _ config: ViewImageConfig,
    _ traits: UITraitCollection,
    _ isKey: Bool
  ) {
    CurrentLocale.begin(isForPeople: false)
    self.view = view
    self.controller = controller
    self.traits = UITraitCollection(traitsFrom: [config.traits, traits])
    formerFrame = view.frame
    formerSuperview = view.superview
    formerIndex = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    let size = config.size ?? view.frame.size
    view.frame.size = size
    if view !== controller.view {
      controller.view.frame = CGRect(origin: .zero, size: size)
      controller.view.addSubview(view)
    }
    window = ExhibitWindow(size: size, safeArea: config.safeArea, of: controller)
    window.needsNoScene = true
    root = UIViewController()
    show(isKey: isKey)
    if view.bounds.width == 0 || view.bounds.height == 0 {
      view.sizeToFit()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  private func show(isKey: Bool) {
    root.view.frame = window.bounds
    root.view.backgroundColor = .clear
    let inner: UIView = controller.view
    root.addChild(controller)
    root.setOverrideTraitCollection(traits, forChild: controller)
    inner.frame = root.view.bounds
    root.view.addSubview(inner)
    if inner.translatesAutoresizingMaskIntoConstraints {
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: root.view.topAnchor),
        inner.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      ])
    }
    controller.didMove(toParent: root)
    UIView.performWithoutAnimation {
      window.rootViewController = root
      if isKey {
        formerKeyWindow = Self.keyWindow
        window.makeKeyAndVisible()
      } else {
        window.isHidden = false
      }
      window.layoutIfNeeded()
      // A view has appeared once a frame shows it, and none will.
      FrameCycle.endWithoutShowing()
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
    }
  }

  private static var keyWindow: UIWindow? {
    UIApplication.shared.connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
  }

  /// What the view looks like.
  package func picture() -> UIImage {
    let bounds = view.bounds
    let format = UIGraphicsImageRendererFormat(for: traits)
    format.opaque = false
    let picture = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
    guard bounds.width > 0, bounds.height > 0, let image = picture.cgImage else { return UIImage() }
    return NotedImage(image, scale: picture.scale) { ViewTree(of: view) }
  }

  /// What a look at the view gives.
  package func looked<Result>(_ look: (UIView) -> Result) -> Result { look(view) }

  /// The elements of the view that are told to those who cannot see it.
  func elements() -> [SpokenElement] { SpokenElement.all(in: view) }

  /// The views.
  func tree() -> ViewTree { ViewTree(of: view) }

  /// Takes the view out of the window.
  package func end() {
    UIView.performWithoutAnimation {
      window.isHidden = true
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
      window.rootViewController = nil
      if view !== controller.view {
        view.removeFromSuperview()
        formerSuperview?.insertSubview(view, at: formerIndex)
      }
      view.frame = formerFrame
    }
    formerKeyWindow?.makeKey()
  }
}

/// A window with a safe area of its own.
private final class ExhibitWindow: UIWindow {
  private var safeArea = UIEdgeInsets.zero

  convenience init(size: CGSize, safeArea: UIEdgeInsets, of controller: UIViewController) {
    self.init(frame: CGRect(origin: .zero, size: size))
    var (safeArea, frame) = (safeArea, frame)
    // Pictures of these are made without the room of the bars of the system, so that their sizes are those of
    // a Mac's.
    let isStack = controller is UINavigationController
    if let tabs = controller as? UITabBarController {
      frame.size.height -= safeArea.bottom
      safeArea.bottom = 0
      if tabs.selectedViewController is UINavigationController {
        frame.size.height -= safeArea.top
        safeArea.top = 0
      }
    } else if isStack {
      frame.size.height -= safeArea.top
      safeArea.top = 0
    }
    self.safeArea = safeArea
    self.frame = frame
  }

  override var safeAreaInsets: UIEdgeInsets {
    let isStatusBarAlone = safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    if isStatusBarAlone, rootViewController?.children.first?.prefersStatusBarHidden == true {
      return .zero
    }
    return safeArea
  }
}
