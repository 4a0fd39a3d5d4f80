import UIKit

extension View {
  /// Sets the heights at which the sheet comes to rest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(SheetKey.self) { values in
      values.detents = values.detents ?? detents.sorted { $0.order < $1.order }
    }
  }

  /// Sets the heights at which the sheet comes to rest.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    transformPreference(SheetKey.self) { values in
      values.detents = values.detents ?? detents.sorted { $0.order < $1.order }
      let current = selection.wrappedValue
      values.selection =
        values.selection
        ?? SheetSelection(detent: current) { selection.wrappedValue = $0 }
    }
  }

  /// Shows the grabber of the sheet, or not.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(SheetKey.self) { values in
      if visibility != .automatic { values.showsGrabber = visibility == .visible }
    }
  }

  /// Rounds the corners of the sheet, in points.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    transformPreference(SheetKey.self) { $0.radius = radius }
  }

  /// Sets what is behind the page.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    background(style)
  }

  /// Lets the user close the page with a finger, or not.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(SheetKey.self) { $0.isModal = isDisabled }
  }

  /// Lets what is behind the page be used, or not.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    transformPreference(SheetKey.self) { $0.interaction = $0.interaction ?? interaction }
  }

  /// Sets what a finger that moves over the sheet's content does first.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    transformPreference(SheetKey.self) { $0.scrollsFirst = $0.scrollsFirst ?? behavior.scrolls }
  }

  /// Sets what the page is where there is little room.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets what the page is where there is little room across, or down.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    let adaptation = SheetAdaptation(
      horizontal: horizontalAdaptation,
      vertical: verticalAdaptation
    )
    return transformPreference(SheetKey.self) { $0.adaptation = $0.adaptation ?? adaptation }
  }
}
