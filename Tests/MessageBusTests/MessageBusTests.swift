import Foundation
import MessageBus
import Synchronization
import TestSupport
import Testing

/// Two programs on a bus of the test's own.
@Suite struct `A message bus` {
  private let daemon: BusDaemon

  init() throws { daemon = try BusDaemon() }

  /// A connection, and a way to wait until something came to it.
  private final class Party: Sendable {
    let bus: MessageBus
    private let came: DispatchSemaphore

    init(_ address: String) throws {
      let came = DispatchSemaphore(value: 0)
      self.came = came
      bus = try MessageBus(address: address, arrived: { came.signal() })
    }

    /// Waits for the next call, and passes by what else came.
    func nextCall() throws -> BusCall {
      while true {
        if let call = bus.receive().first { return call }
        guard came.wait(timeout: .now() + 20) == .success else { throw Silence() }
      }
    }

    func signal(_ member: String) throws -> BusCall {
      while true {
        if let signal = bus.receiveSignals().first(where: { $0.member == member }) {
          return signal
        }
        guard came.wait(timeout: .now() + 20) == .success else { throw Silence() }
      }
    }
  }

  private struct Silence: Error {}

  /// What a call on a thread of its own came to.
  private final class Outcome: Sendable {
    private let result = Mutex<Result<[BusValue], any Error>?>(nil)
    private let done = DispatchSemaphore(value: 0)

    init(_ body: @escaping @Sendable () throws -> [BusValue]) {
      Thread.detachNewThread { [self] in
        let found = Result { try body() }
        result.withLock { $0 = found }
        done.signal()
      }
    }

    func get() throws -> [BusValue] {
      guard done.wait(timeout: .now() + 20) == .success else { throw Silence() }
      return try result.withLock { try $0?.get() ?? [] }
    }
  }

  @Test func `gives each connection a name of its own`() throws {
    let (first, second) = (try Party(daemon.address), try Party(daemon.address))
    #expect(first.bus.name.hasPrefix(":") && first.bus.name != second.bus.name)
    #expect(!first.bus.isClosed)
    first.bus.close()
    second.bus.close()
    #expect(first.bus.isClosed)
  }

  @Test func `carries a call there and its answer back`() throws {
    let (server, client) = (try Party(daemon.address), try Party(daemon.address))
    defer { for party in [server, client] { party.bus.close() } }
    let name = server.bus.name
    let values: [BusValue] = [.string("é"), .int(-4), .array("s", []), .variant(.bool(true))]
    let answer = Outcome {
      try client.bus.call(name, "/a/b", "org.example.Thing", "Do", values, timeout: 20)
    }
    let call = try server.nextCall()
    #expect(call.path == "/a/b" && call.interface == "org.example.Thing" && call.member == "Do")
    #expect(call.sender == client.bus.name && call.arguments == values)
    #expect(server.bus.receive().isEmpty)
    server.bus.reply(to: call, [.double(0.5), .structure([.path("/x")])])
    #expect(try answer.get() == [.double(0.5), .structure([.path("/x")])])
  }

  @Test func `carries an answer that says nothing, and a refusal`() throws {
    let (server, client) = (try Party(daemon.address), try Party(daemon.address))
    defer { for party in [server, client] { party.bus.close() } }
    let name = server.bus.name
    let nothing = Outcome { try client.bus.call(name, "/", "a.B", "C", timeout: 20) }
    server.bus.reply(to: try server.nextCall(), [])
    #expect(try nothing.get().isEmpty)
    let refused = Outcome { try client.bus.call(name, "/", "a.B", "C", timeout: 20) }
    server.bus.refuse(try server.nextCall(), "org.example.No", "not today")
    #expect { try refused.get() } throws: { "\($0)".contains("not today") }
  }

  @Test func `a call to nobody is an error`() throws {
    let client = try Party(daemon.address)
    defer { client.bus.close() }
    #expect(throws: (any Error).self) { try client.bus.call(":1.999", "/", "a.B", "C") }
  }

  @Test func `an address that nobody answers at is an error`() {
    #expect(throws: (any Error).self) {
      try MessageBus(address: "unix:path=/nowhere/at/all", arrived: {})
    }
  }

  @Test func `gives signals to those who asked for them, and keeps them from the calls`() throws {
    let (server, client) = (try Party(daemon.address), try Party(daemon.address))
    defer { for party in [server, client] { party.bus.close() } }
    try client.bus.listen(to: "type='signal',interface='org.example.Event'")
    server.bus.emit("/p", "org.example.Other", "Unheard", [.int(1)])
    server.bus.emit("/p", "org.example.Event", "Happened", [.string("x"), .int(2)])
    let signal = try client.signal("Happened")
    #expect(signal.path == "/p" && signal.sender == server.bus.name)
    #expect(signal.arguments == [.string("x"), .int(2)])
    #expect(client.bus.receive().isEmpty)
    #expect(!client.bus.receiveSignals().contains { $0.member == "Unheard" })
    // A signal wants no answer: replying to it is nothing.
    client.bus.reply(to: signal, [.int(1)])
  }

  @Test func `keeps the order of calls`() throws {
    let (server, client) = (try Party(daemon.address), try Party(daemon.address))
    defer { for party in [server, client] { party.bus.close() } }
    let name = server.bus.name
    let answers = Outcome {
      try (0..<20).flatMap {
        try client.bus.call(name, "/", "a.B", "Echo", [.int(Int32($0))], timeout: 20)
      }
    }
    for number in 0..<20 {
      let call = try server.nextCall()
      #expect(call.arguments == [.int(Int32(number))])
      server.bus.reply(to: call, call.arguments)
    }
    #expect(try answers.get() == (0..<20).map { .int($0) })
  }
}
