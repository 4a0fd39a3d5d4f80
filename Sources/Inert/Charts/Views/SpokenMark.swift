import SwiftUI

/// What is read out where a mark is.
struct SpokenMark: View {
  let mark: Mark
  let size: CGSize

  init(_ mark: Mark, _ size: CGSize) {
    self.mark = mark
    self.size = size
  }

  var body: some View {
    // What is read out has to be somewhere.
    Color.clear
      .frame(width: max(size.width, 1), height: max(size.height, 1))
      .accessibilityElement()
      .accessibilityLabel(mark.look.name ?? own(mark.x))
      .accessibilityValue(mark.look.spokenValue ?? own(mark.y))
  }

  private func own(_ extent: Mark.Extent) -> Text {
    Text(verbatim: extent.values.last?.datum.name ?? "")
  }
}
