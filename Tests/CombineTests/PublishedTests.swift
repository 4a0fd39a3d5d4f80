import Combine
import Testing

@Suite struct `Published properties` {
  final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
    var plain = 0
  }

  final class Derived: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var value = 0 { willSet { objectWillChange.send() } }
  }

  @Test func `give the value they have, then each one they get, before they have it`() {
    let model = Model()
    var heard: [String] = []
    let token = model.$count.sink { heard.append("\($0) while \(model.count)") }
    model.count = 1
    model.count = 1
    model.count += 4
    #expect(heard == ["0 while 0", "1 while 0", "1 while 1", "5 while 1"])
    token.cancel()
    model.count = 9
    #expect(heard.count == 4)
  }

  @Test func `tell their object once for each change, and nothing for other properties`() {
    let model = Model()
    var changes = 0
    let token = model.objectWillChange.sink { changes += 1 }
    model.name = "b"
    model.count = 2
    model.plain = 3
    #expect(changes == 2)
    #expect(model.objectWillChange === model.objectWillChange)
    token.cancel()
    model.name = "c"
    #expect(changes == 2)
  }

  @Test func `tell only their own object`() {
    let (first, second) = (Model(), Model())
    var heard: [String] = []
    let tokens = [
      first.objectWillChange.sink { heard.append("first") },
      second.objectWillChange.sink { heard.append("second") },
      second.$name.dropFirst().sink { heard.append($0) },
    ]
    first.name = "x"
    second.name = "y"
    #expect(heard.sorted() == ["first", "second", "y"])
    for token in tokens { token.cancel() }
  }

  @Test func `an object can tell of changes itself`() {
    let object = Derived()
    var heard: [Int] = []
    let token = object.objectWillChange.sink { heard.append(object.value) }
    object.value = 1
    object.value = 2
    #expect(heard == [0, 1])
    token.cancel()
  }

  @Test func `take what a publisher gives, until it ends or the object does`() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    if var publisher = model?.$count {
      subject.assign(to: &publisher)
    }
    subject.send(3)
    #expect(model?.count == 3)
    weak let gone = model
    model = nil
    #expect(gone == nil)
    subject.send(4)
  }

  @Test func `a key path takes what a publisher gives`() {
    let model = Model()
    let token = ["x", "y"].publisher.assign(to: \.name, on: model)
    #expect(model.name == "y")
    token.cancel()
  }
}
