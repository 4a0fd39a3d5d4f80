import Foundation
import SwiftData

/// Containers for tests.
enum Library {
  static let types: [any PersistentModel.Type] = [Author.self, Room.self]

  /// One whose models are gone with it.
  static func inMemory() throws -> ModelContainer {
    try ModelContainer(
      for: Schema(types),
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
  }

  /// A file of its own for each test.
  static func file() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("models-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent("Library.store")
  }

  static func container(at url: URL, allowsSave: Bool = true) throws -> ModelContainer {
    try ModelContainer(
      for: Schema(types),
      configurations: ModelConfiguration(url: url, allowsSave: allowsSave)
    )
  }
}

extension ModelContext {
  /// All models of a class.
  func all<T: PersistentModel>(_ type: T.Type) throws -> [T] { try fetch(FetchDescriptor<T>()) }
}
