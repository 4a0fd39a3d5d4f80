import CoreTransferable
import Foundation

/// Files of the app that a screen saves elsewhere; they are gone when nobody needs them.
@MainActor
final class ExportFolder {
  private let folder: URL
  private(set) var files: [URL] = []

  private init() throws { folder = try TransferContent.makeFolder() }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes files, one after the other, and hands on where they are.
  static func write(
    _ files: [ExportedFile],
    _ done: @escaping @MainActor (Result<ExportFolder, any Error>) -> Void
  ) {
    do {
      try ExportFolder().write(files[...], done)
    } catch {
      done(.failure(error))
    }
  }

  private func write(
    _ waiting: ArraySlice<ExportedFile>,
    _ done: @escaping @MainActor (Result<ExportFolder, any Error>) -> Void
  ) {
    guard let next = waiting.first else { return done(.success(self)) }
    // Each has a folder of its own, as several may have one name.
    let own = folder.appendingPathComponent("\(files.count)", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    } catch {
      return done(.failure(error))
    }
    next.write(own) { [self] result in
      switch result {
      case .success(let file):
        files.append(file)
        write(waiting.dropFirst(), done)
      case .failure(let error): done(.failure(error))
      }
    }
  }
}
