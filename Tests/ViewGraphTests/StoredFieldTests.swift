import Testing
import ViewGraph

@Suite struct `The stored properties of a type` {
  private struct Sample {
    var small: Int8 = 1
    var large = 2
    let text: String = "three"
    var flag = true
    var double = 0.5
    var computed: Int { large }
    static let shared = 9
  }

  private struct Pair<First, Second> {
    var first: First
    var second: Second
  }

  @propertyWrapper private struct Doubled {
    var wrappedValue: Int
  }

  private struct Wrapping {
    var before: Int8 = 0
    @Doubled var value = 7
  }

  private func load<Value>(
    _ type: Value.Type,
    from value: some Any,
    at field: StoredField
  ) -> Value {
    withUnsafeBytes(of: value) { $0.loadUnaligned(fromByteOffset: field.offset, as: type) }
  }

  private func types(_ fields: [StoredField]) -> [ObjectIdentifier] {
    fields.map { ObjectIdentifier($0.type) }
  }

  @Test func `they come in the order of their declaration, without computed ones`() {
    let fields = StoredField.fields(of: Sample.self)
    let expected: [Any.Type] = [Int8.self, Int.self, String.self, Bool.self, Double.self]
    #expect(types(fields) == expected.map { ObjectIdentifier($0) })
  }

  @Test func `each lies where the type has it`() {
    let offsets = StoredField.fields(of: Sample.self).map(\.offset)
    let expected = [
      MemoryLayout<Sample>.offset(of: \.small), MemoryLayout<Sample>.offset(of: \.large),
      MemoryLayout<Sample>.offset(of: \.text), MemoryLayout<Sample>.offset(of: \.flag),
      MemoryLayout<Sample>.offset(of: \.double),
    ]
    #expect(offsets == expected.compactMap { $0 })
    #expect(offsets.count == 5)
  }

  @Test func `what lies there is the value`() throws {
    let fields = StoredField.fields(of: Sample.self)
    try #require(fields.count == 5)
    let sample = Sample(small: -3, large: 1234, flag: false, double: 2.25)
    #expect(load(Int8.self, from: sample, at: fields[0]) == -3)
    #expect(load(Int.self, from: sample, at: fields[1]) == 1234)
    #expect(load(Bool.self, from: sample, at: fields[3]) == false)
    #expect(load(Double.self, from: sample, at: fields[4]) == 2.25)
  }

  @Test func `a generic type has the fields of its arguments`() {
    let fields = StoredField.fields(of: Pair<Int8, Double>.self)
    #expect(types(fields) == [ObjectIdentifier(Int8.self), ObjectIdentifier(Double.self)])
    #expect(fields.map(\.offset) == [0, 8])
    let wide = StoredField.fields(of: Pair<Double, Int8>.self)
    #expect(wide.map(\.offset) == [0, 8])
    let nested = StoredField.fields(of: Pair<Pair<Int8, Int8>, Int32>.self)
    #expect(nested.map(\.offset) == [0, 4])
  }

  @Test func `a wrapped property is stored as its wrapper`() throws {
    let fields = StoredField.fields(of: Wrapping.self)
    try #require(fields.count == 2)
    #expect(ObjectIdentifier(fields[1].type) == ObjectIdentifier(Doubled.self))
    #expect(load(Doubled.self, from: Wrapping(), at: fields[1]).wrappedValue == 7)
  }

  @Test func `a type without any has none`() {
    struct Nothing {}
    #expect(StoredField.fields(of: Nothing.self).isEmpty)
    #expect(StoredField.fields(of: Int.self).count <= 1)
  }
}
