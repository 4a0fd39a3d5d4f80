import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct BackgroundConfigurationTests {
  private func state(
    _ environment: UIListEnvironment = .unspecified,
    _ change: (inout UICellConfigurationState) -> Void = { _ in }
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(
      traitCollection: UITraitCollection(listEnvironment: environment)
    )
    change(&state)
    return state
  }

  @Test func `presets have their colours and corners`() {
    #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
    #expect(
      UIBackgroundConfiguration.listGroupedCell().backgroundColor
        == .secondarySystemGroupedBackground
    )
    #expect(UIBackgroundConfiguration.listPlainHeaderFooter().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listGroupedHeaderFooter().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listSidebarHeader().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listSidebarCell().cornerRadius == 10)
    #expect(UIBackgroundConfiguration.listAccompaniedSidebarCell().cornerRadius == 10)
    #expect(UIBackgroundConfiguration.listCell().cornerRadius == 0)
    #expect(UIBackgroundConfiguration.listHeader().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listFooter().backgroundColor == .clear)
  }

  @Test func `a new background is as large as its view and nothing more`() {
    let clear = UIBackgroundConfiguration.clear()
    #expect(clear.customView == nil && clear.image == nil)
    #expect(clear.backgroundInsets == .zero)
    #expect(clear.edgesAddingLayoutMarginsToBackgroundInsets == [])
    #expect(clear.strokeWidth == 0 && clear.strokeOutset == 0 && clear.strokeColor == nil)
    #expect(clear.imageContentMode == .scaleToFill)
    #expect(clear.backgroundColorTransformer == nil && clear.strokeColorTransformer == nil)
    #expect(clear.shadowProperties.opacity == 0)
    #expect(clear.shadowProperties.path == nil)
  }

  @Test func `cells go with the list around`() {
    let cell = UIBackgroundConfiguration.listCell()
    #expect(cell.updated(for: state(.plain)).backgroundColor == .systemBackground)
    #expect(
      cell.updated(for: state(.insetGrouped)).backgroundColor == .secondarySystemGroupedBackground
    )
    #expect(cell.updated(for: state(.sidebar)).backgroundColor == .clear)
    #expect(cell.updated(for: state(.sidebar)).cornerRadius == 10)
  }

  @Test func `selected and touched rows are grey`() {
    let cell = UIBackgroundConfiguration.listCell()
    #expect(cell.updated(for: state { $0.isSelected = true }).backgroundColor == .systemGray4)
    #expect(cell.updated(for: state { $0.isHighlighted = true }).backgroundColor == .systemGray4)
    let edited = state {
      $0.isSelected = true
      $0.isEditing = true
    }
    #expect(cell.updated(for: edited).backgroundColor == .systemGray5)
    let sidebar = cell.updated(for: state(.sidebar) { $0.isSelected = true })
    #expect(sidebar.backgroundColor == .systemFill)
    let focused = cell.updated(for: state(.sidebar) { $0.isFocused = true })
    #expect(focused.backgroundColor == nil)
    #expect(focused.resolvedBackgroundColor(for: .systemRed) == .systemRed)
    #expect(cell.updated(for: state { $0.isSelected = true }).updated(for: state()) == cell)
  }

  @Test func `what was set stays`() {
    var cell = UIBackgroundConfiguration.listCell()
    cell.backgroundColor = .systemRed
    cell.cornerRadius = 4
    let selected = cell.updated(for: state(.sidebar) { $0.isSelected = true })
    #expect(selected.backgroundColor == .systemRed)
    #expect(selected.cornerRadius == 4)
    cell.backgroundColor = nil
    #expect(cell.updated(for: state()).backgroundColor == nil)
  }

  @Test func `colours and strokes are transformed`() {
    var clear = UIBackgroundConfiguration.clear()
    clear.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
    #expect(clear.resolvedBackgroundColor(for: .systemRed) == .systemGreen)
    #expect(clear.resolvedStrokeColor(for: .systemRed) == .systemRed)
    clear.strokeColor = .black
    clear.strokeColorTransformer = UIConfigurationColorTransformer { _ in .white }
    #expect(clear.resolvedStrokeColor(for: .systemRed) == .white)
  }

  @Test func `pinned headers of plain lists hide what is below`() {
    var pinned = UIViewConfigurationState(
      traitCollection: UITraitCollection(listEnvironment: .plain)
    )
    let header = UIBackgroundConfiguration.listHeader()
    #expect(header.updated(for: pinned).backgroundColor == .clear)
    pinned.isPinned = true
    #expect(header.updated(for: pinned).backgroundColor != .clear)
  }

  // MARK: In a cell

  @Test func `a background lies behind the content, in its insets`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let custom = UIView()
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemRed
    background.customView = custom
    background.cornerRadius = 6
    background.strokeWidth = 2
    background.strokeOutset = 3
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    background.shadowProperties.opacity = 0.5
    background.shadowProperties.radius = 5
    background.shadowProperties.offset = CGSize(width: 0, height: 2)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first)
    #expect(view !== cell.contentView)
    #expect(view.frame == cell.bounds)
    let inner = CGRect(x: 2, y: 1, width: 94, height: 46)
    #expect(custom.frame == inner)
    #expect(custom.layer.cornerRadius == 6)
    let fill = try #require(view.subviews.first)
    #expect(fill.frame == inner)
    #expect(fill.backgroundColor == .systemRed)
    #expect(fill.layer.shadowOpacity == 0.5)
    #expect(fill.layer.shadowOffset == CGSize(width: 0, height: 2))
    let line = try #require(view.subviews.last)
    #expect(line.frame == inner.insetBy(dx: -3, dy: -3))
    #expect(line.layer.borderWidth == 2)
    #expect(line.layer.cornerRadius == 9)
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .top]
    background.strokeWidth = 0
    background.customView = nil
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(fill.frame == CGRect(x: 10, y: 9, width: 86, height: 38))
    #expect(custom.superview == nil && line.superview == nil)
  }

  @Test func `a background takes the place of background views, and they its place`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    let view = UIView()
    cell.backgroundView = view
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.subviews == [view, cell.contentView])
    #expect(cell.defaultBackgroundConfiguration() == .clear())
  }

  @Test func `an image fills the background`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var background = UIBackgroundConfiguration.clear()
    background.image = UIImage(systemName: "star")
    background.imageContentMode = .center
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let picture = try #require(cell.subviews.first?.subviews.last as? UIImageView)
    #expect(picture.frame == cell.bounds)
    #expect(picture.contentMode == .center)
    background.image = nil
    cell.backgroundConfiguration = background
    #expect(picture.superview == nil)
  }
}
