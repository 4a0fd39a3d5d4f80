internal import CSQLite
import Foundation

/// A value as SQLite keeps it.
package enum SQLiteValue {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case data(Data)
}

/// A row that was read; it counts only as long as the block runs that it is given to.
package struct SQLiteRow {
  let statement: OpaquePointer

  package func integer(_ column: Int) -> Int64 { sqlite3_column_int64(statement, Int32(column)) }

  /// The text; empty where there is none.
  package func text(_ column: Int) -> String {
    guard let bytes = sqlite3_column_text(statement, Int32(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The bytes; empty where there are none.
  package func data(_ column: Int) -> Data {
    let count = Int(sqlite3_column_bytes(statement, Int32(column)))
    return sqlite3_column_blob(statement, Int32(column)).map { Data(bytes: $0, count: count) }
      ?? Data()
  }

  package func value(_ column: Int) -> SQLiteValue {
    switch sqlite3_column_type(statement, Int32(column)) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, Int32(column)))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .data(data(column))
    default: .null
    }
  }
}

/// The values of a statement that is about to run; their places count from 1.
package struct SQLiteValues {
  let statement: OpaquePointer

  /// Tells SQLite to keep a copy of what it is given.
  private static var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  package func set(_ place: Int, _ value: SQLiteValue) {
    let place = Int32(place)
    switch value {
    case .null: sqlite3_bind_null(statement, place)
    case .integer(let value): sqlite3_bind_int64(statement, place, value)
    case .real(let value): sqlite3_bind_double(statement, place, value)
    case .text(var text):
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          _ = sqlite3_bind_text(
            statement,
            place,
            bytes.baseAddress,
            Int32(bytes.count),
            Self.copied
          )
        }
      }
    case .data(let data):
      data.withUnsafeBytes { bytes in
        let start = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1)
        _ = sqlite3_bind_blob(statement, place, start, Int32(bytes.count), Self.copied)
      }
    }
  }
}
