import PhotosUI
import SwiftUI

/// How what is chosen from the photos is told.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  let selection: PHPickerConfiguration.Selection

  /// Once all is chosen.
  public static let `default` = PhotosPickerSelectionBehavior(selection: .default)
  /// Once all is chosen, in the order in which it was.
  public static let ordered = PhotosPickerSelectionBehavior(selection: .ordered)
  /// Each time that something is chosen.
  public static let continuous = PhotosPickerSelectionBehavior(selection: .continuous)
  /// Each time that something is chosen, in the order in which it was.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    selection: .continuousAndOrdered
  )
}

/// Where a `PhotosPicker` shows the photos.
public struct PhotosPickerStyle: Equatable, Hashable, Sendable {
  private let number: Int

  /// On a screen that a button shows.
  public static let presentation = PhotosPickerStyle(number: 0)
  /// In place of the button.
  public static let inline = PhotosPickerStyle(number: 1)
  /// In place of the button, in one row.
  public static let compact = PhotosPickerStyle(number: 2)
}

/// What views say of the pickers in them.
struct PickerValues: Equatable {
  var style = PhotosPickerStyle.presentation
  var hiddenEdges: Edge.Set = []
  var disabled: PHPickerCapabilities = []
}

private enum PickerKey: EnvironmentKey {
  static var defaultValue: PickerValues { PickerValues() }
}

extension EnvironmentValues {
  var photosPicker: PickerValues {
    get { self[PickerKey.self] }
    set { self[PickerKey.self] = newValue }
  }
}

extension View {
  /// Sets where a `PhotosPicker` shows the photos.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
    environment(\.photosPicker.style, style)
  }

  /// Shows what is around the photos, such as the bar at the top, or not.
  public func photosPickerAccessoryVisibility(
    _ visibility: Visibility,
    edges: Edge.Set = .all
  ) -> some View {
    transformEnvironment(\.photosPicker.hiddenEdges) {
      if visibility == .hidden { $0.formUnion(edges) } else { $0.subtract(edges) }
    }
  }

  /// Sets what pickers do not let be done.
  public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View {
    environment(\.photosPicker.disabled, disabledCapabilities)
  }
}
