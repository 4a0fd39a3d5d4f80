import Diagnostics
import Foundation
import Testing

@testable import CoreGraphics

/// Drawings whose reading would end the process, or never end.
@Suite struct VectorDocumentTests {
  private static let square = Data(
    "<svg xmlns='http://www.w3.org/2000/svg' width='5' height='4'><path d='M1 1h3v2h-3z'/></svg>"
      .utf8
  )

  private static func svg(_ content: String, size: Int = 100) -> Data {
    Data(
      "<svg xmlns='http://www.w3.org/2000/svg' width='\(size)' height='\(size)'>\(content)</svg>"
        .utf8
    )
  }

  @Test func `a drawing has a size, a box of ink and pixels`() throws {
    let drawing = try #require(VectorDocument(data: Self.square, format: .svg))
    #expect(drawing.size == CGSize(width: 5, height: 4))
    #expect(drawing.ink == CGRect(x: 1, y: 1, width: 3, height: 2))
    let pixels = try #require(drawing.render(width: 5, height: 4))
    #expect(pixels[2, 2].alpha == 255)
    #expect(pixels[0, 0].alpha == 0)
  }

  @Test(arguments: [
    svg("<text y='50' font-size='9223372'>abc</text>"),
    svg(
      "<filter id='f'><feConvolveMatrix order='99' kernelMatrix='"
        + String(repeating: "1 ", count: 99 * 99) + "'/></filter>"
        + "<rect width='100' height='100' filter='url(#f)'/>",
      size: 2000
    ),
  ])
  func `a drawing that its library gives up on is told, and the next one is drawn`(
    data: Data
  ) throws {
    let findings = UIKitDiagnostics.recording {
      let drawing = VectorDocument(data: data, format: .svg, name: "bad.svg")
      #expect(drawing?.render(width: 100, height: 100) == nil)
    }
    #expect(findings.map(\.code) == ["TSK-IMAGE"])
    #expect(findings.first?.place == "bad.svg")
    let next = try #require(VectorDocument(data: Self.square, format: .svg))
    #expect(next.render(width: 5, height: 4) != nil)
  }

  @Test func `a drawing without an end is ended`() throws {
    let data = Self.svg(
      "<filter id='f'><feTurbulence numOctaves='100000000' baseFrequency='0.01'/></filter>"
        + "<rect width='100' height='100' filter='url(#f)'/>",
      size: 2000
    )
    let drawing = try #require(VectorDocument(data: data, format: .svg, name: "long.svg"))
    let findings = UIKitDiagnostics.recording {
      #expect(drawing.render(width: 2000, height: 2000) == nil)
    }
    #expect(findings.first?.saw == "it took more than five seconds")
  }

  @Test func `drawings are asked for by many threads at once`() async {
    let sizes = await withTaskGroup(of: CGSize?.self) { group in
      for _ in 0..<16 {
        group.addTask { VectorDocument(data: Self.square, format: .svg)?.size }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes == Array(repeating: CGSize(width: 5, height: 4), count: 16))
  }

  @Test func `what the library says of damage is told`() {
    let findings = UIKitDiagnostics.recording {
      #expect(VectorDocument(data: Data("<svg".utf8), format: .svg, name: "torn.svg") == nil)
      #expect(VectorDocument(data: Data(), format: .svg, name: "empty.svg") == nil)
    }
    #expect(findings.map(\.place) == ["torn.svg", "empty.svg"])
  }
}
