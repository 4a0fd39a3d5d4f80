/// A screen that a source file shows while it is written: what `#Preview` stands for.
///
/// Translated sources enter one for each `#Preview`, under a name that the command line takes.
@MainActor @preconcurrency
public struct Preview {
  /// What is said of previews that show views.
  public struct ViewTraits: Sendable {}

  /// The name; nil where none is given.
  public var name: String?
  package var look = PreviewLook()
  /// Makes what is shown.
  package let make: @MainActor () -> UIViewController
  /// The size of the content within a size, in points.
  package let measure: @MainActor (UIViewController, CGSize) -> CGSize

  /// Makes a preview of a controller; without traits it fills the device.
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(
      name: name,
      look: PreviewLook(traits),
      make: body,
      measure: { controller, size in
        let preferred = controller.preferredContentSize
        return preferred == .zero ? Self.size(of: controller.view, in: size) : preferred
      }
    )
  }

  /// Makes a preview of a view; without traits it fills the device.
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(
      name: name,
      look: PreviewLook(traits),
      make: {
        let controller = UIViewController()
        controller.view = body()
        return controller
      },
      measure: { controller, size in Self.size(of: controller.view, in: size) }
    )
  }

  /// Makes a preview of what a controller shows that is measured in a way of its own.
  package init(
    name: String?,
    look: PreviewLook,
    make: @escaping @MainActor () -> UIViewController,
    measure: @escaping @MainActor (UIViewController, CGSize) -> CGSize
  ) {
    (self.name, self.look, self.make, self.measure) = (name, look, make, measure)
  }

  private static func size(of view: UIView, in size: CGSize) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting.width > 0 && fitting.height > 0 ? fitting : view.sizeThatFits(size)
  }
}

/// How a preview is shown.
package struct PreviewLook: Equatable, Sendable {
  package enum Layout: Equatable, Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
  }

  package var layout = Layout.device
  /// Whether it is shown on its side; nil leaves the device as it is.
  package var isLandscape: Bool?

  package init() {}

  package init<T>(_ traits: [PreviewTrait<T>]) {
    for trait in traits { trait.change(&self) }
  }
}

/// Something that is said of a preview: how large it is, and which way up.
public struct PreviewTrait<T>: Sendable {
  let change: @Sendable (inout PreviewLook) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the device, which is the default.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait { $0.layout = .device } }

  /// As large as the content.
  public static var sizeThatFitsLayout: PreviewTrait<T> {
    PreviewTrait { $0.layout = .sizeThatFits }
  }

  /// Of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }

  /// Upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait { $0.isLandscape = false } }

  /// Upside down: shown upright.
  public static var portraitUpsideDown: PreviewTrait<T> { portrait }

  /// On its side.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait { $0.isLandscape = true } }

  /// On its other side: what is shown is the same.
  public static var landscapeRight: PreviewTrait<T> { landscapeLeft }
}
