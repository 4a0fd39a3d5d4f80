import UIKit
import ViewGraph
import ViewLayout

/// Shows an alert, or a sheet of actions, while there is something to show.
struct AlertModifier: TreeModifier {
  let isShown: Bool
  let isSheet: Bool
  let title: Text?
  let message: AnyView
  let actions: AnyView
  let closed: @MainActor () -> Void

  func makeFollower() -> ModifierFollower<AlertModifier>? { AlertFollower() }
}

private final class AlertFollower: ModifierFollower<AlertModifier> {
  private var controller: UIAlertController?
  private var modifier: AlertModifier?
  private var actions: MenuReader<AnyView>?
  private var message: LayerNode<AnyView>?

  override func start(_ modifier: AlertModifier, node: GraphNode) { update(modifier, node) }

  override func change(from old: AlertModifier, to new: AlertModifier, node: GraphNode) {
    update(new, node)
  }

  private func update(_ new: AlertModifier, _ node: GraphNode) {
    let wasShown = modifier?.isShown ?? false
    modifier = new
    guard new.isShown != wasShown else { return }
    if new.isShown {
      node.host.onAppear { [self, weak node] in
        if let node, modifier?.isShown == true, controller == nil { present(node) }
      }
    } else {
      controller?.dismiss(animated: true)
      controller = nil
    }
  }

  private func present(_ node: GraphNode) {
    guard let modifier, let presenter = node.host.controller else { return }
    let reader = MenuReader(modifier.actions, in: node.childPlace())
    let message = LayerNode(modifier.message, in: node.childPlace())
    actions = reader
    self.message = message
    let text = MenuReading.label(message.elements).title
    let alert = UIAlertController(
      title: modifier.title?.characters(in: node.environment),
      message: text.isEmpty ? nil : text,
      preferredStyle: modifier.isSheet ? .actionSheet : .alert
    )
    var hasCancel = false
    var hasAction = false
    for item in reader.items {
      guard case .action(let action) = item.kind else { continue }
      hasAction = true
      if item.role == .cancel { hasCancel = true }
      let style: UIAlertAction.Style =
        item.role == .destructive ? .destructive : item.role == .cancel ? .cancel : .default
      let button = UIAlertAction(title: item.title, style: style) { [weak self] _ in
        self?.close()
        action()
      }
      button.isEnabled = item.isEnabled
      alert.addAction(button)
    }
    addFields(of: reader.elements, to: alert)
    if modifier.isSheet ? !hasCancel : !hasAction {
      let title = NSLocalizedString(modifier.isSheet ? "Cancel" : "OK", comment: "")
      alert.addAction(
        UIAlertAction(title: title, style: modifier.isSheet ? .cancel : .default) {
          [weak self] _ in self?.close()
        }
      )
    }
    if modifier.isSheet {
      alert.popoverPresentationController?.sourceView = presenter.view
      alert.popoverPresentationController?.sourceRect = presenter.view?.bounds ?? .zero
    }
    controller = alert
    let top = presenter.front
    top.present(alert, animated: top.view.window != nil)
  }

  /// Fields among the actions become fields of the alert.
  private func addFields(of elements: [LayoutElement], to alert: UIAlertController) {
    func find(_ element: LayoutElement) -> HostedTextField? {
      if let own = (element as? RepresentedElement)?.shownView as? HostedTextField { return own }
      if let container = element as? ContainerElement {
        return container.children.lazy.compactMap(find).first
      }
      return element.wrapped.flatMap(find)
    }
    for field in elements.compactMap(find) {
      alert.addTextField { shown in
        shown.text = field.text
        shown.placeholder = field.placeholder
        shown.isSecureTextEntry = field.isSecureTextEntry
        shown.keyboardType = field.keyboardType
        shown.addAction(
          UIAction { [weak shown] _ in field.changed(shown?.text ?? "") },
          for: .editingChanged
        )
      }
    }
  }

  private func close() {
    controller = nil
    actions?.end()
    message?.remove()
    actions = nil
    message = nil
    modifier?.closed()
  }

  override func end(_ modifier: AlertModifier, node: GraphNode) {
    controller?.dismiss(animated: true)
  }
}

private struct BoundAlert: ViewModifier {
  let isPresented: Binding<Bool>
  let isSheet: Bool
  let title: Text?
  let message: () -> AnyView
  let actions: () -> AnyView

  func body(content: Content) -> some View {
    let isShown = isPresented.wrappedValue
    let isPresented = isPresented
    content.modifier(
      AlertModifier(
        isShown: isShown,
        isSheet: isSheet,
        title: title,
        message: isShown ? message() : AnyView(EmptyView()),
        actions: isShown ? actions() : AnyView(EmptyView()),
        closed: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
      )
    )
  }
}

extension View {
  private func bound<Actions: View, Message: View>(
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    _ isSheet: Bool,
    _ actions: @escaping () -> Actions,
    _ message: @escaping () -> Message
  ) -> some View {
    modifier(
      BoundAlert(
        isPresented: isPresented,
        isSheet: isSheet,
        title: title,
        message: { AnyView(message()) },
        actions: { AnyView(actions()) }
      )
    )
  }

  /// Shows an alert while a value is true.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    bound(Text(titleKey), isPresented, false, actions) { EmptyView() }
  }

  /// Shows an alert while a value is true.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    bound(Text(title), isPresented, false, actions) { EmptyView() }
  }

  /// Shows an alert while a value is true.
  public func alert<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    bound(title, isPresented, false, actions) { EmptyView() }
  }

  /// Shows an alert with a message while a value is true.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    bound(Text(titleKey), isPresented, false, actions, message)
  }

  /// Shows an alert with a message while a value is true.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    bound(Text(title), isPresented, false, actions, message)
  }

  /// Shows an alert with a message while a value is true.
  public func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    bound(title, isPresented, false, actions, message)
  }

  /// Shows an alert about a value while another one is true.
  public func alert<Actions: View, Message: View, Value>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    bound(Text(titleKey), isPresented, false, { data.map(actions) }, { data.map(message) })
  }

  /// Shows an alert about a value while another one is true.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View, Value>(
    _ title: Title,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    bound(Text(title), isPresented, false, { data.map(actions) }, { data.map(message) })
  }

  /// Shows an alert about an error.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    bound(
      error.map { Text(verbatim: $0.errorDescription ?? $0.localizedDescription) },
      isPresented,
      false,
      actions
    ) { EmptyView() }
  }

  /// Shows an alert while a value is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    let alert = { content() }
    return modifier(OldAlert(isPresented: isPresented, alert: alert))
  }

  /// Shows an alert while there is an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      OldAlert(
        isPresented: Binding(
          get: { item.wrappedValue != nil },
          set: { if !$0 { item.wrappedValue = nil } }
        ),
        alert: { item.wrappedValue.map(content) }
      )
    )
  }

  /// Shows actions to choose from while a value is true.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    bound(
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented,
      true,
      actions
    ) { EmptyView() }
  }

  /// Shows actions to choose from while a value is true.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    bound(
      titleVisibility == .visible ? Text(title) : nil,
      isPresented,
      true,
      actions
    ) { EmptyView() }
  }

  /// Shows actions to choose from, with a message, while a value is true.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    bound(
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented,
      true,
      actions,
      message
    )
  }

  /// Shows actions to choose from while a value is true.
  public func actionSheet(
    isPresented: Binding<Bool>,
    content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(OldSheet(isPresented: isPresented, sheet: content))
  }
}

/// An alert, by its older description.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// A button that leaves everything as it is.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Makes an alert with two buttons.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// Actions to choose from, by their older description.
public struct ActionSheet {
  /// An action.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

private struct OldButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(0..<buttons.count) { index in
      let button = buttons[index]
      Button(role: button.role, action: { button.action() }) { button.label }
    }
  }
}

private struct OldAlert: ViewModifier {
  let isPresented: Binding<Bool>
  let alert: () -> Alert?

  func body(content: Content) -> some View {
    let alert = isPresented.wrappedValue ? alert() : nil
    content.modifier(
      BoundAlert(
        isPresented: isPresented,
        isSheet: false,
        title: alert?.title,
        message: { AnyView(alert?.message) },
        actions: { AnyView(OldButtons(buttons: alert?.buttons ?? [])) }
      )
    )
  }
}

private struct OldSheet: ViewModifier {
  let isPresented: Binding<Bool>
  let sheet: () -> ActionSheet

  func body(content: Content) -> some View {
    let sheet = isPresented.wrappedValue ? sheet() : nil
    content.modifier(
      BoundAlert(
        isPresented: isPresented,
        isSheet: true,
        title: sheet?.title,
        message: { AnyView(sheet?.message) },
        actions: { AnyView(OldButtons(buttons: sheet?.buttons ?? [])) }
      )
    )
  }
}
