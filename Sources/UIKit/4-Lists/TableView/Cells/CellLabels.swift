import CoreGraphics
import Foundation

/// The labels and the image that a table view's cell has by its style.
@MainActor
final class CellLabels {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let cell: UITableViewCell
  private var madeText: UILabel?
  private var madeDetail: UILabel?
  private var madeImage: UIImageView?

  init(cell: UITableViewCell) { self.cell = cell }

  // MARK: Views

  var text: UILabel {
    if let madeText { return madeText }
    let label = make(cell.cellStyle == .value2 ? .caption1 : .body)
    if cell.cellStyle == .value2 {
      label.textColor = cell.tintColor
      label.textAlignment = cell.isRightToLeft ? .left : .right
    }
    madeText = label
    return label
  }

  var detail: UILabel? {
    guard cell.cellStyle != .default else { return nil }
    if let madeDetail { return madeDetail }
    let label = make(cell.cellStyle == .value1 ? .body : .caption1)
    if cell.cellStyle == .value1 { label.textColor = .secondaryLabel }
    madeDetail = label
    return label
  }

  var image: UIImageView {
    if let madeImage { return madeImage }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    madeImage = view
    cell.contentView.addSubview(view)
    cell.setNeedsLayout()
    return view
  }

  private func make(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style, compatibleWith: cell.traitCollection)
    label.adjustsFontForContentSizeCategory = true
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  func tintDidChange() {
    if cell.cellStyle == .value2 { madeText?.textColor = cell.tintColor }
  }

  /// Whether the cell shows anything by its style.
  var isUsed: Bool { madeText?.text != nil || madeDetail?.text != nil || hasImage }

  private var hasImage: Bool { madeImage?.image != nil }

  // MARK: Measures

  /// Whether the second text stands below the first: by the style, or where letters are so large that a line has
  /// no room for both.
  private var isStacked: Bool {
    switch cell.cellStyle {
    case .subtitle: true
    case .value1: cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    default: false
    }
  }

  private var imageSize: CGSize { madeImage?.image?.size ?? .zero }

  /// The image's size as the cell shows it: one that is taller than the cell keeps its shape.
  private func shownImageSize(_ height: CGFloat) -> CGSize {
    let shown = min(imageSize.height, height)
    guard shown > 0 else { return .zero }
    return CGSize(width: imageSize.width * shown / imageSize.height, height: shown)
  }

  /// Small images stand in the middle of a slot of 24 points.
  private var imageSlot: CGFloat {
    guard hasImage else { return 0 }
    let height = cell.contentView.bounds.height
    return max(24, height > 0 ? shownImageSize(height).width : imageSize.width)
  }

  private static let imageGap: CGFloat = 15
  private static let labelGap: CGFloat = 3
  private static let detailGap: CGFloat = 8
  private static let value2Width: CGFloat = 91
  private static let value2Gap: CGFloat = 6

  private var margins: UIEdgeInsets { cell.contentView.layoutMargins }

  private var leading: CGFloat { cell.isRightToLeft ? margins.right : margins.left }

  private var trailing: CGFloat { cell.isRightToLeft ? margins.left : margins.right }

  private var textStart: CGFloat { leading + (hasImage ? imageSlot + Self.imageGap : 0) }

  /// Where the separator begins below a cell with an image: where the text does.
  var separatorStart: CGFloat? {
    guard hasImage, isPlaced(madeImage) else { return nil }
    return textStart
  }

  /// The height that the labels and the image ask for in a content view of a width.
  func height(width: CGFloat) -> CGFloat {
    let room = max(0, width - textStart - trailing)
    let text = madeText.map { Self.size($0, room).height } ?? 0
    let detail = madeDetail.map { Self.size($0, room).height } ?? 0
    let labels: CGFloat =
      if isStacked, detail > 0, text > 0 {
        text + Self.labelGap + detail + 20
      } else {
        max(text, detail) + 2 * TableMetrics.contentMargin
      }
    return max(TableMetrics.row, labels.rounded(.up), imageSize.height)
  }

  private static func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  // MARK: Places

  /// Whether the style places a view, and not constraints.
  private func isPlaced(_ view: UIView?) -> Bool {
    guard let view else { return false }
    return view.superview === cell.contentView && view.translatesAutoresizingMaskIntoConstraints
  }

  func place() {
    guard madeText != nil || madeDetail != nil || madeImage != nil else { return }
    let size = cell.contentView.bounds.size
    if let image = madeImage, isPlaced(image) {
      let shown = shownImageSize(size.height)
      set(
        image,
        CGRect(
          x: leading + (imageSlot - shown.width) / 2,
          y: (size.height - shown.height) / 2,
          width: shown.width,
          height: shown.height
        )
      )
    }
    let room = max(0, size.width - textStart - trailing)
    switch cell.cellStyle {
    case .default: placeDefault(size, room)
    case _ where isStacked: placeStacked(size, room)
    case .subtitle, .value1: placeValue1(size, room)
    case .value2: placeValue2(size)
    }
  }

  private func placeDefault(_ size: CGSize, _ room: CGFloat) {
    guard let text = madeText, isPlaced(text) else { return }
    set(text, CGRect(x: textStart, y: 0, width: room, height: size.height))
  }

  private func placeStacked(_ size: CGSize, _ room: CGFloat) {
    let text = madeText.map { Self.size($0, room) } ?? .zero
    let detail = madeDetail.map { Self.size($0, room) } ?? .zero
    let gap = text.height > 0 && detail.height > 0 ? Self.labelGap : 0
    let top = (size.height - text.height - gap - detail.height) / 2
    if let madeText, isPlaced(madeText) {
      set(madeText, CGRect(x: textStart, y: top, width: text.width, height: text.height))
    }
    if let madeDetail, isPlaced(madeDetail) {
      let y = top + text.height + gap
      set(madeDetail, CGRect(x: textStart, y: y, width: detail.width, height: detail.height))
    }
  }

  private func placeValue1(_ size: CGSize, _ room: CGFloat) {
    let text = madeText.map { Self.size($0, room) } ?? .zero
    var detail = madeDetail.map { Self.size($0, room) } ?? .zero
    // The text comes first; the value takes what is left.
    let left = max(0, room - text.width - (text.width > 0 ? Self.detailGap : 0))
    detail.width = min(detail.width, left)
    if let madeText, isPlaced(madeText) {
      set(
        madeText,
        CGRect(
          x: textStart,
          y: (size.height - text.height) / 2,
          width: text.width,
          height: text.height
        )
      )
    }
    if let madeDetail, isPlaced(madeDetail) {
      set(
        madeDetail,
        CGRect(
          x: size.width - trailing - detail.width,
          y: (size.height - detail.height) / 2,
          width: detail.width,
          height: detail.height
        )
      )
    }
  }

  private func placeValue2(_ size: CGSize) {
    let text = madeText.map { Self.size($0, Self.value2Width) } ?? .zero
    if let madeText, isPlaced(madeText) {
      set(
        madeText,
        CGRect(
          x: leading,
          y: (size.height - text.height) / 2,
          width: Self.value2Width,
          height: text.height
        )
      )
    }
    let start = leading + Self.value2Width + Self.value2Gap
    let room = max(0, size.width - start - trailing)
    let detail = madeDetail.map { Self.size($0, room) } ?? .zero
    if let madeDetail, isPlaced(madeDetail) {
      set(
        madeDetail,
        CGRect(x: start, y: (size.height - detail.height) / 2, width: room, height: detail.height)
      )
    }
  }

  /// Gives a view a frame in the reading direction, on whole pixels.
  private func set(_ view: UIView, _ frame: CGRect) {
    let scale = max(1, cell.traitCollection.displayScale)
    func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    var rect = CGRect(
      x: snapped(frame.minX),
      y: snapped(frame.minY),
      width: (frame.width * scale).rounded(.up) / scale,
      height: frame.height
    )
    if cell.isRightToLeft { rect.origin.x = cell.contentView.bounds.width - rect.maxX }
    if view.frame != rect { view.frame = rect }
  }
}
