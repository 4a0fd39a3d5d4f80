// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Diagnostics
import Foundation

/// Keeps a picture among the photos: here the target is told, later, that there is no library.
///
/// The target's method takes the picture, an error and the pointer.
@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { SavedPhotos.refuse(image, completionTarget, completionSelector, contextInfo) }

/// Keeps a film among the photos: here the target is told, later, that there is no library.
///
/// The target's method takes the path, an error and the pointer.
@MainActor @preconcurrency
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { SavedPhotos.refuse(videoPath, completionTarget, completionSelector, contextInfo) }

/// Whether a film can be kept among the photos: false here.
@MainActor @preconcurrency
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// The library of photos, which is not here.
@MainActor
enum SavedPhotos {
  static func refuse(
    _ item: Any,
    _ target: Any?,
    _ selector: Selector?,
    _ context: UnsafeMutableRawPointer?
  ) {
    UIKitDiagnostics.reportOnce(
      Diagnosis(
        .inert,
        what: "inert: there is no photo library to keep pictures in.",
        place: "UIImageWriteToSavedPhotosAlbum"
      )
    )
    guard let target = target as AnyObject?, let selector else { return }
    let error = NoSuchService.error("There is no photo library on this device.")
    let arguments: [Any?] = [item, error, context]
    DispatchQueue.main.async {
      SelectorTable.perform(
        selector,
        on: target,
        with: Array(arguments.prefix(selector.name.count { $0 == ":" }))
      )
    }
  }
}
