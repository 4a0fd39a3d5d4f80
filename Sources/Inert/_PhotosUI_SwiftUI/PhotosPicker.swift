import Photos
import PhotosUI
import SwiftUI

/// A button that shows a screen to choose photos on.
///
/// There are no photos on Linux: the screen can be left.
nonisolated public struct PhotosPicker<Label: View>: View {
  let choice: PhotosChoice
  let label: Label

  /// The button, or the photos themselves.
  @MainActor
  public var body: some View { PickerBody(choice: choice, label: label) }
}

private struct PickerBody<Label: View>: View {
  let choice: PhotosChoice
  let label: Label
  @State private var isShown = false
  @Environment(\.photosPicker) private var values

  var body: some View {
    if values.style == .presentation {
      Button(action: { isShown = true }) { label }
        .modifier(PhotosPresentation(isPresented: $isShown, choice: choice))
    } else {
      InlinePhotos(choice: choice, values: values)
    }
  }
}

extension PhotosPicker {
  /// Makes a button to choose a photo with.
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    choice = PhotosChoice(
      selection: .one(selection),
      filter: filter,
      encoding: preferredItemEncoding
    )
  }

  /// Makes a button to choose a photo of a library with.
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    choice = PhotosChoice(
      selection: .one(selection),
      filter: filter,
      encoding: preferredItemEncoding,
      library: photoLibrary
    )
  }

  /// Makes a button to choose several photos with.
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    choice = PhotosChoice(
      selection: .several(selection, limit: maxSelectionCount, selectionBehavior),
      filter: filter,
      encoding: preferredItemEncoding
    )
  }

  /// Makes a button to choose several photos of a library with.
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    choice = PhotosChoice(
      selection: .several(selection, limit: maxSelectionCount, selectionBehavior),
      filter: filter,
      encoding: preferredItemEncoding,
      library: photoLibrary
    )
  }
}
