import Foundation
import UIKit

/// A fling over cells that size themselves and show pictures from files: what the slowest frames take.
enum FlingSuite: Suite {
  static let name = "fling"
  private static let frames = 400
  private static let budget = 1_000_000.0 / 120

  static func run() -> [Measurement] {
    guard let folder = try? Pictures.write() else { return [] }
    defer { try? FileManager.default.removeItem(at: folder) }
    let feed = Feed(folder)
    let stage = BenchStage(scale: 3) { feed.view }
    defer { stage.close() }
    for _ in 0..<20 {
      stage.show { feed.view.contentOffset.y += 30 }
      stage.perform { feed.settle() }
    }
    var times: [Double] = []
    var gaps = 0
    for frame in 0..<frames {
      // As fast as a finger throws it, then slower and slower.
      let way = 90 * pow(0.995, CGFloat(frame))
      times.append(Race.once { stage.show { feed.view.contentOffset.y += way } })
      // What other threads have ready arrives between frames.
      stage.perform {
        if feed.hasGap { gaps += 1 }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.004))
      }
    }
    times.sort()
    let late = times[frames * 99 / 100]
    return [
      Measurement(
        name: "fling.99th percentile frame, 390 × 844 at 3",
        microseconds: late,
        baseline: "8.33 ms",
        baselineMicroseconds: budget,
        ratio: late / budget,
        goal: 1,
        counts: [
          "gaps": gaps, "median": Int(times[frames / 2]), "longest": Int(times[frames - 1]),
        ],
        limits: ["gaps": 0]
      )
    ]
  }

  /// Files of pictures of 1200 by 800 pixels.
  @MainActor
  private enum Pictures {
    static let count = 24

    static func write() throws -> URL {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("tsumiki-fling-\(getpid())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1200, height: 800), format: format)
      for number in 0..<count {
        let data = renderer.jpegData(withCompressionQuality: 0.8) { context in
          for stripe in 0..<40 {
            let hue = CGFloat((number * 7 + stripe * 3) % 60) / 60
            UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
            context.fill(CGRect(x: stripe * 30, y: 0, width: 30, height: 800))
          }
        }
        try data.write(to: folder.appendingPathComponent("\(number).jpg"))
      }
      return folder
    }
  }

  /// A list of pictures and texts; pictures are read and made smaller on other threads.
  @MainActor
  private final class Feed: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    private let folder: URL

    init(_ folder: URL) {
      self.folder = folder
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(300)
      )
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      )
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
      )
      super.init()
      view.register(Post.self, forCellWithReuseIdentifier: "post")
      view.dataSource = self
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 100_000 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
      (cell as? Post)?.show(indexPath.item, from: folder)
      return cell
    }

    func settle() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }

    /// Whether a place in sight has no cell although an item is there.
    var hasGap: Bool {
      let paths = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
      return paths.isEmpty || paths.contains { view.cellForItem(at: $0.indexPath) == nil }
    }
  }

  private final class Post: UICollectionViewCell {
    private let picture = UIImageView()
    private let title = UILabel()
    private let text = UILabel()
    private var number = -1

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.font = .preferredFont(forTextStyle: .headline)
      text.font = .preferredFont(forTextStyle: .body)
      text.numberOfLines = 0
      picture.contentMode = .scaleAspectFill
      picture.clipsToBounds = true
      picture.backgroundColor = .secondarySystemBackground
      picture.layer.cornerRadius = 12
      let stack = UIStackView(arrangedSubviews: [picture, title, text])
      stack.axis = .vertical
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        picture.heightAnchor.constraint(equalToConstant: 200),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ number: Int, from folder: URL) {
      self.number = number
      title.text = "Post \(number)"
      text.text = TableScreen.text(number)
      picture.image = nil
      let path = folder.appendingPathComponent("\(number % Pictures.count).jpg").path
      DispatchQueue.global().async { [weak self] in
        let image = UIImage(contentsOfFile: path)?
          .preparingThumbnail(of: CGSize(width: 1074, height: 716))
        DispatchQueue.main.async { self?.take(image, number) }
      }
    }

    private func take(_ image: UIImage?, _ number: Int) {
      if self.number == number { picture.image = image }
    }
  }
}
