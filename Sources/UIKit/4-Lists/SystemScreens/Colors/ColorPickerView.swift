import CoreGraphics
import Foundation

/// The screen of colours: its head, the three ways to choose, opacity and the colour itself.
@MainActor
final class ColorPickerView: UIView {
  private let ways = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let grid = ColorField(.grid)
  private let spectrum = ColorField(.spectrum)
  private let sliders = ColorSlidersView()
  private let opacity = ColorSlider("OPACITY", range: 100, suffix: "%")
  private let swatch = UIView()
  private let stack = UIStackView()
  private var color = UIColor.white

  var choose: ((UIColor, Bool) -> Void)?
  var close: (() -> Void)?
  var supportsAlpha = true { didSet { opacity.isHidden = !supportsAlpha } }

  init(_ title: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    backgroundColor = .systemBackground
    build(title)
    ways.selectedSegmentIndex = 0
    ways.addAction(UIAction { [weak self] _ in self?.switchWay() }, for: .valueChanged)
    let take = { [weak self] (color: UIColor, isTracking: Bool) -> Void in
      self?.take(color, isTracking)
    }
    (grid.choose, spectrum.choose, sliders.choose) = (take, take, take)
    opacity.changed = { [weak self] value, isTracking in
      guard let self else { return }
      color = color.withAlphaComponent(value)
      swatch.backgroundColor = color
      choose?(color, isTracking)
    }
    switchWay()
  }

  required init?(coder: NSCoder) { nil }

  private func build(_ title: String) {
    let name = UILabel()
    name.text = title
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    name.textAlignment = .center
    let button = UIButton(
      type: .close,
      primaryAction: UIAction { [weak self] _ in self?.close?() }
    )
    button.accessibilityLabel = "Close"
    swatch.layer.cornerRadius = 10
    swatch.layer.borderColor = UIColor.separator.cgColor
    swatch.layer.borderWidth = 1
    stack.axis = .vertical
    stack.spacing = 20
    for view in [ways, grid, spectrum, sliders, opacity, swatch] as [UIView] {
      stack.addArrangedSubview(view)
    }
    for view in [name, button, stack] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let area = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      name.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.centerYAnchor.constraint(equalTo: name.centerYAnchor),
      button.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      button.widthAnchor.constraint(equalToConstant: 30),
      button.heightAnchor.constraint(equalToConstant: 30),
      stack.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      grid.heightAnchor.constraint(equalTo: grid.widthAnchor, multiplier: 10 / 12),
      spectrum.heightAnchor.constraint(equalTo: spectrum.widthAnchor, multiplier: 10 / 12),
      sliders.heightAnchor.constraint(equalToConstant: 230),
      swatch.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  private func switchWay() {
    for (index, view) in ([grid, spectrum, sliders] as [UIView]).enumerated() {
      view.isHidden = index != ways.selectedSegmentIndex
    }
    show(color)
  }

  func show(_ color: UIColor) {
    self.color = color
    let parts = ColorParts(color)
    swatch.backgroundColor = color
    opacity.value = parts.alpha
    sliders.show(color)
    layoutIfNeeded()
    grid.show(color)
  }

  /// Takes a colour, at the opacity there is.
  private func take(_ new: UIColor, _ isTracking: Bool) {
    color = new.withAlphaComponent(ColorParts(color).alpha)
    swatch.backgroundColor = color
    if sliders.isHidden { sliders.show(color) }
    choose?(color, isTracking)
  }
}
