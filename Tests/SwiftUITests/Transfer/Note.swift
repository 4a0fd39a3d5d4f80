import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A value that is written as itself, and as its text for those who do not know it.
struct Note: Transferable, Codable, Equatable {
  static let type = UTType(exportedAs: "example.note", conformingTo: .json)

  var text: String
  var stars = 0

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: Note.type)
    ProxyRepresentation(exporting: \.text)
  }
}

/// A value that is written and read by closures that take their time.
struct Slow: Transferable, Equatable {
  var number: UInt8

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .png) { slow in
      await Task.yield()
      return Data([slow.number])
    } importing: { data in
      await Task.yield()
      return Slow(number: data.first ?? 0)
    }
    .suggestedFileName("slow.png")
  }
}

/// A value that lies in a file.
struct Paper: Transferable, Equatable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .plainText) { paper in
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).txt")
      try Data(paper.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Paper(text: try String(contentsOf: received.file, encoding: .utf8))
    }
    .visibility(.ownProcess)
  }
}

/// A value that is written only where it may be.
struct Secret: Transferable {
  var isOpen: Bool

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { (secret: Secret) in "secret" })
      .exportingCondition { $0.isOpen }
  }
}
