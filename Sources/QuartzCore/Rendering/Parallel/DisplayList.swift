import CoreGraphics

/// What is to be painted into a bitmap, in order, noted down first so that bands of rows can be painted
/// on several threads.
///
/// Each pixel depends on the list alone, so the bands give the same pixels as painting all at once.
final class DisplayList {
  /// One step of painting; places are the bitmap's pixels.
  struct Step {
    enum Kind {
      /// Replaces the pixels of the area.
      case fill(Pixel)
      /// Draws a colour that lets some through over the area.
      case fillOver(SolidSource)
      /// Draws a colour over the area through a mask.
      case fillThrough(SolidSource, mask: Bitmap, x: Int, y: Int)
      /// Draws a picture over the area.
      case draw(Bitmap, x: Int, y: Int, alpha: Double)
      /// Copies what lies in the area.
      case keep(Canvas)
      /// Blends what was kept back in where a corner does not cover.
      case restore(Canvas, CornerCoverage.Mask, x: Int, y: Int)
    }

    let area: PixelRect
    let kind: Kind
  }

  /// About how many pixels a band has to paint.
  private static let share = 1 << 16

  /// Where it is painted; another only while nothing is noted down.
  var bitmap: Bitmap
  /// Pictures for what is kept back while corners are painted.
  let spare = SpareBitmaps()
  private let pool: WorkerPool
  private var solids = SolidSources()
  private var steps: [Step] = []
  private var bands: [PixelRect] = []
  /// How many pixels all steps touch.
  private var reach = 0
  private var box = PixelRect.empty
  /// How many bands were painted so far.
  private(set) var paintedBands = 0
  /// Whether the last painting was worth another thread.
  private(set) var isLarge = false

  init(_ bitmap: Bitmap, _ pool: WorkerPool) {
    self.bitmap = bitmap
    self.pool = pool
  }

  func add(_ kind: Step.Kind, in area: PixelRect) {
    let area = area.intersection(bitmap.bounds)
    guard !area.isEmpty else { return }
    steps.append(Step(area: area, kind: kind))
    reach += area.area
    box = box.isEmpty ? area : box.union(area)
  }

  /// Notes down a colour that is drawn over the area.
  func add(_ color: Pixel, in area: PixelRect) {
    if color.isOpaque { return add(.fill(color), in: area) }
    guard color.argb != 0, let source = solids.source(of: color, into: bitmap) else { return }
    add(.fillOver(source), in: area)
  }

  /// Notes down a colour that is drawn through a mask.
  func add(_ color: Pixel, through mask: Bitmap, x: Int, y: Int, in area: PixelRect) {
    guard color.argb != 0, let source = solids.source(of: color, into: bitmap) else { return }
    add(.fillThrough(source, mask: mask, x: x, y: y), in: area)
  }

  /// Paints what was noted down, and forgets it.
  func flush() {
    guard !steps.isEmpty else { return }
    PictureJobs.shared.wait()
    isLarge = reach >= pool.worthwhilePixels
    if isLarge, pool.width > 1 {
      prepareForThreads()
      let count = min(max(reach / Self.share, pool.width), 8 * pool.width, box.height)
      box.cutIntoRows(count, &bands)
    } else {
      bands.append(box)
    }
    pool.run(self, parts: bands.count)
    paintedBands += bands.count
    for step in steps {
      if case .restore(let kept, _, _, _) = step.kind { spare.takeBack(kept.bitmap) }
    }
    bands.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    (reach, box) = (0, .empty)
  }

  /// Using a bitmap for the first time writes to it.
  private func prepareForThreads() {
    bitmap.prepareForThreads()
    for step in steps {
      switch step.kind {
      case .fill, .fillOver: break
      case .keep(let kept): kept.bitmap.prepareForThreads()
      case .fillThrough(_, let mask, _, _): mask.prepareForThreads()
      case .draw(let source, _, _, _): source.prepareForThreads()
      case .restore(_, let mask, _, _):
        mask.inside.prepareForThreads()
        mask.outside.prepareForThreads()
      }
    }
  }
}

extension DisplayList: PartedWork {
  func doPart(_ index: Int) {
    let band = bands[index]
    let canvas = Canvas(bitmap, holdsAll: true)
    for step in steps {
      let area = step.area.intersection(band)
      guard !area.isEmpty else { continue }
      switch step.kind {
      case .fill(let color): bitmap.fill(area, with: color)
      case .fillOver(let source): bitmap.fillOver(source, in: area)
      case .fillThrough(let source, let mask, let x, let y):
        bitmap.fillOver(source, through: mask, at: (x, y), clip: area)
      case .draw(let source, let x, let y, let alpha):
        canvas.drawOver(source, at: (x, y), clip: area, alpha: alpha)
      case .keep(let kept): kept.copyPixels(of: canvas, in: area)
      case .restore(let kept, let mask, let x, let y):
        canvas.restore(kept, outside: mask, at: (x, y), in: area)
      }
    }
  }
}

extension PixelRect {
  /// Appends as many bands of rows of about the same height, which make up the rectangle.
  fileprivate func cutIntoRows(_ count: Int, _ bands: inout [PixelRect]) {
    for index in 0..<count {
      bands.append(
        PixelRect(
          minX: minX,
          minY: minY + height * index / count,
          maxX: maxX,
          maxY: minY + height * (index + 1) / count
        )
      )
    }
  }
}
