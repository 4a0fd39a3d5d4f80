import UIKit

/// Springs side by side, keyframes, movements that join, and an evening to scrub through.
final class AnimationsViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let heading = UILabel()
  private let springs = SpringsView()
  private let leaf = LeafView()
  private let pebble = PebbleView()
  private let evening = EveningView()
  private var sections: [GallerySection] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Animations"
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .always
    view.addSubview(scrollView)
    heading.text = "Animations"
    heading.font = UIFont.systemFont(ofSize: 34, weight: .bold)
    scrollView.addSubview(heading)
    sections = [
      GallerySection("Springs", springs),
      GallerySection("Keyframes", leaf),
      GallerySection("Tap to send it elsewhere", pebble),
      GallerySection("Drag through the evening", evening),
    ]
    for section in sections { scrollView.addSubview(section) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.layoutIfNeeded()
    springs.start()
    leaf.start()
    pebble.start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    evening.stop()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let inset: CGFloat = 16
    heading.frame = CGRect(x: inset, y: 8, width: area.width - 2 * inset, height: 41)
    let columns = max(1, Int(area.width / 360))
    let width = (area.width - inset * CGFloat(columns + 1)) / CGFloat(columns)
    var bottoms = Array(repeating: CGFloat(57), count: columns)
    for section in sections {
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let height = section.sizeThatFits(CGSize(width: width, height: 0)).height
      section.frame = CGRect(
        x: inset + CGFloat(column) * (width + inset),
        y: bottoms[column],
        width: width,
        height: height
      )
      bottoms[column] += height + 20
    }
    scrollView.contentSize = CGSize(width: area.width, height: bottoms.max() ?? 0)
  }
}
