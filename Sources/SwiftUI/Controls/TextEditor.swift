import UIKit
import ViewLayout

struct MultilineField: View {
  let text: Binding<String>
  let prompt: Text?
  let changed: (Bool) -> Void

  var body: some View {
    EditorView(text: text, grows: true, changed: changed)
      .overlay(alignment: .topLeading) {
        if text.wrappedValue.isEmpty, let prompt {
          prompt.foregroundStyle(.placeholder).allowsHitTesting(false)
        }
      }
  }
}

/// A view in which long text is written.
nonisolated public struct TextEditor: View {
  let text: Binding<String>

  /// Makes a view.
  public init(text: Binding<String>) { self.text = text }

  /// The view.
  @MainActor
  public var body: some View { TextEditorBody(text: text) }
}

private struct TextEditorBody: View {
  let text: Binding<String>
  @Environment(\.styles) private var styles

  var body: some View {
    if let styled = styles.view(TextEditorStyleConfiguration(text: text)) {
      styled
    } else {
      EditorView(text: text, grows: false, changed: { _ in })
    }
  }
}

struct EditorView: View {
  let text: Binding<String>
  let grows: Bool
  let changed: (Bool) -> Void
  @Environment(\.focusLink) private var focus
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.lineLimits) private var lineLimits
  @Environment(\.hidesScrollBackground) private var hidesGround

  var body: some View {
    let text = text
    let value = text.wrappedValue
    let grows = grows
    let changed = changed
    let focus = focus
    let most = lineLimit ?? lineLimits?.upperBound
    let fewest = lineLimits?.lowerBound ?? 1
    let hidesGround = hidesGround
    ControlView<HostedTextView>(
      make: { HostedTextView() },
      update: { view, environment in
        view.configure(environment)
        if view.text != value { view.text = value }
        view.backgroundColor = hidesGround || grows ? .clear : .systemBackground
        view.textContainerInset =
          grows ? .zero : UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        view.textContainer.lineFragmentPadding = grows ? 0 : 5
        view.isScrollEnabled = !grows || most != nil
        view.changed = { text.wrappedValue = $0 }
        view.editing = { [weak view] isEdited in
          changed(isEdited)
          if let view { focus?.became(isEdited, view) }
        }
        focus?.apply(to: view)
      },
      size: { proposal, view in
        let width = proposal.width ?? 100
        guard grows else {
          return CGSize(width: width, height: proposal.height ?? 100)
        }
        let line = view.font?.lineHeight ?? 20
        var height = view.sizeThatFits(
          CGSize(width: width, height: .greatestFiniteMagnitude)
        ).height
        height = max(height, line * CGFloat(fewest))
        if let most, most < Int.max { height = min(height, line * CGFloat(most)) }
        return CGSize(width: width, height: height.rounded(.up))
      }
    )
  }
}

/// The text view of UIKit's.
final class HostedTextView: UITextView, UITextViewDelegate {
  var changed: (String) -> Void = { _ in }
  var editing: (Bool) -> Void = { _ in }

  init() {
    super.init(frame: .zero, textContainer: nil)
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }

  func configure(_ environment: EnvironmentValues) {
    font = (environment.font ?? .body).resolved(in: environment, environment.textTraits.font)
    textColor = environment.foreground?.solidColor(in: environment) ?? .label
    textAlignment = environment.multilineTextAlignment.alignment(in: environment)
    isEditable = environment.isEnabled
    let keyboard = environment.keyboard
    keyboardType = keyboard.type
    autocapitalizationType = keyboard.capitalization
    autocorrectionType = keyboard.isCorrected
  }

  func textViewDidChange(_ textView: UITextView) { changed(textView.text) }

  func textViewDidBeginEditing(_ textView: UITextView) { editing(true) }

  func textViewDidEndEditing(_ textView: UITextView) { editing(false) }
}
