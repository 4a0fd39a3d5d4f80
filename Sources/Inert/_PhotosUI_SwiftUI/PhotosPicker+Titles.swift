import Photos
import PhotosUI
import SwiftUI

extension PhotosPicker where Label == Text {
  /// Makes a button with a title to choose a photo with.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection,
      matching: filter,
      preferredItemEncoding: preferredItemEncoding
    ) { Text(titleKey) }
  }

  /// Makes a button with a title to choose a photo with.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection,
      matching: filter,
      preferredItemEncoding: preferredItemEncoding
    ) { Text(title) }
  }

  /// Makes a button with a title to choose a photo of a library with.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection,
      matching: filter,
      preferredItemEncoding: preferredItemEncoding,
      photoLibrary: photoLibrary
    ) { Text(titleKey) }
  }

  /// Makes a button with a title to choose a photo of a library with.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection,
      matching: filter,
      preferredItemEncoding: preferredItemEncoding,
      photoLibrary: photoLibrary
    ) { Text(title) }
  }

  /// Makes a button with a title to choose several photos with.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection,
      maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior,
      matching: filter,
      preferredItemEncoding: preferredItemEncoding
    ) { Text(titleKey) }
  }

  /// Makes a button with a title to choose several photos with.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection,
      maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior,
      matching: filter,
      preferredItemEncoding: preferredItemEncoding
    ) { Text(title) }
  }

  /// Makes a button with a title to choose several photos of a library with.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection,
      maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior,
      matching: filter,
      preferredItemEncoding: preferredItemEncoding,
      photoLibrary: photoLibrary
    ) { Text(titleKey) }
  }

  /// Makes a button with a title to choose several photos of a library with.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection,
      maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior,
      matching: filter,
      preferredItemEncoding: preferredItemEncoding,
      photoLibrary: photoLibrary
    ) { Text(title) }
  }
}
