import UIKit

/// A button that shares something: it shows what can be done with it.
///
/// Addresses, texts and pictures can be shared.
nonisolated public struct ShareLink<
  Data: RandomAccessCollection,
  PreviewImage,
  PreviewIcon,
  Label: View
>: View {
  let items: [Any]
  let subject: Text?
  let message: Text?
  let label: Label

  nonisolated init(_ items: [Any], _ subject: Text?, _ message: Text?, _ label: Label) {
    self.items = items
    self.subject = subject
    self.message = message
    self.label = label
  }

  /// The button.
  @MainActor
  public var body: some View {
    ShareBody(items: items, subject: subject, message: message, label: label)
  }
}

/// The title of a button that shares something, where none is given.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text?

  /// The title, or “Share…”, with the sign of sharing.
  @MainActor
  public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// How something is shown that is shared: by its title.
nonisolated public struct SharePreview<PreviewImage, PreviewIcon> {
  let title: Text
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a preview with a title.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  /// Makes a preview with a title.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters) { self.title = Text(title) }
}

extension SharePreview where PreviewImage == Image, PreviewIcon == Never {
  /// Makes a preview with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

  /// Makes a preview with a title and a picture.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, image: Image) {
    self.title = Text(title)
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a button that shares an address.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> { self.init([item], subject, message, label()) }

  /// Makes a button that shares a text.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> { self.init([item], subject, message, label()) }

  /// Makes a button that shares addresses.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data.Element == URL { self.init(Array(items), subject, message, label()) }

  /// Makes a button that shares texts.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data.Element == String { self.init(Array(items), subject, message, label()) }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Makes a button that shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init([item], subject, message, DefaultShareLinkLabel(title: nil))
  }

  /// Makes a button that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init([item], subject, message, DefaultShareLinkLabel(title: nil))
  }

  /// Makes a button with a title that shares an address.
  public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init([item], subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a button with a title that shares a text.
  public init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init([item], subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a button with a title that shares an address.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init([item], subject, message, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a button with a title that shares a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init([item], subject, message, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a button that shares addresses.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
    self.init(Array(items), subject, message, DefaultShareLinkLabel(title: nil))
  }

  /// Makes a button that shares texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String {
    self.init(Array(items), subject, message, DefaultShareLinkLabel(title: nil))
  }
}

extension ShareLink where Data == CollectionOfOne<URL> {
  /// Makes a button that shares an address under a title.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init([item], subject ?? preview.title, message, label()) }

  /// Makes a button that shares an address under a title.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init([item], subject ?? preview.title, message, DefaultShareLinkLabel(title: nil))
  }

  /// Makes a button with a title that shares an address under a title of its own.
  public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    let label = DefaultShareLinkLabel(title: Text(titleKey))
    self.init([item], subject ?? preview.title, message, label)
  }
}

extension ShareLink where Data == CollectionOfOne<String> {
  /// Makes a button that shares a text under a title.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init([item], subject ?? preview.title, message, label()) }

  /// Makes a button that shares a text under a title.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init([item], subject ?? preview.title, message, DefaultShareLinkLabel(title: nil))
  }

  /// Makes a button with a title that shares a text under a title of its own.
  public init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    let label = DefaultShareLinkLabel(title: Text(titleKey))
    self.init([item], subject ?? preview.title, message, label)
  }
}

extension ShareLink where Data == CollectionOfOne<Image> {
  /// Makes a button that shares a picture under a title.
  public init(
    item: Image,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init([item], subject ?? preview.title, message, label()) }

  /// Makes a button that shares a picture under a title.
  public init(
    item: Image,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init([item], subject ?? preview.title, message, DefaultShareLinkLabel(title: nil))
  }

  /// Makes a button with a title that shares a picture under a title of its own.
  public init(
    _ titleKey: LocalizedStringKey,
    item: Image,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    let label = DefaultShareLinkLabel(title: Text(titleKey))
    self.init([item], subject ?? preview.title, message, label)
  }
}

private struct ShareBody<Label: View>: View {
  let items: [Any]
  let subject: Text?
  let message: Text?
  let label: Label
  @Environment(\.self) private var environment
  @State private var link = PresenterLink()

  var body: some View {
    Button(action: share) { label }.modifier(PresenterModifier(link: link))
  }

  private func share() {
    guard let controller = link.controller else { return }
    var shared = items.compactMap { item -> Any? in
      guard let image = item as? Image else { return item }
      return image.resolved(in: environment)
    }
    if let message { shared.append(message.characters(in: environment)) }
    let sheet = UIActivityViewController(activityItems: shared, applicationActivities: nil)
    if let subject { sheet.title = subject.characters(in: environment) }
    sheet.popoverPresentationController?.sourceView = controller.view
    sheet.popoverPresentationController?.sourceRect = controller.view.bounds
    controller.present(sheet, animated: controller.view.window != nil)
  }
}

/// Leads from a view to the controller that can present others.
@MainActor
final class PresenterLink {
  fileprivate weak var host: ViewHost?

  nonisolated init() {}

  /// The controller in front.
  var controller: UIViewController? {
    var top = host?.controller
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }
}

private struct PresenterModifier: TreeModifier {
  let link: PresenterLink

  func makeFollower() -> ModifierFollower<PresenterModifier>? { PresenterFollower() }
}

private final class PresenterFollower: ModifierFollower<PresenterModifier> {
  override func start(_ modifier: PresenterModifier, node: GraphNode) {
    modifier.link.host = node.host
  }

  override func change(from old: PresenterModifier, to new: PresenterModifier, node: GraphNode) {
    new.link.host = node.host
  }
}
