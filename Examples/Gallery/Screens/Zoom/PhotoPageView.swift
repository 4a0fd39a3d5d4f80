import UIKit

/// A photo that fits its page until one looks closer.
final class PhotoPageView: UIView {
  let image: UIImage?
  /// Runs when the photo is tapped once.
  var tapped: (() -> Void)?

  private let scroll = UIScrollView()
  private let photo = UIImageView()
  private var fitted = CGSize.zero

  init(_ image: UIImage) {
    self.image = image
    super.init(frame: .zero)
    photo.image = image
    scroll.minimumZoomScale = 1
    scroll.maximumZoomScale = 4
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    scroll.delegate = self
    scroll.addSubview(photo)
    addSubview(scroll)
    addTaps()
  }

  required init?(coder: NSCoder) { nil }

  private func addTaps() {
    SelectorTable.register(PhotoPageView.self, "tappedTwice:") { page, arguments in
      (arguments.first as? UITapGestureRecognizer).map { page.tappedTwice($0) }
    }
    SelectorTable.register(PhotoPageView.self, "tappedOnce") { page, _ in page.tapped?() }
    let twice = UITapGestureRecognizer(target: self, action: "tappedTwice:")
    twice.numberOfTapsRequired = 2
    let once = UITapGestureRecognizer(target: self, action: "tappedOnce")
    once.require(toFail: twice)
    scroll.addGestureRecognizer(twice)
    scroll.addGestureRecognizer(once)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != fitted, let size = image?.size, bounds.width > 0 else { return }
    fitted = bounds.size
    scroll.zoomScale = 1
    scroll.frame = bounds
    let share = min(bounds.width / size.width, bounds.height / size.height)
    photo.frame = CGRect(x: 0, y: 0, width: size.width * share, height: size.height * share)
    scroll.contentSize = photo.bounds.size
  }

  /// Shows the whole photo again.
  func showWhole() { scroll.setZoomScale(1, animated: false) }

  private func tappedTwice(_ tap: UITapGestureRecognizer) {
    guard scroll.zoomScale == 1 else { return scroll.setZoomScale(1, animated: true) }
    let place = tap.location(in: photo)
    let size = CGSize(width: scroll.bounds.width / 2.5, height: scroll.bounds.height / 2.5)
    scroll.zoom(
      to: CGRect(
        x: place.x - size.width / 2,
        y: place.y - size.height / 2,
        width: size.width,
        height: size.height
      ),
      animated: true
    )
  }
}

extension PhotoPageView: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
}
