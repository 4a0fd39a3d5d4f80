import Combine
import Foundation
import Testing
import UIKit
import UIKitSpellings

/// Values of properties as code that imports Combine asks for them.
@MainActor @Suite struct ObservedValueTests {
  private func screen(_ body: (UIWindow, UISwitch) -> Void) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let control = UISwitch()
    window.addSubview(control)
    window.isHidden = false
    body(window, control)
    window.isHidden = true
  }

  @Test func `the value that a property has comes first`() {
    screen { _, control in
      control.isOn = true
      var seen: [Bool] = []
      let token = control.publisher(for: \.isOn).sink { seen.append($0) }
      #expect(seen == [true])
      token.cancel()
      let later = control.publisher(for: \.isOn, options: [.new]).sink { seen.append($0) }
      #expect(seen == [true])
      later.cancel()
    }
  }

  @Test func `a change that is told of comes at once, until nobody listens`() {
    let control = UISwitch()
    var seen: [Bool] = []
    let token = control.publisher(for: \.isOn).sink { seen.append($0) }
    control.isOn = true
    KeyValueObservations.tell(control, \UISwitch.isOn)
    #expect(seen == [false, true])
    token.cancel()
    control.isOn = false
    KeyValueObservations.tell(control, \UISwitch.isOn)
    #expect(seen == [false, true])
  }

  @Test func `its publishers are of an object and a property`() {
    let control = UISwitch()
    #expect(control.publisher(for: \.isOn) == control.publisher(for: \.isOn))
    #expect(control.publisher(for: \.isOn) != UISwitch().publisher(for: \.isOn))
    #expect(control.publisher(for: \.isHidden) != control.publisher(for: \.isOn))
  }

  /// Takes no more than it asks for.
  private final class Slow: Subscriber {
    typealias Input = String?
    typealias Failure = Never
    var subscription: (any Subscription)?
    var seen: [String?] = []

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: String?) -> Subscribers.Demand {
      seen.append(input)
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test func `who asks for nothing gets the last value when it asks`() {
    let label = UILabel()
    label.text = "first"
    let slow = Slow()
    label.publisher(for: \.text).subscribe(slow)
    #expect(slow.seen.isEmpty)
    slow.subscription?.request(.max(1))
    #expect(slow.seen == ["first"])
    slow.subscription?.cancel()
    slow.subscription?.request(.max(1))
    #expect(slow.seen == ["first"])
  }
}
