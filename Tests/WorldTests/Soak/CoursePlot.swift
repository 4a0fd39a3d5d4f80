import UIKit

/// Draws how much memory there was over time.
@MainActor
struct CoursePlot {
  let course: MemoryCourse

  private static let size = CGSize(width: 800, height: 360)
  private static let area = CGRect(x: 70, y: 20, width: 710, height: 300)

  /// The picture as a file of the format PNG.
  func png() -> Data {
    UIGraphicsImageRenderer(size: Self.size).pngData { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: Self.size))
      let most = max(1, course.samples.map { max($0.heap, $0.resident) }.max() ?? 1)
      drawAxes(most)
      draw(course.samples.map(\.resident), most, .systemGray)
      draw(course.samples.map(\.heap), most, .systemBlue)
    }
  }

  private func place(_ hours: Double, _ bytes: Int, _ most: Int) -> CGPoint {
    let last = max(course.samples.last?.hours ?? 0, .leastNormalMagnitude)
    return CGPoint(
      x: Self.area.minX + Self.area.width * hours / last,
      y: Self.area.maxY - Self.area.height * CGFloat(bytes) / CGFloat(most)
    )
  }

  private func draw(_ bytes: [Int], _ most: Int, _ color: UIColor) {
    guard let first = course.samples.first, let start = bytes.first else { return }
    let path = UIBezierPath()
    path.move(to: place(first.hours, start, most))
    for (sample, bytes) in zip(course.samples, bytes).dropFirst() {
      path.addLine(to: place(sample.hours, bytes, most))
    }
    path.lineWidth = 1.5
    color.setStroke()
    path.stroke()
  }

  private func drawAxes(_ most: Int) {
    let path = UIBezierPath(rect: Self.area)
    UIColor.lightGray.setStroke()
    path.stroke()
    let hours = String(format: "%.2f h", course.samples.last?.hours ?? 0)
    let area = Self.area
    write(String(format: "%.1f MB", Double(most) / 1_048_576), CGPoint(x: 4, y: area.minY))
    write("0", CGPoint(x: 4, y: area.maxY - 14))
    write(hours, CGPoint(x: area.maxX - 60, y: area.maxY + 8))
    write("blue: heap in use, grey: resident", CGPoint(x: area.minX, y: area.maxY + 8))
  }

  private func write(_ text: String, _ place: CGPoint) {
    (text as NSString).draw(
      at: place,
      withAttributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.black]
    )
  }
}
