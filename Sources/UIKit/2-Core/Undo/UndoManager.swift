import Foundation

/// Remembers how to take back what was done, and how to do it again.
///
/// Foundation has this class on Apple's systems only.
@MainActor @preconcurrency
open class UndoManager: NSObject {
  private final class Step {
    weak var target: AnyObject?
    let handler: (AnyObject) -> Void

    init(_ target: AnyObject, _ handler: @escaping (AnyObject) -> Void) {
      self.target = target
      self.handler = handler
    }
  }

  private final class Group {
    var steps: [Step] = []
    var name = ""
  }

  private var past: [Group] = []
  private var future: [Group] = []
  /// The groups being put together, the outermost first.
  private var open: [Group] = []
  private var isEventGroupOpen = false
  private var disabledCount = 0

  /// Makes a manager that remembers nothing.
  public override init() { super.init() }

  /// The most groups that are remembered; 0 is as many as there are.
  ///
  /// Defaults to 0.
  open var levelsOfUndo = 0 { didSet { trim() } }

  /// Whether what is done until the next frame is one group.
  ///
  /// Defaults to true.
  open var groupsByEvent = true

  /// Whether something is being taken back.
  open private(set) var isUndoing = false

  /// Whether something is being done again.
  open private(set) var isRedoing = false

  // MARK: Remembering

  /// Remembers how to take something back; the target is not kept.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent || isUndoing || isRedoing else { return }
      openEventGroup()
    }
    open.last?.steps.append(
      Step(target) { object in if let target = object as? Target { handler(target) } }
    )
    if !isUndoing, !isRedoing { future = [] }
  }

  /// Forgets all that concerns a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in past + future + open { group.steps.removeAll { $0.target === object } }
    past.removeAll { $0.steps.isEmpty }
    future.removeAll { $0.steps.isEmpty }
  }

  /// Forgets everything.
  open func removeAllActions() {
    (past, future, open, isEventGroupOpen) = ([], [], [], false)
  }

  /// Whether what is done is remembered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Remembers nothing until the call is taken back.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Remembers again.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  // MARK: Groups

  /// How many groups are being put together.
  open var groupingLevel: Int { open.count }

  /// Begins a group, which is taken back as one.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openEventGroup() }
    open.append(Group())
    notify(Self.didOpenUndoGroupNotification)
  }

  /// Ends the group begun last.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    notify(Self.willCloseUndoGroupNotification)
    if let outer = open.last {
      outer.steps += group.steps
      if outer.name.isEmpty { outer.name = group.name }
      return
    }
    isEventGroupOpen = false
    guard !group.steps.isEmpty else { return }
    if isUndoing { future.append(group) } else { past.append(group) }
    trim()
    notify(Self.didCloseUndoGroupNotification)
  }

  private func openEventGroup() {
    open.append(Group())
    guard !isUndoing, !isRedoing, !isEventGroupOpen else { return }
    isEventGroupOpen = true
    FrameCycle.current.afterFrame { [weak self] in self?.closeEventGroup() }
  }

  private func closeEventGroup() {
    guard isEventGroupOpen else { return }
    while !open.isEmpty { endUndoGrouping() }
  }

  private func trim() {
    if levelsOfUndo > 0, past.count > levelsOfUndo {
      past.removeFirst(past.count - levelsOfUndo)
    }
  }

  // MARK: Back and forth

  /// Whether there is anything to take back.
  open var canUndo: Bool { !past.isEmpty || open.contains { !$0.steps.isEmpty } }

  /// Whether there is anything to do again.
  open var canRedo: Bool { !future.isEmpty }

  /// Takes back the group done last.
  open func undo() {
    closeEventGroup()
    undoNestedGroup()
  }

  /// Takes back the group done last, without ending the event's.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = past.popLast() else { return }
    notify(Self.willUndoChangeNotification)
    isUndoing = true
    run(group)
    isUndoing = false
    notify(Self.didUndoChangeNotification)
  }

  /// Does again the group taken back last.
  open func redo() {
    closeEventGroup()
    guard !isUndoing, !isRedoing, let group = future.popLast() else { return }
    notify(Self.willRedoChangeNotification)
    isRedoing = true
    run(group)
    isRedoing = false
    notify(Self.didRedoChangeNotification)
  }

  private func run(_ group: Group) {
    let outer = open
    open = [Group()]
    open[0].name = group.name
    for step in group.steps.reversed() { if let target = step.target { step.handler(target) } }
    while !open.isEmpty { endUndoGrouping() }
    open = outer
  }

  // MARK: Names

  /// What the group is called that is being put together.
  open func setActionName(_ actionName: String) {
    if let group = open.last { group.name = actionName } else { past.last?.name = actionName }
  }

  /// What is taken back next is called.
  open var undoActionName: String { open.last?.name ?? past.last?.name ?? "" }

  /// What is done again next is called.
  open var redoActionName: String { future.last?.name ?? "" }

  /// The title of the entry that takes back.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the entry that does again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of the entry that takes back something.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// The title of the entry that does something again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: Notices

  private func notify(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Posted when a group began.
  public nonisolated static let didOpenUndoGroupNotification = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification"
  )
  /// Posted when a group is about to end.
  public nonisolated static let willCloseUndoGroupNotification = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification"
  )
  /// Posted when a group ended.
  public nonisolated static let didCloseUndoGroupNotification = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification"
  )
  /// Posted before something is taken back.
  public nonisolated static let willUndoChangeNotification = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification"
  )
  /// Posted after something was taken back.
  public nonisolated static let didUndoChangeNotification = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification"
  )
  /// Posted before something is done again.
  public nonisolated static let willRedoChangeNotification = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification"
  )
  /// Posted after something was done again.
  public nonisolated static let didRedoChangeNotification = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification"
  )
}
