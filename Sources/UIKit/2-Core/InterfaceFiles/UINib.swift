import Diagnostics
import Foundation
import InterfaceFiles

/// A nib: objects in a file that are made together, as often as asked for.
///
/// The file is read once; making objects again parses no XML.
@MainActor @preconcurrency
open class UINib: NSObject {
  /// The keys of options for making objects.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects that stand in for placeholders of the file, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Source {
    case file(name: String, bundle: Bundle)
    case document(InterfaceDocument, bundle: Bundle)
    case damaged(InterfaceFileError)
  }

  private let source: Source

  /// Makes a nib of a file in a bundle; nil is the app's own.
  ///
  /// The file is looked for when objects are first made.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name: name, bundle: bundleOrNil ?? .main)
    super.init()
  }

  /// Makes a nib of XML; images and colours come from a bundle.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    do throws(InterfaceFileError) {
      let document = try InterfaceDocument(data, path: "nib data")
      source = .document(document, bundle: bundleOrNil ?? .main)
    } catch {
      source = .damaged(error)
    }
    super.init()
  }

  /// Makes the objects of the nib and connects them; returns those at the top of the file.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let file else { return [] }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return Services.the((any InterfaceMaking).self)
      .objects(of: file, owner: ownerOrNil as AnyObject?, external: external)
  }

  /// The file, read; nil with a diagnosis where it cannot be.
  var file: NibFile? {
    switch source {
    case .file(let name, let bundle):
      guard let path = NibFinder.path(name, .nib, in: bundle) else {
        Self.reportMissing(name, bundle)
        return nil
      }
      return NibFinder.load(path, in: bundle)
    case .document(let document, let bundle):
      return NibFile(document: document, bundle: bundle, strings: .none)
    case .damaged(let error):
      NibFinder.report(error)
      return nil
    }
  }

  private static func reportMissing(_ name: String, _ bundle: Bundle) {
    UIKitDiagnostics.report(
      Diagnosis(
        .nibMissing,
        place: "UINib(nibName: \"\(name)\")",
        saw: "no \(name).xib in \(bundle.contentFolder)",
        applePhrase: "Could not load NIB in bundle: with name '\(name)'"
      )
    )
  }
}
