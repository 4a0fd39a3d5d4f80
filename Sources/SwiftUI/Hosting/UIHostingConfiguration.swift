import UIKit
import ViewLayout

/// The content of a cell as a SwiftUI view.
///
/// The view is as wide as the cell allows, and the cell as high as the view; the margins are those of the
/// cell's content view unless others are set, and the least size is that of a row: 44 points.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  var content: Content
  var background: Background
  var minWidth: CGFloat?
  var minHeight: CGFloat?
  var margins = HostingMargins()

  /// Makes a configuration without a background.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }

  init(_ content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  private func replacing<Other: View>(
    background: Other
  ) -> UIHostingConfiguration<Content, Other> {
    var copy = UIHostingConfiguration<Content, Other>(content, background: background)
    copy.minWidth = minWidth
    copy.minHeight = minHeight
    copy.margins = margins
    return copy
  }

  /// Sets what is behind the content.
  public func background<Other: View>(
    @ViewBuilder content: () -> Other
  ) -> UIHostingConfiguration<Content, Other> {
    replacing(background: content())
  }

  /// Sets what is behind the content.
  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, StyleView<Style>> {
    replacing(background: StyleView(style: style))
  }

  /// Sets margins of some edges, in points.
  public func margins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat
  ) -> UIHostingConfiguration<Content, Background> {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets margins of some edges, in points.
  public func margins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets
  ) -> UIHostingConfiguration<Content, Background> {
    var copy = self
    if edges.contains(.top) { copy.margins.top = insets.top }
    if edges.contains(.leading) { copy.margins.leading = insets.leading }
    if edges.contains(.bottom) { copy.margins.bottom = insets.bottom }
    if edges.contains(.trailing) { copy.margins.trailing = insets.trailing }
    return copy
  }

  /// Sets the least size, in points; nil leaves that of the system.
  public func minSize(
    width: CGFloat? = nil,
    height: CGFloat? = nil
  ) -> UIHostingConfiguration<Content, Background> {
    var copy = self
    copy.minWidth = width
    copy.minHeight = height
    return copy
  }

  /// Leaves the least size to the content.
  public func minSize() -> UIHostingConfiguration<Content, Background> {
    minSize(width: nil, height: nil)
  }

  /// Makes the view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// The configuration itself.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The margins that are set; nil leaves those of the cell.
struct HostingMargins: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?
}

/// The view of a hosting configuration.
final class HostingContentView<Content: View, Background: View>: HostingView<
  HostedContent<Content, Background>
>, UIContentView, MeasuringContent
{
  private var hosted: UIHostingConfiguration<Content, Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    hosted = configuration
    super.init(
      rootView: HostedContent(content: configuration.content, background: configuration.background)
    )
    respectsSafeArea = false
    insetsLayoutMarginsFromSafeArea = false
    preservesSuperviewLayoutMargins = true
    host.contentSizeDidChange = { [weak self] in self?.measuredContentDidChange() }
    updateMargins()
  }

  var configuration: any UIContentConfiguration {
    get { hosted }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      hosted = new
      rootView = HostedContent(content: new.content, background: new.background)
      updateMargins()
    }
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    updateMargins()
  }

  var rowMargins: (leading: CGFloat, trailing: CGFloat)? { didSet { updateMargins() } }

  /// Without margins of a list's cell they are those of the view around; above and below they are those of rows.
  private func updateMargins() {
    let standard = directionalLayoutMargins
    let new = EdgeInsets(
      top: hosted.margins.top ?? 11,
      leading: hosted.margins.leading ?? rowMargins?.leading ?? standard.leading,
      bottom: hosted.margins.bottom ?? 11,
      trailing: hosted.margins.trailing ?? rowMargins?.trailing ?? standard.trailing
    )
    guard new != insets else { return }
    insets = new
    setNeedsLayout()
    measuredContentDidChange()
  }

  func fittedHeight(forWidth width: CGFloat) -> CGFloat {
    max(contentSize(ProposedViewSize(width: width, height: nil)).height, hosted.minHeight ?? 44)
  }

  var separatorStart: CGFloat { firstTextStart(in: self) ?? insets.leading }

  private var insets = EdgeInsets() { didSet { environmentDidChange() } }

  override func currentEnvironment() -> EnvironmentValues {
    var environment = super.currentEnvironment()
    environment.hostedInsets = insets
    return environment
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let proposal = ProposedViewSize(
      width: horizontal == .required ? targetSize.width : nil,
      height: vertical == .required ? targetSize.height : nil
    )
    var size = contentSize(proposal)
    size.height = max(size.height, hosted.minHeight ?? 44)
    size.width = max(size.width, hosted.minWidth ?? 0)
    if horizontal == .required { size.width = targetSize.width }
    if vertical == .required { size.height = targetSize.height }
    return size
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
  }
}

/// The content within its margins, before the background.
struct HostedContent<Content: View, Background: View>: View {
  let content: Content
  let background: Background
  @Environment(\.hostedInsets) private var insets

  init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  var body: some View {
    content
      .padding(insets)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .background { background }
  }
}

enum HostedInsetsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
  var hostedInsets: EdgeInsets {
    get { self[HostedInsetsKey.self] }
    set { self[HostedInsetsKey.self] = newValue }
  }
}
