internal import CDrawingWorker
import Foundation
import Synchronization

/// What is wanted of a drawing.
struct DrawingRequest: Sendable {
  enum Operation: UInt32, Sendable { case measure, ink, render }

  let operation: Operation
  let format: VectorFormat
  let width: Int
  let height: Int

  init(_ operation: Operation, _ format: VectorFormat, width: Int = 0, height: Int = 0) {
    (self.operation, self.format, self.width, self.height) = (operation, format, width, height)
  }
}

/// What became of a request.
enum DrawingAnswer {
  /// A width and height, or a box.
  case numbers([Double])
  case pixels(Bitmap)
  /// The drawing has no page, or nothing in it.
  case empty
  case noLibrary
  /// The library says what is wrong.
  case failed(String)
  /// The process ended in the middle of it.
  case ended(String)
}

/// The process that reads drawings; it is started for the first one, and ends with the program.
///
/// It never ends by itself while nobody asks: a child that has ended and that nobody waits for is in the
/// way of those who wait for any child, as the exit tests of Swift Testing do.
enum DrawingWorker {
  typealias Ask = @Sendable (DrawingRequest, Data) -> DrawingAnswer

  private static let running = Mutex<drawing_worker?>(nil)

  /// Has a request answered; one after the other.
  @Sendable static func ask(_ request: DrawingRequest, _ data: Data) -> DrawingAnswer {
    running.withLock { running in
      // The first may have been ended in the meantime.
      for isNew in [running == nil, true] {
        if running == nil {
          var worker = drawing_worker()
          guard drawing_worker_start(&worker) else { return .ended("no process can be started") }
          running = worker
        }
        guard let worker = running else { break }
        if let answer = answer(to: request, data, worker) { return answer }
        running = nil
        let signal = withUnsafePointer(to: worker) { drawing_worker_end($0) }
        if isNew || signal != 0 { return .ended(reason(signal)) }
      }
      return .ended("the process ends again and again")
    }
  }

  private static func reason(_ signal: Int32) -> String {
    switch signal {
    case SIGPROF: "it took more than five seconds"
    case SIGKILL: "its process did not answer"
    case SIGABRT, SIGILL, SIGTRAP: "the library that reads it gave up"
    default: "the library that reads it was ended by signal \(signal)"
    }
  }

  /// Has a request answered in this process, as is right for drawings that are trusted.
  @Sendable static func answerHere(_ request: DrawingRequest, _ data: Data) -> DrawingAnswer {
    var question = drawing_request(request, data)
    var answer = drawing_answer()
    var payload: UnsafeMutableRawPointer?
    data.withUnsafeBytes { drawing_answer_to(&question, $0.baseAddress, &answer, &payload) }
    return taken(answer, payload, request)
  }

  /// What the worker answers; nil where it has ended.
  private static func answer(
    to request: DrawingRequest,
    _ data: Data,
    _ worker: drawing_worker
  ) -> DrawingAnswer? {
    var question = drawing_request(request, data)
    var answer = drawing_answer()
    var payload: UnsafeMutableRawPointer?
    let isAnswered = data.withUnsafeBytes { bytes in
      withUnsafePointer(to: worker) {
        drawing_worker_ask($0, &question, bytes.baseAddress, &answer, &payload)
      }
    }
    return isAnswered ? taken(answer, payload, request) : nil
  }

  /// An answer as it is in C.
  private static func taken(
    _ answer: drawing_answer,
    _ payload: UnsafeMutableRawPointer?,
    _ request: DrawingRequest
  ) -> DrawingAnswer {
    if request.operation == .render, answer.status == DRAWING_DONE.rawValue {
      return pixels(payload, request)
    }
    defer { free(payload) }
    switch answer.status {
    case DRAWING_DONE.rawValue:
      let numbers = answer.numbers
      let list = [numbers.0, numbers.1, numbers.2, numbers.3]
      return list.allSatisfy(\.isFinite) ? .numbers(list) : .empty
    case DRAWING_NO_LIBRARY.rawValue: return .noLibrary
    case DRAWING_EMPTY.rawValue: return .empty
    default:
      let count = payload == nil ? 0 : Int(answer.length)
      let text = UnsafeRawBufferPointer(start: payload, count: count)
      return .failed(String(decoding: text, as: UTF8.self))
    }
  }

  private static func pixels(
    _ data: UnsafeMutableRawPointer?,
    _ request: DrawingRequest
  ) -> DrawingAnswer {
    guard let data,
      let bitmap = Bitmap(
        wrapping: data,
        width: request.width,
        height: request.height,
        bytesPerRow: Int(drawing_row_bytes(UInt32(request.width))),
        release: { free(data) }
      )
    else {
      free(data)
      return .ended("there is no memory for its pixels")
    }
    return .pixels(bitmap)
  }
}

extension drawing_request {
  fileprivate init(_ request: DrawingRequest, _ data: Data) {
    self.init(
      operation: request.operation.rawValue,
      format: request.format == .pdf ? DRAWING_PDF.rawValue : DRAWING_SVG.rawValue,
      width: UInt32(request.width),
      height: UInt32(request.height),
      length: UInt64(data.count)
    )
  }
}
