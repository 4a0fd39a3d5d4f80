/// A responder with more to say of itself than its class.
@MainActor
protocol SelfDescribing: AnyObject {
  /// What debuggers print.
  var selfDescription: String { get }
}
