import UIKit

/// Every control, in cards.
final class ControlsViewController: UIViewController {
  private let stack = UIStackView()
  private let scroll = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    view.backgroundColor = .systemGroupedBackground
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.alwaysBounceVertical = true
    view.addSubview(scroll)
    stack.axis = .vertical
    stack.spacing = 16
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.leadingAnchor,
        constant: 20
      ),
      stack.bottomAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.bottomAnchor,
        constant: -20
      ),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
      stack.trailingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.trailingAnchor,
        constant: -20
      ),
    ])
    for row in rows { stack.addArrangedSubview(row) }
  }

  private var rows: [UIView] {
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    let toggle = UISwitch()
    toggle.isOn = true
    let slider = UISlider()
    slider.value = 0.4
    slider.widthAnchor.constraint(equalToConstant: 240).isActive = true
    let stepper = UIStepper()
    stepper.value = 3
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 2
    pages.currentPageIndicatorTintColor = .label
    pages.pageIndicatorTintColor = .tertiaryLabel
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.startAnimating()
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.7
    progress.widthAnchor.constraint(equalToConstant: 240).isActive = true
    return [
      segments, row([toggle, UISwitch(), stepper]), slider, progress, row([pages, wheel]),
      row(buttons), row(pictured), row(configured), row(sizes), row([menuButton]),
    ]
  }

  private func row(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    // What is touched has room for a finger.
    for button in views where button is UIButton {
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
    row.spacing = 12
    row.alignment = .center
    return row
  }

  private var buttons: [UIView] {
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let disabled = UIButton(type: .system)
    disabled.setTitle("Disabled", for: .normal)
    disabled.isEnabled = false
    let image = UIButton(type: .system)
    image.setTitle(" Heart", for: .normal)
    image.setImage(UIImage(systemName: "heart"), for: .normal)
    return [system, disabled, image]
  }

  private var pictured: [UIView] {
    [UIButton.ButtonType.contactAdd, .detailDisclosure, .close].map { UIButton(type: $0) }
  }

  private var configured: [UIView] {
    let kinds: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    return kinds.map { title, configuration in
      var configuration = configuration
      configuration.title = title
      return UIButton(configuration: configuration)
    }
  }

  private var sizes: [UIView] {
    var large = UIButton.Configuration.filled()
    large.title = "Large"
    large.subtitle = "With a second line"
    large.image = UIImage(systemName: "cart")
    large.imagePadding = 8
    large.buttonSize = .large
    large.cornerStyle = .large
    var capsule = UIButton.Configuration.tinted()
    capsule.title = "Capsule"
    capsule.cornerStyle = .capsule
    capsule.baseForegroundColor = .systemPink
    capsule.baseBackgroundColor = .systemPink
    return [UIButton(configuration: large), UIButton(configuration: capsule)]
  }

  private var menuButton: UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.imagePadding = 6
    configuration.image = UIImage(systemName: "arrow.up.arrow.down")
    let button = UIButton(configuration: configuration)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(
      children: ["By name", "By date", "By size"].map { UIAction(title: $0) { _ in } }
    )
    return button
  }
}
