import Foundation
import MessageBus
import Synchronization

/// Lets the machine's assistive programs read the app and use it, over AT-SPI.
///
/// Nothing is done where no session bus is. Where one is, a thread of its own waits until the
/// accessibility bus runs, which it does when an assistive program is started; only then the app is
/// told of there. All questions are answered on the main thread, between frames.
@MainActor
final class AccessibilityBridge: AccessibilityListener {
  private nonisolated static let service = "org.a11y.Bus"
  private nonisolated static let status = "org.a11y.Status"
  private nonisolated static let registryName = "org.a11y.atspi.Registry"
  private static let objectEvent = "org.a11y.atspi.Event.Object"
  /// More items than these that came or went are told as another list.
  private static let mostChanges = 64

  /// What the other threads hand over.
  private struct Box {
    var session: MessageBus?
    var bus: MessageBus?
    var desktop: BusValue?
    var isScreenReaderRunning = false
    var hasWork = false
  }

  private final class Mailbox: Sendable {
    let box = Mutex(Box())
    let wake: @Sendable () -> Void

    init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    func arrived() {
      box.withLock { $0.hasWork = true }
      wake()
    }
  }

  let server = AccessibilityServer()
  private let mailbox: Mailbox
  private var bus: MessageBus?
  private var session: MessageBus?
  private(set) var isScreenReaderRunning = false
  private var focusObserver: (any NSObjectProtocol)?
  private var focusedPath: String?
  private weak var editedView: UIView?
  private weak var shownController: UIViewController?

  /// Starts to wait for assistive programs; nil where no bus is.
  ///
  /// `wake` is called on another thread when `serve()` has something to do.
  static func start(wake: @escaping @Sendable () -> Void) -> AccessibilityBridge? {
    if let address = environmentVariable("AT_SPI_BUS_ADDRESS"), !address.isEmpty {
      return AccessibilityBridge(busAddress: address, wake: wake)
    }
    guard let address = MessageBus.sessionAddress else { return nil }
    return AccessibilityBridge(sessionAddress: address, wake: wake)
  }

  /// Joins the accessibility bus at an address.
  init(busAddress: String, wake: @escaping @Sendable () -> Void) {
    mailbox = Mailbox(wake: wake)
    Self.onThread { [mailbox] in Self.join(busAddress, mailbox) }
    prepare()
  }

  private init(sessionAddress: String, wake: @escaping @Sendable () -> Void) {
    mailbox = Mailbox(wake: wake)
    Self.onThread { [mailbox] in
      guard
        let session = try? MessageBus(
          address: sessionAddress,
          arrived: { [weak mailbox] in mailbox?.arrived() }
        )
      else { return }
      try? session.listen(
        to: "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',"
          + "arg0='\(Self.service)'"
      )
      try? session.listen(
        to: "type='signal',interface='org.freedesktop.DBus.Properties',"
          + "member='PropertiesChanged',arg0='\(Self.status)'"
      )
      mailbox.box.withLock { $0.session = session }
      Self.look(session, mailbox)
    }
    prepare()
  }

  private func prepare() {
    AccessibilityEvents.current.listener = self
    focusObserver = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification,
      object: UIFocusSystem.current,
      queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.focusMoved() } }
  }

  /// Leaves the bus.
  func stop() {
    if let focusObserver { NotificationCenter.default.removeObserver(focusObserver) }
    focusObserver = nil
    bus?.close()
    session?.close()
    (bus, session) = (nil, nil)
  }

  /// Whether assistive programs can see the app.
  var isJoined: Bool { bus != nil }

  // MARK: On other threads

  private nonisolated static func onThread(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread { body() }
    thread.name = "accessibility bus"
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// Joins the accessibility bus if it runs already; does not start it.
  private nonisolated static func look(_ session: MessageBus, _ mailbox: Mailbox) {
    let isRunning =
      (try? session.call(
        "org.freedesktop.DBus",
        "/org/freedesktop/DBus",
        "org.freedesktop.DBus",
        "NameHasOwner",
        [.string(service)]
      ))?.first?.flag ?? false
    guard isRunning else { return }
    let reader = try? session.call(
      service,
      "/org/a11y/bus",
      "org.freedesktop.DBus.Properties",
      "Get",
      [.string(status), .string("ScreenReaderEnabled")]
    )
    mailbox.box.withLock { $0.isScreenReaderRunning = reader?.first?.flag ?? false }
    mailbox.arrived()
    guard !mailbox.box.withLock({ $0.bus != nil }) else { return }
    let address = try? session.call(service, "/org/a11y/bus", service, "GetAddress")
    if let address = address?.first?.text, !address.isEmpty { join(address, mailbox) }
  }

  private nonisolated static func join(_ address: String, _ mailbox: Mailbox) {
    guard
      let bus = try? MessageBus(
        address: address,
        arrived: { [weak mailbox] in mailbox?.arrived() }
      )
    else { return }
    // From here on the registry may ask; the main thread answers.
    mailbox.box.withLock { $0.bus = bus }
    mailbox.arrived()
    let own = BusValue.structure([.string(bus.name), .path("/org/a11y/atspi/accessible/root")])
    let answer = try? bus.call(
      registryName,
      "/org/a11y/atspi/accessible/root",
      "org.a11y.atspi.Socket",
      "Embed",
      [own],
      timeout: 25
    )
    mailbox.box.withLock { $0.desktop = answer?.first }
    mailbox.arrived()
  }

  // MARK: Serving

  /// Answers what was asked since the last time; costs nothing while nothing was.
  func serve() {
    let news = mailbox.box.withLock { box -> Box? in
      guard box.hasWork else { return nil }
      box.hasWork = false
      return box
    }
    guard let news else { return }
    session = news.session
    if let joined = news.bus, bus == nil {
      bus = joined
      server.busName = joined.name
    }
    if let desktop = news.desktop { server.desktop = desktop }
    if isScreenReaderRunning != news.isScreenReaderRunning {
      isScreenReaderRunning = news.isScreenReaderRunning
      AccessibilityEvents.current.statusMayHaveChanged()
    }
    if let session, !session.receiveSignals().isEmpty {
      Self.onThread { [mailbox] in Self.look(session, mailbox) }
    }
    guard let bus else { return }
    _ = bus.receiveSignals()
    for call in bus.receive() {
      if let answer = server.answer(call) {
        bus.reply(to: call, answer)
      } else {
        bus.refuse(
          call,
          "org.freedesktop.DBus.Error.UnknownMethod",
          "\(call.interface).\(call.member) is not known at \(call.path)."
        )
      }
    }
    if bus.isClosed { leave() }
  }

  private func leave() {
    bus = nil
    mailbox.box.withLock { ($0.bus, $0.desktop) = (nil, nil) }
    AccessibilityFocus.current.move(to: nil)
  }

  // MARK: Telling

  private func emit(
    _ node: AccessibilityNode,
    _ interface: String = AccessibilityBridge.objectEvent,
    _ name: String,
    _ detail: String = "",
    _ first: Int = 0,
    _ value: BusValue = .int(0)
  ) {
    bus?.emit(
      server.registry.path(of: node),
      interface,
      name,
      [.string(detail), .int(Int32(clamping: first)), .int(0), .variant(value), .properties([])]
    )
  }

  /// Tells what changed with a frame.
  func frameEnded() {
    guard bus != nil else { return }
    tellListChanges()
    tellEditing()
    tellScreen()
  }

  private func tellListChanges() {
    for change in server.changedLists() {
      let node = AccessibilityNode(change.list)
      let difference = change.new - change.old
      guard abs(difference) <= Self.mostChanges else {
        // The list is told of again.
        guard let parent = node.parent, let index = node.indexInParent else { continue }
        for word in ["remove", "add"] {
          emit(parent, "ChildrenChanged", word, index, server.reference(node))
        }
        continue
      }
      for step in 0..<abs(difference) {
        let index = difference > 0 ? change.old + step : change.old - 1 - step
        let child = difference > 0 ? node.child(at: index) : nil
        let word = difference > 0 ? "add" : "remove"
        emit(node, "ChildrenChanged", word, index, server.reference(child))
      }
    }
  }

  private func emit(
    _ node: AccessibilityNode,
    _ name: String,
    _ detail: String,
    _ first: Int,
    _ value: BusValue
  ) {
    emit(node, Self.objectEvent, name, detail, first, value)
  }

  private func tellEditing() {
    let view = UIApplication.shared.keyWindowStore?.firstResponder as? UIView
    let edited = view is any TextEditingHost ? view : nil
    guard edited !== editedView else { return }
    editedView = edited
    if let edited { tellFocus(AccessibilityNode(edited)) }
  }

  private func tellScreen() {
    guard let window = UIApplication.shared.keyWindowStore else { return }
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    while let inner = (controller as? UINavigationController)?.topViewController
      ?? (controller as? UITabBarController)?.selectedViewController
    {
      controller = inner
    }
    guard controller !== shownController else { return }
    shownController = controller
    let node = AccessibilityNode(subject: .object(window))
    let child = node.child(at: 0)
    emit(node, "ChildrenChanged", "add", 0, server.reference(child))
    emit(node, "org.a11y.atspi.Event.Window", "Activate", "", 0, .string(node.reading.label ?? ""))
  }

  private func focusMoved() {
    guard bus != nil else { return }
    let place = UIFocusSystem.current.place
    if let list = place.list as? any AccessibleList, let path = place.path {
      tellFocus(AccessibilityNode(subject: .place(list, .item(path))))
    } else if let item = place.item {
      tellFocus(AccessibilityNode(item))
    }
  }

  private func tellFocus(_ node: AccessibilityNode) {
    let path = server.registry.path(of: node)
    guard path != focusedPath else { return }
    if let focusedPath, let old = server.registry.node(at: focusedPath) {
      emit(old, "StateChanged", "focused", 0, .int(0))
    }
    focusedPath = path
    emit(node, "StateChanged", "focused", 1, .int(0))
    if let list = node.item?.list {
      emit(
        AccessibilityNode(list),
        "ActiveDescendantChanged",
        "",
        node.indexInParent ?? 0,
        server.reference(node)
      )
    }
    AccessibilityFocus.current.move(to: node.object)
  }

  // MARK: What apps tell

  func announce(_ text: String) {
    guard bus != nil, let window = UIApplication.shared.keyWindowStore else { return }
    emit(AccessibilityNode(subject: .object(window)), "Announcement", "", 1, .string(text))
  }

  func screenChanged(_ element: AccessibilityObject?) {
    shownController = nil
    if let element, bus != nil { tellFocus(AccessibilityNode(element)) }
  }
}
