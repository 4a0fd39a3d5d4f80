import UIKit

extension UIDocumentPickerViewController {
  /// Makes a screen to choose files of some types on; others are shown and cannot be chosen.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(opening: asCopy)
    accepts = { url in
      guard let type = UTType(filenameExtension: url.pathExtension) else {
        return contentTypes.contains(.data) || contentTypes.contains(.item)
      }
      return contentTypes.contains { type.conforms(to: $0) }
    }
  }
}
