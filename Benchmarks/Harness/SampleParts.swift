import Foundation

/// Files of an app that is as large as those that people write.
enum SampleParts {
  /// Writes one small view a file.
  static func write(_ numbers: some Sequence<Int>, to folder: URL) throws {
    for number in numbers {
      let text = """
        import UIKit

        final class Part\(number): UIView {
          private let label = UILabel()

          override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Part \(number)"
            addSubview(label)
          }

          required init?(coder: NSCoder) { fatalError("not from a nib") }

          override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = bounds.insetBy(dx: 8, dy: 4)
          }
        }
        """
      let file = folder.appendingPathComponent("Part\(number).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
