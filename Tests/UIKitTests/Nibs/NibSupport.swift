import Diagnostics
import Foundation
import Testing
import UIKit

/// Nibs and storyboards written in a test.
enum NibSource {
  /// A nib with objects beside its placeholders.
  static func xib(_ objects: String, owner: String = "", resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="19529" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                <connections>\(owner)</connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
        </objects>
        <resources>\(resources)</resources>
    </document>
    """
  }

  static func nib(_ objects: String, owner: String = "", resources: String = "") -> Data {
    Data(xib(objects, owner: owner, resources: resources).utf8)
  }

  /// A storyboard whose scenes hold these controllers; the first one starts.
  static func storyboard(_ scenes: [String], initial: String?) -> String {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let list = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(start)>
      <scenes>
      \(list)
      </scenes>
      </document>
      """
  }
}

/// A bundle in a temporary folder, with the files that a test puts in it.
final class TestBundle {
  let folder: URL
  let bundle: Bundle

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bundle-\(UUID().uuidString).bundle")
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    }
    guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

extension NibSource {
  /// The one object that a nib holds.
  @MainActor
  static func made<Object>(
    _ element: String,
    resources: String = "",
    as type: Object.Type = Object.self
  ) throws -> Object {
    let nib = UINib(data: nib(element, resources: resources), bundle: nil)
    let object = nib.instantiate(withOwner: nil).first
    return try #require(object as? Object, "\(element) made \(String(describing: object))")
  }
}
