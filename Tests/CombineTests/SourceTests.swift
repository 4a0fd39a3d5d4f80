import Combine
import Testing

@Suite struct `Sources of values` {
  private func probe<P: Publisher>(_ publisher: P) -> Probe<P.Output, P.Failure> {
    let probe = Probe<P.Output, P.Failure>()
    publisher.subscribe(probe)
    probe.subscription?.request(.unlimited)
    return probe
  }

  @Test func `nothing ends at once or never`() {
    #expect(probe(Empty<Int, Never>()).ends.count == 1)
    #expect(probe(Empty<Int, Never>(completeImmediately: false)).ends.isEmpty)
  }

  @Test func `what is put off is made anew for each who takes part`() {
    var made = 0
    let source = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(probe(source).values == [1] && probe(source).values == [2])
  }

  @Test func `a future begins at once, and keeps its failure too`() {
    var began = false
    let future = Future<Int, Broken> {
      began = true
      $0(.failure(Broken()))
    }
    #expect(began)
    for _ in 0..<2 {
      let heard = probe(future)
      #expect(heard.values.isEmpty && heard.ends.count == 1)
    }
  }

  @Test func `a current value comes first, whoever comes when`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let first = probe(subject)
    subject.send(2)
    let second = probe(subject)
    subject.value = 3
    #expect(first.values == [1, 2, 3] && second.values == [2, 3] && subject.value == 3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(first.values == [1, 2, 3] && first.ends.count == 1)
    #expect(probe(subject).values.isEmpty && probe(subject).ends.count == 1)
  }

  @Test func `who joins while a value goes round does not hear it`() {
    let subject = PassthroughSubject<Int, Never>()
    var late: Probe<Int, Never>?
    let token = subject.sink { value in if value == 1 { late = probe(subject) } }
    subject.send(1)
    subject.send(2)
    #expect(late?.values == [2])
    token.cancel()
  }

  @Test func `a value sent while another goes round comes behind it`() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    let first = subject.sink { value in
      heard.append("a\(value)")
      if value == 1 { subject.send(2) }
    }
    #expect(heard.isEmpty)
    subject.send(1)
    #expect(heard == ["a1", "a2"])
    first.cancel()
  }

  @Test func `an ended subject says so to whoever comes later`() {
    let subject = PassthroughSubject<Int, Broken>()
    subject.send(completion: .failure(Broken()))
    let late = probe(subject)
    guard case .failure? = late.ends.first else {
      Issue.record("The failure was forgotten.")
      return
    }
    subject.send(completion: .finished)
    #expect(late.ends.count == 1)
  }

  @Test func `optionals and results are publishers`() {
    #expect(probe(Optional(3).publisher).values == [3])
    let nothing: Int? = nil
    #expect(probe(nothing.publisher).values == [])
    #expect(probe(Result<Int, Broken>.success(4).publisher).values == [4])
    #expect(probe(Result<Int, Broken>.failure(Broken()).publisher).values.isEmpty)
  }

  @Test func `errors of blocks become failures`() {
    let heard = probe([1, 2, 3].publisher.tryMap { if $0 == 3 { throw Broken() } else { $0 } })
    #expect(heard.values == [1, 2])
    guard case .failure(let error)? = heard.ends.first else {
      Issue.record("Nothing failed.")
      return
    }
    #expect(error is Broken)
  }
}
