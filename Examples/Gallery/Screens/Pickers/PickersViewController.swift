import UIKit

/// Wheels, and every look of a date picker.
final class PickersViewController: UIViewController {
  private let scroll = UIScrollView()
  private let stack = UIStackView()
  private let sizes = ["Small", "Medium", "Large", "Extra large"]
  private let colors = ["Indigo", "Crimson", "Moss", "Ochre", "Ink", "Snow"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pickers"
    view.backgroundColor = .systemGroupedBackground
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroll)
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
    ])
    let wheels = UIPickerView()
    wheels.dataSource = self
    wheels.delegate = self
    wheels.selectRow(2, inComponent: 0, animated: false)
    wheels.selectRow(1, inComponent: 1, animated: false)
    stack.addArrangedSubview(card(row("Departure", picker(.dateAndTime, .compact))))
    stack.addArrangedSubview(card(picker(.date, .inline)))
    stack.addArrangedSubview(card(wheels))
    stack.addArrangedSubview(card(picker(.date, .wheels)))
    stack.addArrangedSubview(card(picker(.countDownTimer, .wheels)))
  }

  private func picker(
    _ mode: UIDatePicker.Mode,
    _ style: UIDatePickerStyle
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 1_715_000_000)
    picker.countDownDuration = 5_400
    return picker
  }

  private func row(_ title: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    control.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, control])
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5,
      leading: 16,
      bottom: 5,
      trailing: 12
    )
    return row
  }

  private func card(_ content: UIView) -> UIView {
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    content.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: card.topAnchor),
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    return card
  }
}

extension PickersViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? colors.count : sizes.count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { component == 0 ? colors[row] : sizes[row] }
}
