import Foundation
import MessageBus

@testable import UIKit

/// Asks a server as assistive programs do, without a bus between them.
@MainActor
struct BusQuestions {
  let server = AccessibilityServer()

  func path(_ object: AccessibilityObject) -> String {
    server.registry.path(of: AccessibilityNode(object))
  }

  /// The first value of an answer.
  func ask(
    _ path: String,
    _ interface: String,
    _ member: String,
    _ arguments: [BusValue] = []
  ) -> BusValue? { answer(path, interface, member, arguments)?.first }

  func answer(
    _ path: String,
    _ interface: String,
    _ member: String,
    _ arguments: [BusValue] = []
  ) -> [BusValue]? {
    server.answer(
      BusCall(
        path: path,
        interface: "org.a11y.atspi." + interface,
        member: member,
        arguments: arguments
      )
    )
  }

  /// A property's value.
  func get(_ path: String, _ interface: String, _ name: String) -> BusValue? {
    server.answer(
      BusCall(
        path: path,
        interface: "org.freedesktop.DBus.Properties",
        member: "Get",
        arguments: [.string("org.a11y.atspi." + interface), .string(name)]
      )
    )?.first
  }

  func set(_ path: String, _ interface: String, _ name: String, _ value: BusValue) {
    _ = server.answer(
      BusCall(
        path: path,
        interface: "org.freedesktop.DBus.Properties",
        member: "Set",
        arguments: [.string("org.a11y.atspi." + interface), .string(name), .variant(value)]
      )
    )
  }

  func role(_ object: AccessibilityObject) -> Int? {
    ask(path(object), "Accessible", "GetRole")?.number
  }

  /// The states that are set, by their numbers in AT-SPI.
  func states(_ path: String) -> Set<Int> {
    let words = ask(path, "Accessible", "GetState")?.parts.compactMap(\.number) ?? []
    return Set((0..<words.count * 32).filter { words[$0 / 32] & 1 << ($0 % 32) != 0 })
  }

  func actions(_ path: String) -> [String] {
    (ask(path, "Action", "GetActions")?.parts ?? []).compactMap { $0.parts.first?.text }
  }

  /// Does what is called so; false where nothing is.
  func act(_ path: String, _ name: String) -> Bool {
    guard let index = actions(path).firstIndex(of: name) else { return false }
    return ask(path, "Action", "DoAction", [.int(Int32(index))])?.flag ?? false
  }

  func child(_ path: String, _ index: Int) -> String? {
    ask(path, "Accessible", "GetChildAtIndex", [.int(Int32(index))])?.parts.last?.text
  }

  func childCount(_ path: String) -> Int? { get(path, "Accessible", "ChildCount")?.number }
}
