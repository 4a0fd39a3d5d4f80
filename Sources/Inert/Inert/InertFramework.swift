import Diagnostics
import Foundation

/// A framework of Apple's whose service Linux does not have.
///
/// It compiles, answers as a device without the service does, and says once by its name that it is
/// inert. What it answers comes later, on the main queue, as all completions here do.
package struct InertFramework: Sendable {
  private let name: String
  private let does: String

  /// Makes the framework of a name; `does` goes on from it in a sentence, such as "asks nobody".
  package init(_ name: String, _ does: String) {
    self.name = name
    self.does = does
  }

  /// Says that the framework is inert, the first time that it is used.
  package func tell() {
    UIKitDiagnostics.reportOnce(
      Diagnosis(.inert, what: "inert: \(name) \(does).", place: name)
    )
  }

  /// Says that the framework is inert, and calls `answer` later on the main queue.
  package func answer(_ answer: @escaping @Sendable () -> Void) {
    tell()
    DispatchQueue.main.async(execute: answer)
  }
}
