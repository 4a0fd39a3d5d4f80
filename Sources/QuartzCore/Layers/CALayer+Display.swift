import CoreGraphics
import Diagnostics

extension CALayer {
  /// Draws the contents with `draw(in:)` into a bitmap as large as the bounds and their overhang.
  package func displayBackingStore(_ overhang: Overhang = .none) {
    let bounds = geometry.bounds
    let scale = appearance.contentsScale
    let width = Int(pixels: (bounds.width * scale).rounded(.up)) + overhang.left + overhang.right
    let height = Int(pixels: (bounds.height * scale).rounded(.up)) + overhang.top + overhang.bottom
    guard let bitmap = Bitmap(width: width, height: height) else {
      // Nothing to draw on: no size, or one that no picture can have.
      if width > 0, height > 0 { reportSize() }
      setDrawing(nil)
      return
    }
    delegate?.layerWillDraw(self)
    guard let context = CGContext(drawingInto: bitmap, scale: scale) else { return }
    context.translateBy(
      x: CGFloat(overhang.left) / scale - bounds.minX,
      y: CGFloat(overhang.top) / scale - bounds.minY
    )
    draw(in: context)
    bitmap.isOpaque = appearance.isOpaque
    setDrawing(bitmap, overhang)
  }

  /// Tells that the layer is too large for a picture.
  func reportSize() {
    let size = geometry.bounds.size
    UIKitDiagnostics.report(
      Diagnosis(
        .imageSize,
        what: "A layer is larger than any picture; nothing of it is drawn.",
        place: "\(type(of: self))" + (delegate.map { " of \(type(of: $0))" } ?? ""),
        saw: "\(size.width) × \(size.height) points",
        remedy: "Give it at most \(Bitmap.maximumSide) pixels a side, and put large contents into"
          + " several views or a scroll view."
      )
    )
  }

  /// Shows a picture the layer's owner drew; nil shows none.
  package func setDrawing(_ bitmap: Bitmap?, _ overhang: Overhang = .none) {
    if bitmap == nil, storedContents.isNone { return }
    // New contents of one's own are no change that anything is to answer.
    storedContents = bitmap.map { .drawing($0, overhang) } ?? .none
    record.look = nil
    mark(.changed)
  }

  /// The colour that replaces the contents' own, as for template images.
  package var contentsTint: CGColor? {
    get { appearance.contentsTint }
    set { change(.contentsTint, newValue != contentsTint) { $0.contentsTint = newValue } }
  }

  /// What becomes of what lies behind the layer.
  package var backdrop: Backdrop? {
    get { appearance.backdrop }
    set { change(.backdrop, newValue != backdrop) { $0.backdrop = newValue } }
  }

  /// What becomes of the layer with all below it before it is laid over what is behind.
  package var groupFilter: GroupFilter? {
    get { appearance.groupFilter }
    set { change(.groupFilter, newValue != groupFilter) { $0.groupFilter = newValue } }
  }
}
