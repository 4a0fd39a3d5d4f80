import CoreGraphics
import Foundation

/// Shows what stands in the place of a keyboard, at the lower edge of the window.
///
/// Without views of the app's own nothing shows and nothing is told, as where a keyboard is plugged in,
/// unless the device shows one on its screen.
@MainActor
final class InputViewHost: InputViewShowing {
  private static var slot: InputViewHost?
  static var current: InputViewHost { slot ?? ScreenContext.keep(InputViewHost()) { slot = $0 } }
  /// As long as UIKit's keyboard takes.
  private static let duration = 0.25
  /// The height of an input view that has none of its own, as a phone's keyboard.
  private static let standardHeight: CGFloat = 216

  private var holder: UIView?
  private var shown: [UIView] = []
  private weak var window: UIWindow?
  private lazy var keyboard = KeyboardView()
  private var isHeld = false

  var covered: (window: ObjectIdentifier, height: CGFloat)? {
    guard let window, let holder else { return nil }
    return (ObjectIdentifier(window), holder.bounds.height)
  }

  func holding(_ body: () -> Bool) -> Bool {
    let wasHeld = isHeld
    isHeld = true
    defer { isHeld = wasHeld }
    return body()
  }

  private init() {}

  /// Follows the first responder of the key window.
  func update() {
    guard !isHeld, let window = UIApplication.shared.keyWindowStore ?? window else { return }
    let responder = window.firstResponder
    let accessory = responder.flatMap { first in
      sequence(first: first, next: \.next).lazy.compactMap(\.inputAccessoryView).first
    }
    let input = responder.flatMap { first in
      sequence(first: first, next: \.next).lazy.compactMap(\.inputView).first
        ?? keyboard(for: first, in: window)
    }
    let wanted = [accessory, input].compactMap { $0 }
    guard !wanted.elementsEqual(shown, by: ===) || self.window !== window && !wanted.isEmpty else {
      return
    }
    show(accessory, input, in: window)
  }

  /// The keyboard of the screen, where the device has one and text is edited.
  private func keyboard(for responder: UIResponder, in window: UIWindow) -> UIView? {
    guard UIScreen.main.showsKeyboard, let input = responder as? any UIKeyInput,
      (input as? any EditableText)?.isReadOnly != true
    else { return nil }
    keyboard.prepare(for: input, in: window)
    return keyboard
  }

  private func show(_ accessory: UIView?, _ input: UIView?, in window: UIWindow) {
    let old = holder
    let before = old.map { $0.convert($0.bounds, to: nil as UIView?) } ?? hidden(window, 0)
    shown = [accessory, input].compactMap { $0 }
    self.window = window
    guard !shown.isEmpty else {
      holder = nil
      return hide(old, before, window)
    }
    let width = window.bounds.width
    let top = accessory.map { height(of: $0, width, 0) } ?? 0
    let bottom = input.map { height(of: $0, width, Self.standardHeight) } ?? 0
    let frame = CGRect(
      x: 0,
      y: window.bounds.height - top - bottom,
      width: width,
      height: top + bottom
    )
    let made = UIView(frame: hidden(window, frame.height))
    made.backgroundColor = .systemGroupedBackground
    made.layer.zPosition = 8_000
    accessory?.frame = CGRect(x: 0, y: 0, width: width, height: top)
    input?.frame = CGRect(x: 0, y: top, width: width, height: bottom)
    for view in shown { made.addSubview(view) }
    old?.removeFromSuperview()
    window.addSubview(made)
    holder = made
    let info = info(before, frame)
    post([UIResponder.keyboardWillChangeFrameNotification], info)
    if old == nil {
      post([UIResponder.keyboardWillShowNotification], info)
      for responder in sequence(first: window.firstResponder, next: { $0?.next }) {
        responder?.keyboardWillAppear()
      }
    }
    if old != nil { made.frame = before }
    animate { [self] in
      made.frame = frame
      moveGuides(in: window)
    } completion: { [weak self] in
      self?.post([UIResponder.keyboardDidChangeFrameNotification], info)
      self?.post(old == nil ? [UIResponder.keyboardDidShowNotification] : [], info)
    }
  }

  private func hide(_ old: UIView?, _ before: CGRect, _ window: UIWindow) {
    guard let old else { return }
    let after = hidden(window, before.height)
    let info = info(before, after)
    post(
      [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification],
      info
    )
    animate { [self] in
      old.frame = after
      moveGuides(in: window)
    } completion: { [weak self] in
      old.removeFromSuperview()
      self?.post(
        [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification],
        info
      )
    }
  }

  /// Lets what is laid out by keyboard guides come along.
  private func moveGuides(in window: UIWindow) {
    func tell(_ view: UIView) {
      guard view.flags.usesLayout else { return }
      view.layoutGeometryDidChange()
      for child in view.subviewList { tell(child) }
    }
    tell(window)
    window.layoutIfNeeded()
  }

  private func animate(_ body: @escaping () -> Void, completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      options: [.curveEaseInOut, .beginFromCurrentState],
      animations: body
    ) { _ in completion() }
  }

  private func height(of view: UIView, _ width: CGFloat, _ standard: CGFloat) -> CGFloat {
    if view.bounds.height > 0 { return view.bounds.height }
    let wanted = view.intrinsicContentSize.height
    if wanted > 0 { return wanted }
    let fitting = view.sizeThatFits(CGSize(width: width, height: 0)).height
    return fitting > 0 ? fitting : standard
  }

  private func hidden(_ window: UIWindow, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: window.bounds.height, width: window.bounds.width, height: height)
  }

  private func info(_ before: CGRect, _ after: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: before,
      UIResponder.keyboardFrameEndUserInfoKey: after,
      UIResponder.keyboardAnimationDurationUserInfoKey: Self.duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
  }

  private func post(_ names: [Notification.Name], _ info: [AnyHashable: Any]) {
    for name in names {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }
  }
}
