import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Styles of one's own` {
  private struct Below: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  private struct Around: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      LabeledContent(configuration).padding(10)
    }
  }

  @Test func `of titles with a value are told both`() {
    let view = LabeledContent {
      Part.b.block(20, 10)
    } label: {
      Part.a.block(30, 10)
    }
    let below = frames(of: view.labeledContentStyle(Below()))
    #expect(below[.a] == rect(35, 40, 30, 10) && below[.b] == rect(40, 50, 20, 10))
    let around = frames(of: view.labeledContentStyle(Around()))
    #expect(around[.a] == rect(10, 45, 30, 10) && around[.b] == rect(70, 45, 20, 10))
    let automatic = frames(of: view.labeledContentStyle(.automatic))
    #expect(automatic[.a] == rect(0, 45, 30, 10) && automatic[.b] == rect(80, 45, 20, 10))
  }

  // Styles that show the control itself, with something behind it.
  private struct MarkedLabel: LabelStyle {
    var part = Part.a
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).background { part.color }
    }
  }

  private struct MarkedButton: PrimitiveButtonStyle {
    var part = Part.a
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).background { part.color }
    }
  }

  private struct MarkedToggle: ToggleStyle {
    var part = Part.a
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).background { part.color }
    }
  }

  private struct MarkedProgressView: ProgressViewStyle {
    var part = Part.a
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).background { part.color }
    }
  }

  private struct MarkedGauge: GaugeStyle {
    var part = Part.a
    func makeBody(configuration: Configuration) -> some View {
      Gauge(configuration).background { part.color }
    }
  }

  private struct MarkedMenu: MenuStyle {
    var part = Part.a
    func makeBody(configuration: Configuration) -> some View {
      Menu(configuration).background { part.color }
    }
  }

  private struct MarkedGroupBox: GroupBoxStyle {
    var part = Part.a
    func makeBody(configuration: Configuration) -> some View {
      GroupBox(configuration).background { part.color }
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 6])
  func `show the control itself in the style further out`(kind: Int) {
    @MainActor func styled(_ view: some View, _ part: Part) -> AnyView {
      switch kind {
      case 0: AnyView(view.labelStyle(MarkedLabel(part: part)))
      case 1: AnyView(view.buttonStyle(MarkedButton(part: part)))
      case 2: AnyView(view.toggleStyle(MarkedToggle(part: part)))
      case 3: AnyView(view.progressViewStyle(MarkedProgressView(part: part)))
      case 4: AnyView(view.gaugeStyle(MarkedGauge(part: part)))
      case 5: AnyView(view.menuStyle(MarkedMenu(part: part)))
      default: AnyView(view.groupBoxStyle(MarkedGroupBox(part: part)))
      }
    }
    let control = Group {
      switch kind {
      case 0: Label("Title", systemImage: "star")
      case 1: Button("Title") {}
      case 2: Toggle("Title", isOn: .constant(true))
      case 3: ProgressView(value: 0.5)
      case 4: Gauge(value: 0.5) { Text("Title") }
      case 5: Menu("Title") { Button("One") {} }
      default: GroupBox("Title") { Part.c.block(10, 10) }
      }
    }
    let alone = frames(of: styled(control, .a))
    #expect(alone.all(.a).count == 1)
    let both = frames(of: styled(styled(control, .a), .b))
    #expect(both.order.filter { $0 != .c } == [.a, .b])
    #expect(both[.a] == alone[.a] && both[.b] == alone[.a])
  }

  @Test func `of boxes hold for boxes in boxes`() {
    struct Padded: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.label
          configuration.content.padding(10)
        }
      }
    }
    let view = GroupBox(label: Part.a.block(20, 10)) {
      GroupBox {
        Part.c.block(20, 10)
      } label: {
        Part.b.block(20, 10)
      }
    }
    let shown = frames(of: view.groupBoxStyle(Padded()))
    // 10 of the title, 10 around the inner box, and the same in it: 70 points high.
    #expect(shown[.a] == rect(40, 15, 20, 10))
    #expect(shown[.b] == rect(40, 35, 20, 10))
    #expect(shown[.c] == rect(40, 55, 20, 10))
    let automatic = frames(of: view.groupBoxStyle(.automatic))
    #expect(automatic[.a]?.minX == 16 && automatic[.b]?.minX == 32)
  }

  @Test func `of forms show the controls as they say`() {
    struct Sideways: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) { configuration.content }
      }
    }
    let form = Form {
      Part.a.block(20, 10)
      Part.b.block(20, 10)
    }
    let sideways = frames(of: form.formStyle(Sideways()))
    #expect(sideways[.a] == rect(30, 45, 20, 10) && sideways[.b] == rect(50, 45, 20, 10))
    showing(form.formStyle(.columns)) { shown in
      #expect(shown.screen.window.first(UICollectionView.self) == nil)
      #expect(shown.frames[.a] == rect(40, 36, 20, 10))
      #expect(shown.frames[.b] == rect(40, 54, 20, 10))
    }
    showing(form.formStyle(.grouped), width: 320, height: 480) { shown in
      #expect(shown.screen.window.first(UICollectionView.self) != nil)
      #expect(shown.frames[.a] != nil)
    }
  }

  @Test func `of views for long text stand around the text`() {
    struct Framed: TextEditorStyle {
      func makeBody(configuration: Configuration) -> some View { Part.a.block(30, 10) }
    }
    let editor = TextEditor(text: .constant("tea"))
    #expect(frames(of: editor.textEditorStyle(Framed()))[.a] == rect(35, 45, 30, 10))
    showing(editor.textEditorStyle(.plain)) { shown in
      #expect(shown.screen.window.first(UITextView.self)?.text == "tea")
    }
  }
}
