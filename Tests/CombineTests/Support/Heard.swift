import Combine

/// What subscribers hear, written down.
final class Heard: @unchecked Sendable {
  private(set) var all: [String] = []
  var tokens: Set<AnyCancellable> = []

  func listen<P: Publisher>(_ publisher: P, _ mark: String = "") {
    publisher.sink { end in
      switch end {
      case .finished: self.all.append("\(mark).")
      case .failure: self.all.append("\(mark)!")
      }
    } receiveValue: {
      self.all.append("\(mark)\($0)")
    }
    .store(in: &tokens)
  }
}

struct Broken: Error, Equatable {}
