import UIKit
import ViewGraph
import ViewLayout

/// Attaches a recogniser of UIKit's to a view.
struct RecognizerModifier: ElementModifier {
  let attachment: GestureAttachment

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<RecognizerModifier> {
    RecognizerElement(HitView(), self, around: content, node: node)
  }
}

private final class RecognizerElement: HitSurfaceElement<RecognizerModifier, HitView> {
  private var driver: GestureDriver?

  override func modifierDidChange(from old: RecognizerModifier, isEnvironmentChanged: Bool) {
    driver?.update(modifier.attachment, node.environment)
    view.isUserInteractionEnabled = node.environment.isEnabled
  }

  override func style(_ animation: Animation?) {
    if driver == nil {
      driver = GestureDriver(modifier.attachment, view: view)
      driver?.update(modifier.attachment, node.environment)
      view.isUserInteractionEnabled = node.environment.isEnabled
    }
    super.style(animation)
  }
}

/// The form that hits go to.
enum HitShapeTrait: ElementTrait {
  static var defaultValue: ((CGRect) -> Path)? { nil }
}

/// A gesture as it is attached to a view.
struct GestureAttachment {
  /// How it goes together with others.
  enum Mode {
    case standard
    case highPriority
    case simultaneous
  }

  let kinds: [GestureKind]
  var mode: Mode = .standard
  var isEnabled = true
}

/// A recogniser of UIKit's, and what it does.
struct GestureKind {
  enum Recognizer: Equatable {
    case tap(count: Int)
    case longPress(duration: Double, distance: CGFloat)
    case drag(distance: CGFloat)
    case magnification
    case rotation
  }

  let recognizer: Recognizer
  /// Called while the gesture goes on.
  var changed: (GestureReport) -> Void = { _ in }
  /// Called when it has ended.
  var ended: (GestureReport) -> Void = { _ in }
  /// Called when it ended or was cancelled.
  var finished: () -> Void = {}
}

/// What a recogniser tells.
@MainActor
struct GestureReport {
  let recognizer: UIGestureRecognizer
  let view: UIView
  var start: CGPoint
  var location: CGPoint
  var translation: CGSize
  var velocity: CGSize
  var time: Date
}

/// Keeps recognisers on a view and hands on what they tell.
@MainActor
final class GestureDriver: NSObject, UIGestureRecognizerDelegate {
  private weak var view: UIView?
  private var attachment: GestureAttachment
  private var recognizers: [UIGestureRecognizer] = []
  private var starts: [ObjectIdentifier: CGPoint] = [:]

  init(_ attachment: GestureAttachment, view: UIView) {
    self.attachment = attachment
    self.view = view
    super.init()
    attach()
  }

  func update(_ new: GestureAttachment, _ environment: EnvironmentValues) {
    let isSame =
      new.kinds.map(\.recognizer) == attachment.kinds.map(\.recognizer)
      && new.mode == attachment.mode
    attachment = new
    if !isSame { attach() }
    for recognizer in recognizers {
      recognizer.isEnabled = environment.isEnabled && new.isEnabled
    }
  }

  private func attach() {
    for recognizer in recognizers { view?.removeGestureRecognizer(recognizer) }
    recognizers = attachment.kinds.enumerated().map { index, kind in
      let recognizer: UIGestureRecognizer
      switch kind.recognizer {
      case .tap(let count):
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = count
        recognizer = tap
      case .longPress(let duration, let distance):
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = duration
        press.allowableMovement = distance
        recognizer = press
      case .drag(let distance):
        recognizer = distance < 1 ? TouchDownRecognizer() : UIPanGestureRecognizer()
      case .magnification: recognizer = UIPinchGestureRecognizer()
      case .rotation: recognizer = UIRotationGestureRecognizer()
      }
      recognizer.delegate = self
      recognizer.addHandler { [weak self] recognizer in self?.handle(recognizer, index) }
      view?.addGestureRecognizer(recognizer)
      return recognizer
    }
    // Of several taps the one of most waits for none; the others wait for it.
    let taps = recognizers.compactMap { $0 as? UITapGestureRecognizer }
    for tap in taps {
      for other in taps where other.numberOfTapsRequired > tap.numberOfTapsRequired {
        tap.require(toFail: other)
      }
    }
  }

  private func handle(_ recognizer: UIGestureRecognizer, _ index: Int) {
    guard let view, attachment.kinds.indices.contains(index) else { return }
    let kind = attachment.kinds[index]
    let location = recognizer.location(in: view)
    let identifier = ObjectIdentifier(recognizer)
    var translation = CGSize.zero
    var velocity = CGSize.zero
    if let pan = recognizer as? UIPanGestureRecognizer {
      let moved = pan.translation(in: view)
      translation = CGSize(width: moved.x, height: moved.y)
      let speed = pan.velocity(in: view)
      velocity = CGSize(width: speed.x, height: speed.y)
    }
    if recognizer.state == .began || starts[identifier] == nil {
      starts[identifier] = CGPoint(
        x: location.x - translation.width,
        y: location.y - translation.height
      )
    }
    let start = starts[identifier] ?? location
    if recognizer is TouchDownRecognizer {
      translation = CGSize(width: location.x - start.x, height: location.y - start.y)
    }
    let report = GestureReport(
      recognizer: recognizer,
      view: view,
      start: start,
      location: location,
      translation: translation,
      velocity: velocity,
      time: Date()
    )
    switch recognizer.state {
    case .began, .changed:
      if case .longPress = kind.recognizer {
        // A long press has ended as soon as it is one.
        guard recognizer.state == .began else { return }
        kind.changed(report)
        kind.ended(report)
      } else {
        kind.changed(report)
      }
    case .ended:
      starts[identifier] = nil
      if case .longPress = kind.recognizer {} else { kind.ended(report) }
      kind.finished()
    case .cancelled, .failed:
      starts[identifier] = nil
      kind.finished()
    default: break
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    if attachment.mode == .simultaneous { return true }
    return attachment.kinds.count > 1 && recognizers.contains { $0 === other }
      && !(gestureRecognizer is UITapGestureRecognizer && other is UITapGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard attachment.mode == .highPriority, let view, let inner = other.view else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    // What is inside comes first, where both would recognise the same.
    guard attachment.mode == .standard, let view, let inner = other.view, inner !== view else {
      return false
    }
    return inner.isDescendant(of: view) && type(of: other) == type(of: gestureRecognizer)
  }
}

/// Recognises a touch at once, and follows it.
final class TouchDownRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
