import UIKit
import ViewGraph
import ViewLayout

/// Rows one below the other, on a collection view: those that are visible are made.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: ListSelection?

  nonisolated init(_ content: Content, _ selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }

  /// The collection view.
  @MainActor
  public var body: some View {
    ListBody(content: content, selection: selection, defaultLook: .insetGrouped)
  }
}

/// What is chosen in a list, whatever its type.
struct ListSelection {
  let isMultiple: Bool
  let contains: (AnyHashable) -> Bool
  /// Whether a value is of the kind that can be chosen.
  let accepts: (AnyHashable) -> Bool
  let isEmpty: () -> Bool
  let clear: () -> Void
  let choose: (AnyHashable, Bool) -> Void
}

extension ListSelection {
  init<Value: Hashable>(_ binding: Binding<Value?>) {
    self.init(
      isMultiple: false,
      contains: { binding.wrappedValue.map { AnyHashable($0) } == $0 },
      accepts: { $0.base is Value },
      isEmpty: { binding.wrappedValue == nil },
      clear: { if binding.wrappedValue != nil { binding.wrappedValue = nil } },
      choose: { tag, isChosen in
        if isChosen {
          if let value = tag.base as? Value { binding.wrappedValue = value }
        } else if binding.wrappedValue.map({ AnyHashable($0) }) == tag {
          binding.wrappedValue = nil
        }
      }
    )
  }

  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    self.init(
      isMultiple: true,
      contains: { tag in (tag.base as? Value).map { binding.wrappedValue.contains($0) } ?? false },
      accepts: { $0.base is Value },
      isEmpty: { binding.wrappedValue.isEmpty },
      clear: { if !binding.wrappedValue.isEmpty { binding.wrappedValue = [] } },
      choose: { tag, isChosen in
        guard let value = tag.base as? Value else { return }
        if isChosen {
          binding.wrappedValue.insert(value)
        } else {
          binding.wrappedValue.remove(value)
        }
      }
    )
  }
}

extension List where SelectionValue == Never {
  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }

  /// Makes a list with a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), nil)
  }

  /// Makes a list with a row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), nil)
  }

  /// Makes a list with a row for each number.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), nil)
  }

  /// Makes a list with a row for each element, which its view can set.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Elements.Indices, (Elements.Index, Elements.Element.ID)>,
      Elements.Element.ID, RowContent
    >,
    Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable,
    Elements.Index: Hashable
  {
    self.init(ForEach(data, content: rowContent), nil)
  }
}

extension List {
  /// Makes a list of which one row can be chosen.
  public init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), selection.map { ListSelection($0) })
  }

  /// Makes a list of which several rows can be chosen.
  public init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), selection.map { ListSelection($0) })
  }

  /// Makes a list with a row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection.map { ListSelection($0) })
  }

  /// Makes a list with a row for each element, of which several can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection.map { ListSelection($0) })
  }

  /// Makes a list with a row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), selection.map { ListSelection($0) })
  }
}

extension EnvironmentValues {
  var listKind: ListLook.Kind? {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }

  /// Whether lists and editors show no ground of their own.
  var hidesScrollBackground: Bool {
    get { self[HiddenGroundKey.self] }
    set { self[HiddenGroundKey.self] = newValue }
  }
}

extension EnvironmentValues {
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
}

/// The list, on a collection view.
struct ListBody<Content: View>: View {
  let content: Content
  let selection: ListSelection?
  let defaultLook: ListLook.Kind
  @Environment(\.listKind) private var kind
  @Environment(\.splitColumn) private var column

  var body: some View {
    ListView(
      content: content,
      selection: selection,
      look: ListLook(kind: kind ?? (isAtSide ? .sidebar : defaultLook))
    )
  }

  /// Whether it is in the first of columns that stand side by side.
  private var isAtSide: Bool { column?.index == 0 && column?.leadsBeside == true }
}
