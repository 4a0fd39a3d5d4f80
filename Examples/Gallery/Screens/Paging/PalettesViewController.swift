import UIKit

/// Rows of colours, each a strip that stops at whole squares along the readable margin.
public final class PalettesViewController: UIViewController, UITableViewDataSource {
  private static let rows = 10

  private let table = UITableView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.separatorStyle = .none
    table.rowHeight = PaletteCell.height
    table.accessibilityIdentifier = "palettes"
    table.register(PaletteCell.self, forCellReuseIdentifier: PaletteCell.identifier)
    table.dataSource = self
    view.addSubview(table)
  }

  /// One row for each palette.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.rows
  }

  /// A row that shows its palette.
  public func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PaletteCell.identifier,
      for: indexPath
    )
    (cell as? PaletteCell)?.show(Palette(number: indexPath.row))
    return cell
  }
}
