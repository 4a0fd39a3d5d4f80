import Combine
import Foundation
import Testing

@Suite struct CombineTests {
  private func heard<P: Publisher>(_ publisher: P) -> [String] {
    let heard = Heard()
    heard.listen(publisher)
    return heard.all
  }

  @Test func `values are changed, chosen and gathered`() {
    let numbers = [1, 2, 2, 3, 4].publisher
    #expect(heard(numbers.map { $0 * 2 }) == ["2", "4", "4", "6", "8", "."])
    #expect(heard(numbers.filter { $0 > 2 }) == ["3", "4", "."])
    #expect(heard(numbers.removeDuplicates()) == ["1", "2", "3", "4", "."])
    #expect(heard(numbers.compactMap { $0 == 2 ? nil : $0 }) == ["1", "3", "4", "."])
    #expect(heard(numbers.scan(0, +)) == ["1", "3", "5", "8", "12", "."])
    #expect(heard(numbers.reduce(0, +)) == ["12", "."])
    #expect(heard(numbers.collect(2)) == ["[1, 2]", "[2, 3]", "[4]", "."])
    #expect(heard(numbers.first()) == ["1", "."])
    #expect(heard(numbers.first { $0 > 2 }) == ["3", "."])
    #expect(heard(numbers.last()) == ["4", "."])
    #expect(heard(numbers.prefix(2)) == ["1", "2", "."])
    #expect(heard(numbers.prefix { $0 < 3 }) == ["1", "2", "2", "."])
    #expect(heard(numbers.dropFirst(3)) == ["3", "4", "."])
    #expect(heard(numbers.drop { $0 < 3 }) == ["3", "4", "."])
    #expect(heard(numbers.max()) == ["4", "."])
    #expect(heard(numbers.count()) == ["5", "."])
    #expect(heard(numbers.contains(3)) == ["true", "."])
    #expect(heard(numbers.allSatisfy { $0 < 4 }) == ["false", "."])
    #expect(heard([nil, 1].publisher.replaceNil(with: 7)) == ["7", "1", "."])
    #expect(heard(Empty<Int, Never>().replaceEmpty(with: 5)) == ["5", "."])
    #expect(heard(numbers.prefix(1).prepend(8, 9).append(5)) == ["8", "9", "1", "5", "."])
  }

  @Test func `failures end, are replaced and tried again`() {
    let failing = [1, 2].publisher.tryMap { if $0 == 2 { throw Broken() } else { $0 } }
    #expect(heard(failing) == ["1", "!"])
    #expect(heard(failing.replaceError(with: 9)) == ["1", "9", "."])
    #expect(heard(failing.catch { _ in Just(8) }) == ["1", "8", "."])
    #expect(heard(failing.retry(1)) == ["1", "1", "!"])
    #expect(heard(Fail<Int, Broken>(error: Broken())) == ["!"])
    #expect(heard(Result<Int, Broken>.success(3).publisher) == ["3", "."])
    #expect(heard(Just(1).setFailureType(to: Broken.self)) == ["1", "."])
  }

  @Test func `types of operators can be named`() {
    let inner = PassthroughSubject<Just<Int>, Never>()
    let latest: Publishers.SwitchToLatest<Just<Int>, PassthroughSubject<Just<Int>, Never>> =
      inner.switchToLatest()
    var seen: [Int] = []
    let events: Publishers.HandleEvents<Just<Int>> = Just(3).handleEvents(
      receiveOutput: { seen.append($0) }
    )
    let heard = Heard()
    heard.listen(latest)
    inner.send(Just(1))
    inner.send(Just(2))
    inner.send(completion: .finished)
    #expect(heard.all == ["1", "2", "."])
    #expect(self.heard(events) == ["3", "."])
    #expect(seen == [3])
  }

  @Test func `several publishers come together`() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<String, Never>()
    let heard = Heard()
    heard.listen(a.combineLatest(b).map { "\($0)\($1)" }, "latest ")
    heard.listen(a.zip(b).map { "\($0)\($1)" }, "zip ")
    heard.listen(a.map { "\($0)" }.merge(with: b), "merge ")
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(
      heard.all.filter { $0.hasPrefix("latest") } == ["latest 2x", "latest 2y", "latest ."]
    )
    #expect(heard.all.filter { $0.hasPrefix("zip") } == ["zip 1x", "zip 2y", "zip ."])
    #expect(
      heard.all.filter { $0.hasPrefix("merge") }
        == ["merge 1", "merge 2", "merge x", "merge y", "merge ."]
    )
    let inner = (1...3).publisher.flatMap { [$0, $0 * 10].publisher }
    #expect(self.heard(inner) == ["1", "10", "2", "20", "3", "30", "."])
  }

  @Test func `only the latest publisher is heard`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let heard = Heard()
    heard.listen(outer.switchToLatest())
    outer.send(one)
    one.send(1)
    outer.send(two)
    one.send(2)
    two.send(3)
    outer.send(completion: .finished)
    two.send(completion: .finished)
    #expect(heard.all == ["1", "3", "."])
  }

  @Test func `subjects keep what they say they keep, and cancelling ends it`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let heard = Heard()
    let token = subject.sink { heard.listen(Just($0)) }
    subject.value = 2
    token.cancel()
    subject.send(3)
    #expect(heard.all == ["1", ".", "2", "."] && subject.value == 3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(subject.value == 3)
    let late = Heard()
    late.listen(subject)
    #expect(late.all == ["."])
  }

  @Test func `no more is given than is asked for`() {
    var values: [Int] = []
    var subscription: (any Subscription)?
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { subscription = $0 },
      receiveValue: {
        values.append($0)
        return .none
      }
    )
    [1, 2, 3, 4].publisher.map { $0 * 2 }.subscribe(subscriber)
    #expect(values.isEmpty)
    subscription?.request(.max(2))
    #expect(values == [2, 4])
    subscription?.request(.unlimited)
    #expect(values == [2, 4, 6, 8])
    #expect(Subscribers.Demand.max(2) < .unlimited && .max(1) + .max(2) == .max(3))
  }

  final class Model: ObservableObject {
    @Published var name = "a"
    @Published var number = 0
  }

  @Test func `published properties tell before they change`() {
    let model = Model()
    let heard = Heard()
    heard.listen(model.$name.map { "\($0) while \(model.name)" })
    heard.listen(model.objectWillChange.map { "will \(model.name)" })
    model.name = "b"
    model.number = 1
    #expect(heard.all == ["a while a", "will a", "b while a", "will b"])
    Just(7).assign(to: &model.$number)
    #expect(model.number == 7)
  }

  @Test func `one subscription serves all who share it`() {
    let subject = PassthroughSubject<Int, Never>()
    var made = 0
    let shared = subject.map { value -> Int in
      made += 1
      return value
    }.share()
    let heard = Heard()
    heard.listen(shared, "a")
    heard.listen(shared, "b")
    subject.send(1)
    #expect(made == 1 && heard.all == ["a1", "b1"])
  }

  @Test func `a future gives its value to all, now and later`() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let heard = Heard()
    heard.listen(future, "a")
    promise?(.success(4))
    promise?(.success(5))
    heard.listen(future, "b")
    #expect(heard.all == ["a4", "a.", "b4", "b."])
  }

  @Test func `notifications come as long as somebody listens`() {
    let name = Notification.Name("CombineTests.note")
    let center = NotificationCenter()
    let heard = Heard()
    let token = center.publisher(for: name).sink { _ in heard.listen(Just("note")) }
    center.post(name: name, object: nil)
    token.cancel()
    center.post(name: name, object: nil)
    #expect(heard.all == ["note", "."])
  }

  @Test func `values are given where a queue runs blocks`() async {
    let queue = DispatchQueue(label: "CombineTests")
    var values: [Int] = []
    for await value in [1, 2].publisher.receive(on: queue).values { values.append(value) }
    #expect(values == [1, 2])
  }
}
