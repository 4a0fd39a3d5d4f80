import UIKit

/// A button that shares something: it shows what can be done with it.
///
/// Addresses, texts and pictures can be shared. Subjects are for mail and the like, of which nothing is here: they are
/// shown nowhere.
nonisolated public struct ShareLink<
  Data: RandomAccessCollection,
  PreviewImage,
  PreviewIcon,
  Label: View
>: View {
  let items: [Any]
  let message: Text?
  let label: Label

  nonisolated init(_ items: [Any], _ message: Text?, _ label: Label) {
    self.items = items
    self.message = message
    self.label = label
  }

  /// The button.
  @MainActor
  public var body: some View { ShareBody(items: items, message: message, label: label) }
}

/// What can be shared: addresses, texts and pictures.
public protocol ShareLinkItem {}

/// What can be shared without being told how it is shown: addresses and texts.
public protocol PlainShareLinkItem: ShareLinkItem {}

extension URL: PlainShareLinkItem {}
extension String: PlainShareLinkItem {}
extension Image: ShareLinkItem {}

/// The title of a button that shares something, where none is given.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text?

  init(_ title: Text? = nil) { self.title = title }

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

/// How something is shown that is shared.
///
/// Nothing here shows it: a sheet is headed by what is shared.
nonisolated public struct SharePreview<PreviewImage, PreviewIcon> {}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a preview with a title.
  public init(_ titleKey: LocalizedStringKey) {}

  /// Makes a preview with a title.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters) {}

  /// Makes a preview with a title.
  public init(_ title: Text) {}
}

extension SharePreview where PreviewImage == Image, PreviewIcon == Never {
  /// Makes a preview with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  /// Makes a preview with a title and a picture.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, image: Image) {}

  /// Makes a preview with a title and a picture.
  public init(_ title: Text, image: Image) {}
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a button that shares an item.
  public init<Item: PlainShareLinkItem>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init([item], message, label())
  }

  /// Makes a button that shares an item.
  public init<Item: PlainShareLinkItem>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init([item], message, DefaultShareLinkLabel())
  }

  /// Makes a button with a title that shares an item.
  public init<Item: PlainShareLinkItem>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init([item], message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a button with a title that shares an item.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Item: PlainShareLinkItem>(
    _ title: Characters,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init([item], message, DefaultShareLinkLabel(Text(title)))
  }

  /// Makes a button with a title that shares an item.
  public init<Item: PlainShareLinkItem>(
    _ title: Text,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init([item], message, DefaultShareLinkLabel(title))
  }

  /// Makes a button that shares several items.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data.Element: PlainShareLinkItem {
    self.init(Array(items), message, label())
  }

  /// Makes a button that shares several items.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element: PlainShareLinkItem, Label == DefaultShareLinkLabel {
    self.init(Array(items), message, DefaultShareLinkLabel())
  }

  /// Makes a button with a title that shares several items.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element: PlainShareLinkItem, Label == DefaultShareLinkLabel {
    self.init(Array(items), message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a button with a title that shares several items.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element: PlainShareLinkItem, Label == DefaultShareLinkLabel {
    self.init(Array(items), message, DefaultShareLinkLabel(Text(title)))
  }

  /// Makes a button with a title that shares several items.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element: PlainShareLinkItem, Label == DefaultShareLinkLabel {
    self.init(Array(items), message, DefaultShareLinkLabel(title))
  }
}

extension ShareLink {
  /// Makes a button that shares an item, with how it is shown.
  public init<Item: ShareLinkItem>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init([item], message, label())
  }

  /// Makes a button that shares an item, with how it is shown.
  public init<Item: ShareLinkItem>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init([item], message, DefaultShareLinkLabel())
  }

  /// Makes a button with a title that shares an item, with how it is shown.
  public init<Item: ShareLinkItem>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init([item], message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a button with a title that shares an item, with how it is shown.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Item: ShareLinkItem>(
    _ title: Characters,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init([item], message, DefaultShareLinkLabel(Text(title)))
  }

  /// Makes a button with a title that shares an item, with how it is shown.
  public init<Item: ShareLinkItem>(
    _ title: Text,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init([item], message, DefaultShareLinkLabel(title))
  }

  /// Makes a button that shares several items, with how they are shown.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data.Element: ShareLinkItem {
    self.init(Array(items), message, label())
  }

  /// Makes a button that shares several items, with how they are shown.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: ShareLinkItem, Label == DefaultShareLinkLabel {
    self.init(Array(items), message, DefaultShareLinkLabel())
  }

  /// Makes a button with a title that shares several items, with how they are shown.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: ShareLinkItem, Label == DefaultShareLinkLabel {
    self.init(Array(items), message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a button with a title that shares several items, with how they are shown.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: ShareLinkItem, Label == DefaultShareLinkLabel {
    self.init(Array(items), message, DefaultShareLinkLabel(Text(title)))
  }

  /// Makes a button with a title that shares several items, with how they are shown.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: ShareLinkItem, Label == DefaultShareLinkLabel {
    self.init(Array(items), message, DefaultShareLinkLabel(title))
  }
}

private struct ShareBody<Label: View>: View {
  let items: [Any]
  let message: Text?
  let label: Label
  @Environment(\.self) private var environment
  @State private var mark = ButtonMark()

  var body: some View {
    Button(action: share) { label }.background { MarkedButton(mark: mark) }
  }

  private func share() {
    guard let controller = environment.hostController.controller?.front else { return }
    var shared = items.compactMap { item -> Any? in
      guard let image = item as? Image else { return item }
      return image.resolved(in: environment)
    }
    if let message { shared.append(message.characters(in: environment)) }
    let sheet = UIActivityViewController(activityItems: shared, applicationActivities: nil)
    // Items of bars and menus have no place in the page.
    let source = mark.view?.window == nil ? controller.view : mark.view
    sheet.popoverPresentationController?.sourceView = source
    sheet.popoverPresentationController?.sourceRect = source?.bounds ?? .zero
    controller.present(sheet, animated: controller.view.window != nil)
  }
}

/// Where a button is.
private final class ButtonMark {
  weak var view: UIView?

  nonisolated init() {}
}

/// A view behind a button, as large as the button.
private struct MarkedButton: UIViewRepresentable {
  let mark: ButtonMark

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }

  func updateUIView(_ view: UIView, context: Context) { mark.view = view }
}
