import UIKit

/// Measuring a cell of a picture and two labels, beside the bare Pango cost of its two texts.
enum CellSizingSuite: Suite {
  static let name = "cell-sizing"

  static func run() -> [Measurement] {
    let count = 300
    let titles = SampleLabels.latin(count)
    let details = SampleLabels.japanese(count)
    let cell = SizedCell(frame: CGRect(x: 0, y: 0, width: 390, height: 64))
    guard let latin = BarePango(family: "Inter", size: 17),
      let japanese = BarePango(family: "Noto Sans CJK JP", size: 13)
    else { return [] }
    let bytes = (titles.map { Array($0.utf8CString) }, details.map { Array($0.utf8CString) })
    var sum: CGFloat = 0
    var turn = 0
    let medians = Race(warmUp: 1, rounds: 7).medians(
      per: count,
      [
        (
          "pango",
          {
            for index in 0..<count {
              sum += CGFloat(latin.size(of: bytes.0[index]))
              sum += CGFloat(japanese.size(of: bytes.1[index]))
            }
          }
        ),
        (
          "fresh",
          {
            turn += 1
            for index in 0..<count {
              cell.show("\(titles[index]) \(turn)", "\(details[index]) \(turn)")
              sum += cell.fittingHeight
            }
          }
        ),
        (
          "cached",
          {
            for index in 0..<count {
              cell.show("\(titles[index]) \(turn)", "\(details[index]) \(turn)")
              sum += cell.fittingHeight
            }
          }
        ),
      ]
    )
    precondition(sum.isFinite)
    let base = medians["pango"] ?? .nan
    return [("fresh", 1.3), ("cached", 0.1)].map { what, goal in
      Measurement(
        name: "cell-sizing.\(what) texts",
        microseconds: medians[what] ?? .nan,
        baseline: "bare Pango, two texts",
        baselineMicroseconds: base,
        ratio: (medians[what] ?? .nan) / base,
        goal: goal
      )
    }
  }

  private final class SizedCell: UICollectionViewCell {
    private let picture = UIView()
    private let title = UILabel()
    private let detail = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.font = .systemFont(ofSize: 17)
      detail.font = .systemFont(ofSize: 13)
      for view in [picture, title, detail] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      let content = contentView
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        picture.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
        picture.widthAnchor.constraint(equalToConstant: 44),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        picture.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -10),
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
        title.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
        title.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        detail.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String, _ detail: String) {
      self.title.text = title
      self.detail.text = detail
    }

    var fittingHeight: CGFloat {
      systemLayoutSizeFitting(
        CGSize(width: 390, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
  }
}
