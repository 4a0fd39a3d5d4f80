import Foundation
import XCTest

/// A part of a test that has a name and attachments.
@MainActor @preconcurrency
public protocol XCTActivity: NSObjectProtocol {
  /// What the part is called.
  var name: String { get }

  /// Keeps data beside the test's result.
  func add(_ attachment: XCTAttachment)
}

/// The part of a test that runs.
public final class XCTContext: NSObject {
  /// Runs a part of a test under a name, which stands before what fails within it.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - block: The part.
  /// - Returns: What the block returns.
  @MainActor @preconcurrency
  public static func runActivity<Result>(
    named name: String,
    block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    let activity = Activity(name)
    AttachmentStore.shared.names.append(name)
    defer { AttachmentStore.shared.names.removeLast() }
    return try block(activity)
  }

  /// Runs a part of a test that waits under a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - block: The part.
  /// - Returns: What the block returns.
  @MainActor @preconcurrency
  public static func runActivity<Result>(
    named name: String,
    block: @MainActor (any XCTActivity) async throws -> Result
  ) async rethrows -> Result {
    let activity = Activity(name)
    AttachmentStore.shared.names.append(name)
    defer { AttachmentStore.shared.names.removeLast() }
    return try await block(activity)
  }
}

@MainActor
private final class Activity: NSObject, XCTActivity {
  let name: String

  init(_ name: String) { self.name = name }

  func add(_ attachment: XCTAttachment) { AttachmentStore.shared.add(attachment) }
}

extension XCTestCase {
  /// Keeps data beside the test's result.
  public func add(_ attachment: XCTAttachment) {
    nonisolated(unsafe) let attachment = attachment
    MainActor.assumeIsolated { AttachmentStore.shared.add(attachment) }
  }
}
