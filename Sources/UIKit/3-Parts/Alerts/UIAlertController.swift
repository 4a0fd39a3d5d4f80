import CoreGraphics
import Diagnostics
import Foundation

/// Tells people something and asks what to do, in a card or in rows at the lower edge.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// Where the question is asked.
  public enum Style: Int, Sendable {
    /// In rows at the lower edge.
    case actionSheet = 0
    /// In a card in the middle.
    case alert = 1
  }

  private var actionList: [UIAlertAction] = []
  private var fields: [UITextField] = []
  private var asked = Style.actionSheet
  private var ask: AlertView?
  /// Whether the question is asked in a bubble.
  private(set) var isInPopover = false {
    didSet { if isInPopover != oldValue { ask?.reload() } }
  }

  /// Makes an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    asked = preferredStyle
  }

  /// Makes an alert without a title.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an alert from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Where the question is asked.
  open var preferredStyle: Style { asked }

  open override var title: String? { didSet { ask?.reload() } }

  /// What is told below the title.
  ///
  /// Defaults to nil.
  open var message: String? { didSet { ask?.reload() } }

  /// How bad what is told is; a phone shows no difference either.
  ///
  /// Defaults to `default`.
  /// Kept for the app; nothing here reads it.
  open var severity = UIAlertControllerSeverity.default

  /// The buttons, in the order they were added.
  open var actions: [UIAlertAction] { actionList }

  /// Adds a button; only one may be there to cancel.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actionList.contains(where: { $0.style == .cancel }) {
      UIKitDiagnostics.report(
        Diagnosis(
          .alertCancel,
          place: "UIAlertController.addAction",
          saw: "\"\(action.title ?? "")\"",
          applePhrase: "UIAlertController can only have one action with a style of"
            + " UIAlertActionStyleCancel"
        )
      )
      return
    }
    actionList.append(action)
    action.changed = { [weak self] in self?.ask?.reload() }
    ask?.reload()
  }

  /// The button that the return key stands for, in bold; one of the actions.
  ///
  /// Defaults to nil.
  open var preferredAction: UIAlertAction? { didSet { ask?.reload() } }

  /// The fields, in the order they were added.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a field to a card.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard asked == .alert else {
      UIKitDiagnostics.report(
        Diagnosis(
          .alertField,
          place: "UIAlertController.addTextField",
          applePhrase: "Text fields can only be added to an alert controller of style"
            + " UIAlertControllerStyleAlert"
        )
      )
      return
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    field.backgroundColor = .systemBackground
    configurationHandler?(field)
    fields.append(field)
    ask?.reload()
  }

  // MARK: Showing

  open override func loadView() {
    let view = AlertView(self)
    ask = view
    self.view = view
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let field = fields.first {
      field.becomeFirstResponder()
    } else {
      ask?.becomeFirstResponder()
    }
  }

  /// Goes, and runs a button's block after that.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }

  /// The button that stands for not choosing.
  var cancelAction: UIAlertAction? { actionList.first { $0.style == .cancel } }

  /// The button in bold.
  var boldAction: UIAlertAction? {
    if let preferredAction { return preferredAction }
    return asked == .alert && actionList.count <= 2 ? cancelAction : cancelAction
  }
}

extension UIAlertController: PresentationChoosing {
  func makePresentation() -> UIPresentationController {
    isInPopover =
      asked == .actionSheet && UIScreen.main.traitCollection.userInterfaceIdiom == .pad
    if isInPopover {
      return AlertPopover(presentedViewController: self, presenting: nil)
    }
    return AlertPresentation(presentedViewController: self, presenting: nil)
  }
}

/// An action sheet in a bubble.
@MainActor
final class AlertPopover: UIPopoverPresentationController {
  override var preferredContentSize: CGSize {
    presentedViewController.view?.sizeThatFits(CGSize(width: 304, height: 600)) ?? .zero
  }

  override func tapBeside() {
    guard let alert = presentedViewController as? UIAlertController, transition == nil,
      let cancel = alert.cancelAction
    else { return super.tapBeside() }
    alert.choose(cancel)
  }
}

/// Places an alert in the middle, or at the lower edge.
@MainActor
final class AlertPresentation: UIPresentationController {
  private let shade = UIView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var presentationStyle: UIModalPresentationStyle { .overFullScreen }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container else { return }
    shade.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    shade.frame = container.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.alpha = 0
    container.insertSubview(shade, at: 0)
    guard shade.gestureRecognizers == nil, alert?.preferredStyle == .actionSheet else { return }
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] gesture in
      guard gesture.state == .ended, let self, transition == nil, let alert,
        let cancel = alert.cancelAction
      else { return }
      alert.choose(cancel)
    }
    shade.addGestureRecognizer(tap)
  }

  override func animateAlongside(isPresentation: Bool) {
    shade.alpha = isPresentation ? 1 : 0
    presentingViewController.viewIfLoaded?.tintAdjustmentMode =
      isPresentation ? .dimmed : .automatic
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let alert, let view = alert.view else { return .zero }
    let bounds = container.bounds
    let safe = container.window?.safeAreaInsets ?? .zero
    if alert.preferredStyle == .alert {
      let room = CGSize(width: 270, height: bounds.height - safe.top - safe.bottom - 16)
      let size = view.sizeThatFits(room)
      return CGRect(
        x: ((bounds.width - 270) / 2).rounded(),
        y: safe.top + ((bounds.height - safe.top - safe.bottom - size.height) / 2).rounded(),
        width: 270,
        height: min(size.height, room.height)
      )
    }
    let width = min(bounds.width, bounds.height) - 16
    let room = CGSize(width: width, height: bounds.height - safe.top - safe.bottom - 16)
    let height = min(view.sizeThatFits(room).height, room.height)
    return CGRect(
      x: (bounds.width - width) / 2,
      y: bounds.height - max(safe.bottom, 8) - height,
      width: width,
      height: height
    )
  }

  override func standardAnimator(
    isPresentation: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    alert?.preferredStyle == .alert
      ? AlertAnimation(isPresentation: isPresentation)
      : PresentationAnimation(.coverVertical, isPresentation: isPresentation)
  }
}

/// A card that comes from a little nearer and fades.
@MainActor
final class AlertAnimation: NSObject, BuiltInTransition {
  let pace = TransitionPace.spring(0.4)
  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresentation ? .to : .from) else {
      return context.completeTransition(true)
    }
    if isPresentation, let controller = context.viewController(forKey: .to) {
      UIView.performWithoutAnimation {
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: controller)
        view.layoutIfNeeded()
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      }
    }
    pace.animate { [self] in
      view.alpha = isPresentation ? 1 : 0
      view.transform = .identity
    } completion: {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// How bad it is what an alert tells.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As alerts are.
  case `default` = 0
  /// Something is lost.
  case critical = 1
}
