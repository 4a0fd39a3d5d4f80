import SwiftUI
import Testing
import UIKit

private func color(_ red: Float, _ green: Float, _ blue: Float) -> Color.Resolved {
  Color.Resolved(red: red, green: green, blue: blue)
}

/// A grid of nine points, whose one in the middle is elsewhere when a number is another one.
private struct Grid: View {
  let handle: Handle<Int>
  var middle = [SIMD2<Float>(0.5, 0.5), SIMD2<Float>(0.8, 0.5)]
  @State private var number = 0

  var body: some View {
    let _ = handle.note($number)
    MeshGradient(
      width: 3,
      height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], middle[number], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
      ],
      colors: (0..<9).map { $0 == 4 ? .white : .black }
    )
  }
}

@MainActor
@Suite struct `Mesh gradients` {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private let four = [color(1, 0, 0), color(0, 1, 0), color(0, 0, 1), color(1, 1, 1)]

  private func near<Shown>(
    _ shown: ShownView<Shown>,
    _ x: CGFloat,
    _ y: CGFloat,
    _ wanted: [Int],
    within: Int = 6
  ) -> Bool {
    let seen = shown.color(x, y)
    return seen.count == 3 && zip(seen, wanted).allSatisfy { abs($0 - $1) <= within }
  }

  @Test func `have their colours at their points, and others between them`() {
    let view = MeshGradient(width: 2, height: 2, points: corners, resolvedColors: four)
    showing(view) { shown in
      #expect(near(shown, 0, 0, [255, 0, 0]) && near(shown, 99, 0, [0, 255, 0]))
      #expect(near(shown, 0, 99, [0, 0, 255]) && near(shown, 99, 99, [255, 255, 255]))
      #expect(near(shown, 50, 50, [128, 128, 128]) && near(shown, 50, 0, [128, 128, 0]))
    }
  }

  @Test func `are bent where points are moved`() {
    let handle = Handle<Int>()
    showing(Grid(handle: handle)) { shown in
      #expect(near(shown, 50, 50, [255, 255, 255]) && near(shown, 0, 50, [0, 0, 0]))
      handle.set(1)
      shown.update()
      #expect(near(shown, 80, 50, [255, 255, 255]))
      #expect(shown.color(50, 50)[0] < 200)
    }
  }

  @Test func `go over to other points step by step`() {
    let handle = Handle<Int>()
    showing(Grid(handle: handle)) { shown in
      withAnimation(.linear(duration: 1)) { handle.set(1) }
      shown.run(0.5)
      #expect(near(shown, 65, 50, [255, 255, 255], within: 12))
      #expect(!near(shown, 80, 50, [255, 255, 255], within: 12))
      shown.run(0.7)
      #expect(near(shown, 80, 50, [255, 255, 255]) && !shown.screen.stage.needsFrame)
    }
  }

  @Test func `have no bend at their points, unless that is asked for`() {
    func seen(_ smooths: Bool) -> [Int] {
      let view = MeshGradient(
        width: 3,
        height: 2,
        points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]],
        colors: [.black, .white, .black, .black, .white, .black],
        smoothsColors: smooths
      )
      var seen: [Int] = []
      showing(view) { shown in seen = [25, 45].map { shown.color($0, 50)[0] } }
      return seen
    }
    let (plain, smooth) = (seen(false), seen(true))
    #expect(abs(plain[0] - 128) < 6 && abs(plain[1] - 230) < 6)
    #expect(smooth[0] > plain[0] + 5 && smooth[1] > plain[1] + 5)
  }

  @Test func `leave the background where they do not reach`() {
    let inner: [SIMD2<Float>] = [[0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]]
    let view = MeshGradient(
      width: 2,
      height: 2,
      points: inner,
      colors: Array(repeating: .black, count: 4),
      background: Color(red: 0, green: 0, blue: 1)
    )
    showing(view) { shown in
      #expect(near(shown, 10, 50, [0, 0, 255]) && near(shown, 50, 50, [0, 0, 0]))
      #expect(near(shown, 50, 90, [0, 0, 255]))
    }
  }

  @Test func `follow the lines between their points`() {
    func point(_ x: Float, _ y: Float, bulge: Float) -> MeshGradient.BezierPoint {
      let way: Float = x < 0.5 ? 0.2 : -0.2
      let along = SIMD2<Float>(x + way, y + bulge)
      return MeshGradient.BezierPoint(
        position: [x, y],
        leadingControlPoint: along,
        topControlPoint: [x, y - 0.1],
        trailingControlPoint: along,
        bottomControlPoint: [x, y + 0.1]
      )
    }
    let points = [
      point(0.2, 0.5, bulge: -0.4), point(0.8, 0.5, bulge: -0.4), point(0.2, 0.9, bulge: 0),
      point(0.8, 0.9, bulge: 0),
    ]
    let view = MeshGradient(
      width: 2,
      height: 2,
      bezierPoints: points,
      colors: Array(repeating: .black, count: 4),
      background: .white
    )
    showing(view) { shown in
      #expect(near(shown, 50, 30, [0, 0, 0]) && near(shown, 25, 30, [255, 255, 255]))
      #expect(near(shown, 50, 15, [255, 255, 255]))
    }
  }

  @Test(arguments: [Gradient.ColorSpace.device, .perceptual])
  func `lie between colours in the numbers that are asked for`(space: Gradient.ColorSpace) {
    let view = MeshGradient(
      width: 2,
      height: 2,
      points: corners,
      colors: [.black, .white, .black, .white],
      colorSpace: space
    )
    showing(view) { shown in
      #expect(near(shown, 50, 50, space == .device ? [128, 128, 128] : [99, 99, 99]))
    }
  }

  @Test func `fill forms, are seen through, and drawn on canvases`() {
    let mesh = MeshGradient(width: 2, height: 2, points: corners, resolvedColors: four)
    showing(Circle().fill(mesh)) { shown in
      #expect(near(shown, 2, 2, [255, 255, 255]) && near(shown, 50, 50, [128, 128, 128]))
    }
    showing(Rectangle().fill(mesh.opacity(0.5))) { shown in
      #expect(near(shown, 0, 0, [255, 128, 128]))
    }
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(mesh))
    }
    showing(canvas) { shown in
      #expect(near(shown, 1, 1, [255, 0, 0], within: 12) && near(shown, 50, 50, [128, 128, 128]))
      #expect(near(shown, 1, 98, [0, 0, 255], within: 12))
    }
  }

  @Test func `are their background where they have too few points, or none that is one`() {
    let few = MeshGradient(width: 3, height: 2, points: corners, colors: [], background: .black)
    showing(few) { shown in #expect(near(shown, 50, 50, [0, 0, 0])) }
    let wrong = MeshGradient(
      width: 2,
      height: 2,
      points: [[.nan, 0], [1, .infinity], [-1e30, 1], [1e30, 1e30]],
      resolvedColors: four
    )
    showing(wrong) { shown in #expect(shown.color(50, 50).count == 3) }
  }

  @Test func `have the colours of the dark where it is dark`() {
    let view = MeshGradient(
      width: 2,
      height: 2,
      points: corners,
      colors: Array(repeating: .primary, count: 4)
    )
    showing(view) { shown in #expect(near(shown, 50, 50, [0, 0, 0])) }
    showing(view.environment(\.colorScheme, .dark)) { shown in
      #expect(near(shown, 50, 50, [255, 255, 255]))
    }
  }

  @Test(arguments: [CGFloat.infinity, .nan, 1e30])
  func `a size that nothing has is drawn as far as it goes`(length: CGFloat) {
    let mesh = MeshGradient(
      width: 2,
      height: 2,
      points: corners,
      colors: [.red, .red, .red, .red]
    )
    let canvas = Canvas { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: length, height: 9)), with: .style(mesh))
    }
    showing(canvas) { shown in #expect(shown.color(50, 80) == [255, 255, 255]) }
  }

  @Test func `a grid of more points than can be counted shows nothing`() {
    let mesh = MeshGradient(width: .max, height: 2, points: corners, colors: [.red])
    showing(mesh) { shown in #expect(shown.color(50, 50) == [255, 255, 255]) }
  }

  @Test func `a mesh grows with its view`() {
    struct Growing: View {
      let handle: Handle<CGFloat>
      let mesh: MeshGradient
      @State private var width: CGFloat = 20
      var body: some View {
        let _ = handle.note($width)
        mesh.frame(width: width, height: 40)
      }
    }
    let handle = Handle<CGFloat>()
    let mesh = MeshGradient(width: 2, height: 2, points: corners, colors: [.red, .red, .red, .red])
    showing(Growing(handle: handle, mesh: mesh)) { shown in
      withAnimation(.linear(duration: 1)) { handle.set(100) }
      shown.run(0.5)
      #expect(shown.color(30, 50) != [255, 255, 255])
      #expect(shown.color(12, 50) == [255, 255, 255])
    }
  }
}
