import Foundation
import MessageBus
import Synchronization
import TestSupport
import Testing

@testable import UIKit

/// A bus of the test's own, and on it an assistive program that asks.
@MainActor @Suite(.serialized) struct AccessibilityBridgeTests {
  /// What an assistive program found out, on a thread of its own.
  private final class Findings: Sendable {
    struct Found {
      var name = ""
      var roles: [Int] = []
      var interfaces: [String] = []
      var childCount = 0
      var names: [String] = []
      var states: [Int] = []
      var attributes: BusValue?
      var extents: [BusValue] = []
      var text = ""
      var acted = false
      var focused = false
      var events: [String] = []
      var problem: String?
      var isDone = false
    }

    let found = Mutex(Found())
    /// Signalled when the bridge has something to do, or the program is done.
    let news = DispatchSemaphore(value: 0)
  }

  private func onThread(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread { body() }
    thread.start()
  }

  /// Serves a bridge until the thread that asks is done.
  private func serve(
    _ bridge: AccessibilityBridge,
    _ screen: TestScreen,
    _ findings: Findings,
    until isDone: () -> Bool
  ) {
    let end = DispatchTime.now() + 60
    repeat {
      bridge.serve()
      bridge.frameEnded()
      screen.step()
    } while !isDone() && findings.news.wait(timeout: end) == .success
  }

  private nonisolated static let accessible = "org.a11y.atspi.Accessible"
  private nonisolated static let properties = "org.freedesktop.DBus.Properties"

  /// What a client of AT-SPI does: finds the app, its window and the list in it, and reads items.
  private nonisolated static func ask(
    _ address: String,
    _ app: String,
    _ findings: Findings
  ) throws {
    let findings = findings
    let news = DispatchSemaphore(value: 0)
    let client = try MessageBus(address: address, arrived: { news.signal() })
    defer { client.close() }
    try client.listen(to: "type='signal',interface='org.a11y.atspi.Event.Object'")
    func call(
      _ path: String,
      _ interface: String,
      _ member: String,
      _ values: [BusValue] = []
    )
      throws -> [BusValue]
    { try client.call(app, path, interface, member, values, timeout: 20) }
    func get(_ path: String, _ interface: String, _ name: String) throws -> BusValue? {
      try call(path, properties, "Get", [.string(interface), .string(name)]).first
    }
    func child(_ path: String, _ index: Int) throws -> String {
      let answer = try call(path, accessible, "GetChildAtIndex", [.int(Int32(index))])
      return answer.first?.parts.last?.text ?? ""
    }
    let root = "/org/a11y/atspi/accessible/root"
    let window = try child(root, 0)
    let list = try child(window, 0)
    let count = try get(list, accessible, "ChildCount")?.number ?? -1
    let wanted = [0, 1, 77_777, 99_999]
    let items = try wanted.map { try child(list, $0) }
    let names = try items.map { try get($0, accessible, "Name")?.text ?? "" }
    let roles = try [root, window, list, items[0]].map {
      try call($0, accessible, "GetRole").first?.number ?? -1
    }
    let interfaces = try call(list, accessible, "GetInterfaces").first?.parts.compactMap(\.text)
    let states = try call(items[0], accessible, "GetState").first?.parts.compactMap(\.number)
    let attributes = try call(items[2], accessible, "GetAttributes").first
    let component = "org.a11y.atspi.Component"
    let extents = try call(items[1], component, "GetExtents", [.uint(0)]).first?.parts
    let text = try call(items[3], "org.a11y.atspi.Text", "GetText", [.int(0), .int(-1)])
    let isActed = try call(items[2], "org.a11y.atspi.Action", "DoAction", [.int(0)])
    let isFocused = try call(items[1], component, "GrabFocus")
    let selected = try call(list, "org.a11y.atspi.Selection", "GetSelectedChild", [.int(0)])
    let index = try call(items[2], accessible, "GetIndexInParent").first?.number
    // The event of the focus comes by itself.
    var events: [String] = []
    let end = DispatchTime.now() + 10
    repeat {
      events += client.receiveSignals().map { "\($0.member) \($0.arguments.first?.text ?? "")" }
    } while !events.contains("StateChanged focused") && news.wait(timeout: end) == .success
    findings.found.withLock { found in
      found.childCount = count
      found.names = names
      found.roles = roles
      found.interfaces = interfaces ?? []
      found.states = states ?? []
      found.attributes = attributes
      found.extents = extents ?? []
      found.text = text.first?.text ?? ""
      found.acted = isActed.first?.flag ?? false
      found.focused = isFocused.first?.flag ?? false
      found.events = events
      found.name =
        (selected.first?.parts.last?.text ?? "") == items[2] && index == 77_777
        ? "selected" : "not selected"
    }
  }

  @Test func `an assistive program reads a list of a hundred thousand items`() throws {
    let bus = try BusDaemon()
    let board = AccessibleBoard(sections: [100_000])
    TestScreen.showing(board.controller) { screen in
      let findings = Findings()
      let bridge = AccessibilityBridge(
        busAddress: bus.address,
        wake: { [findings] in findings.news.signal() }
      )
      defer { bridge.stop() }
      serve(bridge, screen, findings) { bridge.isJoined }
      #expect(bridge.isJoined)
      let (address, app) = (bus.address, bridge.server.busName)
      onThread {
        do {
          try Self.ask(address, app, findings)
        } catch {
          findings.found.withLock { $0.problem = "\(error)" }
        }
        findings.found.withLock { $0.isDone = true }
        findings.news.signal()
      }
      serve(bridge, screen, findings) { findings.found.withLock(\.isDone) }
      let found = findings.found.withLock { $0 }
      #expect(found.problem == nil)
      #expect(found.childCount == 100_000)
      #expect(found.names == ["item 0-0", "item 0-1", "item 0-77777", "item 0-99999"])
      #expect(found.roles == [75, 23, 31, 32])
      #expect(found.interfaces.contains("org.a11y.atspi.Selection"))
      // Enabled, focusable, selectable, sensitive, showing, visible.
      #expect(found.states.first.map { $0 & (1 << 8 | 1 << 11 | 1 << 22) != 0 } == true)
      let attributes = (found.attributes?.parts ?? []).map { $0.parts.compactMap(\.text) }
      #expect(attributes.contains(["posinset", "77778"]))
      #expect(attributes.contains(["setsize", "100000"]))
      #expect(found.extents.compactMap(\.number) == [20, 108, 600, 88])
      #expect(found.text == "item 0-99999")
      #expect(found.acted && found.focused && found.name == "selected")
      #expect(found.events.contains("StateChanged focused"))
      // As many objects have names as were asked for, and no items among them.
      #expect(bridge.server.registry.count < 10)
    }
  }

  @Test func `without a bus nothing is started`() {
    let names = ["AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"]
    let before = names.map { ProcessInfo.processInfo.environment[$0] }
    for name in names { unsetenv(name) }
    defer { for (name, value) in zip(names, before) { if let value { setenv(name, value, 1) } } }
    #expect(AccessibilityBridge.start(wake: {}) == nil)
  }

  @Test func `names of places that are gone are refused`() throws {
    let board = AccessibleBoard(sections: [3])
    try TestScreen.showing(board.controller) { screen in
      let server = AccessibilityServer()
      let list = try #require(AccessibilityNode(subject: .object(screen.window)).child(at: 0))
      let path = server.registry.path(of: try #require(list.child(at: 2)))
      @MainActor func count(_ path: String) -> [BusValue]? {
        server.answer(
          BusCall(
            path: path,
            interface: "org.freedesktop.DBus.Properties",
            member: "Get",
            arguments: [.string(Self.accessible), .string("ChildCount")]
          )
        )
      }
      #expect(count(path) == [.variant(.int(0))])
      board.sections = [1]
      board.view.reloadData()
      #expect(count(path) == nil)
      for wrong in ["/", "/org/a11y/atspi/accessible/999", path + "/x", path + "999999999999999"] {
        #expect(count(wrong) == nil)
      }
    }
  }
}
