import Testing
import ViewGraph

@Suite struct `Whether two values are the same` {
  private struct Plain {
    var number: Int
    var flag: Bool
  }

  private struct Named: Equatable {
    var name: String
    var unused = 0

    static func == (one: Named, other: Named) -> Bool { one.name == other.name }
  }

  private final class Box {
    let value: Int
    init(_ value: Int) { self.value = value }
  }

  private final class EqualBox: Equatable {
    let value: Int
    init(_ value: Int) { self.value = value }
    static func == (one: EqualBox, other: EqualBox) -> Bool { one.value == other.value }
  }

  private struct Action {
    let perform: () -> Int
  }

  private enum Choice {
    case one(Int)
    case other
  }

  @Test func `values with the same bytes are the same`() {
    #expect(Sameness.areSame(3, 3))
    #expect(!Sameness.areSame(3, 4))
    #expect(Sameness.areSame(Choice.one(3), Choice.one(3)))
    #expect(!Sameness.areSame(Choice.one(3), Choice.one(4)))
    let plain = Plain(number: 1, flag: true)
    let copy = plain
    #expect(Sameness.areSame(plain, copy))
    #expect(!Sameness.areSame(plain, Plain(number: 2, flag: true)))
  }

  @Test func `values of a type that compares are compared`() {
    #expect(Sameness.areSame(Named(name: "a"), Named(name: "a", unused: 7)))
    #expect(!Sameness.areSame(Named(name: "a"), Named(name: "b")))
    #expect(Sameness.areEqual([1, 2, 3], Array(1...3)))
    let text = String(repeating: "y", count: 40)
    #expect(Sameness.areSame("x" + text, "x" + text))
    #expect(Sameness.areSame(0.0, -0.0))
  }

  @Test func `a number that is not equal to itself is the same`() {
    #expect(Sameness.areSame(Double.nan, Double.nan))
  }

  @Test func `optionals are compared by what is in them`() {
    #expect(Sameness.areSame(Named?.none, nil))
    #expect(Sameness.areSame(Named(name: "a") as Named?, Named(name: "a", unused: 1)))
    #expect(!Sameness.areSame(Named(name: "a") as Named?, nil))
  }

  @Test func `an object is the same as itself, or equal to another by its type`() {
    let box = Box(1)
    #expect(Sameness.areSame(box, box))
    #expect(!Sameness.areSame(box, Box(1)))
    #expect(Sameness.areSame(EqualBox(1), EqualBox(1)))
    #expect(!Sameness.areSame(EqualBox(1), EqualBox(2)))
  }

  @Test func `a value with a closure is the same as its copy, one with another closure is not`() {
    func make(_ box: Box) -> Action { Action(perform: { box.value }) }
    let action = make(Box(1))
    let copy = action
    #expect(Sameness.areSame(action, copy))
    #expect(!Sameness.areSame(action, make(Box(1))))
    #expect(!Sameness.areEqual(action, copy))
  }

  @Test func `a type without equality is never equal`() {
    #expect(!Sameness.areEqual(Plain(number: 1, flag: true), Plain(number: 1, flag: true)))
    #expect(!Sameness.areEqual(Box(1), Box(1)))
  }

  @Test func `values without a type are compared when they have the same one`() {
    #expect(Sameness.areSameAny(3, 3))
    #expect(!Sameness.areSameAny(3, 3.0))
    #expect(!Sameness.areSameAny(3, "3"))
    #expect(Sameness.areSameAny(Named(name: "a"), Named(name: "a")))
    let box = Box(1)
    #expect(Sameness.areSameAny(box, box))
    #expect(!Sameness.areSameAny(box, Box(1)))
  }

  @Test func `values without any bytes are the same`() {
    struct Nothing {}
    #expect(Sameness.areSame(Nothing(), Nothing()))
    #expect(Sameness.haveSameParts((), ()))
  }
}
