import UIKit

/// Fields to type into.
final class TextEditingViewController: UIViewController, UITextFieldDelegate {
  private let fields: [UITextField] = [
    field("Name", .none), field("With a border", .roundedRect), field("Password", .roundedRect),
    field("Amount", .roundedRect),
  ]
  private let search = UISearchBar()
  private let count = UILabel()
  private let notes = UITextView()

  private static func field(
    _ placeholder: String,
    _ border: UITextField.BorderStyle
  )
    -> UITextField
  {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = border
    return field
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Text"
    view.backgroundColor = .systemBackground
    fields[1].clearButtonMode = .whileEditing
    fields[2].isSecureTextEntry = true
    fields[3].textAlignment = .right
    let unit = UILabel()
    unit.text = "€ "
    unit.sizeToFit()
    fields[3].rightView = unit
    fields[3].rightViewMode = .always
    search.searchBarStyle = .minimal
    count.font = .preferredFont(forTextStyle: .footnote)
    count.textColor = .secondaryLabel
    for field in fields {
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.showCount() }, for: .editingChanged)
      view.addSubview(field)
    }
    notes.font = .preferredFont(forTextStyle: .body)
    notes.text = "Notes of several lines.\nThey wrap, scroll and are edited."
    notes.backgroundColor = .secondarySystemBackground
    notes.layer.cornerRadius = 10
    view.addSubview(notes)
    view.addSubview(search)
    view.addSubview(count)
    showCount()
  }

  private func showCount() {
    let total = fields.reduce(0) { $0 + ($1.text?.count ?? 0) }
    count.text = "\(total) characters in all"
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(of: textField) else { return true }
    let next = index + 1
    if next < fields.count {
      fields[next].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    var y = area.minY + 8
    search.frame = CGRect(x: area.minX, y: y, width: area.width, height: 56)
    y += 64
    for field in fields {
      field.frame = CGRect(x: area.minX + 20, y: y, width: area.width - 40, height: 36)
      y += 48
    }
    count.frame = CGRect(x: area.minX + 20, y: y, width: area.width - 40, height: 20)
    notes.frame = CGRect(x: area.minX + 20, y: y + 32, width: area.width - 40, height: 160)
  }
}
