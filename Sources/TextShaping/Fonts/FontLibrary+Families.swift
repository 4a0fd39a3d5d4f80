import Foundation
import Synchronization

/// Listing fonts and adding an app's own.
extension FontLibrary {
  /// Why a font could not be registered.
  package enum RegistrationError: Error, Hashable, Sendable {
    /// The file is missing or holds no font.
    case notAFont
    /// The file was registered before.
    case alreadyRegistered
  }

  /// The families that can be asked for, in alphabetical order, without stand-ins.
  package var familyNames: [String] {
    var names = Set(pinnedCatalog().familyNames)
    names.formUnion(registeredCatalog.familyNames)
    names.formUnion(installedCatalog()?.familyNames ?? [])
    return names.sorted()
  }

  /// The PostScript names of a family's faces, lightest first; empty for an unknown family.
  package func faceNames(ofFamily family: String) -> [String] {
    var names: [String] = []
    let catalogs = [registeredCatalog, pinnedCatalog(), installedCatalog()]
    for case let catalog? in catalogs {
      for face in catalog.faces(ofFamily: family) where !names.contains(face.names.postScript) {
        names.append(face.names.postScript)
      }
    }
    return names
  }

  /// Adds the fonts of a file and returns their PostScript names.
  @discardableResult
  package func register(file path: String) throws(RegistrationError) -> [String] {
    let faces = FaceRecord.faces(inFile: path)
    guard !faces.isEmpty else { throw .notAFont }
    let isNew = state.withLock { state in
      guard state.registered.face(named: faces[0].names.postScript) == nil else { return false }
      state.registered.add(faces)
      // A name may have been asked for before its font was there.
      state.fonts.removeAll()
      return true
    }
    guard isNew else { throw .alreadyRegistered }
    return faces.map(\.names.postScript)
  }

  /// Adds the fonts in a font file's bytes and returns their PostScript names.
  @discardableResult
  package func register(data: Data) throws(RegistrationError) -> [String] {
    guard let path = Self.anonymousFile(holding: data) else { throw .notAFont }
    return try register(file: path)
  }

  /// Takes back what `register(file:)` added; fonts already made from it go on drawing.
  ///
  /// - Returns: whether there was any.
  @discardableResult
  package func unregister(file path: String) -> Bool {
    state.withLock {
      $0.fonts.removeAll()
      return $0.registered.remove(file: path)
    }
  }

  /// A path to a file without a name, so that fonts in memory are read like any other.
  ///
  /// The file stays open until the process ends, as the drawing library may read it at any time.
  static func anonymousFile(holding data: Data) -> String? {
    let template = FileManager.default.temporaryDirectory.appendingPathComponent("font-XXXXXX").path
    var bytes = Array(template.utf8CString)
    let descriptor = mkstemp(&bytes)
    guard descriptor >= 0 else { return nil }
    unlink(bytes)
    let isWritten = data.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = write(
          descriptor,
          buffer.baseAddress?.advanced(by: written),
          buffer.count - written
        )
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
    guard isWritten else {
      close(descriptor)
      return nil
    }
    return "/proc/self/fd/\(descriptor)"
  }
}
