import UIKit

/// Two grids: the upper one lends its tiles, the lower one keeps what it is given.
public final class DragAndDropViewController: UIViewController {
  private let palette = TileGrid(Array(Tile.all.prefix(8)), lends: true)
  private let board = TileGrid(Array(Tile.all.suffix(3)), lends: false)
  private let labels = ["Copy from here", "Keep and order here"].map { text in
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 20, weight: .bold)
    return label
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for subview in [palette.view, board.view] + labels { view.addSubview(subview) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
    let half = area.height / 2
    for (index, grid) in [palette, board].enumerated() {
      let top = area.minY + half * CGFloat(index)
      labels[index].frame = CGRect(x: area.minX + 4, y: top, width: area.width - 8, height: 32)
      grid.view.frame = CGRect(
        x: area.minX,
        y: top + 36,
        width: area.width,
        height: max(0, half - 44)
      )
    }
  }
}
