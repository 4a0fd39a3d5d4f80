import Photos
import PhotosUI
import SwiftUI

extension View {
  /// Shows a screen to choose a photo on while a value is true.
  public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    let choice = PhotosChoice(
      selection: .one(selection),
      filter: filter,
      encoding: preferredItemEncoding
    )
    return modifier(PhotosPresentation(isPresented: isPresented, choice: choice))
  }

  /// Shows a screen to choose a photo of a library on while a value is true.
  public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    let choice = PhotosChoice(
      selection: .one(selection),
      filter: filter,
      encoding: preferredItemEncoding,
      library: photoLibrary
    )
    return modifier(PhotosPresentation(isPresented: isPresented, choice: choice))
  }

  /// Shows a screen to choose several photos on while a value is true.
  public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    let choice = PhotosChoice(
      selection: .several(selection, limit: maxSelectionCount, selectionBehavior),
      filter: filter,
      encoding: preferredItemEncoding
    )
    return modifier(PhotosPresentation(isPresented: isPresented, choice: choice))
  }

  /// Shows a screen to choose several photos of a library on while a value is true.
  public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    let choice = PhotosChoice(
      selection: .several(selection, limit: maxSelectionCount, selectionBehavior),
      filter: filter,
      encoding: preferredItemEncoding,
      library: photoLibrary
    )
    return modifier(PhotosPresentation(isPresented: isPresented, choice: choice))
  }
}
