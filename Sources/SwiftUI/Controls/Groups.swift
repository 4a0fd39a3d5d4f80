import UIKit

/// A title that shows and hides what belongs to it.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  /// Makes a group that is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Makes a group that is open while a value is true.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  /// The title, and below it the content while the group is open.
  @MainActor
  public var body: some View {
    DisclosureBody(isExpanded: isExpanded, label: label, content: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a text that is open while a value is true.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

private struct DisclosureBody<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var isOpen = false
  @Environment(\.isListRow) private var isListRow

  private var expansion: Binding<Bool> { isExpanded ?? $isOpen }

  var body: some View {
    let isShown = expansion.wrappedValue
    if isListRow {
      title(isShown)
      if isShown { content() }
    } else {
      VStack(alignment: .leading) {
        title(isShown)
        if isShown { content() }
      }
    }
  }

  private func title(_ isShown: Bool) -> some View {
    Button {
      withAnimation { expansion.wrappedValue.toggle() }
    } label: {
      HStack {
        label.foregroundStyle(.primary)
        Spacer(minLength: 8)
        Image(systemName: "chevron.right")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(TintShapeStyle())
          .rotationEffect(.degrees(isShown ? 90 : 0))
      }
    }
  }
}

/// Views on a ground, with a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Makes a box with a title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The title and the content, on a ground.
  @MainActor
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      content
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box.
  public init(@ViewBuilder content: () -> Content) {
    label = EmptyView()
    self.content = content()
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
    self.content = content()
  }
}

/// A button that lets rows be edited, and ends that.
nonisolated public struct EditButton: View {
  /// Makes a button.
  public init() {}

  /// The button.
  @MainActor
  public var body: some View { EditButtonBody() }
}

private struct EditButtonBody: View {
  @Environment(\.editMode) private var mode

  var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}
