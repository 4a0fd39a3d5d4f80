import CollectionLayout
import CoreGraphics
import Foundation

/// Where the headers and footers of a table are, which in plain tables stay in sight as long as
/// their section does.
@MainActor
struct TableFloating {
  let geometry: TableGeometry
  let isPlain: Bool
  /// The part of the content that no bar covers.
  let seen: AxisInterval

  func header(_ section: Int) -> (frame: CGRect, isFloating: Bool) {
    var frame = geometry.rect(of: .header(section))
    guard isPlain, frame.minY < seen.low else { return (frame, false) }
    // The end of the section pushes it out.
    let end = geometry.extents.interval(of: .footer(section)).low
    let place = max(frame.minY, min(seen.low, end - frame.height))
    let floats = place != frame.minY
    frame.origin.y = place
    return (frame, floats)
  }

  func footer(_ section: Int) -> (frame: CGRect, isFloating: Bool) {
    var frame = geometry.rect(of: .footer(section))
    guard isPlain, frame.maxY > seen.high else { return (frame, false) }
    let start = geometry.extents.interval(of: .header(section)).high
    let place = min(frame.minY, max(seen.high - frame.height, start))
    let floats = place != frame.minY
    frame.origin.y = place
    return (frame, floats)
  }
}
