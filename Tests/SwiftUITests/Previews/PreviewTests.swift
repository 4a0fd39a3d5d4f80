import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite struct `Previews of types` {
  private enum Sample: PreviewProvider {
    static var previews: some View {
      Group {
        Text("a").previewDisplayName("A")
        Text("b")
      }
      .previewLayout(.fixed(width: 40, height: 20))
      if Bool(true) { Text("c").previewInterfaceOrientation(.landscapeLeft) }
      ForEach(0..<2, id: \.self) { Text("\($0)").previewDisplayName("Number \($0)") }
      AnyView(Text("d").padding())
      EmptyView()
    }
  }

  @Test func `each view is one, with what is said of it`() {
    let previews = Preview.all(of: Sample.self)
    #expect(previews.map(\.name) == ["A", nil, nil, "Number 0", "Number 1", nil])
    #expect(
      previews.map(\.look.layout) == [
        .fixed(width: 40, height: 20), .fixed(width: 40, height: 20), .device, .device, .device,
        .device,
      ]
    )
    #expect(previews.map(\.look.isLandscape) == [nil, nil, true, nil, nil, nil])
  }

  @Test func `what is applied to several is applied to each`() {
    enum Padded: PreviewProvider {
      static var previews: some View {
        Group {
          Part.a.block(20, 20)
          Part.b.block(20, 20)
        }
        .padding(10)
        .previewLayout(.sizeThatFits)
      }
    }
    let sizes = Preview.all(of: Padded.self).map {
      $0.measure($0.make(), CGSize(width: 100, height: 100))
    }
    #expect(sizes == [CGSize(width: 40, height: 40), CGSize(width: 40, height: 40)])
  }

  @Test func `a preview by itself takes its traits`() {
    let preview = Preview("Wide", traits: .landscapeRight, .fixedLayout(width: 9, height: 8)) {
      Text("a")
    }
    #expect(preview.name == "Wide")
    #expect(preview.look.isLandscape == true)
    #expect(preview.look.layout == .fixed(width: 9, height: 8))
    #expect(Preview(traits: .portrait) { UIView() }.look.isLandscape == false)
  }
}
