import CollectionLayout
import CoreGraphics
import Foundation
import ScreenProtocol

extension ServedScreen {
  /// The most letters of a ledger that is not asked for whole.
  private static let longestLedger = 2_000
  /// The most elements of a list that are told.
  private static let mostElements = 500

  // MARK: Updates

  /// What lists were told of their data.
  func updates(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let from = try parameters.whole("from") ?? 0
    let list = try parameters.whole("view")
    let wanted = ledger.entries.filter { $0.number >= from && (list == nil || $0.list == list) }
    let lost = ledger.entries.first?.number ?? 0
    var lines: [String] = []
    var length = 0
    for entry in wanted.reversed() {
      let line = entry.line
      guard length + line.utf8.count < Self.longestLedger || lines.isEmpty else { break }
      length += line.utf8.count + 1
      lines.append(line)
    }
    let left = wanted.count - lines.count
    var text = lines.reversed().joined(separator: "\n")
    if wanted.isEmpty { text = "No list was told anything." }
    if left > 0 { text = "\(left) earlier ones are left out: ask with from.\n" + text }
    return ServedAnswer(
      text,
      [
        "updates": .array(wanted.map(\.fields)), "next": .number(Double(ledger.next)),
        "forgotten": .number(Double(lost)),
      ]
    )
  }

  // MARK: Layouts

  /// What the layout of a list says of the elements in sight and as far again on both sides, in the
  /// window.
  func layout(of list: UIScrollView) -> [ServedValue]? {
    if let list = list as? UICollectionView { return elements(of: list) }
    return (list as? UITableView).map { rows(of: $0) }
  }

  private func elements(of list: UICollectionView) -> [ServedValue] {
    let area = Self.around(list)
    let ahead = Set(list.prefetcher.announced.map(\.indexPath))
    return list.preparedAttributes(in: area).prefix(Self.mostElements).map { attributes in
      let path = attributes.indexPath
      var fields: [String: ServedValue] = [
        "item": .array(path.map { .number(Double($0)) }),
        "frame": Self.numbers(list.convert(list.keeper.seenFrame(attributes), to: nil)),
        "size": .string(list.sizing(of: attributes).rawValue),
      ]
      if let kind = attributes.representedElementKind { fields["kind"] = .string(kind) }
      if attributes.category == .cell, ahead.contains(path) { fields["ahead"] = true }
      return .object(fields)
    }
  }

  private func rows(of table: UITableView) -> [ServedValue] {
    guard table.geometry.isReady else { return [] }
    let ahead = Set(table.prefetcher.announced)
    let rows = table.geometry.rows(in: Self.around(table)) ?? []
    return rows.prefix(Self.mostElements).map { path in
      let element = TableElement(path)
      let isEstimate = table.geometry.extents.extent(of: element).isEstimate
      var fields: [String: ServedValue] = [
        "item": .array(path.map { .number(Double($0)) }),
        "frame": Self.numbers(table.convert(table.geometry.rect(of: element), to: nil)),
        "size": .string((isEstimate ? ElementSizing.estimated : table.measuring).rawValue),
      ]
      if ahead.contains(path) { fields["ahead"] = true }
      return .object(fields)
    }
  }

  private static func around(_ list: UIScrollView) -> CGRect {
    list.bounds.insetBy(dx: -list.bounds.width, dy: -list.bounds.height)
  }

  static func numbers(_ frame: CGRect) -> ServedValue {
    let sides = [frame.minX, frame.minY, frame.width, frame.height]
    return .array(sides.map { .number((Double($0) * 100).rounded() / 100) })
  }

  // MARK: Sizes

  /// How a cell came to its size, as far as it was asked; nil for other views.
  func sizeWords(of view: UIView) -> String? {
    if let cell = view as? UICollectionReusableView, let list = cell.hostView,
      let attributes = cell.appliedAttributes
    {
      switch list.sizing(of: attributes) {
      case .given: return "Its size is given by \(Swift.type(of: list.collectionViewLayout))."
      case .estimated:
        return "Its size is an estimate of \(Swift.type(of: list.collectionViewLayout))."
      case .measured: return "Its size was measured\(answerWords(of: cell))."
      }
    }
    guard let cell = view as? UITableViewCell, let table = cell.table,
      let path = table.indexPath(for: cell)
    else { return nil }
    let height = ServedElement.number(table.rectForRow(at: path).height)
    switch table.measuring {
    case .given: return "Its height of \(height) is rowHeight."
    default:
      guard answers[ObjectIdentifier(cell)] != nil else {
        return
          "Its height of \(height) was said by heightForRowAt."
      }
      return "Its height was measured\(answerWords(of: cell))."
    }
  }

  private func answerWords(of view: UIView) -> String {
    guard let answer = answers[ObjectIdentifier(view)], answer.view === view else { return "" }
    func words(_ size: CGSize) -> String {
      "\(ServedElement.number(size.width)) × \(ServedElement.number(size.height))"
    }
    let how =
      CellMeasurement(view).hasConstraints ? "by the constraints inside" : "by sizeThatFits"
    return " \(how): expected \(words(answer.expected)), answered \(words(answer.size))"
  }
}

/// What a view answered when it was asked how large it would like to be.
struct SizeAnswer {
  weak var view: UIView?
  let expected: CGSize
  let size: CGSize
}

/// Where the size of an element comes from.
enum ElementSizing: String {
  /// The layout or the delegate says it.
  case given
  /// It is a guess until the element comes into sight.
  case estimated
  /// The view said it.
  case measured
}

extension UICollectionView {
  func sizing(of attributes: UICollectionViewLayoutAttributes) -> ElementSizing {
    let layout = keeper.layout
    // Layouts of an app's own may ask views as well, and say nothing of what they guess.
    let guesses =
      layout is UICollectionViewFlowLayout || layout is UICollectionViewCompositionalLayout
    guard guesses, layout.asksViewsForSizes, attributes.category != .decorationView,
      attributes.sizingAxes?.isEmpty != true
    else { return .given }
    return sizing.wasAsked(attributes.key) || layout.hasMeasured(attributes)
      ? .measured : .estimated
  }
}

extension UITableView {
  /// Whether rows that are not estimates were measured, or have a height that was given.
  fileprivate var measuring: ElementSizing { rowHeight >= 0 ? .given : .measured }
}
