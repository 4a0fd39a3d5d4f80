import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  /// Plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      .utf8PlainText,
      .now { Data($0.utf8) },
      .now { String(decoding: $0, as: UTF8.self) }
    )
    DataRepresentation<String>(
      .utf16PlainText,
      nil,
      .now { data in
        guard let text = String(data: data, encoding: .utf16) else { throw TransferError.otherType }
        return text
      }
    )
    DataRepresentation<String>(.plainText, nil, .now { String(decoding: $0, as: UTF8.self) })
  }
}

extension URL: Transferable {
  /// An address, that of a file as such.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(.fileURL, .now { $0.written }, .now { try URL(written: $0) })
      .exportingCondition(\.isFileURL)
    DataRepresentation<URL>(.url, .now { $0.written }, .now { try URL(written: $0) })
  }

  private var written: Data { Data(absoluteString.utf8) }

  private init(written data: Data) throws {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw TransferError.otherType
    }
    self = url
  }
}

extension Data: Transferable {
  /// The bytes; all that is made of bytes is read.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(.data, .now { $0 }, .now { $0 })
  }
}

extension AttributedString: Transferable {
  /// Plain text: attributes are left behind.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String>(
      exporting: { String($0.characters) },
      importing: { AttributedString($0) }
    )
  }
}
