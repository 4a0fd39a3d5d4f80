import Foundation

/// A file in which a process writes down what it is about to read, so that another one knows what
/// ended it.
///
/// The file is memory of both, which stays as it is whatever the process dies of.
package final class FuzzSlate: @unchecked Sendable {
  /// How far a process came.
  package enum State: Int {
    case idle
    /// An input is being read; found behind a process that has ended, it is what ended it.
    case reading
    /// An input was not done in its time.
    case hung
    /// An input took too much memory.
    case bloated
    case done
  }

  private enum Field: Int {
    case state
    case number
    case length
    case peak
    case slowest
    case slowestNumber
  }

  private static let header = 64
  private static let room = 1 << 21

  package let path: String
  private let memory: UnsafeMutableRawPointer

  /// Opens a slate, or makes an empty one.
  package init(_ path: String, isNew: Bool = false) throws {
    self.path = path
    let file = open(path, O_RDWR | O_CREAT | (isNew ? O_TRUNC : 0), 0o600)
    guard file >= 0, ftruncate(file, Self.room) == 0,
      let memory = mmap(nil, Self.room, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else { throw CocoaError(.fileWriteUnknown) }
    close(file)
    self.memory = memory
  }

  deinit { munmap(memory, Self.room) }

  private subscript(field: Field) -> Int {
    get { memory.load(fromByteOffset: field.rawValue * 8, as: Int.self) }
    set { memory.storeBytes(of: newValue, toByteOffset: field.rawValue * 8, as: Int.self) }
  }

  package var state: State {
    get { State(rawValue: self[.state]) ?? .idle }
    set { self[.state] = newValue.rawValue }
  }

  /// The number of the input that is or was read last.
  package var number: Int { self[.number] }

  /// The most memory the process ever had, in bytes.
  package var peak: Int {
    get { self[.peak] }
    set { self[.peak] = newValue }
  }

  /// The longest that an input took, in microseconds, and its number.
  package var slowest: (time: Int, number: Int) {
    get { (self[.slowest], self[.slowestNumber]) }
    set { (self[.slowest], self[.slowestNumber]) = newValue }
  }

  /// The input that is or was read last.
  package var input: [UInt8] {
    [UInt8](UnsafeRawBufferPointer(start: memory + Self.header, count: self[.length]))
  }

  func begin(_ number: Int, _ bytes: [UInt8]) {
    let bytes = bytes.prefix(Self.room - Self.header)
    state = .idle
    self[.number] = number
    self[.length] = bytes.count
    bytes.withUnsafeBytes { source in
      if let start = source.baseAddress {
        (memory + Self.header).copyMemory(from: start, byteCount: source.count)
      }
    }
    state = .reading
  }
}
