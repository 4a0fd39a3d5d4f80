import CollectionLayout
import CoreGraphics
import Foundation

/// Where the headers and footers of a table are, which in plain tables stay in sight as long as
/// their section does.
@MainActor
struct TableFloating {
  private let view: UITableView
  private let isPlain: Bool
  private let top: CGFloat
  private let bottom: CGFloat

  init(_ view: UITableView) {
    self.view = view
    isPlain = view.style == .plain
    top = view.bounds.minY + view.adjustedContentInset.top
    bottom = view.bounds.maxY - view.adjustedContentInset.bottom
  }

  func header(_ section: Int) -> (frame: CGRect, isFloating: Bool) {
    var frame = view.geometry.rect(of: .header(section))
    guard isPlain, frame.minY < top else { return (frame, false) }
    // The end of the section pushes it out.
    let end = view.geometry.extents.interval(of: .footer(section)).low
    let place = max(frame.minY, min(top, end - frame.height))
    let floats = place != frame.minY
    frame.origin.y = place
    return (frame, floats)
  }

  func footer(_ section: Int) -> (frame: CGRect, isFloating: Bool) {
    var frame = view.geometry.rect(of: .footer(section))
    guard isPlain, frame.maxY > bottom else { return (frame, false) }
    let start = view.geometry.extents.interval(of: .header(section)).high
    let place = min(frame.minY, max(bottom - frame.height, start))
    let floats = place != frame.minY
    frame.origin.y = place
    return (frame, floats)
  }
}
