import Foundation
import XCTest

/// Where in a source something is.
public final class XCTSourceCodeLocation: NSObject, Sendable {
  /// The file.
  public let fileURL: URL
  /// The line, from 1.
  public let lineNumber: Int

  /// Makes a place.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  /// Makes a place in the file of a path.
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  /// Makes a place in the file of a path.
  public convenience init(filePath: StaticString, lineNumber: UInt) {
    self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
  }
}

/// Where an issue arose.
public final class XCTSourceCodeContext: NSObject, Sendable {
  /// The place in a source; nil where it is not known.
  public let location: XCTSourceCodeLocation?

  /// Makes a context.
  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// Something wrong that a test found.
public struct XCTIssue {
  /// What kind of thing is wrong.
  public enum IssueType: Int, Sendable {
    /// An assertion failed.
    case assertionFailure = 0
    /// A test threw an error.
    case thrownError = 1
    /// An exception was not caught.
    case uncaughtException = 2
    /// A measurement is worse than before.
    case performanceRegression = 3
    /// The system failed the test.
    case system = 4
    /// A failure was expected and did not come.
    case unmatchedExpectedFailure = 5
  }

  /// What kind of thing is wrong.
  public var type: IssueType
  /// What is wrong, in a few words.
  public var compactDescription: String
  /// What is wrong, in full.
  public var detailedDescription: String?
  /// Where it arose.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error that caused it.
  public var associatedError: (any Error)?
  /// Data that belongs to it.
  public var attachments: [XCTAttachment]

  /// Makes an issue.
  public init(
    type: IssueType,
    compactDescription: String,
    detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  /// What is wrong, in full where that is known.
  public var description: String { detailedDescription ?? compactDescription }

  /// Adds data to the issue.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// An issue under the name that it has as an object.
public typealias XCTMutableIssue = XCTIssue

extension XCTestCase {
  /// Fails the test with an issue.
  public func record(_ issue: XCTIssue) {
    for attachment in issue.attachments { add(attachment) }
    let place = issue.sourceCodeContext.location
    recordFailure(
      withDescription: issue.description,
      inFile: place?.fileURL.path ?? "",
      atLine: place?.lineNumber ?? 0,
      expected: issue.type == .assertionFailure
    )
  }
}
