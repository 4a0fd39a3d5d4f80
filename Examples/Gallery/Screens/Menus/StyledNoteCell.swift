import UIKit

/// A row with a note that an edit menu styles: a tap or a secondary click opens it.
final class StyledNoteCell: UITableViewCell, UIEditMenuInteractionDelegate {
  private var isBold = false
  private var isMarked = false
  private lazy var editing = UIEditMenuInteraction(delegate: self)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
    textLabel?.text = "Water the maple on Thursday, and ask Mei for her seeds."
    contentView.addInteraction(editing)
  }

  required init?(coder: NSCoder) { nil }

  /// Opens the menu below the text.
  func ask() {
    editing.presentEditMenu(
      with: UIEditMenuConfiguration(
        identifier: "note",
        sourcePoint: CGPoint(x: 16, y: contentView.bounds.maxY - 8)
      )
    )
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { [weak self] _ in
      UIPasteboard.general.string = self?.textLabel?.text
    }
    let bold = UIAction(title: "Bold", state: isBold ? .on : .off) { [weak self] _ in
      self?.isBold.toggle()
      self?.restyle()
    }
    let mark = UIAction(title: "Mark", state: isMarked ? .on : .off) { [weak self] _ in
      self?.isMarked.toggle()
      self?.restyle()
    }
    return UIMenu(children: [copy, UIMenu(title: "Style", children: [bold, mark])])
  }

  private func restyle() {
    textLabel?.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    textLabel?.textColor = isMarked ? .systemOrange : .label
  }
}
