import Combine

/// A subscriber that asks for as much as a test says.
final class Probe<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var ends: [Subscribers.Completion<Failure>] = []
  private(set) var subscription: (any Subscription)?
  /// What is asked for with each value.
  var more = Subscribers.Demand.none

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) { ends.append(completion) }
}
