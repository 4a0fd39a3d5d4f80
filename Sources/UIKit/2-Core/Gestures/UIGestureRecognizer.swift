import CoreGraphics
import Foundation

/// Watches the touches of a view and tells when they make a gesture.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// Where recognition stands.
  public enum State: Int, Sendable {
    /// Nothing recognised yet.
    case possible = 0
    /// A gesture that goes on was recognised.
    case began = 1
    /// The gesture changed.
    case changed = 2
    /// The gesture ended, or a gesture of one moment was recognised.
    case ended = 3
    /// The gesture was called off.
    case cancelled = 4
    /// The touches are no such gesture.
    case failed = 5

    /// A gesture of one moment was recognised; the same as `ended`.
    public static let recognized = State.ended
  }

  weak var attachedView: UIView?
  private(set) var targets: [GestureTarget] = []
  private(set) var requiredToFail: [WeakGesture] = []
  private var current = State.possible
  /// A first state that waits until nothing stands against it.
  var wanted: State?
  /// Whether a pointer, a wheel or keys keep it going rather than touches.
  var isHeldWithoutTouches = false
  /// The touches being watched.
  private(set) var watched: [UITouch] = []
  private var ignored: Set<ObjectIdentifier> = []
  // What the last event said and not the event, whose touches keep their recognisers.
  private var lastModifiers: UIKeyModifierFlags = []
  private var lastButtons: UIEvent.ButtonMask = []

  /// Makes a gesture recogniser without a target.
  public override init() { super.init() }

  /// Makes a gesture recogniser that calls a target's method.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a gesture recogniser from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib?.finish(self, as: UIGestureRecognizer.self)
  }

  /// Called when the nib that the recogniser came from is complete.
  open func awakeFromNib() {}

  /// Called in place of running the app, where a design tool shows the recogniser.
  open func prepareForInterfaceBuilder() {}

  /// Where recognition stands; subclasses set it.
  open var state: State {
    get { current }
    set { GestureEnvironment.current.request(newValue, for: self) }
  }

  /// The view whose touches are watched.
  open var view: UIView? { attachedView }

  /// The recogniser's delegate.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether touches are watched.
  ///
  /// Defaults to true; turning it off calls off what is going on.
  open var isEnabled = true {
    didSet { if !isEnabled { GestureEnvironment.current.remove(self) } }
  }

  /// Whether recognition takes the touches away from the view.
  ///
  /// Defaults to true.
  open var cancelsTouchesInView = true

  /// Whether the view is told of touches only after recognition failed.
  ///
  /// Defaults to false.
  open var delaysTouchesBegan = false

  /// Whether the view is told of lifted fingers only after recognition failed.
  ///
  /// Defaults to true.
  open var delaysTouchesEnded = true

  /// The kinds of touches that are watched, as raw values; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// The kinds of presses that are watched, as raw values; none by default.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether touches of a second kind are passed over.
  ///
  /// Defaults to true.
  open var requiresExclusiveTouchType = true

  /// A name for people to read.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var name: String?

  /// The modifier keys that were held down when touches last changed.
  open var modifierFlags: UIKeyModifierFlags { lastModifiers }

  /// The buttons that were down when touches last changed.
  open var buttonMask: UIEvent.ButtonMask { lastButtons }

  /// Lets recognition wait until another recogniser failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredToFail.append(WeakGesture(gesture: otherGestureRecognizer))
  }

  // MARK: Targets

  /// Calls a target's method when the state changes.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(GestureTarget(target: target as AnyObject, action: action))
  }

  /// Ends such calls; nil stands for any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.target === target as AnyObject?)
        && (action == nil || entry.action == action)
    }
  }

  /// Runs a block when the state changes.
  package func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    targets.append(GestureTarget(handler: handler))
  }

  // MARK: Places

  /// The number of touches being watched.
  open var numberOfTouches: Int { watched.count }

  /// The middle of the touches in the coordinates of a view; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    guard !watched.isEmpty else { return lastLocation(in: view) }
    let sum = watched.reduce(CGPoint.zero) { sum, touch in
      let point = touch.location(in: view)
      return CGPoint(x: sum.x + point.x, y: sum.y + point.y)
    }
    let count = CGFloat(watched.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// The place of one touch in the coordinates of a view; nil stands for the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    watched.indices.contains(touchIndex)
      ? watched[touchIndex].location(in: view) : location(in: view)
  }

  // MARK: For subclasses

  /// Called when touches come down; overrides call super.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches move; overrides call super.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches are lifted; overrides call super.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system takes touches away; overrides call super.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when what was only estimated of touches is known; overrides call super.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when keys or buttons go down; overrides call super.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when how far keys or buttons are pressed changes; overrides call super.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when keys or buttons come up; overrides call super.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the system takes presses away; overrides call super.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when recognition is over and may start again.
  open func reset() {}

  /// Passes over a touch from now on.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    ignored.insert(ObjectIdentifier(touch))
    watched.removeAll { $0 === touch }
  }

  /// Whether this recogniser, once it recognised, keeps another from doing so.
  ///
  /// Defaults to true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recogniser, once it recognised, keeps this one from doing so.
  ///
  /// Defaults to true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether recognition waits until another recogniser failed.
  ///
  /// Defaults to false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether another recogniser waits until this one failed.
  ///
  /// Defaults to false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether the recogniser watches an event.
  ///
  /// Defaults to true.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: For the environment

  /// Whether recognition goes on although no finger is down, as between two taps.
  var keepsWaiting: Bool { false }

  /// The touches of a set that are not passed over.
  func accepted(_ touches: Set<UITouch>) -> Set<UITouch> {
    touches.filter { !ignored.contains(ObjectIdentifier($0)) }
  }

  func watch(_ touches: Set<UITouch>) {
    for touch in touches where !watched.contains(where: { $0 === touch }) {
      watched.append(touch)
    }
    // In the order they came down, which a set does not keep.
    watched.sort { ($0.serial) < ($1.serial) }
  }

  func forget(_ touches: Set<UITouch>, at event: UIEvent) {
    if watched.allSatisfy({ touches.contains($0) }) { rememberLocation() }
    watched.removeAll { touches.contains($0) }
    for touch in touches { ignored.remove(ObjectIdentifier(touch)) }
  }

  func note(_ event: UIEvent) {
    lastModifiers = event.modifierFlags
    lastButtons = event.buttonMask
  }

  func enter(_ state: State) { current = state }

  func cancelBecauseRemoved() { GestureEnvironment.current.remove(self) }

  func clear() {
    reset()
    current = .possible
    wanted = nil
    isHeldWithoutTouches = false
    watched = []
    ignored = []
  }

  func callTargets() {
    for target in targets { target.call(self) }
  }

  /// The middle of the last touches in window coordinates, kept after they were lifted.
  private var finalLocation = CGPoint.zero

  func setLocation(_ place: CGPoint) { finalLocation = place }

  private func rememberLocation() {
    guard let window = view?.window, !watched.isEmpty else { return }
    finalLocation = location(in: window)
  }

  private func lastLocation(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return finalLocation }
    return view.backing.convert(finalLocation, from: window.backing)
  }
}

/// A gesture recogniser that is not kept alive.
struct WeakGesture {
  weak var gesture: UIGestureRecognizer?
}

/// Someone who is told of a gesture.
@MainActor
struct GestureTarget {
  private(set) weak var target: AnyObject?
  private(set) var action: Selector?
  private var handler: ((UIGestureRecognizer) -> Void)?

  init(target: AnyObject, action: Selector) {
    self.target = target
    self.action = action
  }

  init(handler: @escaping (UIGestureRecognizer) -> Void) { self.handler = handler }

  func call(_ gesture: UIGestureRecognizer) {
    if let handler { return handler(gesture) }
    guard let target, let action else { return }
    let arguments: [Any?] = action.name.hasSuffix(":") ? [gesture] : []
    SelectorTable.perform(action, on: target, with: arguments)
  }
}
