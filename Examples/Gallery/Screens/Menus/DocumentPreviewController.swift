import UIKit

/// A document as it is looked into: a page with a few lines.
final class DocumentPreviewController: UIViewController {
  private let document: Document
  private let symbol = UIImageView()
  private let name = UILabel()
  private let detail = UILabel()
  private var lines: [UIView] = []

  init(_ document: Document) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
    title = document.name
    navigationItem.largeTitleDisplayMode = .never
    preferredContentSize = CGSize(width: 280, height: 320)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    symbol.image = UIImage(
      systemName: document.kind.symbol,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 56)
    )
    symbol.tintColor = document.kind.color
    symbol.contentMode = .center
    name.text = document.name
    name.font = .preferredFont(forTextStyle: .title2)
    name.textAlignment = .center
    detail.text = "\(document.kind.rawValue), \(document.sizeText)"
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.textColor = .secondaryLabel
    detail.textAlignment = .center
    lines = (0..<5).map { _ in
      let line = UIView()
      line.backgroundColor = .quaternarySystemFill
      line.layer.cornerRadius = 5
      return line
    }
    for part in [symbol, name, detail] + lines { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 24)
    let side = min(72, area.height / 4)
    symbol.frame = CGRect(x: area.midX - side / 2, y: area.minY + 8, width: side, height: side)
    name.frame = CGRect(x: area.minX, y: symbol.frame.maxY + 16, width: area.width, height: 28)
    detail.frame = CGRect(x: area.minX, y: name.frame.maxY + 4, width: area.width, height: 20)
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: area.minX,
        y: detail.frame.maxY + 24 + CGFloat(index) * 22,
        width: area.width * (index == lines.count - 1 ? 0.6 : 1),
        height: 10
      )
    }
  }
}
