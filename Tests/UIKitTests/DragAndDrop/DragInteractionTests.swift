import Testing
import WindowHost

@testable import UIKit

/// A view that can be dragged, a view that takes what is dragged, and what both are told.
@MainActor
private final class Pair: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let controller = UIViewController()
  let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
  let target = UIView(frame: CGRect(x: 20, y: 220, width: 200, height: 200))
  var log: [String] = []
  var items = [UIDragItem(itemProvider: NSItemProvider(object: "tea" as NSString))]
  var added: [UIDragItem] = []
  var operation = UIDropOperation.copy
  var allowsMove = true
  var handles = true
  var texts: [String] = []

  override init() {
    super.init()
    source.backgroundColor = .red
    target.backgroundColor = .blue
    controller.view.addSubview(source)
    controller.view.addSubview(target)
    source.addInteraction(UIDragInteraction(delegate: self))
    target.addInteraction(UIDropInteraction(delegate: self))
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    log.append("items")
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    log.append("preview")
    return UITargetedDragPreview(view: source)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    log.append("lift")
    animator.addCompletion { self.log.append("lifted \($0 == .end)") }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) { log.append("begin") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { log.append("willEnd \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { log.append("didEnd \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) { log.append("transferred") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { added }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { log.append("back") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    log.append("can")
    return handles
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) { log.append("enter") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    if log.last != "update" { log.append("update") }
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) { log.append("exit") }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    log.append("perform \(session.items.count)")
    session.loadObjects(ofClass: String.self) { self.texts = $0 }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { log.append("fly") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) { log.append("conclude") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) { log.append("end") }
}

@MainActor @Suite struct DragInteractionTests {
  private func with(_ body: (Pair, TestScreen) throws -> Void) rethrows {
    let pair = Pair()
    let screen = TestScreen()
    defer { screen.close() }
    screen.window.rootViewController = pair.controller
    screen.window.makeKeyAndVisible()
    screen.step(2)
    try body(pair, screen)
  }

  private func lift(_ screen: TestScreen) {
    screen.finger(.began, 60, 60)
    screen.step(32)
  }

  private func carry(_ screen: TestScreen, to place: (x: Double, y: Double)) {
    for step in 1...10 {
      let share = Double(step) / 10
      screen.finger(.moved, 60 + (place.x - 60) * share, 60 + (place.y - 60) * share)
    }
  }

  @Test func `a drop is told to both ends in UIKit's order`() {
    with { pair, screen in
      screen.finger(.began, 60, 60)
      screen.step(28)
      #expect(pair.take().isEmpty)
      screen.step(4)
      #expect(pair.take() == ["items", "preview", "lift"])
      carry(screen, to: (120, 300))
      #expect(pair.take() == ["begin", "lifted true", "can", "enter", "update"])
      screen.finger(.ended, 120, 300)
      #expect(pair.take() == ["willEnd copy", "perform 1", "fly"])
      screen.settle()
      #expect(pair.take() == ["conclude", "end", "didEnd copy", "transferred"])
      #expect(pair.texts == ["tea"])
      // Nothing floats any more.
      #expect(screen.window.subviews.count == 1)
    }
  }

  @Test func `a second drag may come over a view only where several are allowed`() {
    let pair = Pair()
    let drop = UIDropInteraction(delegate: pair)
    let (one, other) = (DropSession(DragSession()), DropSession(DragSession()))
    #expect(drop.isFree(for: one))
    drop.sessions = [one]
    #expect(drop.isFree(for: one))
    #expect(!drop.isFree(for: other))
    drop.allowsSimultaneousDropSessions = true
    #expect(drop.isFree(for: other))
  }

  @Test func `a finger lifted too early drags nothing`() {
    with { pair, screen in
      lift(screen)
      #expect(pair.take() == ["items", "preview", "lift"])
      screen.finger(.ended, 60, 60)
      screen.settle()
      #expect(pair.take() == ["lifted false"])
      #expect(screen.window.subviews.count == 1)
    }
  }

  @Test func `what nobody takes goes back`() {
    with { pair, screen in
      lift(screen)
      carry(screen, to: (280, 60))
      _ = pair.take()
      screen.finger(.ended, 280, 60)
      #expect(pair.take() == ["willEnd cancel", "back"])
      screen.settle()
      #expect(pair.take() == ["didEnd cancel"])
    }
  }

  @Test func `a move that the source forbids is called off`() {
    with { pair, screen in
      (pair.operation, pair.allowsMove) = (.move, false)
      lift(screen)
      carry(screen, to: (120, 300))
      _ = pair.take()
      screen.finger(.ended, 120, 300)
      #expect(pair.take() == ["exit", "willEnd cancel", "back"])
      screen.settle()
      #expect(pair.take() == ["end", "didEnd cancel"])
    }
  }

  @Test func `who does not take part is asked once`() {
    with { pair, screen in
      pair.handles = false
      lift(screen)
      carry(screen, to: (120, 300))
      #expect(pair.take() == ["items", "preview", "lift", "begin", "lifted true", "can"])
      carry(screen, to: (140, 320))
      #expect(pair.take().isEmpty)
      screen.finger(.ended, 140, 320)
    }
  }

  @Test func `without items there is no drag, and a drag that is taken away goes back`() {
    with { pair, screen in
      let items = pair.items
      pair.items = []
      lift(screen)
      carry(screen, to: (120, 300))
      #expect(pair.take() == ["items"])
      screen.finger(.ended, 120, 300)
      pair.items = items
      lift(screen)
      carry(screen, to: (120, 300))
      _ = pair.take()
      screen.finger(.cancelled, 120, 300)
      screen.settle()
      #expect(pair.take() == ["exit", "willEnd cancel", "back", "end", "didEnd cancel"])
    }
  }

  @Test func `another finger adds what it taps`() {
    with { pair, screen in
      pair.added = [UIDragItem(itemProvider: NSItemProvider(object: "rice" as NSString))]
      lift(screen)
      carry(screen, to: (120, 300))
      screen.finger(.began, 40, 40, id: 1)
      screen.finger(.ended, 40, 40, id: 1)
      _ = pair.take()
      screen.finger(.ended, 120, 300)
      #expect(pair.take() == ["willEnd copy", "perform 2", "fly", "fly"])
      screen.settle()
      #expect(pair.texts == ["tea", "rice"])
    }
  }

  @Test func `what is dragged floats under the finger`() throws {
    try with { pair, screen in
      lift(screen)
      carry(screen, to: (160, 160))
      screen.settle()
      let tray = try #require(screen.window.subviews.last)
      let platter = try #require(tray.subviews.first { $0.bounds.width == 80 })
      #expect(platter.center == CGPoint(x: 160, y: 160))
      #expect(!tray.isUserInteractionEnabled)
      screen.finger(.ended, 160, 160)
      screen.settle()
    }
  }

  @Test func `a mouse drags at once`() {
    with { pair, screen in
      @MainActor func mouse(_ phase: HostPointer.Phase, _ x: Double, _ y: Double) {
        screen.send(
          .pointer(
            HostPointer(
              id: 0,
              phase: phase,
              kind: .mouse,
              x: x,
              y: y,
              buttons: 1,
              time: screen.time
            )
          )
        )
      }
      mouse(.began, 60, 60)
      mouse(.moved, 66, 60)
      #expect(pair.take() == ["items", "preview", "lift"])
      mouse(.moved, 70, 60)
      #expect(pair.take() == ["begin", "lifted true"])
      mouse(.ended, 70, 60)
      screen.settle()
    }
  }

  @Test func `a drop that was proposed and is not taken is told of`() {
    final class Lazy: NSObject, UIDropInteractionDelegate {
      func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    }
    let lazy = Lazy()
    let findings = UIKitDiagnostics.recording {
      with { pair, screen in
        for interaction in pair.target.interactions { pair.target.removeInteraction(interaction) }
        pair.target.addInteraction(UIDropInteraction(delegate: lazy))
        lift(screen)
        carry(screen, to: (120, 300))
        screen.finger(.ended, 120, 300)
        screen.settle()
      }
    }
    #expect(findings.map(\.code) == ["TSK-DROP-UNANSWERED"])
  }

  @Test func `a preview of a view in no window is a mistake`() {
    let findings = UIKitDiagnostics.recording {
      _ = UITargetedPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    #expect(findings.map(\.code) == ["TSK-PREVIEW-WINDOW"])
  }

  @Test func `interactions move from view to view`() {
    final class Probe: NSObject, UIInteraction {
      weak var view: UIView?
      var log: [Bool] = []

      func willMove(to view: UIView?) { log.append(view != nil) }

      func didMove(to view: UIView?) { self.view = view }
    }
    let (a, b, probe) = (UIView(), UIView(), Probe())
    a.addInteraction(probe)
    #expect(a.interactions.count == 1 && probe.view === a)
    b.addInteraction(probe)
    #expect(a.interactions.isEmpty && b.interactions.count == 1 && probe.view === b)
    b.interactions = []
    #expect(probe.view == nil)
    #expect(probe.log == [true, false, true, false])
  }
}
