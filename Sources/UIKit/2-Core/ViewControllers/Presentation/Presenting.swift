import CoreGraphics
import Diagnostics
import Foundation

/// Presents controllers over others and takes them away.
@MainActor
struct Presenting: ControllerPresenting {
  func presentation(of presented: UIViewController) -> UIPresentationController {
    controller(for: presented, presenting: nil, source: nil)
  }

  func animator(
    _ style: UIModalTransitionStyle,
    isPresentation: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    PresentationAnimation(style, isPresentation: isPresentation)
  }

  func target(
    of action: Selector,
    from source: UIViewController,
    sender: Any?
  ) -> UIViewController? { Showing.target(of: action, from: source, sender: sender) }

  func drag(of sheet: UISheetPresentationController) -> any SheetDragging { SheetDrag(sheet) }

  func changeOfTabs(
    from old: UIViewController,
    to new: UIViewController,
    below bar: UIView,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) -> any TabChanging {
    TabChange(from: old, to: new, below: bar, animator: animator, interaction: interaction)
  }

  // MARK: Who places

  /// Makes what places a controller, by its style.
  private func controller(
    for presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController?
  ) -> UIPresentationController {
    if let made = presented.storedParts?.presentation { return made }
    let style = presented.modalPresentationStyle
    let made: UIPresentationController
    if style == .custom,
      let custom = presented.transitioningDelegate?.presentationController(
        forPresented: presented,
        presenting: presenting,
        source: source ?? presenting ?? presented
      )
    {
      made = custom
    } else if let own = presented as? any PresentationChoosing {
      made = own.makePresentation()
    } else {
      switch style {
      case .automatic, .pageSheet, .formSheet:
        made = UISheetPresentationController(
          presentedViewController: presented,
          presenting: presenting
        )
      case .popover:
        made = UIPopoverPresentationController(
          presentedViewController: presented,
          presenting: presenting
        )
      case .custom:
        made = UIPresentationController(presentedViewController: presented, presenting: presenting)
      default: made = CoverPresentation(style, presented)
      }
    }
    presented.parts.presentation = made
    return made
  }

  /// What places a controller under the traits there are.
  private func adapted(
    _ controller: UIPresentationController,
    in window: UIWindow
  ) -> UIPresentationController {
    let traits = window.traitCollection
    guard let popover = controller as? UIPopoverPresentationController else { return controller }
    let isCompact = traits.horizontalSizeClass == .compact
    let asked = popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traits)
    guard isCompact || asked ?? .automatic != .automatic else { return controller }
    switch asked ?? .automatic {
    case .none: return controller
    case .fullScreen, .overFullScreen:
      let cover = CoverPresentation(asked ?? .fullScreen, popover.presentedViewController)
      cover.delegate = popover.delegate
      return cover
    default:
      let sheet = popover.adaptiveSheetPresentationController
      if sheet.delegate == nil { sheet.delegate = popover.delegate }
      return sheet
    }
  }

  /// Tells who decides how a presentation adapts what it came to.
  private func tellDelegate(
    of controller: UIPresentationController,
    _ coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    let asked = controller.original ?? controller
    asked.delegate?.presentationController(
      asked,
      willPresentWithAdaptiveStyle: controller === asked ? .none : controller.presentationStyle,
      transitionCoordinator: coordinator
    )
  }

  /// Lets the delegate put another controller into a presentation that was adapted.
  private func replacement(
    in controller: UIPresentationController
  ) -> UIViewController? {
    guard let original = controller.original else { return nil }
    let other = original.delegate?.presentationController(
      original,
      viewControllerForAdaptivePresentationStyle: controller.presentationStyle
    )
    return other === controller.presentedViewController ? nil : other
  }

  /// Lets what is presented follow new traits.
  func adapt(
    _ presented: UIViewController,
    in window: UIWindow,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let current = presented.storedParts?.presentation, current.transition == nil,
      !current.isDismissing
    else { return }
    let chosen = current.original ?? current
    let new = adapted(chosen, in: window)
    guard new !== current, Swift.type(of: new) != Swift.type(of: current) else { return }
    new.take(current.presentingViewController)
    new.original = new === chosen ? nil : chosen
    tellDelegate(of: new, coordinator)
    presented.parts.presentation = new
    current.handOver(to: new, in: window)
  }

  /// The controller whose view is covered.
  private func presenter(
    for style: UIModalPresentationStyle,
    from source: UIViewController
  ) -> UIViewController {
    let line = sequence(first: source, next: \.parentController)
    if style == .currentContext || style == .overCurrentContext,
      let context = line.first(where: \.definesPresentationContext)
    {
      return context
    }
    return line.reduce(source) { $1 }
  }

  // MARK: Presenting

  func present(
    _ presented: UIViewController,
    from source: UIViewController,
    animated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard mayPresent(presented, from: source) else { return }
    let chosen = controller(for: presented, presenting: nil, source: source)
    let presenter = presenter(for: chosen.presentationStyle, from: source)
    guard presenter.storedParts?.presented == nil else {
      return reportBusy(presented, on: presenter, from: source)
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return reportNoWindow(presented, on: presenter)
    }
    chosen.take(presenter)
    let controller = adapted(chosen, in: window)
    controller.take(presenter)
    if controller !== chosen { controller.original = chosen }
    tellDelegate(of: controller, nil)
    if let other = replacement(in: controller) {
      // What is presented may be put into another controller where there is little room.
      presented.parts.presentation = nil
      other.modalPresentationStyle = controller.presentationStyle
      return present(other, from: source, animated: animated, completion)
    }
    presented.parts.presentation = controller
    presented.parts.presenting = presenter
    presenter.parts.presented = presented
    presented.parts.isBeingPresented = true
    _ = window.endEditing(true)
    controller.begin(in: window, animated: animated, completion)
  }

  private func mayPresent(
    _ presented: UIViewController,
    from source: UIViewController
  ) -> Bool {
    let what: String
    let phrase: String
    if presented === source {
      what = "A controller was to present itself."
      phrase = "Application tried to present modal view controller on itself."
    } else if presented.storedParts?.presenting != nil {
      what = "A controller was to be presented that is presented already."
      phrase =
        "Application tried to present modally a view controller that is already being"
        + " presented by another."
    } else if let parent = presented.parentController {
      what = "A controller was to be presented that has a parent, \(type(of: parent))."
      phrase =
        "Application tried to present modally a view controller that has a parent view"
        + " controller."
    } else {
      return true
    }
    UIKitDiagnostics.report(
      Diagnosis(
        .presentTwice,
        what: what,
        place: "\(type(of: source)).present(\(type(of: presented)))",
        applePhrase: phrase
      )
    )
    return false
  }

  private func reportBusy(
    _ presented: UIViewController,
    on presenter: UIViewController,
    from source: UIViewController
  ) {
    let other = presenter.storedParts?.presented
    UIKitDiagnostics.report(
      Diagnosis(
        .presentBusy,
        place: "\(type(of: source)).present(\(type(of: presented)))",
        saw: "\(type(of: presenter)) presents \(other.map { "\(type(of: $0))" } ?? "another")",
        applePhrase: "Attempt to present on a view controller which is already presenting"
      )
    )
  }

  private func reportNoWindow(
    _ presented: UIViewController,
    on presenter: UIViewController
  ) {
    UIKitDiagnostics.report(
      Diagnosis(
        .presentNoWindow,
        place: "\(type(of: presenter)).present(\(type(of: presented)))",
        applePhrase: "Attempt to present on a view controller whose view is not in the window"
          + " hierarchy!"
      )
    )
  }

  // MARK: Dismissing

  func dismiss(
    from source: UIViewController,
    animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let line = sequence(first: source, next: \.parentController)
    guard
      let presented = line.lazy.compactMap({ $0.storedParts?.presented }).first
        ?? line.first(where: { $0.storedParts?.presenting != nil })
    else {
      completion?()
      return
    }
    // Everything above goes with it: the one on top is seen to go, those between are not.
    var stack = [presented]
    while let above = stack.last?.storedParts?.presented { stack.append(above) }
    guard let top = stack.last, let controller = top.storedParts?.presentation else { return }
    for between in stack.dropLast() {
      between.storedParts?.presentation?.leaveAtOnce()
    }
    guard !controller.isDismissing else { return }
    controller.end(animated: animated, completion)
  }

  func dismiss(_ presentation: UIPresentationController, _ completion: @escaping () -> Void) {
    presentation.end(animated: true, completion)
  }
}

/// A controller that knows how it is presented.
@MainActor
protocol PresentationChoosing: UIViewController {
  func makePresentation() -> UIPresentationController
}
