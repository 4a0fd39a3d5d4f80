import Combine
import CoreGraphics
import QuartzCore
import UIKit
import ViewLayout

/// Makes pictures of a view that need not be on the screen.
///
/// The view keeps its state from picture to picture. What is on a screen is not known to it: neither its environment
/// nor its state.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends before a picture would be another one.
  public nonisolated let objectWillChange = PassthroughSubject<Void, Never>()

  private let view: RenderedView<Content>

  /// The view.
  public var content: Content {
    get { view.rootView }
    set { view.rootView = newValue }
  }

  /// The size that is proposed to the view: it has its own where nothing is.
  public var proposedSize = ProposedViewSize.unspecified { didSet { view.change() } }

  /// The pixels in a point.
  public var scale: CGFloat = 1 { didSet { view.change() } }

  /// Whether pictures have no transparency.
  public var isOpaque = false { didSet { view.change() } }

  /// The colours that pictures are made of: those of the screen, whatever is set.
  public var colorMode: ColorRenderingMode = .nonLinear

  /// Makes a renderer of a view.
  public init(content view: Content) {
    self.view = RenderedView(rootView: view)
    self.view.respectsSafeArea = false
    self.view.changed = { [objectWillChange] in objectWillChange.send() }
  }

  /// A picture of the view; nil where the view has no size.
  public var uiImage: UIImage? {
    let scale = max(scale, 0.01)
    let size = view.prepare(proposedSize, scale)
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
  }

  /// A picture of the view; nil where the view has no size.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Hands a closure the size of the view in points, and what draws it upright into contexts with y up.
  ///
  /// Views are drawn as pixels, also into documents.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let view = view
    let size = view.prepare(proposedSize, max(rasterizationScale, 0.01))
    renderer(size) { context in
      context.saveGState()
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      view.layer.render(in: context)
      context.restoreGState()
    }
  }
}

/// A hosting view that no window shows.
private final class RenderedView<Content: View>: HostingView<Content> {
  /// Called once when a picture would be another one than the last.
  var changed: () -> Void = {}
  private var isCurrent = false
  private var isPreparing = false

  /// A picture would be another one.
  func change() {
    guard isCurrent, !isPreparing else { return }
    isCurrent = false
    changed()
  }

  /// Lays the view out to be drawn.
  ///
  /// - Returns: its size in points.
  func prepare(_ proposal: ProposedViewSize, _ scale: CGFloat) -> CGSize {
    isPreparing = true
    defer { (isPreparing, isCurrent) = (false, true) }
    if traitOverrides.displayScale != scale { traitOverrides.displayScale = scale }
    updateTraitsIfNeeded()
    let size = contentSize(proposal)
    bounds.size = size
    setNeedsLayout()
    layoutIfNeeded()
    return size
  }

  override func setNeedsLayout() {
    super.setNeedsLayout()
    change()
  }
}
