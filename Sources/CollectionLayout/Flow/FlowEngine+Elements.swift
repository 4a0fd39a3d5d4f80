import Foundation

extension FlowEngine {
  /// Everything that meets a rectangle, in the order of the data: O(log n) and what is found.
  package func elements(in rect: CGRect, _ pinning: FlowPinning? = nil) -> [FlowElement] {
    let axes = configuration.axes
    let (main, cross) = (axes.main(rect), axes.cross(rect))
    guard main.low <= main.high, cross.low <= cross.high else { return [] }
    var found: [FlowElement] = []
    // Origins go to pixels after the search, so it looks a point further.
    let wideMain = main.widened(by: 1)
    let wideCross = cross.widened(by: 1)
    func add(_ kind: FlowElement.Kind, _ section: Int, _ frame: CGRect?) {
      guard let frame, axes.main(frame).overlaps(main), axes.cross(frame).overlaps(cross) else {
        return
      }
      found.append(FlowElement(kind: kind, section: section, frame: frame))
    }
    starts.forEach(meeting: wideMain) { index, start in
      let section = sections[index]
      add(.header, index, headerFrame(index, from: start, pinning))
      let inside = wideMain.moved(by: -start - section.linesStart)
      section.lines.forEachLine(meeting: inside) { line in
        section.forEachItem(of: line, meeting: wideCross) { item, main, cross, size in
          add(.item(item), index, frame(start + main, cross, size))
        }
      }
      add(.footer, index, footerFrame(index, from: start, pinning))
    }
    return found
  }
}
