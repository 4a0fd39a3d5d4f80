import Foundation

/// Which headers and footers stay visible while their section does.
package struct FlowPinning: Sendable, Hashable {
  package var headers: Bool
  package var footers: Bool
  /// What is visible of the content, without what bars cover.
  package var visible: CGRect

  package init(headers: Bool, footers: Bool, visible: CGRect) {
    self.headers = headers
    self.footers = footers
    self.visible = visible
  }
}

extension FlowEngine {
  /// The frame of a section's header, which spans the view (fact fl.rule.chrome); nil where it has
  /// none.
  package func headerFrame(inSection section: Int, _ pinning: FlowPinning? = nil) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return headerFrame(section, from: starts.start(of: section), pinning)
  }

  /// The frame of a section's footer, which spans the view; nil where it has none.
  package func footerFrame(inSection section: Int, _ pinning: FlowPinning? = nil) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return footerFrame(section, from: starts.start(of: section), pinning)
  }

  func headerFrame(_ index: Int, from start: CGFloat, _ pinning: FlowPinning?) -> CGRect? {
    let section = sections[index]
    guard section.header > 0 else { return nil }
    var place = start
    if let pinning, pinning.headers {
      let top = configuration.axes.main(pinning.visible).low
      // The end of its section pushes it out.
      place = max(place, min(top, start + section.footerStart - section.header))
    }
    return chrome(place, section.header)
  }

  func footerFrame(_ index: Int, from start: CGFloat, _ pinning: FlowPinning?) -> CGRect? {
    let section = sections[index]
    guard section.footer > 0 else { return nil }
    var place = start + section.footerStart
    if let pinning, pinning.footers {
      let bottom = configuration.axes.main(pinning.visible).high
      place = min(place, max(bottom - section.footer, start + section.header))
    }
    return chrome(place, section.footer)
  }

  private func chrome(_ main: CGFloat, _ length: CGFloat) -> CGRect {
    let size = AxisSize(main: length, cross: max(0, configuration.crossLength))
    return configuration.axes.rect(main: main, cross: 0, size)
  }
}
