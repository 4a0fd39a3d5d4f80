import UIKit

/// What a sheet says of itself.
struct SheetValues: Equatable {
  var detents: [PresentationDetent]?
  var selection: SheetSelection?
  var showsGrabber: Bool?
  var isModal: Bool?
  var radius: CGFloat?
  var interaction: PresentationBackgroundInteraction?
  var scrollsFirst: Bool?
  var adaptation: SheetAdaptation?
}

/// The height that a sheet has, for the app.
struct SheetSelection: Equatable {
  let detent: PresentationDetent
  let write: (PresentationDetent) -> Void

  static func == (one: SheetSelection, other: SheetSelection) -> Bool { one.detent == other.detent }
}

/// What a page is where there is little room across, or down.
struct SheetAdaptation: Equatable {
  var horizontal: PresentationAdaptation
  var vertical: PresentationAdaptation
}

struct SheetKey: PreferenceKey {
  static var defaultValue: SheetValues { SheetValues() }

  static func reduce(value: inout SheetValues, nextValue: () -> SheetValues) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selection = value.selection ?? next.selection
    value.showsGrabber = value.showsGrabber ?? next.showsGrabber
    value.isModal = value.isModal ?? next.isModal
    value.radius = value.radius ?? next.radius
    value.interaction = value.interaction ?? next.interaction
    value.scrollsFirst = value.scrollsFirst ?? next.scrollsFirst
    value.adaptation = value.adaptation ?? next.adaptation
  }
}

/// Whether what is behind a page can be used.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case enabled(upThrough: PresentationDetent?)
    case disabled
  }

  let kind: Kind

  /// As the system likes: it cannot.
  public static var automatic: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .automatic)
  }
  /// It can.
  public static var enabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled(upThrough: nil))
  }
  /// It cannot.
  public static var disabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .disabled)
  }

  /// It can up to a height of the sheet.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled(upThrough: detent))
  }
}

/// What a finger that moves over a sheet's content does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  let scrolls: Bool

  /// As the system likes: it moves the sheet.
  public static var automatic: PresentationContentInteraction {
    PresentationContentInteraction(scrolls: false)
  }
  /// It moves the sheet.
  public static var resizes: PresentationContentInteraction {
    PresentationContentInteraction(scrolls: false)
  }
  /// It scrolls the content.
  public static var scrolls: PresentationContentInteraction {
    PresentationContentInteraction(scrolls: true)
  }
}

/// What a page is where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, none, popover, sheet, cover }

  let kind: Kind

  /// As the system likes.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
  /// What it is elsewhere.
  public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
  /// A popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
  /// A page over all of the screen.
  public static var fullScreenCover: PresentationAdaptation {
    PresentationAdaptation(kind: .cover)
  }
}

extension PageController {
  /// Gives the sheet what the page asks for.
  func applySheet() {
    let values = pageNode.toldPreference(SheetKey.self) ?? SheetValues()
    guard values != sheetValues else { return }
    sheetValues = values
    if let isModal = values.isModal { isModalInPresentation = isModal }
    let sheet =
      sheetPresentationController
      ?? popoverPresentationController?.adaptiveSheetPresentationController
    guard let sheet else { return }
    if viewIfLoaded?.window == nil {
      configure(sheet, values)
    } else {
      sheet.animateChanges { configure(sheet, values) }
    }
  }

  private func configure(_ sheet: UISheetPresentationController, _ values: SheetValues) {
    if let detents = values.detents { sheet.detents = detents.map(\.detent) }
    if let grabber = values.showsGrabber {
      sheet.prefersGrabberVisible = grabber
    } else if (values.detents?.count ?? 0) > 1 {
      sheet.prefersGrabberVisible = true
    }
    if let radius = values.radius { sheet.preferredCornerRadius = radius }
    if let scrolls = values.scrollsFirst {
      sheet.prefersScrollingExpandsWhenScrolledToEdge = !scrolls
    }
    switch values.interaction?.kind {
    case .enabled(let detent):
      sheet.largestUndimmedDetentIdentifier =
        (detent ?? values.detents?.last ?? .large).identifier
    case .automatic, .disabled: sheet.largestUndimmedDetentIdentifier = nil
    case nil: break
    }
    let selected = values.selection?.detent.identifier
    if let selected, sheet.selectedDetentIdentifier != selected {
      sheet.selectedDetentIdentifier = selected
    }
    if sheet.delegate == nil { sheet.delegate = sheetWatcher }
  }
}

/// Hears what becomes of a page.
final class SheetWatcher: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  weak var page: PageController?
  var closed: () -> Void = {}

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    closed()
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {
    let values = page?.sheetValues
    guard let selection = values?.selection, let name = sheet.selectedDetentIdentifier,
      let detent = values?.detents?.first(where: { $0.identifier == name })
    else { return }
    selection.write(detent)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let adaptation = page?.sheetValues?.adaptation
    let kind =
      traitCollection.horizontalSizeClass == .compact
      ? adaptation?.horizontal.kind : adaptation?.vertical.kind
    return switch kind ?? .automatic {
    case .none, .popover: .none
    case .sheet: .pageSheet
    case .cover: .fullScreen
    case .automatic:
      traitCollection.horizontalSizeClass == .compact
        && controller is UIPopoverPresentationController ? .pageSheet : .none
    }
  }
}
