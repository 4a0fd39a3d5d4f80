import Combine
import Testing

/// Several publishers as one, under Apple's names.
@Suite struct SeveralPublisherTests {
  private func all<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    _ = publisher.sink { _ in
    } receiveValue: {
      values.append($0)
    }
    return values
  }

  @Test func `the latest of three and four come once all have one`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let (c, d) = (PassthroughSubject<Bool, Never>(), PassthroughSubject<Double, Never>())
    var (three, four): ([String], [String]) = ([], [])
    let latest: Publishers.CombineLatest3 = Publishers.CombineLatest3(a, b, c)
    let tokens = [
      latest.sink { three.append("\($0.0) \($0.1) \($0.2)") },
      a.combineLatest(b, c, d) { "\($0) \($1) \($2) \($3)" }.sink { four.append($0) },
    ]
    a.send(1)
    b.send("x")
    #expect(three.isEmpty)
    c.send(true)
    a.send(2)
    d.send(0.5)
    c.send(false)
    #expect(three == ["1 x true", "2 x true", "2 x false"])
    #expect(four == ["2 x true 0.5", "2 x false 0.5"])
    for token in tokens { token.cancel() }
  }

  @Test func `values of one number are zipped, of two, three and four`() {
    let (numbers, letters) = ([1, 2, 3].publisher, ["a", "b"].publisher)
    let pair: Publishers.Zip = numbers.zip(letters)
    #expect(all(pair).map { "\($0.0)\($0.1)" } == ["1a", "2b"])
    #expect(all(numbers.zip(letters, numbers) { "\($0)\($1)\($2)" }) == ["1a1", "2b2"])
    let four = Publishers.Zip4(numbers, letters, numbers, letters)
    #expect(all(four).map { "\($0.0)\($0.1)\($0.2)\($0.3)" } == ["1a1a", "2b2b"])
  }

  @Test func `values are merged as they come`() {
    let (a, b, c) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), Just(9)
    )
    var (values, isOver) = ([Int](), false)
    let merged: Publishers.Merge3 = a.merge(with: b, c)
    let token = merged.sink { _ in
      isOver = true
    } receiveValue: {
      values.append($0)
    }
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(values == [9, 1, 2, 3] && !isOver)
    b.send(completion: .finished)
    #expect(isOver)
    token.cancel()
    #expect(all(Publishers.Merge4(Just(1), Just(2), Just(3), Just(4))).sorted() == [1, 2, 3, 4])
  }
}
