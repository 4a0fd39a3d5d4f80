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
