import Photos
import PhotosUI
import SwiftUI

/// What is to be chosen from the photos, and where it is kept.
struct PhotosChoice {
  enum Selection {
    case one(Binding<PhotosPickerItem?>)
    case several(Binding<[PhotosPickerItem]>, limit: Int?, PhotosPickerSelectionBehavior)
  }

  let selection: Selection
  let filter: PHPickerFilter?
  let encoding: PhotosPickerItem.EncodingDisambiguationPolicy
  var library: PHPhotoLibrary?

  /// How the screen behaves on which it is chosen.
  @MainActor
  func configuration(_ values: PickerValues) -> PHPickerConfiguration {
    var configuration = library.map(PHPickerConfiguration.init) ?? PHPickerConfiguration()
    configuration.filter = filter
    configuration.preferredAssetRepresentationMode = encoding.mode
    configuration.mode = values.style == .compact ? .compact : .default
    configuration.disabledCapabilities = values.disabled
    var chosen: [PhotosPickerItem] = []
    switch selection {
    case .one(let item):
      configuration.selectionLimit = 1
      chosen = item.wrappedValue.map { [$0] } ?? []
    case .several(let items, let limit, let behavior):
      configuration.selectionLimit = limit ?? 0
      configuration.selection = behavior.selection
      chosen = items.wrappedValue
    }
    if library != nil {
      configuration.preselectedAssetIdentifiers = chosen.compactMap(\.itemIdentifier)
    }
    return configuration
  }

  /// Keeps what was chosen; what was there before stays where nothing was.
  @MainActor
  func keep(_ results: [PHPickerResult]) {
    guard !results.isEmpty else { return }
    switch selection {
    case .one(let item): item.wrappedValue = results.first.map(PhotosPickerItem.init)
    case .several(let items, _, _): items.wrappedValue = results.map(PhotosPickerItem.init)
    }
  }

  /// The screen on which it is chosen.
  @MainActor
  func screen(_ values: PickerValues, _ delegate: PickerDelegate) -> PHPickerViewController {
    let screen = PHPickerViewController(configuration: configuration(values))
    screen.delegate = delegate
    values.apply(to: screen)
    return screen
  }
}

extension PickerValues {
  /// Shows a screen as it is said now.
  @MainActor
  func apply(to screen: PHPickerViewController) {
    screen.showsBar =
      style == .presentation && !hiddenEdges.contains(.top)
      && !disabled.contains(.selectionActions)
  }
}

/// Tells what was chosen.
@MainActor
final class PickerDelegate: PHPickerViewControllerDelegate {
  var picked: ([PHPickerResult]) -> Void

  init(_ picked: @escaping ([PHPickerResult]) -> Void = { _ in }) { self.picked = picked }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picked(results)
  }
}

/// Shows a screen to choose photos on while a value is true.
struct PhotosPresentation: ViewModifier {
  let isPresented: Binding<Bool>
  let choice: PhotosChoice
  @Environment(\.photosPicker) private var values

  func body(content: Content) -> some View {
    let (choice, values) = (choice, values)
    content.modifier(
      ScreenPresentation<[PHPickerResult]>(
        isPresented: isPresented,
        make: { end, done in
          let delegate = PickerDelegate { [weak end] in end?($0) }
          end.delegate = delegate
          var shown = values
          shown.style = .presentation
          done(choice.screen(shown, delegate))
        },
        ended: { choice.keep($0 ?? []) }
      )
    )
  }
}

/// Photos to choose from, in place of a button.
struct InlinePhotos: UIViewControllerRepresentable {
  let choice: PhotosChoice
  let values: PickerValues

  func makeCoordinator() -> PickerDelegate { PickerDelegate() }

  func makeUIViewController(context: Context) -> PHPickerViewController {
    choice.screen(values, context.coordinator)
  }

  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {
    let choice = choice
    context.coordinator.picked = { choice.keep($0) }
    values.apply(to: controller)
  }
}
