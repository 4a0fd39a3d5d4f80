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
      /// Draws a colour over the area.
      case fillOver(Pixel)
      /// Draws a colour over the area through a mask.
      case fillThrough(Pixel, mask: Bitmap, x: Int, y: Int)
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

  let bitmap: Bitmap
  private let pool: WorkerPool
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

  /// Paints what was noted down, and forgets it.
  func flush() {
    guard !steps.isEmpty else { return }
    isLarge = reach >= pool.worthwhilePixels
    if isLarge, pool.width > 1 {
      prepareForThreads()
      let count = min(max(reach / Self.share, pool.width), 8 * pool.width, box.height)
      bands = box.rows(count)
    } else {
      bands = [box]
    }
    pool.run(self, parts: bands.count)
    paintedBands += bands.count
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
      case .fillOver(let color): bitmap.fillOver(area, with: color)
      case .fillThrough(let color, let mask, let x, let y):
        bitmap.fillOver(color, through: mask, at: (x, y), clip: area)
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
  /// The rectangle cut into as many bands of rows of about the same height.
  fileprivate func rows(_ count: Int) -> [PixelRect] {
    (0..<count).map { index in
      PixelRect(
        minX: minX,
        minY: minY + height * index / count,
        maxX: maxX,
        maxY: minY + height * (index + 1) / count
      )
    }
  }
}
