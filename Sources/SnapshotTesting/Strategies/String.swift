import Foundation
import XCTestAdditions

extension Snapshotting where Value == String, Format == String {
  /// Compares texts line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// Compares texts line by line, in UTF-8.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        LineDifference.text(from: old, to: new).map { text in
          (
            text,
            [XCTAttachment(data: Data(text.utf8), uniformTypeIdentifier: "public.patch-file")]
          )
        }
      }
    )
  }
}
