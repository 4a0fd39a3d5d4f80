import UIKit

/// Controls of most kinds.
final class SettingsViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate,
  UITextFieldDelegate
{
  private let flavours = ["Plum", "Quince", "Rhubarb", "Sorrel"]
  private let status = UILabel()
  private let scroll = UIScrollView()
  private let name = UITextField()
  private let secret = UITextField()
  private let notify = UISwitch()
  private let amount = UISlider()
  private let count = UIStepper()
  private let kinds = UISegmentedControl(items: ["Jam", "Jelly"])
  private let picker = UIPickerView()
  private let save = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.accessibilityIdentifier = "form"
    view.addSubview(scroll)
    name.placeholder = "Name"
    name.accessibilityIdentifier = "name"
    secret.placeholder = "Secret"
    secret.isSecureTextEntry = true
    for field in [name, secret] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.autocorrectionType = .no
      field.autocapitalizationType = .none
    }
    notify.accessibilityIdentifier = "notify"
    notify.addTarget(self, action: #selector(tell), for: .valueChanged)
    amount.accessibilityIdentifier = "amount"
    count.addTarget(self, action: #selector(tell), for: .valueChanged)
    kinds.selectedSegmentIndex = 0
    picker.dataSource = self
    picker.delegate = self
    save.setTitle("Save", for: .normal)
    save.addTarget(self, action: #selector(saveAll), for: .touchUpInside)
    status.accessibilityIdentifier = "status"
    status.text = "launch \(UserDefaults.standard.integer(forKey: "launches"))"
    if let greeting = ProcessInfo.processInfo.environment["GREETING"] {
      let words = ProcessInfo.processInfo.arguments.dropFirst().joined(separator: " ")
      status.text = "\(greeting), \(words)"
    }
    var y: CGFloat = 16
    for view in [status, name, secret, notify, amount, count, kinds, picker] as [UIView] {
      let height: CGFloat = view === picker ? 160 : 32
      view.frame = CGRect(x: 20, y: y, width: 320, height: height)
      y += height + 14
      scroll.addSubview(view)
    }
    // Far below what is seen.
    save.frame = CGRect(x: 20, y: 1_100, width: 120, height: 44)
    scroll.addSubview(save)
    scroll.contentSize = CGSize(width: 360, height: 1_200)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  @objc private func tell() { status.text = "\(notify.isOn ? "on" : "off") \(Int(count.value))" }

  @objc private func saveAll() {
    status.text = "Saving"
    Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [self] _ in
      status.text = "Saved \(name.text ?? "")"
      let label = UILabel(frame: CGRect(x: 20, y: 1_040, width: 200, height: 30))
      label.text = "Done"
      scroll.addSubview(label)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    flavours.count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  )
    -> String?
  {
    flavours[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    status.text = flavours[row]
  }
}
