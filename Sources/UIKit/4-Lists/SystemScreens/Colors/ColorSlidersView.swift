import CoreGraphics
import Foundation

/// A colour by its red, green and blue parts.
@MainActor
final class ColorSlidersView: UIView {
  private var parts = ColorParts(.white)
  private var rows: [ColorSlider] = []
  private let hex = UILabel()
  var choose: ((UIColor, Bool) -> Void)?

  init() {
    super.init(frame: .zero)
    let paths: [(String, WritableKeyPath<ColorParts, CGFloat>)] = [
      ("RED", \.red), ("GREEN", \.green), ("BLUE", \.blue),
    ]
    rows = paths.map { name, path in
      let row = ColorSlider(name, range: 255)
      row.changed = { [weak self] value, isTracking in
        guard let self else { return }
        parts[keyPath: path] = value
        refresh()
        choose?(parts.color, isTracking)
      }
      return row
    }
    hex.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    hex.textAlignment = .right
    let stack = UIStackView(arrangedSubviews: rows + [hex])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: UIColor) {
    parts = ColorParts(color)
    refresh()
  }

  private func refresh() {
    for (row, value) in zip(rows, [parts.red, parts.green, parts.blue]) { row.value = value }
    hex.text = "sRGB #\(parts.hex)"
  }
}

/// A part of a colour: its name, a slider and the number.
@MainActor
final class ColorSlider: UIView {
  private let slider = UISlider()
  private let number = UILabel()
  private let range: CGFloat
  private let suffix: String
  var changed: ((CGFloat, Bool) -> Void)?

  /// The part, from 0 to 1.
  var value: CGFloat {
    get { CGFloat(slider.value) }
    set {
      if CGFloat(slider.value) != newValue { slider.value = Float(newValue) }
      number.text = "\(Int(pixels: newValue * range))\(suffix)"
    }
  }

  init(_ name: String, range: CGFloat, suffix: String = "") {
    (self.range, self.suffix) = (range, suffix)
    super.init(frame: .zero)
    let title = UILabel()
    title.text = name
    title.font = .systemFont(ofSize: 13, weight: .semibold)
    title.textColor = .secondaryLabel
    number.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    number.textAlignment = .center
    number.backgroundColor = .secondarySystemFill
    number.layer.cornerRadius = 8
    number.clipsToBounds = true
    slider.accessibilityLabel = name.capitalized
    for view in [title, slider, number] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      slider.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      slider.leadingAnchor.constraint(equalTo: leadingAnchor),
      slider.bottomAnchor.constraint(equalTo: bottomAnchor),
      number.leadingAnchor.constraint(equalTo: slider.trailingAnchor, constant: 16),
      number.trailingAnchor.constraint(equalTo: trailingAnchor),
      number.centerYAnchor.constraint(equalTo: slider.centerYAnchor),
      number.widthAnchor.constraint(equalToConstant: 70),
      number.heightAnchor.constraint(equalToConstant: 36),
    ])
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        value = CGFloat(slider.value)
        changed?(value, slider.isTracking)
      },
      for: .valueChanged
    )
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        changed?(value, false)
      },
      for: [.touchUpInside, .touchUpOutside]
    )
  }

  required init?(coder: NSCoder) { nil }
}
