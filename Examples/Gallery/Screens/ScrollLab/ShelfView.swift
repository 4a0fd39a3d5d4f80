import UIKit

/// A row of pictures with a title, which scrolls sideways.
final class ShelfView: UIView {
  static let height: CGFloat = 178

  private let title = UILabel()
  private let scroll = UIScrollView()
  private var books: [ShelfItem] = []

  init(title: String) {
    super.init(frame: .zero)
    self.title.text = title
    self.title.font = .systemFont(ofSize: 22, weight: .bold)
    scroll.showsHorizontalScrollIndicator = false
    scroll.alwaysBounceHorizontal = true
    scroll.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(self.title)
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ mountains: [Mountain]) {
    for book in books { book.removeFromSuperview() }
    books = mountains.map(ShelfItem.init)
    for book in books { scroll.addSubview(book) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 20, y: 0, width: bounds.width - 40, height: 28)
    let isFirst = scroll.frame.isEmpty
    scroll.frame = CGRect(x: 0, y: 38, width: bounds.width, height: bounds.height - 38)
    for (number, book) in books.enumerated() {
      book.frame = CGRect(
        x: CGFloat(number) * 144,
        y: 0,
        width: 132,
        height: bounds.height - 38
      )
    }
    scroll.contentSize = CGSize(
      width: CGFloat(books.count) * 144 - 12,
      height: bounds.height - 38
    )
    if isFirst { scroll.contentOffset.x = -20 }
  }
}

/// A picture with a name and a height below.
final class ShelfItem: UIView {
  private let picture = UIImageView()
  private let name = UILabel()
  private let metres = UILabel()

  init(_ mountain: Mountain) {
    super.init(frame: .zero)
    picture.image = MountainPicture(mountain: mountain).image(CGSize(width: 132, height: 96))
    picture.layer.cornerRadius = 10
    picture.layer.cornerCurve = .continuous
    picture.clipsToBounds = true
    name.text = mountain.name
    name.font = .systemFont(ofSize: 15)
    metres.text = "\(mountain.metres) m"
    metres.font = .systemFont(ofSize: 13)
    metres.textColor = .secondaryLabel
    for view in [picture, name, metres] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 96)
    name.frame = CGRect(x: 0, y: 101, width: bounds.width, height: 20)
    metres.frame = CGRect(x: 0, y: 120, width: bounds.width, height: 18)
  }
}
