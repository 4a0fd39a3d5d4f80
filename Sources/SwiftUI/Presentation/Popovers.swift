import UIKit

/// What a popover points to.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point, in parts of the view's size.
  case point(UnitPoint)

  /// Where it is, in coordinates of the window.
  @MainActor
  func frame(_ place: AnchorPlace) -> CGRect {
    switch self {
    case .rect(let source): return source.make(place.reference, place.size)
    case .point(let point):
      let source = Anchor<CGPoint>.Source.unitPoint(point)
      return CGRect(origin: source.make(place.reference, place.size), size: .zero)
    }
  }
}

/// Notes where a view is that popovers point to.
private struct PopoverPlace<Modified: View>: ViewModifier {
  let present: (AnyView, AnchorPlace) -> Modified
  @State private var place = AnchorPlace()

  func body(content: Content) -> some View {
    present(AnyView(content.modifier(AnchorPlaceModifier(place: place))), place)
  }
}

extension View {
  /// Shows a page that belongs to the view while a value is true: a sheet where there is little room.
  public func popover<Sheet: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge,
    @ViewBuilder content: @escaping () -> Sheet
  ) -> some View {
    popover(isPresented, attachmentAnchor, arrowEdge, content)
  }

  /// Shows a page that belongs to the view while a value is true: a sheet where there is little room.
  public func popover<Sheet: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping () -> Sheet
  ) -> some View {
    popover(isPresented, attachmentAnchor, nil, content)
  }

  /// Shows a page that belongs to the view while there is an item: a sheet where there is little room.
  public func popover<Item: Identifiable, Sheet: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge,
    @ViewBuilder content: @escaping (Item) -> Sheet
  ) -> some View {
    popover(item, attachmentAnchor, arrowEdge, content)
  }

  /// Shows a page that belongs to the view while there is an item: a sheet where there is little room.
  public func popover<Item: Identifiable, Sheet: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping (Item) -> Sheet
  ) -> some View {
    popover(item, attachmentAnchor, nil, content)
  }

  private func popover<Sheet: View>(
    _ isPresented: Binding<Bool>,
    _ anchor: PopoverAttachmentAnchor,
    _ edge: Edge?,
    _ content: @escaping () -> Sheet
  ) -> some View {
    modifier(
      PopoverPlace { view, place in
        let popover = SheetModifier.Popover(place: place, anchor: anchor, edge: edge)
        return view.modifier(
          BoundSheet(
            style: .popover(popover),
            isPresented: isPresented,
            onDismiss: nil,
            sheet: content
          )
        )
      }
    )
  }

  private func popover<Item: Identifiable, Sheet: View>(
    _ item: Binding<Item?>,
    _ anchor: PopoverAttachmentAnchor,
    _ edge: Edge?,
    _ content: @escaping (Item) -> Sheet
  ) -> some View {
    modifier(
      PopoverPlace { view, place in
        let popover = SheetModifier.Popover(place: place, anchor: anchor, edge: edge)
        return view.modifier(
          ItemSheet(style: .popover(popover), item: item, onDismiss: nil, sheet: content)
        )
      }
    )
  }
}
