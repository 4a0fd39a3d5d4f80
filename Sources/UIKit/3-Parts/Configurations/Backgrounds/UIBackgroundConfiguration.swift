import CoreGraphics
import Foundation

/// What lies behind the content of a cell, header or footer.
///
/// What is not set follows the preset, the state of the view and the list around it.
public struct UIBackgroundConfiguration: Hashable {
  let kind: BackgroundKind
  private var color: Adjustable<UIColor?>
  private var colorTransformation = ColorTransformation()
  private var radius: Adjustable<CGFloat>
  private var strokeTransformation = ColorTransformation()

  init(_ kind: BackgroundKind) {
    self.kind = kind
    let style = BackgroundStyle(kind, StateFacts())
    color = Adjustable(style.color)
    radius = Adjustable(style.cornerRadius)
  }

  // MARK: Presets

  /// Nothing behind the content.
  public static func clear() -> UIBackgroundConfiguration { .init(.clear) }

  /// The background of cells in whatever list is around.
  public static func listCell() -> UIBackgroundConfiguration { .init(.cell) }

  /// The background of headers in whatever list is around.
  public static func listHeader() -> UIBackgroundConfiguration { .init(.header) }

  /// The background of footers in whatever list is around.
  public static func listFooter() -> UIBackgroundConfiguration { .init(.footer) }

  /// The background of cells in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }

  /// The background of headers and footers in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    .init(.plainHeaderFooter)
  }

  /// The background of cells in groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }

  /// The background of headers and footers of groups.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    .init(.groupedHeaderFooter)
  }

  /// The background of headers in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.sidebarHeader) }

  /// The background of cells in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }

  /// The background of cells in a sidebar that another one stands beside.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    .init(.accompaniedSidebarCell)
  }

  // MARK: Shape

  /// A view in front of the background's colour and image, as large as the background.
  ///
  /// Defaults to nil.
  public var customView: UIView?

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { radius.value }
    set { radius.value = newValue }
  }

  /// How far the background stays inside of the view, in points; negative values reach out.
  ///
  /// Defaults to zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The edges where the view's layout margins are added to the insets.
  ///
  /// Defaults to none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  // MARK: Fill

  /// The colour; nil takes the view's tint.
  public var backgroundColor: UIColor? {
    get { color.value }
    set { color.value = newValue }
  }

  /// What becomes of the colour.
  ///
  /// Defaults to nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { colorTransformation.transformer }
    set { colorTransformation = ColorTransformation(newValue) }
  }

  /// The colour that shows in a view of a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    colorTransformation(backgroundColor ?? tintColor)
  }

  /// A material in front of the colour, through which what is behind the view is seen.
  ///
  /// Defaults to nil. The colour lies on it, so that one that is not clear hides the material.
  public var visualEffect: UIVisualEffect?

  /// The image in front of the colour.
  ///
  /// Defaults to nil.
  public var image: UIImage?

  /// How the image fills the background.
  ///
  /// Defaults to `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  // MARK: Line

  /// The colour of the line around the background; nil takes the view's tint.
  ///
  /// Defaults to nil.
  public var strokeColor: UIColor?

  /// What becomes of the line's colour.
  ///
  /// Defaults to nil.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeTransformation.transformer }
    set { strokeTransformation = ColorTransformation(newValue) }
  }

  /// The colour of the line that shows in a view of a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    strokeTransformation(strokeColor ?? tintColor)
  }

  /// The width of the line, in points.
  ///
  /// Defaults to 0, no line.
  public var strokeWidth: CGFloat = 0

  /// How far the line is outside of the background's edge, in points; negative values are inside.
  ///
  /// Defaults to 0.
  public var strokeOutset: CGFloat = 0

  /// The shadow of the background.
  ///
  /// Defaults to none.
  public var shadowProperties = UIShadowProperties()

  // MARK: States

  /// The configuration as it is in a state; what was set stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let style = BackgroundStyle(kind, StateFacts(state))
    var result = self
    result.color.standard = style.color
    result.radius.standard = style.cornerRadius
    return result
  }

  /// The essential parts; equal configurations have equal ones.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
    hasher.combine(image)
    hasher.combine(visualEffect)
  }
}
