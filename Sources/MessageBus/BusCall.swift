/// A call that came over a bus, or a signal.
package struct BusCall: Sendable {
  package let path: String
  package let interface: String
  package let member: String
  package let sender: String
  package let arguments: [BusValue]
  let message: BusMessage?

  package init(
    path: String,
    interface: String,
    member: String,
    sender: String = "",
    arguments: [BusValue]
  ) {
    (self.path, self.interface, self.member) = (path, interface, member)
    (self.sender, self.arguments, message) = (sender, arguments, nil)
  }

  init(
    path: String,
    interface: String,
    member: String,
    sender: String,
    arguments: [BusValue],
    message: BusMessage?
  ) {
    (self.path, self.interface, self.member) = (path, interface, member)
    (self.sender, self.arguments, self.message) = (sender, arguments, message)
  }
}

/// Why a call over a bus was not answered.
package struct BusError: Error, CustomStringConvertible, Sendable {
  package let description: String

  package init(_ description: String) { self.description = description }
}
